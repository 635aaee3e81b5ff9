package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.HorizontalAlignmentLine
import androidx.compose.ui.layout.Measured
import androidx.compose.ui.layout.VerticalAlignmentLine
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp

@RequiresOptIn("The API of this layout is experimental and is likely to change in the future.")
annotation class ExperimentalLayoutApi

@DslMarker
annotation class LayoutScopeMarker

// Rows, columns and boxes

object Arrangement {
    interface Horizontal {
        val spacing: Dp get() = 0.dp
        fun Density.arrange(totalSize: Int, sizes: IntArray, layoutDirection: LayoutDirection, outPositions: IntArray)
    }
    interface Vertical {
        val spacing: Dp get() = 0.dp
        fun Density.arrange(totalSize: Int, sizes: IntArray, outPositions: IntArray)
    }
    interface HorizontalOrVertical : Horizontal, Vertical {
        override val spacing: Dp get() = 0.dp
    }
    val Start: Horizontal = TODO()
    val End: Horizontal = TODO()
    val Top: Vertical = TODO()
    val Bottom: Vertical = TODO()
    val Center: HorizontalOrVertical = TODO()
    val SpaceEvenly: HorizontalOrVertical = TODO()
    val SpaceBetween: HorizontalOrVertical = TODO()
    val SpaceAround: HorizontalOrVertical = TODO()
    fun spacedBy(space: Dp): HorizontalOrVertical = TODO()
    fun spacedBy(space: Dp, alignment: Alignment.Horizontal): Horizontal = TODO()
    fun spacedBy(space: Dp, alignment: Alignment.Vertical): Vertical = TODO()
    fun aligned(alignment: Alignment.Horizontal): Horizontal = TODO()
    fun aligned(alignment: Alignment.Vertical): Vertical = TODO()
}

@LayoutScopeMarker
interface ColumnScope {
    fun Modifier.weight(weight: Float, fill: Boolean = true): Modifier
    fun Modifier.align(alignment: Alignment.Horizontal): Modifier
    fun Modifier.alignBy(alignmentLine: VerticalAlignmentLine): Modifier
    fun Modifier.alignBy(alignmentLineBlock: (Measured) -> Int): Modifier
}
@LayoutScopeMarker
interface RowScope {
    fun Modifier.weight(weight: Float, fill: Boolean = true): Modifier
    fun Modifier.align(alignment: Alignment.Vertical): Modifier
    fun Modifier.alignBy(alignmentLine: HorizontalAlignmentLine): Modifier
    fun Modifier.alignByBaseline(): Modifier
    fun Modifier.alignBy(alignmentLineBlock: (Measured) -> Int): Modifier
}
@LayoutScopeMarker
interface BoxScope {
    fun Modifier.align(alignment: Alignment): Modifier
    fun Modifier.matchParentSize(): Modifier
}
interface BoxWithConstraintsScope : BoxScope {
    val constraints: Constraints
    val minWidth: Dp
    val maxWidth: Dp
    val minHeight: Dp
    val maxHeight: Dp
}
@LayoutScopeMarker
@ExperimentalLayoutApi
interface FlowRowScope : RowScope

@Composable
inline fun Column(
    modifier: Modifier = Modifier,
    verticalArrangement: Arrangement.Vertical = Arrangement.Top,
    horizontalAlignment: Alignment.Horizontal = Alignment.Start,
    content: @Composable ColumnScope.() -> Unit,
): Unit = TODO()
@Composable
inline fun Row(
    modifier: Modifier = Modifier,
    horizontalArrangement: Arrangement.Horizontal = Arrangement.Start,
    verticalAlignment: Alignment.Vertical = Alignment.Top,
    content: @Composable RowScope.() -> Unit,
): Unit = TODO()
@Composable
inline fun Box(
    modifier: Modifier = Modifier,
    contentAlignment: Alignment = Alignment.TopStart,
    propagateMinConstraints: Boolean = false,
    content: @Composable BoxScope.() -> Unit,
): Unit = TODO()
@Composable
fun Box(modifier: Modifier): Unit = TODO()
@Composable
fun BoxWithConstraints(
    modifier: Modifier = Modifier,
    contentAlignment: Alignment = Alignment.TopStart,
    propagateMinConstraints: Boolean = false,
    content: @Composable BoxWithConstraintsScope.() -> Unit,
): Unit = TODO()
@Composable
@ExperimentalLayoutApi
fun FlowRow(
    modifier: Modifier = Modifier,
    horizontalArrangement: Arrangement.Horizontal = Arrangement.Start,
    verticalArrangement: Arrangement.Vertical = Arrangement.Top,
    maxItemsInEachRow: Int = Int.MAX_VALUE,
    maxLines: Int = Int.MAX_VALUE,
    content: @Composable FlowRowScope.() -> Unit,
): Unit = TODO()
@Composable
fun Spacer(modifier: Modifier): Unit = TODO()

