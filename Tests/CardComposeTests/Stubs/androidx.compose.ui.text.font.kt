package androidx.compose.ui.text.font

class FontWeight(val weight: Int) : Comparable<FontWeight> {
    override operator fun compareTo(other: FontWeight): Int = TODO()
    companion object {
        val W100: FontWeight = TODO()
        val W200: FontWeight = TODO()
        val W300: FontWeight = TODO()
        val W400: FontWeight = TODO()
        val W500: FontWeight = TODO()
        val W600: FontWeight = TODO()
        val W700: FontWeight = TODO()
        val W800: FontWeight = TODO()
        val W900: FontWeight = TODO()
        val Thin: FontWeight = TODO()
        val ExtraLight: FontWeight = TODO()
        val Light: FontWeight = TODO()
        val Normal: FontWeight = TODO()
        val Medium: FontWeight = TODO()
        val SemiBold: FontWeight = TODO()
        val Bold: FontWeight = TODO()
        val ExtraBold: FontWeight = TODO()
        val Black: FontWeight = TODO()
    }
}
@JvmInline
value class FontStyle(val value: Int) {
    companion object {
        val Normal: FontStyle = TODO()
        val Italic: FontStyle = TODO()
    }
}
sealed class FontFamily {
    companion object {
        val Default: SystemFontFamily = TODO()
        val SansSerif: GenericFontFamily = TODO()
        val Serif: GenericFontFamily = TODO()
        val Monospace: GenericFontFamily = TODO()
        val Cursive: GenericFontFamily = TODO()
    }
}
sealed class SystemFontFamily : FontFamily()
class GenericFontFamily internal constructor(val name: String) : SystemFontFamily()
@JvmInline
value class FontSynthesis internal constructor(internal val value: Int)
