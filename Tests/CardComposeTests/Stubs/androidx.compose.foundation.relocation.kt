package androidx.compose.foundation.relocation

import androidx.compose.foundation.ExperimentalFoundationApi
import androidx.compose.ui.Modifier

@ExperimentalFoundationApi
sealed interface BringIntoViewRequester {
    suspend fun bringIntoView()
}
@ExperimentalFoundationApi
fun BringIntoViewRequester(): BringIntoViewRequester = TODO()
@ExperimentalFoundationApi
fun Modifier.bringIntoViewRequester(bringIntoViewRequester: BringIntoViewRequester): Modifier = TODO()
