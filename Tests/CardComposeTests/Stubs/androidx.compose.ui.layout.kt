package androidx.compose.ui.layout

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.LayoutDirection

interface ContentScale {
    companion object {
        val Crop: ContentScale = TODO()
        val Fit: ContentScale = TODO()
        val FillHeight: ContentScale = TODO()
        val FillWidth: ContentScale = TODO()
        val Inside: ContentScale = TODO()
        val None: ContentScale = TODO()
        val FillBounds: ContentScale = TODO()
    }
}

sealed class AlignmentLine
class HorizontalAlignmentLine(merger: (Int, Int) -> Int) : AlignmentLine()
class VerticalAlignmentLine(merger: (Int, Int) -> Int) : AlignmentLine()
val FirstBaseline: HorizontalAlignmentLine = TODO()
val LastBaseline: HorizontalAlignmentLine = TODO()

interface Measured {
    val measuredWidth: Int
    val measuredHeight: Int
    operator fun get(alignmentLine: AlignmentLine): Int
}
interface IntrinsicMeasurable {
    val parentData: Any?
    fun minIntrinsicWidth(height: Int): Int
    fun maxIntrinsicWidth(height: Int): Int
    fun minIntrinsicHeight(width: Int): Int
    fun maxIntrinsicHeight(width: Int): Int
}
interface Measurable : IntrinsicMeasurable {
    fun measure(constraints: Constraints): Placeable
}
interface MeasureResult {
    val width: Int
    val height: Int
    val alignmentLines: Map<AlignmentLine, Int>
    fun placeChildren()
}

@DslMarker
annotation class PlacementScopeMarker

abstract class Placeable : Measured {
    var width: Int = 0
        private set
    var height: Int = 0
        private set

    @PlacementScopeMarker
    abstract class PlacementScope : Density {
        fun Placeable.place(position: IntOffset, zIndex: Float = 0f): Unit = TODO()
        fun Placeable.place(x: Int, y: Int, zIndex: Float = 0f): Unit = TODO()
        fun Placeable.placeRelative(position: IntOffset, zIndex: Float = 0f): Unit = TODO()
        fun Placeable.placeRelative(x: Int, y: Int, zIndex: Float = 0f): Unit = TODO()
    }
}

interface IntrinsicMeasureScope : Density {
    val layoutDirection: LayoutDirection
    val isLookingAhead: Boolean get() = TODO()
}
interface MeasureScope : IntrinsicMeasureScope {
    fun layout(
        width: Int,
        height: Int,
        alignmentLines: Map<AlignmentLine, Int> = emptyMap(),
        placementBlock: Placeable.PlacementScope.() -> Unit,
    ): MeasureResult = TODO()
}
fun interface MeasurePolicy {
    fun MeasureScope.measure(measurables: List<Measurable>, constraints: Constraints): MeasureResult
    fun IntrinsicMeasureScope.minIntrinsicWidth(measurables: List<IntrinsicMeasurable>, height: Int): Int = TODO()
    fun IntrinsicMeasureScope.minIntrinsicHeight(measurables: List<IntrinsicMeasurable>, width: Int): Int = TODO()
    fun IntrinsicMeasureScope.maxIntrinsicWidth(measurables: List<IntrinsicMeasurable>, height: Int): Int = TODO()
    fun IntrinsicMeasureScope.maxIntrinsicHeight(measurables: List<IntrinsicMeasurable>, width: Int): Int = TODO()
}
fun interface MultiContentMeasurePolicy {
    fun MeasureScope.measure(measurables: List<List<Measurable>>, constraints: Constraints): MeasureResult
}
@Composable
inline fun Layout(
    content: @Composable () -> Unit,
    modifier: Modifier = Modifier,
    measurePolicy: MeasurePolicy,
): Unit = TODO()
@Composable
inline fun Layout(modifier: Modifier = Modifier, measurePolicy: MeasurePolicy): Unit = TODO()
@Composable
inline fun Layout(
    contents: List<@Composable () -> Unit>,
    modifier: Modifier = Modifier,
    measurePolicy: MultiContentMeasurePolicy,
): Unit = TODO()
fun Modifier.layout(measure: MeasureScope.(Measurable, Constraints) -> MeasureResult): Modifier = TODO()
