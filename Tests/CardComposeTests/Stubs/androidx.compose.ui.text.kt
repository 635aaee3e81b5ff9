package androidx.compose.ui.text

import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Shadow
import androidx.compose.ui.graphics.drawscope.DrawStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontStyle
import androidx.compose.ui.text.font.FontSynthesis
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.intl.LocaleList
import androidx.compose.ui.text.style.BaselineShift
import androidx.compose.ui.text.style.Hyphens
import androidx.compose.ui.text.style.LineBreak
import androidx.compose.ui.text.style.LineHeightStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.text.style.TextDirection
import androidx.compose.ui.text.style.TextGeometricTransform
import androidx.compose.ui.text.style.TextIndent
import androidx.compose.ui.text.style.TextMotion
import androidx.compose.ui.unit.TextUnit

class AnnotatedString(
    val text: String,
    val spanStyles: List<Range<SpanStyle>> = listOf(),
    val paragraphStyles: List<Range<ParagraphStyle>> = listOf(),
) : CharSequence by text {
    operator fun plus(other: AnnotatedString): AnnotatedString = TODO()
    data class Range<T>(val item: T, val start: Int, val end: Int, val tag: String)
    interface Annotation
    class Builder(capacity: Int = 16) : Appendable {
        constructor(text: String) : this()
        constructor(text: AnnotatedString) : this()
        val length: Int get() = TODO()
        fun append(text: String): Unit = TODO()
        override fun append(text: CharSequence?): Builder = TODO()
        override fun append(text: CharSequence?, start: Int, end: Int): Builder = TODO()
        override fun append(char: Char): Builder = TODO()
        fun append(text: AnnotatedString): Unit = TODO()
        fun addStyle(style: SpanStyle, start: Int, end: Int): Unit = TODO()
        fun addStyle(style: ParagraphStyle, start: Int, end: Int): Unit = TODO()
        fun addLink(clickable: LinkAnnotation.Clickable, start: Int, end: Int): Unit = TODO()
        fun pushStyle(style: SpanStyle): Int = TODO()
        fun pushStyle(style: ParagraphStyle): Int = TODO()
        fun pushLink(link: LinkAnnotation): Int = TODO()
        fun pop(): Unit = TODO()
        fun pop(index: Int): Unit = TODO()
        fun toAnnotatedString(): AnnotatedString = TODO()
    }
}
fun AnnotatedString(
    text: String,
    spanStyle: SpanStyle,
    paragraphStyle: ParagraphStyle? = null,
): AnnotatedString = TODO()
inline fun buildAnnotatedString(builder: (AnnotatedString.Builder).() -> Unit): AnnotatedString = TODO()
inline fun <R : Any> AnnotatedString.Builder.withStyle(
    style: SpanStyle,
    block: AnnotatedString.Builder.() -> R,
): R = TODO()
inline fun <R : Any> AnnotatedString.Builder.withStyle(
    style: ParagraphStyle,
    block: AnnotatedString.Builder.() -> R,
): R = TODO()
inline fun <R : Any> AnnotatedString.Builder.withLink(
    link: LinkAnnotation,
    block: AnnotatedString.Builder.() -> R,
): R = TODO()

abstract class LinkAnnotation private constructor() : AnnotatedString.Annotation {
    abstract val linkInteractionListener: LinkInteractionListener?
    abstract val styles: TextLinkStyles?
    class Url(
        val url: String,
        override val styles: TextLinkStyles? = null,
        override val linkInteractionListener: LinkInteractionListener? = null,
    ) : LinkAnnotation()
    class Clickable(
        val tag: String,
        override val styles: TextLinkStyles? = null,
        override val linkInteractionListener: LinkInteractionListener?,
    ) : LinkAnnotation()
}
fun interface LinkInteractionListener {
    fun onClick(link: LinkAnnotation)
}
class TextLinkStyles(
    val style: SpanStyle? = null,
    val focusedStyle: SpanStyle? = null,
    val hoveredStyle: SpanStyle? = null,
    val pressedStyle: SpanStyle? = null,
)

