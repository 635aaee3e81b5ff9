package androidx.compose.ui.res

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable

@Composable
@ReadOnlyComposable
fun stringResource(id: Int): String = TODO()
@Composable
@ReadOnlyComposable
fun stringResource(id: Int, vararg formatArgs: Any): String = TODO()
