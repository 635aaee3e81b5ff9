extension SupportParts {
  private static let compose = "androidx.compose."

  /// Controls that open what a value is picked in.
  static let pickers = [
    SupportCode.Part(
      name: "CardPickerField", needs: ["rememberCardField"],
      imports: [
        compose + "foundation.BorderStroke", compose + "foundation.layout.fillMaxWidth",
        compose + "material3.MaterialTheme", compose + "material3.OutlinedButton", compose + "material3.Text",
        compose + "runtime.Composable", compose + "ui.Modifier", compose + "ui.semantics.contentDescription",
        compose + "ui.semantics.semantics", compose + "ui.semantics.stateDescription", compose + "ui.unit.dp",
      ],
      source: """
        /** A button that shows a value and opens what picks another one. */
        @Composable
        internal fun CardPickerField(
            field: CardField,
            value: String,
            placeholder: String?,
            name: String?,
            onOpen: () -> Unit,
        ) {
            val scheme = MaterialTheme.colorScheme
            OutlinedButton(
                onClick = onOpen,
                modifier = Modifier.fillMaxWidth().semantics {
                    if (name != null) contentDescription = name
                    stateDescription = value
                },
                border = BorderStroke(1.dp, if (field.isWrong) scheme.error else scheme.outline),
            ) {
                Text(text = value.ifEmpty { placeholder.orEmpty() }, modifier = Modifier.weight(1f))
            }
        }

        """),
    SupportCode.Part(
      name: "CardDateField", needs: ["CardPickerField"],
      imports: [
        compose + "material3.DatePicker", compose + "material3.DatePickerDialog",
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
                        TextButton(onClick = { isOpen = false }) {
                            Text(text = stringResource(android.R.string.cancel))
                        }
                    },
                ) {
                    DatePicker(state = state)
                }
            }
        }

        private fun cardDate(millis: Long): String =
            Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC).toLocalDate().toString()

        """),
    SupportCode.Part(
      name: "CardTimeField", needs: ["CardPickerField"],
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
