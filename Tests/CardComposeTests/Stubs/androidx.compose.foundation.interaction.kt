package androidx.compose.foundation.interaction

interface InteractionSource
interface MutableInteractionSource : InteractionSource
fun MutableInteractionSource(): MutableInteractionSource = TODO()
