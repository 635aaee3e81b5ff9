package androidx.compose.ui.draw

import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Shape

fun Modifier.clip(shape: Shape): Modifier = TODO()
fun Modifier.clipToBounds(): Modifier = TODO()
fun Modifier.alpha(alpha: Float): Modifier = TODO()
fun Modifier.rotate(degrees: Float): Modifier = TODO()
fun Modifier.scale(scale: Float): Modifier = TODO()
