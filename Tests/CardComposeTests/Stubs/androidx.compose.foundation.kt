package androidx.compose.foundation

import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.RectangleShape
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.Dp

@RequiresOptIn("This foundation API is experimental and is likely to change or be removed in the future.")
@Retention(AnnotationRetention.BINARY)
annotation class ExperimentalFoundationApi

fun Modifier.background(color: Color, shape: Shape = RectangleShape): Modifier = TODO()
fun Modifier.background(brush: Brush, shape: Shape = RectangleShape, alpha: Float = 1.0f): Modifier = TODO()
class BorderStroke(val width: Dp, val brush: Brush)
fun BorderStroke(width: Dp, color: Color): BorderStroke = TODO()
fun Modifier.border(border: BorderStroke, shape: Shape = RectangleShape): Modifier = TODO()
fun Modifier.border(width: Dp, color: Color, shape: Shape = RectangleShape): Modifier = TODO()
fun Modifier.border(width: Dp, brush: Brush, shape: Shape): Modifier = TODO()

interface Indication
fun Modifier.clickable(
    enabled: Boolean = true,
    onClickLabel: String? = null,
    role: Role? = null,
    onClick: () -> Unit,
): Modifier = TODO()
fun Modifier.clickable(
    interactionSource: MutableInteractionSource?,
    indication: Indication?,
    enabled: Boolean = true,
    onClickLabel: String? = null,
    role: Role? = null,
    onClick: () -> Unit,
): Modifier = TODO()
fun Modifier.focusable(
    enabled: Boolean = true,
    interactionSource: MutableInteractionSource? = null,
): Modifier = TODO()
fun Modifier.focusGroup(): Modifier = TODO()

class ScrollState(initial: Int) {
    val value: Int get() = TODO()
    val maxValue: Int get() = TODO()
    suspend fun scrollTo(value: Int): Float = TODO()
}
@Composable
fun rememberScrollState(initial: Int = 0): ScrollState = TODO()
fun Modifier.verticalScroll(
    state: ScrollState,
    enabled: Boolean = true,
    flingBehavior: androidx.compose.foundation.gestures.FlingBehavior? = null,
    reverseScrolling: Boolean = false,
): Modifier = TODO()
fun Modifier.horizontalScroll(
    state: ScrollState,
    enabled: Boolean = true,
    flingBehavior: androidx.compose.foundation.gestures.FlingBehavior? = null,
    reverseScrolling: Boolean = false,
): Modifier = TODO()

@Composable
@ReadOnlyComposable
fun isSystemInDarkTheme(): Boolean = TODO()
