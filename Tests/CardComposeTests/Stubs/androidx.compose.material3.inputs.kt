package androidx.compose.material3

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.input.TextFieldValue
import androidx.compose.ui.text.input.VisualTransformation
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.window.DialogProperties

// Buttons

@Composable
fun Button(
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    shape: Shape = ButtonDefaults.shape,
    colors: ButtonColors = ButtonDefaults.buttonColors(),
    elevation: ButtonElevation? = ButtonDefaults.buttonElevation(),
    border: BorderStroke? = null,
    contentPadding: PaddingValues = ButtonDefaults.ContentPadding,
    interactionSource: MutableInteractionSource? = null,
    content: @Composable RowScope.() -> Unit,
): Unit = TODO()
@Composable
fun OutlinedButton(
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    shape: Shape = ButtonDefaults.outlinedShape,
    colors: ButtonColors = ButtonDefaults.outlinedButtonColors(),
    elevation: ButtonElevation? = null,
    border: BorderStroke? = ButtonDefaults.outlinedButtonBorder(enabled),
    contentPadding: PaddingValues = ButtonDefaults.ContentPadding,
    interactionSource: MutableInteractionSource? = null,
    content: @Composable RowScope.() -> Unit,
): Unit = TODO()
@Composable
fun TextButton(
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    shape: Shape = ButtonDefaults.textShape,
    colors: ButtonColors = ButtonDefaults.textButtonColors(),
    elevation: ButtonElevation? = null,
    border: BorderStroke? = null,
    contentPadding: PaddingValues = ButtonDefaults.TextButtonContentPadding,
    interactionSource: MutableInteractionSource? = null,
    content: @Composable RowScope.() -> Unit,
): Unit = TODO()
@Composable
fun IconButton(
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    colors: IconButtonColors = IconButtonDefaults.iconButtonColors(),
    interactionSource: MutableInteractionSource? = null,
    content: @Composable () -> Unit,
): Unit = TODO()
class ButtonColors
class ButtonElevation internal constructor()
class IconButtonColors
object ButtonDefaults {
    val ContentPadding: PaddingValues = TODO()
    val TextButtonContentPadding: PaddingValues = TODO()
    val MinWidth: Dp = TODO()
    val MinHeight: Dp = TODO()
    val IconSize: Dp = TODO()
    val IconSpacing: Dp = TODO()
    val shape: Shape
        @Composable get() = TODO()
    val outlinedShape: Shape
        @Composable get() = TODO()
    val textShape: Shape
        @Composable get() = TODO()
    @Composable
    fun buttonColors(): ButtonColors = TODO()
    @Composable
    fun buttonColors(
        containerColor: Color = Color.Unspecified,
        contentColor: Color = Color.Unspecified,
        disabledContainerColor: Color = Color.Unspecified,
        disabledContentColor: Color = Color.Unspecified,
    ): ButtonColors = TODO()
    @Composable
    fun outlinedButtonColors(): ButtonColors = TODO()
    @Composable
    fun outlinedButtonColors(
        containerColor: Color = Color.Unspecified,
        contentColor: Color = Color.Unspecified,
        disabledContainerColor: Color = Color.Unspecified,
        disabledContentColor: Color = Color.Unspecified,
    ): ButtonColors = TODO()
    @Composable
    fun textButtonColors(): ButtonColors = TODO()
    @Composable
    fun textButtonColors(
        containerColor: Color = Color.Unspecified,
        contentColor: Color = Color.Unspecified,
        disabledContainerColor: Color = Color.Unspecified,
        disabledContentColor: Color = Color.Unspecified,
    ): ButtonColors = TODO()
    @Composable
    fun outlinedButtonBorder(enabled: Boolean = true): BorderStroke = TODO()
    @Composable
    fun buttonElevation(): ButtonElevation = TODO()
}
object IconButtonDefaults {
    @Composable
    fun iconButtonColors(): IconButtonColors = TODO()
}

// Fields

