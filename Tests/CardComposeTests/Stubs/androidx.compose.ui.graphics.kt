package androidx.compose.ui.graphics

@JvmInline
value class Color(val value: ULong) {
    val red: Float get() = TODO()
    val green: Float get() = TODO()
    val blue: Float get() = TODO()
    val alpha: Float get() = TODO()
    fun copy(
        alpha: Float = this.alpha,
        red: Float = this.red,
        green: Float = this.green,
        blue: Float = this.blue,
    ): Color = TODO()
    companion object {
        val Black: Color = TODO()
        val DarkGray: Color = TODO()
        val Gray: Color = TODO()
        val LightGray: Color = TODO()
        val White: Color = TODO()
        val Red: Color = TODO()
        val Green: Color = TODO()
        val Blue: Color = TODO()
        val Transparent: Color = TODO()
        val Unspecified: Color = TODO()
    }
}
fun Color(red: Float, green: Float, blue: Float, alpha: Float = 1f): Color = TODO()
fun Color(color: Int): Color = TODO()
fun Color(color: Long): Color = TODO()
fun Color(red: Int, green: Int, blue: Int, alpha: Int = 0xFF): Color = TODO()
fun Color.luminance(): Float = TODO()
fun Color.compositeOver(background: Color): Color = TODO()
fun Color.toArgb(): Int = TODO()
fun lerp(start: Color, stop: Color, fraction: Float): Color = TODO()
inline val Color.isSpecified: Boolean get() = TODO()
inline fun Color.takeOrElse(block: () -> Color): Color = TODO()

sealed class Brush
class SolidColor(val value: Color) : Brush()
interface Shape
val RectangleShape: Shape = TODO()
@JvmInline
value class StrokeCap internal constructor(val value: Int) {
    companion object {
        val Butt: StrokeCap = TODO()
        val Round: StrokeCap = TODO()
        val Square: StrokeCap = TODO()
    }
}
class Shadow(val color: Color = Color(0xFF000000), val blurRadius: Float = 0.0f)
