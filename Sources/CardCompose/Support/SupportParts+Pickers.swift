extension SupportParts {
  private static let compose = "androidx.compose."

  /// Controls that open what a value is picked in.
  static let pickers = [
    SupportCode.Part(
      name: "CardPickerField", needs: ["rememberCardField"],
      imports: [
        compose + "foundation.BorderStroke", compose + "foundation.layout.PaddingValues",
        compose + "foundation.layout.fillMaxWidth", compose + "foundation.layout.heightIn",
        compose + "material3.MaterialTheme", compose + "material3.OutlinedButton", compose + "material3.Text",
        compose + "runtime.Composable", compose + "ui.Modifier", compose + "ui.semantics.Role",
        compose + "ui.semantics.clearAndSetSemantics", compose + "ui.semantics.contentDescription",
        compose + "ui.semantics.error", compose + "ui.semantics.role", compose + "ui.semantics.semantics",
        compose + "ui.semantics.stateDescription", compose + "ui.unit.dp",
      ],
      source: """
        /** A field that shows a value, or [placeholder], and opens what picks another one. */
        @Composable
        internal fun CardPickerField(
            field: CardField,
            value: String,
            placeholder: String?,
            name: String?,
            onOpen: () -> Unit,
        ) {
            val scheme = MaterialTheme.colorScheme
            val problem = field.problem?.let { field.message ?: LocalCardWords.current.words(it) }
            OutlinedButton(
                onClick = onOpen,
                modifier = Modifier.fillMaxWidth().heightIn(min = 56.dp).semantics {
                    role = Role.DropdownList
                    if (name != null) contentDescription = name
                    stateDescription = value
                    if (problem != null) error(problem)
                },
                shape = MaterialTheme.shapes.extraSmall,
                border = BorderStroke(1.dp, if (field.isWrong) scheme.error else scheme.outline),
                contentPadding = PaddingValues(horizontal = 16.dp),
            ) {
                Text(
                    text = value.ifEmpty { placeholder.orEmpty() },
                    modifier = Modifier.weight(1f),
                    color = if (value.isEmpty()) scheme.onSurfaceVariant else scheme.onSurface,
                )
                Text(
                    text = "▾",
                    modifier = Modifier.clearAndSetSemantics {},
                    color = scheme.onSurfaceVariant,
                )
            }
        }

        """),
    SupportCode.Part(
      name: "CardPickerClear", needs: ["rememberCardField"],
      imports: [compose + "material3.Text", compose + "material3.TextButton", compose + "runtime.Composable"],
      source: """
        /** Takes the value of a picker away, where there is one and none is required. */
        @Composable
        internal fun CardPickerClear(field: CardField, onClear: () -> Unit) {
            if (field.rules.isRequired || field.text.isEmpty()) return
            TextButton(
                onClick = {
                    onClear()
                    field.enter("")
                },
            ) {
                Text(text = LocalCardWords.current.removeValue)
            }
        }

        """),
    SupportCode.Part(
      name: "CardDateField", needs: ["CardPickerField", "CardPickerClear"],
      imports: [
        compose + "material3.DatePicker", compose + "material3.DatePickerDefaults",
        compose + "material3.DatePickerDialog",
        compose + "material3.ExperimentalMaterial3Api", compose + "material3.SelectableDates",
        compose + "material3.Text", compose + "material3.TextButton", compose + "material3.rememberDatePickerState",
        compose + "runtime.Composable", compose + "runtime.getValue", compose + "runtime.mutableStateOf",
        compose + "runtime.saveable.rememberSaveable", compose + "runtime.setValue",
        compose + "ui.res.stringResource", "java.time.Instant", "java.time.LocalDate", "java.time.ZoneOffset",
        "java.time.format.DateTimeFormatter", "java.time.format.FormatStyle",
      ],
      source: """
        /** A field for a date, whose value is written as `2026-01-31`. */
        @OptIn(ExperimentalMaterial3Api::class)
        @Composable
        internal fun CardDateField(field: CardField, placeholder: String? = null, name: String? = null) {
            var isOpen by rememberSaveable { mutableStateOf(false) }
            val known = runCatching { LocalDate.parse(field.value) }.getOrNull()
            val shown = known?.format(DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)) ?: field.value
            CardPickerField(field, shown, placeholder, name) { isOpen = true }
            if (isOpen) {
                val state = rememberDatePickerState(
                    initialSelectedDateMillis =
                        known?.atStartOfDay(ZoneOffset.UTC)?.toInstant()?.toEpochMilli(),
                    yearRange = cardYears(field.value, field.rules.minimum, field.rules.maximum),
                    selectableDates = object : SelectableDates {
                        override fun isSelectableDate(utcTimeMillis: Long): Boolean =
                            field.rules.problem(cardDate(utcTimeMillis)) == null
                    },
                )
                DatePickerDialog(
                    onDismissRequest = { isOpen = false },
                    confirmButton = {
                        TextButton(
                            onClick = {
                                isOpen = false
                                field.enter(state.selectedDateMillis?.let { cardDate(it) }.orEmpty())
                            },
                        ) {
                            Text(text = stringResource(android.R.string.ok))
                        }
                    },
                    dismissButton = {
                        CardPickerClear(field) { isOpen = false }
                        TextButton(onClick = { isOpen = false }) {
                            Text(text = stringResource(android.R.string.cancel))
                        }
                    },
                ) {
                    DatePicker(state = state)
                }
            }
        }

        /** The years that the picker has, and those of [dates], without which it would not open. */
        @OptIn(ExperimentalMaterial3Api::class)
        private fun cardYears(vararg dates: String?): IntRange {
            val years = dates.mapNotNull { date -> runCatching { LocalDate.parse(date.orEmpty()).year }.getOrNull() }
            val usual = DatePickerDefaults.YearRange
            return minOf(usual.first, years.minOrNull() ?: usual.first)..
                maxOf(usual.last, years.maxOrNull() ?: usual.last)
        }

        private fun cardDate(millis: Long): String =
            Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC).toLocalDate().toString()

        """),
    SupportCode.Part(
      name: "CardTimeField", needs: ["CardPickerField", "CardPickerClear"],
      imports: [
        compose + "material3.AlertDialog", compose + "material3.ExperimentalMaterial3Api", compose + "material3.Text",
        compose + "material3.TextButton", compose + "material3.TimePicker",
        compose + "material3.rememberTimePickerState", compose + "runtime.Composable", compose + "runtime.getValue",
        compose + "runtime.mutableStateOf", compose + "runtime.saveable.rememberSaveable",
        compose + "runtime.setValue", compose + "ui.res.stringResource", "java.time.LocalTime",
        "java.time.format.DateTimeFormatter", "java.time.format.FormatStyle",
      ],
      source: """
        /** A field for a time of day, whose value is written as `18:30`. */
        @OptIn(ExperimentalMaterial3Api::class)
        @Composable
        internal fun CardTimeField(field: CardField, placeholder: String? = null, name: String? = null) {
            var isOpen by rememberSaveable { mutableStateOf(false) }
            val known = runCatching { LocalTime.parse(field.value) }.getOrNull()
            val shown = known?.format(DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)) ?: field.value
            CardPickerField(field, shown, placeholder, name) { isOpen = true }
            if (isOpen) {
                val state = rememberTimePickerState(known?.hour ?: 12, known?.minute ?: 0)
                AlertDialog(
                    onDismissRequest = { isOpen = false },
                    confirmButton = {
                        TextButton(
                            onClick = {
                                isOpen = false
                                // Without seconds it is written with hours and minutes alone.
                                field.enter(LocalTime.of(state.hour, state.minute).toString())
                            },
                        ) {
                            Text(text = stringResource(android.R.string.ok))
                        }
                    },
                    dismissButton = {
                        CardPickerClear(field) { isOpen = false }
                        TextButton(onClick = { isOpen = false }) {
                            Text(text = stringResource(android.R.string.cancel))
                        }
                    },
                    text = { TimePicker(state = state) },
                )
            }
        }

        """),
  ]
}
