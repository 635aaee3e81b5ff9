package androidx.compose.ui.unit

@JvmInline
value class Dp(val value: Float) : Comparable<Dp> {
    operator fun plus(other: Dp): Dp = TODO()
    operator fun minus(other: Dp): Dp = TODO()
    operator fun unaryMinus(): Dp = TODO()
    operator fun div(other: Float): Dp = TODO()
    operator fun div(other: Int): Dp = TODO()
    operator fun div(other: Dp): Float = TODO()
    operator fun times(other: Float): Dp = TODO()
    operator fun times(other: Int): Dp = TODO()
    override operator fun compareTo(other: Dp): Int = TODO()
    companion object {
        val Hairline: Dp = TODO()
        val Infinity: Dp = TODO()
        val Unspecified: Dp = TODO()
    }
}
inline val Int.dp: Dp get() = TODO()
inline val Double.dp: Dp get() = TODO()
inline val Float.dp: Dp get() = TODO()
inline operator fun Float.times(other: Dp): Dp = TODO()
inline operator fun Double.times(other: Dp): Dp = TODO()
inline operator fun Int.times(other: Dp): Dp = TODO()
inline val Dp.isSpecified: Boolean get() = TODO()
inline fun Dp.takeOrElse(block: () -> Dp): Dp = TODO()
inline fun Dp.coerceIn(minimumValue: Dp, maximumValue: Dp): Dp = TODO()
inline fun Dp.coerceAtLeast(minimumValue: Dp): Dp = TODO()
inline fun Dp.coerceAtMost(maximumValue: Dp): Dp = TODO()
fun min(a: Dp, b: Dp): Dp = TODO()
fun max(a: Dp, b: Dp): Dp = TODO()
@JvmInline
value class DpOffset internal constructor(internal val packedValue: Long)
fun DpOffset(x: Dp, y: Dp): DpOffset = TODO()
@JvmInline
value class DpSize internal constructor(internal val packedValue: Long) {
    val width: Dp get() = TODO()
    val height: Dp get() = TODO()
}
fun DpSize(width: Dp, height: Dp): DpSize = TODO()

@JvmInline
value class TextUnit internal constructor(internal val packedValue: Long) {
    val value: Float get() = TODO()
    val isSp: Boolean get() = TODO()
    val isEm: Boolean get() = TODO()
    operator fun unaryMinus(): TextUnit = TODO()
    operator fun div(other: Float): TextUnit = TODO()
    operator fun div(other: Double): TextUnit = TODO()
    operator fun div(other: Int): TextUnit = TODO()
    operator fun times(other: Float): TextUnit = TODO()
    operator fun times(other: Double): TextUnit = TODO()
    operator fun times(other: Int): TextUnit = TODO()
    companion object {
        val Unspecified: TextUnit = TODO()
    }
}
val Float.sp: TextUnit get() = TODO()
val Double.sp: TextUnit get() = TODO()
val Int.sp: TextUnit get() = TODO()
val Float.em: TextUnit get() = TODO()
val Double.em: TextUnit get() = TODO()
val Int.em: TextUnit get() = TODO()

interface FontScaling {
    val fontScale: Float
    fun Dp.toSp(): TextUnit = TODO()
    fun TextUnit.toDp(): Dp = TODO()
}
interface Density : FontScaling {
    val density: Float
    fun Dp.toPx(): Float = TODO()
    fun Dp.roundToPx(): Int = TODO()
    fun TextUnit.toPx(): Float = TODO()
    fun TextUnit.roundToPx(): Int = TODO()
    fun Int.toDp(): Dp = TODO()
    fun Int.toSp(): TextUnit = TODO()
    fun Float.toDp(): Dp = TODO()
    fun Float.toSp(): TextUnit = TODO()
}
enum class LayoutDirection { Ltr, Rtl }

@JvmInline
value class Constraints internal constructor(internal val value: Long) {
    val minWidth: Int get() = TODO()
    val maxWidth: Int get() = TODO()
    val minHeight: Int get() = TODO()
    val maxHeight: Int get() = TODO()
    val hasBoundedWidth: Boolean get() = TODO()
    val hasBoundedHeight: Boolean get() = TODO()
    val hasFixedWidth: Boolean get() = TODO()
    val hasFixedHeight: Boolean get() = TODO()
    val isZero: Boolean get() = TODO()
    fun copy(
        minWidth: Int = this.minWidth,
        maxWidth: Int = this.maxWidth,
        minHeight: Int = this.minHeight,
        maxHeight: Int = this.maxHeight,
    ): Constraints = TODO()
    companion object {
        const val Infinity: Int = Int.MAX_VALUE
        fun fixed(width: Int, height: Int): Constraints = TODO()
        fun fixedWidth(width: Int): Constraints = TODO()
        fun fixedHeight(height: Int): Constraints = TODO()
    }
}
fun Constraints(
    minWidth: Int = 0,
    maxWidth: Int = Constraints.Infinity,
    minHeight: Int = 0,
    maxHeight: Int = Constraints.Infinity,
): Constraints = TODO()
fun Constraints.constrain(otherConstraints: Constraints): Constraints = TODO()
fun Constraints.constrain(size: IntSize): IntSize = TODO()
fun Constraints.constrainWidth(width: Int): Int = TODO()
fun Constraints.constrainHeight(height: Int): Int = TODO()
fun Constraints.offset(horizontal: Int = 0, vertical: Int = 0): Constraints = TODO()
@JvmInline
value class IntOffset internal constructor(internal val packedValue: Long) {
    val x: Int get() = TODO()
    val y: Int get() = TODO()
}
fun IntOffset(x: Int, y: Int): IntOffset = TODO()
@JvmInline
value class IntSize internal constructor(internal val packedValue: Long) {
    val width: Int get() = TODO()
    val height: Int get() = TODO()
}
fun IntSize(width: Int, height: Int): IntSize = TODO()
