package androidx.compose.ui.platform

import android.content.Context
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection

val LocalContext: ProvidableCompositionLocal<Context> = TODO()
val LocalDensity: ProvidableCompositionLocal<Density> = TODO()
val LocalLayoutDirection: ProvidableCompositionLocal<LayoutDirection> = TODO()
val LocalUriHandler: ProvidableCompositionLocal<UriHandler> = TODO()
interface UriHandler {
    fun openUri(uri: String)
}
fun Modifier.testTag(tag: String): Modifier = TODO()