@Composable
fun OutlinedTextField(
    value: String,
    onValueChange: (String) -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    readOnly: Boolean = false,
    textStyle: TextStyle = LocalTextStyle.current,
    label: @Composable (() -> Unit)? = null,
    placeholder: @Composable (() -> Unit)? = null,
    leadingIcon: @Composable (() -> Unit)? = null,
    trailingIcon: @Composable (() -> Unit)? = null,
    prefix: @Composable (() -> Unit)? = null,
    suffix: @Composable (() -> Unit)? = null,
    supportingText: @Composable (() -> Unit)? = null,
    isError: Boolean = false,
    visualTransformation: VisualTransformation = VisualTransformation.None,
    keyboardOptions: KeyboardOptions = KeyboardOptions.Default,
    keyboardActions: KeyboardActions = KeyboardActions.Default,
    singleLine: Boolean = false,
    maxLines: Int = if (singleLine) 1 else Int.MAX_VALUE,
    minLines: Int = 1,
    interactionSource: MutableInteractionSource? = null,
    shape: Shape = OutlinedTextFieldDefaults.shape,
    colors: TextFieldColors = OutlinedTextFieldDefaults.colors(),
): Unit = TODO()
@Composable
fun OutlinedTextField(
    value: TextFieldValue,
    onValueChange: (TextFieldValue) -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    readOnly: Boolean = false,
    textStyle: TextStyle = LocalTextStyle.current,
    label: @Composable (() -> Unit)? = null,
    placeholder: @Composable (() -> Unit)? = null,
    leadingIcon: @Composable (() -> Unit)? = null,
    trailingIcon: @Composable (() -> Unit)? = null,
    prefix: @Composable (() -> Unit)? = null,
    suffix: @Composable (() -> Unit)? = null,
    supportingText: @Composable (() -> Unit)? = null,
    isError: Boolean = false,
    visualTransformation: VisualTransformation = VisualTransformation.None,
    keyboardOptions: KeyboardOptions = KeyboardOptions.Default,
    keyboardActions: KeyboardActions = KeyboardActions.Default,
    singleLine: Boolean = false,
    maxLines: Int = if (singleLine) 1 else Int.MAX_VALUE,
    minLines: Int = 1,
    interactionSource: MutableInteractionSource? = null,
    shape: Shape = OutlinedTextFieldDefaults.shape,
    colors: TextFieldColors = OutlinedTextFieldDefaults.colors(),
): Unit = TODO()
class TextFieldColors
object OutlinedTextFieldDefaults {
    val shape: Shape
        @Composable get() = TODO()
    @Composable
    fun colors(): TextFieldColors = TODO()
}

// Switches and boxes

@Composable
fun Switch(
    checked: Boolean,
    onCheckedChange: ((Boolean) -> Unit)?,
    modifier: Modifier = Modifier,
    thumbContent: (@Composable () -> Unit)? = null,
    enabled: Boolean = true,
    colors: SwitchColors = SwitchDefaults.colors(),
    interactionSource: MutableInteractionSource? = null,
): Unit = TODO()
class SwitchColors
object SwitchDefaults {
    @Composable
    fun colors(): SwitchColors = TODO()
    @Composable
    fun colors(
        checkedThumbColor: Color = TODO(),
        checkedTrackColor: Color = TODO(),
        checkedBorderColor: Color = Color.Transparent,
        checkedIconColor: Color = TODO(),
        uncheckedThumbColor: Color = TODO(),
        uncheckedTrackColor: Color = TODO(),
        uncheckedBorderColor: Color = TODO(),
        uncheckedIconColor: Color = TODO(),
        disabledCheckedThumbColor: Color = TODO(),
        disabledCheckedTrackColor: Color = TODO(),
        disabledCheckedBorderColor: Color = Color.Transparent,
        disabledCheckedIconColor: Color = TODO(),
        disabledUncheckedThumbColor: Color = TODO(),
        disabledUncheckedTrackColor: Color = TODO(),
        disabledUncheckedBorderColor: Color = TODO(),
        disabledUncheckedIconColor: Color = TODO(),
    ): SwitchColors = TODO()
}
@Composable
fun Checkbox(
    checked: Boolean,
    onCheckedChange: ((Boolean) -> Unit)?,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    colors: CheckboxColors = CheckboxDefaults.colors(),
    interactionSource: MutableInteractionSource? = null,
): Unit = TODO()
class CheckboxColors
object CheckboxDefaults {
    @Composable
    fun colors(): CheckboxColors = TODO()
    @Composable
    fun colors(
        checkedColor: Color = Color.Unspecified,
        uncheckedColor: Color = Color.Unspecified,
        checkmarkColor: Color = Color.Unspecified,
        disabledCheckedColor: Color = Color.Unspecified,
        disabledUncheckedColor: Color = Color.Unspecified,
        disabledIndeterminateColor: Color = Color.Unspecified,
    ): CheckboxColors = TODO()
}
@Composable
fun RadioButton(
    selected: Boolean,
    onClick: (() -> Unit)?,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    colors: RadioButtonColors = RadioButtonDefaults.colors(),
    interactionSource: MutableInteractionSource? = null,
): Unit = TODO()
class RadioButtonColors
object RadioButtonDefaults {
    @Composable
    fun colors(): RadioButtonColors = TODO()
    @Composable
    fun colors(
        selectedColor: Color = Color.Unspecified,
        unselectedColor: Color = Color.Unspecified,
        disabledSelectedColor: Color = Color.Unspecified,
        disabledUnselectedColor: Color = Color.Unspecified,
    ): RadioButtonColors = TODO()
}

