package androidx.compose.ui

import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.LayoutDirection

@RequiresOptIn("This API is experimental and is likely to change in the future.")
annotation class ExperimentalComposeUiApi

interface Modifier {
    infix fun then(other: Modifier): Modifier = TODO()
    interface Element : Modifier
    companion object : Modifier
}

fun interface Alignment {
    fun align(size: IntSize, space: IntSize, layoutDirection: LayoutDirection): IntOffset
    fun interface Horizontal {
        fun align(size: Int, space: Int, layoutDirection: LayoutDirection): Int
    }
    fun interface Vertical {
        fun align(size: Int, space: Int): Int
    }
    companion object {
        val TopStart: Alignment = TODO()
        val TopCenter: Alignment = TODO()
        val TopEnd: Alignment = TODO()
        val CenterStart: Alignment = TODO()
        val Center: Alignment = TODO()
        val CenterEnd: Alignment = TODO()
        val BottomStart: Alignment = TODO()
        val BottomCenter: Alignment = TODO()
        val BottomEnd: Alignment = TODO()
        val Top: Vertical = TODO()
        val CenterVertically: Vertical = TODO()
        val Bottom: Vertical = TODO()
        val Start: Horizontal = TODO()
        val CenterHorizontally: Horizontal = TODO()
        val End: Horizontal = TODO()
    }
}
object AbsoluteAlignment {
    val Left: Alignment.Horizontal = TODO()
    val Right: Alignment.Horizontal = TODO()
}

fun Modifier.zIndex(zIndex: Float): Modifier = TODO()
