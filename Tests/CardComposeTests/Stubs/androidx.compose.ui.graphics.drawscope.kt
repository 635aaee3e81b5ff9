package androidx.compose.ui.graphics.drawscope

import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection

@DslMarker
annotation class DrawScopeMarker

@DrawScopeMarker
interface DrawScope : Density {
    val layoutDirection: LayoutDirection
}
sealed class DrawStyle
object Fill : DrawStyle()