// Sizes

fun Modifier.width(width: Dp): Modifier = TODO()
fun Modifier.height(height: Dp): Modifier = TODO()
fun Modifier.size(size: Dp): Modifier = TODO()
fun Modifier.size(width: Dp, height: Dp): Modifier = TODO()
fun Modifier.size(size: DpSize): Modifier = TODO()
fun Modifier.widthIn(min: Dp = Dp.Unspecified, max: Dp = Dp.Unspecified): Modifier = TODO()
fun Modifier.heightIn(min: Dp = Dp.Unspecified, max: Dp = Dp.Unspecified): Modifier = TODO()
fun Modifier.sizeIn(
    minWidth: Dp = Dp.Unspecified,
    minHeight: Dp = Dp.Unspecified,
    maxWidth: Dp = Dp.Unspecified,
    maxHeight: Dp = Dp.Unspecified,
): Modifier = TODO()
fun Modifier.requiredWidth(width: Dp): Modifier = TODO()
fun Modifier.requiredHeight(height: Dp): Modifier = TODO()
fun Modifier.requiredSize(size: Dp): Modifier = TODO()
fun Modifier.requiredWidthIn(min: Dp = Dp.Unspecified, max: Dp = Dp.Unspecified): Modifier = TODO()
fun Modifier.requiredHeightIn(min: Dp = Dp.Unspecified, max: Dp = Dp.Unspecified): Modifier = TODO()
fun Modifier.defaultMinSize(minWidth: Dp = Dp.Unspecified, minHeight: Dp = Dp.Unspecified): Modifier = TODO()
fun Modifier.fillMaxWidth(fraction: Float = 1f): Modifier = TODO()
fun Modifier.fillMaxHeight(fraction: Float = 1f): Modifier = TODO()
fun Modifier.fillMaxSize(fraction: Float = 1f): Modifier = TODO()
fun Modifier.wrapContentWidth(
    align: Alignment.Horizontal = Alignment.CenterHorizontally,
    unbounded: Boolean = false,
): Modifier = TODO()
fun Modifier.wrapContentHeight(
    align: Alignment.Vertical = Alignment.CenterVertically,
    unbounded: Boolean = false,
): Modifier = TODO()
fun Modifier.wrapContentSize(align: Alignment = Alignment.Center, unbounded: Boolean = false): Modifier = TODO()
fun Modifier.aspectRatio(ratio: Float, matchHeightConstraintsFirst: Boolean = false): Modifier = TODO()
enum class IntrinsicSize { Min, Max }
fun Modifier.width(intrinsicSize: IntrinsicSize): Modifier = TODO()
fun Modifier.height(intrinsicSize: IntrinsicSize): Modifier = TODO()
fun Modifier.offset(x: Dp = 0.dp, y: Dp = 0.dp): Modifier = TODO()
fun Modifier.offset(offset: Density.() -> IntOffset): Modifier = TODO()

// Padding

interface PaddingValues {
    fun calculateLeftPadding(layoutDirection: LayoutDirection): Dp
    fun calculateTopPadding(): Dp
    fun calculateRightPadding(layoutDirection: LayoutDirection): Dp
    fun calculateBottomPadding(): Dp
}
fun PaddingValues(all: Dp): PaddingValues = TODO()
fun PaddingValues(horizontal: Dp = 0.dp, vertical: Dp = 0.dp): PaddingValues = TODO()
fun PaddingValues(start: Dp = 0.dp, top: Dp = 0.dp, end: Dp = 0.dp, bottom: Dp = 0.dp): PaddingValues = TODO()
fun Modifier.padding(start: Dp = 0.dp, top: Dp = 0.dp, end: Dp = 0.dp, bottom: Dp = 0.dp): Modifier = TODO()
fun Modifier.padding(horizontal: Dp = 0.dp, vertical: Dp = 0.dp): Modifier = TODO()
fun Modifier.padding(all: Dp): Modifier = TODO()
fun Modifier.padding(paddingValues: PaddingValues): Modifier = TODO()
fun Modifier.absolutePadding(left: Dp = 0.dp, top: Dp = 0.dp, right: Dp = 0.dp, bottom: Dp = 0.dp): Modifier = TODO()
