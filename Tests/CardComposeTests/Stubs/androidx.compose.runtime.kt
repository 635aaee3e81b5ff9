package androidx.compose.runtime

import androidx.compose.runtime.snapshots.SnapshotStateList
import androidx.compose.runtime.snapshots.SnapshotStateMap
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.reflect.KProperty
import kotlinx.coroutines.CoroutineScope

@MustBeDocumented
@Retention(AnnotationRetention.BINARY)
@Target(
    AnnotationTarget.FUNCTION,
    AnnotationTarget.TYPE,
    AnnotationTarget.TYPE_PARAMETER,
    AnnotationTarget.PROPERTY_GETTER,
)
annotation class Composable

@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER)
annotation class ReadOnlyComposable

@Retention(AnnotationRetention.SOURCE)
@Target(AnnotationTarget.TYPE)
annotation class DisallowComposableCalls

@Target(AnnotationTarget.CLASS)
annotation class Immutable

@Target(
    AnnotationTarget.CLASS,
    AnnotationTarget.FUNCTION,
    AnnotationTarget.PROPERTY_GETTER,
    AnnotationTarget.PROPERTY,
)
annotation class Stable

// Effects and what is remembered

@Composable
inline fun <T> remember(crossinline calculation: @DisallowComposableCalls () -> T): T = TODO()
@Composable
inline fun <T> remember(key1: Any?, crossinline calculation: @DisallowComposableCalls () -> T): T = TODO()
@Composable
inline fun <T> remember(key1: Any?, key2: Any?, crossinline calculation: @DisallowComposableCalls () -> T): T = TODO()
@Composable
inline fun <T> remember(vararg keys: Any?, crossinline calculation: @DisallowComposableCalls () -> T): T = TODO()
@Composable
inline fun <T> key(vararg keys: Any?, block: @Composable () -> T): T = TODO()
@Composable
fun SideEffect(effect: () -> Unit): Unit = TODO()
@Composable
fun DisposableEffect(key1: Any?, effect: DisposableEffectScope.() -> DisposableEffectResult): Unit = TODO()
@Composable
fun DisposableEffect(key1: Any?, key2: Any?, effect: DisposableEffectScope.() -> DisposableEffectResult): Unit = TODO()
@Composable
fun DisposableEffect(vararg keys: Any?, effect: DisposableEffectScope.() -> DisposableEffectResult): Unit = TODO()
class DisposableEffectScope {
    inline fun onDispose(crossinline onDisposeEffect: () -> Unit): DisposableEffectResult = TODO()
}
interface DisposableEffectResult {
    fun dispose()
}
@Composable
fun LaunchedEffect(key1: Any?, block: suspend CoroutineScope.() -> Unit): Unit = TODO()
@Composable
fun LaunchedEffect(key1: Any?, key2: Any?, block: suspend CoroutineScope.() -> Unit): Unit = TODO()
@Composable
fun LaunchedEffect(vararg keys: Any?, block: suspend CoroutineScope.() -> Unit): Unit = TODO()
@Composable
inline fun rememberCoroutineScope(
    crossinline getContext: @DisallowComposableCalls () -> CoroutineContext = { EmptyCoroutineContext },
): CoroutineScope = TODO()
@Composable
fun <T> rememberUpdatedState(newValue: T): State<T> = TODO()

// States

interface SnapshotMutationPolicy<T> {
    fun equivalent(a: T, b: T): Boolean
}
fun <T> structuralEqualityPolicy(): SnapshotMutationPolicy<T> = TODO()

interface State<out T> {
    val value: T
}
interface MutableState<T> : State<T> {
    override var value: T
    operator fun component1(): T
    operator fun component2(): (T) -> Unit
}
interface IntState : State<Int> {
    override val value: Int
    val intValue: Int
}
interface MutableIntState : IntState, MutableState<Int> {
    override var value: Int
    override var intValue: Int
}
inline operator fun <T> State<T>.getValue(thisObj: Any?, property: KProperty<*>): T = TODO()
inline operator fun <T> MutableState<T>.setValue(thisObj: Any?, property: KProperty<*>, value: T): Unit = TODO()
inline operator fun IntState.getValue(thisObj: Any?, property: KProperty<*>): Int = TODO()
inline operator fun MutableIntState.setValue(thisObj: Any?, property: KProperty<*>, value: Int): Unit = TODO()
fun <T> mutableStateOf(
    value: T,
    policy: SnapshotMutationPolicy<T> = structuralEqualityPolicy(),
): MutableState<T> = TODO()
fun mutableIntStateOf(value: Int): MutableIntState = TODO()
fun <T> mutableStateListOf(): SnapshotStateList<T> = TODO()
fun <T> mutableStateListOf(vararg elements: T): SnapshotStateList<T> = TODO()
fun <K, V> mutableStateMapOf(): SnapshotStateMap<K, V> = TODO()
fun <K, V> mutableStateMapOf(vararg pairs: Pair<K, V>): SnapshotStateMap<K, V> = TODO()
fun <T> derivedStateOf(calculation: () -> T): State<T> = TODO()

// Values for all that is below

sealed class CompositionLocal<T> {
    val current: T
        @ReadOnlyComposable
        @Composable
        get() = TODO()
}
abstract class ProvidableCompositionLocal<T> internal constructor() : CompositionLocal<T>() {
    infix fun provides(value: T): ProvidedValue<T> = TODO()
    infix fun providesDefault(value: T): ProvidedValue<T> = TODO()
}
class ProvidedValue<T> internal constructor(val compositionLocal: CompositionLocal<T>, val value: T)
fun <T> compositionLocalOf(
    policy: SnapshotMutationPolicy<T> = structuralEqualityPolicy(),
    defaultFactory: () -> T,
): ProvidableCompositionLocal<T> = TODO()
fun <T> staticCompositionLocalOf(defaultFactory: () -> T): ProvidableCompositionLocal<T> = TODO()
@Composable
fun CompositionLocalProvider(vararg values: ProvidedValue<*>, content: @Composable () -> Unit): Unit = TODO()
@Composable
fun CompositionLocalProvider(value: ProvidedValue<*>, content: @Composable () -> Unit): Unit = TODO()
