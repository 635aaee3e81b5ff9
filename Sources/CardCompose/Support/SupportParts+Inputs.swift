extension SupportParts {
  private static let compose = "androidx.compose."

  /// What is entered, and the controls for it.
  static let inputs = rules + fields + pickers + choices

  private static let fields = [
    SupportCode.Part(
      name: "rememberCardField", needs: ["CardRules"],
      imports: [
        compose + "runtime.Composable", compose + "runtime.SideEffect", compose + "runtime.Stable",
        compose + "runtime.getValue",
        compose + "runtime.mutableStateOf", compose + "runtime.saveable.Saver", compose + "runtime.saveable.listSaver",
        compose + "runtime.saveable.rememberSaveable", compose + "runtime.setValue",
      ],
      source: """
        /** The value of an input, what was found to be wrong with it, and whether there is one to be sent. */
        @Stable
        internal class CardField(value: String, problem: CardProblem? = null, exists: Boolean = true) {
            /** The characters that were entered. */
            var text by mutableStateOf(value)
                private set
            var problem by mutableStateOf(problem)
                private set

            /** Whether the input is to be brought into view. */
            var isSought by mutableStateOf(false)
            var exists by mutableStateOf(exists)
                private set
            var rules = CardRules()
            var first = value
            var existsAtFirst = exists
            var onChange: () -> Unit = {}
            var reveal: () -> Unit = {}

            /** Lets the user type into the input, where that is how it is changed. */
            var focus: () -> Unit = {}

            /** What the card says of any problem. */
            var message: String? = null

            /** What is sent. */
            val value: String
                get() = rules.sent(text)

            val isWrong: Boolean
                get() = problem != null

            fun enter(text: String) {
                val isNew = text != this.text
                this.text = text
                exists = true
                problem = null
                if (isNew) onChange()
            }

            /** Takes back what was entered. */
            fun reset() {
                text = first
                exists = existsAtFirst
                problem = null
            }

            fun check(): Boolean {
                problem = rules.problem(value)
                return !isWrong
            }

            /** Opens what the input stands in, and brings it into view. */
            fun seek() {
                reveal()
                isSought = true
            }
        }

        private val cardFieldSaver: Saver<CardField, Any> = listSaver<CardField, Any>(
            save = { listOf(it.text, it.problem?.name.orEmpty(), it.exists) },
            restore = { saved ->
                val problem = CardProblem.entries.firstOrNull { it.name == saved[1] }
                CardField(saved[0] as String, problem, saved[2] as Boolean)
            },
        )

        /**
         * The state of an input, which begins anew when its first value changes. One that writes a variable has no
         * value before something is entered, not even an empty one. [reveal] opens what the input stands in, and [known] is
         * the state that the input had when it was last shown.
         */
        @Composable
        internal fun rememberCardField(
            first: String,
            rules: CardRules = CardRules(),
            existsAtFirst: Boolean = true,
            reveal: () -> Unit = {},
            known: CardField? = null,
        ): CardField {
            val field = rememberSaveable(first, saver = cardFieldSaver) {
                known?.takeIf { it.first == first } ?: CardField(first, exists = existsAtFirst)
            }
            SideEffect {
                field.rules = rules
                field.first = first
                field.existsAtFirst = existsAtFirst
                field.reveal = reveal
            }
            return field
        }

        """),
    SupportCode.Part(
      name: "CardInputStyle",
      imports: [compose + "ui.graphics.Color", compose + "ui.text.TextStyle", compose + "ui.unit.Dp"],
      source: """
        /** How the captions of inputs look, and what is said of their values. */
        internal class CardInputStyle(
            val label: TextStyle,
            val labelSpacing: Dp,
            val suffix: String? = null,
            val suffixColor: Color = Color.Unspecified,
            val error: TextStyle,
            val errorSpacing: Dp,
        )

        """),
    SupportCode.Part(
      name: "CardInput", needs: ["rememberCardField", "CardInputStyle"],
      imports: [
        compose + "foundation.ExperimentalFoundationApi", compose + "foundation.layout.Column",
        compose + "foundation.layout.Spacer", compose + "foundation.layout.height",
        compose + "foundation.relocation.BringIntoViewRequester",
        compose + "foundation.relocation.bringIntoViewRequester", compose + "material3.Text",
        compose + "runtime.Composable", compose + "runtime.LaunchedEffect", compose + "runtime.SideEffect",
        compose + "runtime.remember", compose + "ui.Modifier", compose + "ui.semantics.LiveRegionMode",
        compose + "ui.semantics.liveRegion",
        compose + "ui.semantics.semantics", compose + "ui.text.SpanStyle", compose + "ui.text.buildAnnotatedString",
        compose + "ui.text.withStyle",
      ],
      source: """
        /**
         * A control with its caption above it, and below it what is wrong with its value: [error], or what is said
         * wherever a card says nothing.
         */
        @OptIn(ExperimentalFoundationApi::class)
        @Composable
        internal fun CardInput(
            field: CardField,
            style: CardInputStyle,
            modifier: Modifier = Modifier,
            label: String? = null,
            isRequired: Boolean = false,
            error: String? = null,
            onChange: () -> Unit = {},
            content: @Composable () -> Unit,
        ) {
            SideEffect { field.onChange = onChange }
            SideEffect { field.message = error?.ifEmpty { null } }
            val place = remember { BringIntoViewRequester() }
            LaunchedEffect(field, field.isSought) {
                if (field.isSought) {
                    field.focus()
                    place.bringIntoView()
                    field.isSought = false
                }
            }
            Column(modifier = modifier.bringIntoViewRequester(place)) {
                if (label != null) {
                    Text(
                        text = buildAnnotatedString {
                            append(label)
                            if (isRequired && style.suffix != null) {
                                withStyle(SpanStyle(color = style.suffixColor)) { append(style.suffix) }
                            }
                        },
                        style = style.label,
                    )
                    Spacer(modifier = Modifier.height(style.labelSpacing))
                }
                content()
                field.problem?.let { problem ->
                    Spacer(modifier = Modifier.height(style.errorSpacing))
                    Text(
                        text = error?.ifEmpty { null } ?: LocalCardWords.current.words(problem),
                        modifier = Modifier.semantics { liveRegion = LiveRegionMode.Polite },
                        style = style.error,
                    )
                }
            }
        }

        """),
    SupportCode.Part(
      name: "CardTextField", needs: ["rememberCardField"],
      imports: [
        compose + "foundation.layout.Box", compose + "foundation.layout.fillMaxWidth",
        compose + "foundation.layout.size", compose + "foundation.text.KeyboardOptions",
        compose + "material3.OutlinedTextField", compose + "material3.Text", compose + "runtime.Composable",
        compose + "runtime.DisposableEffect", compose + "runtime.remember", compose + "ui.focus.FocusRequester",
        compose + "ui.focus.focusRequester", compose + "ui.Modifier", compose + "ui.semantics.semantics",
        compose + "ui.semantics.text",
        compose + "ui.text.AnnotatedString", compose + "ui.unit.dp",
        compose + "ui.text.input.KeyboardType", compose + "ui.text.input.PasswordVisualTransformation",
        compose + "ui.text.input.VisualTransformation",
      ],
      source: """
        /** A field for text; [name] is what assistive technology calls it, besides what was entered. */
        @Composable
        internal fun CardTextField(
            field: CardField,
            placeholder: String? = null,
            name: String? = null,
            keyboard: KeyboardType = KeyboardType.Text,
            isPassword: Boolean = false,
            lines: Int = 1,
            maxLength: Int = Int.MAX_VALUE,
            trailing: (@Composable () -> Unit)? = null,
        ) {
            val focus = remember { FocusRequester() }
            DisposableEffect(field) {
                field.focus = { focus.requestFocus() }
                onDispose { field.focus = {} }
            }
            OutlinedTextField(
                value = field.text,
                onValueChange = { field.enter(it.take(maxLength)) },
                modifier = Modifier.fillMaxWidth().focusRequester(focus),
                placeholder = placeholder?.let { { Text(text = it) } },
                // The caption stands above the field. A description of the field would be read in place of its text.
                prefix = name?.takeIf { it != placeholder || field.text.isNotEmpty() }?.let {
                    { Box(modifier = Modifier.size(1.dp).semantics { text = AnnotatedString(it) }) }
                },
                trailingIcon = trailing,
                isError = field.isWrong,
                visualTransformation =
                    if (isPassword) PasswordVisualTransformation() else VisualTransformation.None,
                keyboardOptions = KeyboardOptions(keyboardType = keyboard),
                singleLine = lines == 1,
                minLines = lines,
            )
        }

        """),
  ]

  private static let choices = [
    SupportCode.Part(
      name: "CardToggle", needs: ["rememberCardField"],
      imports: [
        compose + "foundation.layout.Arrangement", compose + "foundation.layout.Row",
        compose + "foundation.layout.heightIn", compose + "foundation.selection.toggleable",
        compose + "material3.MaterialTheme",
        compose + "material3.Switch", compose + "material3.SwitchDefaults", compose + "material3.Text",
        compose + "runtime.Composable", compose + "ui.Alignment", compose + "ui.Modifier",
        compose + "ui.semantics.Role", compose + "ui.text.TextStyle", compose + "ui.text.style.TextOverflow",
        compose + "ui.unit.dp",
      ],
      source: """
        /** A switch with its title. */
        @Composable
        internal fun CardToggle(
            field: CardField,
            title: String,
            on: String = "true",
            off: String = "false",
            style: TextStyle,
            maxLines: Int = Int.MAX_VALUE,
            onActivated: () -> Unit = {},
            onDeactivated: () -> Unit = {},
        ) {
            val isOn = field.value == on
            Row(
                modifier = Modifier
                    .toggleable(value = isOn, role = Role.Switch) {
                        field.enter(if (it) on else off)
                        if (it) onActivated() else onDeactivated()
                    }
                    .heightIn(min = 48.dp),
                horizontalArrangement = Arrangement.spacedBy(8.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                val colors = if (field.isWrong) {
                    SwitchDefaults.colors(uncheckedBorderColor = MaterialTheme.colorScheme.error)
                } else {
                    SwitchDefaults.colors()
                }
                Switch(checked = isOn, onCheckedChange = null, colors = colors)
                Text(
                    text = title,
                    modifier = Modifier.weight(1f, fill = false),
                    overflow = TextOverflow.Ellipsis,
                    maxLines = maxLines,
                    style = style,
                )
            }
        }

        """),
    SupportCode.Part(
      name: "CardChoice",
      source: """
        /** One of the values that an input can have. */
        internal data class CardChoice(val title: String, val value: String)

        """),
    SupportCode.Part(
      name: "CardChoices", needs: ["rememberCardField", "CardChoice"],
      imports: [
        compose + "foundation.layout.Arrangement", compose + "foundation.layout.Column",
        compose + "foundation.layout.Row", compose + "foundation.layout.fillMaxWidth",
        compose + "foundation.layout.heightIn", compose + "foundation.selection.selectable",
        compose + "foundation.selection.selectableGroup",
        compose + "foundation.selection.toggleable", compose + "material3.Checkbox",
        compose + "material3.CheckboxDefaults", compose + "material3.MaterialTheme",
        compose + "material3.RadioButton", compose + "material3.RadioButtonDefaults", compose + "material3.Text",
        compose + "runtime.Composable",
        compose + "ui.Alignment", compose + "ui.Modifier", compose + "ui.semantics.Role",
        compose + "ui.semantics.contentDescription", compose + "ui.semantics.error",
        compose + "ui.semantics.isTraversalGroup", compose + "ui.semantics.semantics", compose + "ui.text.TextStyle",
        compose + "ui.text.style.TextOverflow", compose + "ui.unit.dp",
      ],
      source: """
        /**
         * All choices, with a box each. Several values are one text, with [separator] between them. [name] is what assistive
         * technology calls them together.
         */
        @Composable
        internal fun CardChoices(
            field: CardField,
            choices: List<CardChoice>,
            isMultiple: Boolean = false,
            separator: String = ",",
            style: TextStyle,
            maxLines: Int = Int.MAX_VALUE,
            name: String? = null,
        ) {
            val selected =
                if (isMultiple) field.value.split(separator).filter { it.isNotEmpty() } else listOf(field.value)
            val scheme = MaterialTheme.colorScheme
            val ink = if (field.isWrong) scheme.error else scheme.onSurfaceVariant
            val problem = field.problem?.let { field.message ?: LocalCardWords.current.words(it) }
            val group = Modifier.semantics {
                isTraversalGroup = true
                if (name != null) contentDescription = name
                if (problem != null) error(problem)
            }
            Column(modifier = if (isMultiple) group else group.selectableGroup()) {
                for (choice in choices) {
                    val isOn = choice.value in selected
                    val modifier = if (isMultiple) {
                        Modifier.toggleable(value = isOn, role = Role.Checkbox) { isNowOn ->
                            // In the order of the choices, whichever was picked first.
                            val now = choices.map { it.value }.filter {
                                if (it == choice.value) isNowOn else it in selected
                            }
                            field.enter(now.joinToString(separator))
                        }
                    } else {
                        Modifier.selectable(selected = isOn, role = Role.RadioButton) { field.enter(choice.value) }
                    }
                    Row(
                        modifier = modifier.fillMaxWidth().heightIn(min = 48.dp),
                        horizontalArrangement = Arrangement.spacedBy(8.dp),
                        verticalAlignment = Alignment.CenterVertically,
                    ) {
                        if (isMultiple) {
                            val colors = CheckboxDefaults.colors(uncheckedColor = ink)
                            Checkbox(checked = isOn, onCheckedChange = null, colors = colors)
                        } else {
                            val colors = RadioButtonDefaults.colors(unselectedColor = ink)
                            RadioButton(selected = isOn, onClick = null, colors = colors)
                        }
                        Text(
                            text = choice.title,
                            modifier = Modifier.weight(1f, fill = false),
                            overflow = TextOverflow.Ellipsis,
                            maxLines = maxLines,
                            style = style,
                        )
                    }
                }
            }
        }

        """),
    SupportCode.Part(
      name: "CardMenu", needs: ["CardPickerField", "CardChoice"],
      imports: [
        compose + "foundation.layout.Box", compose + "material3.DropdownMenu", compose + "material3.DropdownMenuItem",
        compose + "material3.Text", compose + "runtime.Composable", compose + "runtime.getValue",
        compose + "runtime.mutableStateOf", compose + "runtime.remember", compose + "runtime.setValue",
      ],
      source: """
        /** The choice that is made, and a menu with all of them. */
        @Composable
        internal fun CardMenu(
            field: CardField,
            choices: List<CardChoice>,
            placeholder: String? = null,
            name: String? = null,
        ) {
            var isOpen by remember { mutableStateOf(false) }
            Box {
                val title = choices.firstOrNull { it.value == field.value }?.title.orEmpty()
                CardPickerField(field, title, placeholder, name) { isOpen = true }
                DropdownMenu(expanded = isOpen, onDismissRequest = { isOpen = false }) {
                    for (choice in choices) {
                        DropdownMenuItem(
                            text = { Text(text = choice.title) },
                            onClick = {
                                isOpen = false
                                field.enter(choice.value)
                            },
                        )
                    }
                }
            }
        }

        """),
  ]
}
