package androidx.compose.ui.semantics

import androidx.compose.ui.Modifier
import androidx.compose.ui.text.AnnotatedString

interface SemanticsPropertyReceiver
fun Modifier.semantics(
    mergeDescendants: Boolean = false,
    properties: (SemanticsPropertyReceiver.() -> Unit),
): Modifier = TODO()
fun Modifier.clearAndSetSemantics(properties: (SemanticsPropertyReceiver.() -> Unit)): Modifier = TODO()

// Properties

var SemanticsPropertyReceiver.contentDescription: String
    get() = TODO()
    set(value) = TODO()
var SemanticsPropertyReceiver.stateDescription: String
    get() = TODO()
    set(value) = TODO()
var SemanticsPropertyReceiver.paneTitle: String
    get() = TODO()
    set(value) = TODO()
var SemanticsPropertyReceiver.liveRegion: LiveRegionMode
    get() = TODO()
    set(value) = TODO()
var SemanticsPropertyReceiver.focused: Boolean
    get() = TODO()
    set(value) = TODO()
var SemanticsPropertyReceiver.isTraversalGroup: Boolean
    get() = TODO()
    set(value) = TODO()
var SemanticsPropertyReceiver.role: Role
    get() = TODO()
    set(value) = TODO()
var SemanticsPropertyReceiver.selected: Boolean
    get() = TODO()
    set(value) = TODO()
var SemanticsPropertyReceiver.text: AnnotatedString
    get() = TODO()
    set(value) = TODO()
var SemanticsPropertyReceiver.progressBarRangeInfo: ProgressBarRangeInfo
    get() = TODO()
    set(value) = TODO()
fun SemanticsPropertyReceiver.heading(): Unit = TODO()
fun SemanticsPropertyReceiver.disabled(): Unit = TODO()
fun SemanticsPropertyReceiver.error(description: String): Unit = TODO()
fun SemanticsPropertyReceiver.password(): Unit = TODO()
fun SemanticsPropertyReceiver.selectableGroup(): Unit = TODO()

// Actions

fun SemanticsPropertyReceiver.onClick(label: String? = null, action: (() -> Boolean)?): Unit = TODO()
fun SemanticsPropertyReceiver.onLongClick(label: String? = null, action: (() -> Boolean)?): Unit = TODO()
fun SemanticsPropertyReceiver.expand(label: String? = null, action: (() -> Boolean)?): Unit = TODO()
fun SemanticsPropertyReceiver.collapse(label: String? = null, action: (() -> Boolean)?): Unit = TODO()
fun SemanticsPropertyReceiver.dismiss(label: String? = null, action: (() -> Boolean)?): Unit = TODO()

@JvmInline
value class Role private constructor(private val value: Int) {
    companion object {
        val Button: Role = TODO()
        val Checkbox: Role = TODO()
        val Switch: Role = TODO()
        val RadioButton: Role = TODO()
        val Tab: Role = TODO()
        val Image: Role = TODO()
        val DropdownList: Role = TODO()
        val ValuePicker: Role = TODO()
        val Carousel: Role = TODO()
    }
}
@JvmInline
value class LiveRegionMode private constructor(private val value: Int) {
    companion object {
        val Polite: LiveRegionMode = TODO()
        val Assertive: LiveRegionMode = TODO()
    }
}
class ProgressBarRangeInfo(val current: Float, val range: ClosedFloatingPointRange<Float>, val steps: Int = 0)
