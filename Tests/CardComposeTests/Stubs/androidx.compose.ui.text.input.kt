package androidx.compose.ui.text.input

import androidx.compose.ui.text.AnnotatedString

@JvmInline
value class KeyboardType private constructor(private val value: Int) {
    companion object {
        val Unspecified: KeyboardType = TODO()
        val Text: KeyboardType = TODO()
        val Ascii: KeyboardType = TODO()
        val Number: KeyboardType = TODO()
        val Phone: KeyboardType = TODO()
        val Uri: KeyboardType = TODO()
        val Email: KeyboardType = TODO()
        val Password: KeyboardType = TODO()
        val NumberPassword: KeyboardType = TODO()
        val Decimal: KeyboardType = TODO()
    }
}
@JvmInline
value class KeyboardCapitalization private constructor(private val value: Int) {
    companion object {
        val Unspecified: KeyboardCapitalization = TODO()
        val None: KeyboardCapitalization = TODO()
        val Characters: KeyboardCapitalization = TODO()
        val Words: KeyboardCapitalization = TODO()
        val Sentences: KeyboardCapitalization = TODO()
    }
}
@JvmInline
value class ImeAction private constructor(private val value: Int) {
    companion object {
        val Unspecified: ImeAction = TODO()
        val Default: ImeAction = TODO()
        val None: ImeAction = TODO()
        val Go: ImeAction = TODO()
        val Search: ImeAction = TODO()
        val Send: ImeAction = TODO()
        val Previous: ImeAction = TODO()
        val Next: ImeAction = TODO()
        val Done: ImeAction = TODO()
    }
}
class PlatformImeOptions(val privateImeOptions: String? = null)
interface OffsetMapping {
    fun originalToTransformed(offset: Int): Int
    fun transformedToOriginal(offset: Int): Int
}
class TransformedText(val text: AnnotatedString, val offsetMapping: OffsetMapping)
fun interface VisualTransformation {
    fun filter(text: AnnotatedString): TransformedText
    companion object {
        val None: VisualTransformation = TODO()
    }
}
class PasswordVisualTransformation(val mask: Char = '\u2022') : VisualTransformation {
    override fun filter(text: AnnotatedString): TransformedText = TODO()
}
class TextFieldValue(text: String = "")