// Dates and times

@ExperimentalMaterial3Api
interface SelectableDates {
    fun isSelectableDate(utcTimeMillis: Long): Boolean = true
    fun isSelectableYear(year: Int): Boolean = true
}
@ExperimentalMaterial3Api
interface DatePickerState {
    var selectedDateMillis: Long?
    var displayedMonthMillis: Long
    var displayMode: DisplayMode
    val yearRange: IntRange
    val selectableDates: SelectableDates
}
@JvmInline
@ExperimentalMaterial3Api
value class DisplayMode internal constructor(internal val value: Int) {
    companion object {
        val Picker: DisplayMode = TODO()
        val Input: DisplayMode = TODO()
    }
}
@ExperimentalMaterial3Api
class DatePickerColors
@ExperimentalMaterial3Api
interface DatePickerFormatter
@ExperimentalMaterial3Api
object DatePickerDefaults {
    val YearRange: IntRange = IntRange(1900, 2100)
    val TonalElevation: Dp = TODO()
    val shape: Shape
        @Composable get() = TODO()
    val AllDates: SelectableDates = TODO()
    @Composable
    fun colors(): DatePickerColors = TODO()
    fun dateFormatter(
        yearSelectionSkeleton: String = "yMMMM",
        selectedDateSkeleton: String = "yMMMd",
        selectedDateDescriptionSkeleton: String = "yMMMMEEEEd",
    ): DatePickerFormatter = TODO()
}
@Composable
@ExperimentalMaterial3Api
fun rememberDatePickerState(
    initialSelectedDateMillis: Long? = null,
    initialDisplayedMonthMillis: Long? = initialSelectedDateMillis,
    yearRange: IntRange = DatePickerDefaults.YearRange,
    initialDisplayMode: DisplayMode = DisplayMode.Picker,
    selectableDates: SelectableDates = DatePickerDefaults.AllDates,
): DatePickerState = TODO()
@ExperimentalMaterial3Api
@Composable
fun DatePicker(
    state: DatePickerState,
    modifier: Modifier = Modifier,
    dateFormatter: DatePickerFormatter = TODO(),
    title: (@Composable () -> Unit)? = TODO(),
    headline: (@Composable () -> Unit)? = TODO(),
    showModeToggle: Boolean = true,
    colors: DatePickerColors = DatePickerDefaults.colors(),
): Unit = TODO()
@ExperimentalMaterial3Api
@Composable
fun DatePickerDialog(
    onDismissRequest: () -> Unit,
    confirmButton: @Composable () -> Unit,
    modifier: Modifier = Modifier,
    dismissButton: @Composable (() -> Unit)? = null,
    shape: Shape = DatePickerDefaults.shape,
    tonalElevation: Dp = DatePickerDefaults.TonalElevation,
    colors: DatePickerColors = DatePickerDefaults.colors(),
    properties: DialogProperties = DialogProperties(usePlatformDefaultWidth = false),
    content: @Composable ColumnScope.() -> Unit,
): Unit = TODO()
@ExperimentalMaterial3Api
interface TimePickerState {
    var minute: Int
    var hour: Int
    var is24hour: Boolean
    var isAfternoon: Boolean
}
@ExperimentalMaterial3Api
class TimePickerColors
@ExperimentalMaterial3Api
object TimePickerDefaults {
    @Composable
    fun colors(): TimePickerColors = TODO()
    @Composable
    fun layoutType(): TimePickerLayoutType = TODO()
}
@JvmInline
@ExperimentalMaterial3Api
value class TimePickerLayoutType internal constructor(internal val value: Int)
@Composable
@ExperimentalMaterial3Api
fun rememberTimePickerState(
    initialHour: Int = 0,
    initialMinute: Int = 0,
    is24Hour: Boolean = TODO(),
): TimePickerState = TODO()
@Composable
@ExperimentalMaterial3Api
fun TimePicker(
    state: TimePickerState,
    modifier: Modifier = Modifier,
    colors: TimePickerColors = TimePickerDefaults.colors(),
    layoutType: TimePickerLayoutType = TimePickerDefaults.layoutType(),
): Unit = TODO()
@Composable
@ExperimentalMaterial3Api
fun TimeInput(
    state: TimePickerState,
    modifier: Modifier = Modifier,
    colors: TimePickerColors = TimePickerDefaults.colors(),
): Unit = TODO()
