package androidx.compose.ui.text.style

import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.sp

@JvmInline
value class TextAlign internal constructor(internal val value: Int) {
    companion object {
        val Left: TextAlign = TODO()
        val Right: TextAlign = TODO()
        val Center: TextAlign = TODO()
        val Justify: TextAlign = TODO()
        val Start: TextAlign = TODO()
        val End: TextAlign = TODO()
        val Unspecified: TextAlign = TODO()
    }
}
class TextDecoration internal constructor(val mask: Int) {
    operator fun plus(decoration: TextDecoration): TextDecoration = TODO()
    companion object {
        val None: TextDecoration = TODO()
        val Underline: TextDecoration = TODO()
        val LineThrough: TextDecoration = TODO()
        fun combine(decorations: List<TextDecoration>): TextDecoration = TODO()
    }
}
@JvmInline
value class TextDirection internal constructor(internal val value: Int) {
    companion object {
        val Ltr: TextDirection = TODO()
        val Rtl: TextDirection = TODO()
        val Content: TextDirection = TODO()
        val ContentOrLtr: TextDirection = TODO()
        val ContentOrRtl: TextDirection = TODO()
        val Unspecified: TextDirection = TODO()
    }
}
@JvmInline
value class TextOverflow internal constructor(internal val value: Int) {
    companion object {
        val Clip: TextOverflow = TODO()
        val Ellipsis: TextOverflow = TODO()
        val Visible: TextOverflow = TODO()
    }
}
@JvmInline
value class BaselineShift(val multiplier: Float) {
    companion object {
        val Superscript: BaselineShift = TODO()
        val Subscript: BaselineShift = TODO()
        val None: BaselineShift = TODO()
    }
}
@JvmInline
value class LineBreak internal constructor(internal val mask: Int) {
    companion object {
        val Simple: LineBreak = TODO()
        val Heading: LineBreak = TODO()
        val Paragraph: LineBreak = TODO()
        val Unspecified: LineBreak = TODO()
    }
}
@JvmInline
value class Hyphens internal constructor(internal val value: Int) {
    companion object {
        val None: Hyphens = TODO()
        val Auto: Hyphens = TODO()
        val Unspecified: Hyphens = TODO()
    }
}
class TextIndent(val firstLine: TextUnit = 0.sp, val restLine: TextUnit = 0.sp)
class TextGeometricTransform(val scaleX: Float = 1.0f, val skewX: Float = 0f)
class LineHeightStyle
class TextMotion internal constructor()
