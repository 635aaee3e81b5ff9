package androidx.compose.runtime.snapshots

interface StateObject
class SnapshotStateList<T> : StateObject, MutableList<T> by mutableListOf() {
    fun toList(): List<T> = TODO()
}
class SnapshotStateMap<K, V> : StateObject, MutableMap<K, V> by mutableMapOf() {
    fun toMap(): Map<K, V> = TODO()
}
