package androidx.compose.ui.focus

import androidx.compose.ui.Modifier

class FocusRequester {
    fun requestFocus(): Unit = TODO()

    fun freeFocus(): Boolean = TODO()

    companion object {
        val Default: FocusRequester = TODO()
    }
}

fun Modifier.focusRequester(focusRequester: FocusRequester): Modifier = TODO()

interface FocusState {
    val isFocused: Boolean
    val hasFocus: Boolean
}

fun Modifier.onFocusChanged(onFocusChanged: (FocusState) -> Unit): Modifier = TODO()