class PlatformSpanStyle
class PlatformTextStyle
class TextLayoutResult internal constructor()
class SpanStyle(
    color: Color = Color.Unspecified,
    val fontSize: TextUnit = TextUnit.Unspecified,
    val fontWeight: FontWeight? = null,
    val fontStyle: FontStyle? = null,
    val fontSynthesis: FontSynthesis? = null,
    val fontFamily: FontFamily? = null,
    val fontFeatureSettings: String? = null,
    val letterSpacing: TextUnit = TextUnit.Unspecified,
    val baselineShift: BaselineShift? = null,
    val textGeometricTransform: TextGeometricTransform? = null,
    val localeList: LocaleList? = null,
    val background: Color = Color.Unspecified,
    val textDecoration: TextDecoration? = null,
    val shadow: Shadow? = null,
    val platformStyle: PlatformSpanStyle? = null,
    val drawStyle: DrawStyle? = null,
) {
    val color: Color get() = TODO()
    fun merge(other: SpanStyle? = null): SpanStyle = TODO()
    fun copy(
        color: Color = this.color,
        fontSize: TextUnit = this.fontSize,
        fontWeight: FontWeight? = this.fontWeight,
        fontStyle: FontStyle? = this.fontStyle,
        fontSynthesis: FontSynthesis? = this.fontSynthesis,
        fontFamily: FontFamily? = this.fontFamily,
        fontFeatureSettings: String? = this.fontFeatureSettings,
        letterSpacing: TextUnit = this.letterSpacing,
        baselineShift: BaselineShift? = this.baselineShift,
        textGeometricTransform: TextGeometricTransform? = this.textGeometricTransform,
        localeList: LocaleList? = this.localeList,
        background: Color = this.background,
        textDecoration: TextDecoration? = this.textDecoration,
        shadow: Shadow? = this.shadow,
        platformStyle: PlatformSpanStyle? = this.platformStyle,
        drawStyle: DrawStyle? = this.drawStyle,
    ): SpanStyle = TODO()
}
class ParagraphStyle(
    val textAlign: TextAlign = TextAlign.Unspecified,
    val textDirection: TextDirection = TextDirection.Unspecified,
    val lineHeight: TextUnit = TextUnit.Unspecified,
    val textIndent: TextIndent? = null,
)
class TextStyle(
    color: Color = Color.Unspecified,
    val fontSize: TextUnit = TextUnit.Unspecified,
    val fontWeight: FontWeight? = null,
    val fontStyle: FontStyle? = null,
    val fontSynthesis: FontSynthesis? = null,
    val fontFamily: FontFamily? = null,
    val fontFeatureSettings: String? = null,
    val letterSpacing: TextUnit = TextUnit.Unspecified,
    val baselineShift: BaselineShift? = null,
    val textGeometricTransform: TextGeometricTransform? = null,
    val localeList: LocaleList? = null,
    val background: Color = Color.Unspecified,
    val textDecoration: TextDecoration? = null,
    val shadow: Shadow? = null,
    val drawStyle: DrawStyle? = null,
    val textAlign: TextAlign = TextAlign.Unspecified,
    val textDirection: TextDirection = TextDirection.Unspecified,
    val lineHeight: TextUnit = TextUnit.Unspecified,
    val textIndent: TextIndent? = null,
    val platformStyle: PlatformTextStyle? = null,
    val lineHeightStyle: LineHeightStyle? = null,
    val lineBreak: LineBreak = LineBreak.Unspecified,
    val hyphens: Hyphens = Hyphens.Unspecified,
    val textMotion: TextMotion? = null,
) {
    val color: Color get() = TODO()
    val brush: Brush? get() = TODO()
    fun toSpanStyle(): SpanStyle = TODO()
    fun merge(other: TextStyle? = null): TextStyle = TODO()
    fun copy(
        color: Color = this.color,
        fontSize: TextUnit = this.fontSize,
        fontWeight: FontWeight? = this.fontWeight,
        fontStyle: FontStyle? = this.fontStyle,
        fontSynthesis: FontSynthesis? = this.fontSynthesis,
        fontFamily: FontFamily? = this.fontFamily,
        fontFeatureSettings: String? = this.fontFeatureSettings,
        letterSpacing: TextUnit = this.letterSpacing,
        baselineShift: BaselineShift? = this.baselineShift,
        textGeometricTransform: TextGeometricTransform? = this.textGeometricTransform,
        localeList: LocaleList? = this.localeList,
        background: Color = this.background,
        textDecoration: TextDecoration? = this.textDecoration,
        shadow: Shadow? = this.shadow,
        drawStyle: DrawStyle? = this.drawStyle,
        textAlign: TextAlign = this.textAlign,
        textDirection: TextDirection = this.textDirection,
        lineHeight: TextUnit = this.lineHeight,
        textIndent: TextIndent? = this.textIndent,
        platformStyle: PlatformTextStyle? = this.platformStyle,
        lineHeightStyle: LineHeightStyle? = this.lineHeightStyle,
        lineBreak: LineBreak = this.lineBreak,
        hyphens: Hyphens = this.hyphens,
        textMotion: TextMotion? = this.textMotion,
    ): TextStyle = TODO()
    companion object {
        val Default: TextStyle = TODO()
    }
}
