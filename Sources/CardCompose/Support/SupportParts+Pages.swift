extension SupportParts {
  private static let compose = "androidx.compose."

  /// What opens: bubbles, sections, the pages of tabs.
  static let pages = [
    SupportCode.Part(
      name: "CardBubble",
      imports: [
        compose + "foundation.layout.Column", compose + "foundation.layout.ColumnScope",
        compose + "foundation.layout.padding", compose + "foundation.layout.widthIn",
        compose + "foundation.rememberScrollState", compose + "foundation.verticalScroll",
        compose + "material3.MaterialTheme", compose + "material3.Surface", compose + "material3.Text",
        compose + "runtime.Composable", compose + "ui.Modifier", compose + "ui.graphics.Color",
        compose + "ui.semantics.heading", compose + "ui.semantics.semantics", compose + "ui.text.TextStyle",
        compose + "ui.unit.Dp", compose + "ui.unit.dp", compose + "ui.window.Dialog",
      ],
      source: """
        /** What a button or a tap shows in front of the screen. */
        @Composable
        internal fun CardBubble(
            title: String? = null,
            maxWidth: Dp = Dp.Unspecified,
            ground: Color,
            style: TextStyle,
            onClose: () -> Unit,
            content: @Composable ColumnScope.() -> Unit,
        ) {
            Dialog(onDismissRequest = onClose) {
                Surface(shape = MaterialTheme.shapes.large, color = ground) {
                    Column(
                        modifier = Modifier
                            .widthIn(max = maxWidth)
                            .verticalScroll(rememberScrollState())
                            .padding(20.dp),
                    ) {
                        if (title != null) {
                            Text(
                                text = title,
                                modifier = Modifier.padding(bottom = 8.dp).semantics { heading() },
                                style = style,
                            )
                        }
                        content()
                    }
                }
            }
        }

        """),
    SupportCode.Part(
      name: "rememberCardVisibilities",
      imports: [
        compose + "runtime.Composable", compose + "runtime.Stable", compose + "runtime.mutableStateMapOf",
        compose + "runtime.saveable.Saver", compose + "runtime.saveable.mapSaver",
        compose + "runtime.saveable.rememberSaveable",
      ],
      source: """
        /** What actions show and hide by names that only data know. */
        @Stable
        internal class CardVisibilities {
            internal val states = mutableStateMapOf<String, Boolean>()
            private val firsts = mutableMapOf<String, Boolean>()

            fun isShown(name: String, first: Boolean): Boolean {
                firsts[name] = first
                return states[name] ?: first
            }

            fun set(name: String, isShown: Boolean) {
                states[name] = isShown
            }

            fun toggle(name: String) {
                states[name] = !(states[name] ?: firsts[name] ?: true)
            }
        }

        private val cardVisibilitiesSaver: Saver<CardVisibilities, Any> = mapSaver(
            save = { it.states.toMap() },
            restore = { saved ->
                CardVisibilities().apply { saved.forEach { (name, isShown) -> set(name, isShown == true) } }
            },
        )

        /** The states of elements by name, which outlive changes of the configuration. */
        @Composable
        internal fun rememberCardVisibilities(): CardVisibilities =
            rememberSaveable(saver = cardVisibilitiesSaver) { CardVisibilities() }

        """),
    SupportCode.Part(
      name: "toggledPages",
      source: """
        /** The sections that are open after a tap on the one with this [number]. */
        internal fun Set<Int>.toggledPages(
            number: Int,
            allowsSeveral: Boolean = false,
            allowsNone: Boolean = true,
        ): Set<Int> = when {
            number !in this -> if (allowsSeveral) this + number else setOf(number)
            allowsNone || size > 1 -> this - number
            else -> this
        }

        """),
    SupportCode.Part(
      name: "CardSection", needs: ["toggledPages"],
      imports: [
        compose + "foundation.clickable", compose + "foundation.layout.Arrangement",
        compose + "foundation.layout.Column", compose + "foundation.layout.ColumnScope",
        compose + "foundation.layout.Row", compose + "foundation.layout.fillMaxWidth",
        compose + "foundation.layout.heightIn", compose + "material3.Text", compose + "runtime.Composable",
        compose + "ui.Alignment", compose + "ui.Modifier", compose + "ui.semantics.Role",
        compose + "ui.semantics.clearAndSetSemantics", compose + "ui.semantics.collapse",
        compose + "ui.semantics.expand", compose + "ui.semantics.heading", compose + "ui.semantics.semantics",
        compose + "ui.text.TextStyle", compose + "ui.unit.dp",
      ],
      source: """
        /** A heading that opens and closes what is below it. */
        @Composable
        internal fun CardSection(
            title: String,
            isOpen: Boolean,
            style: TextStyle,
            onToggle: () -> Unit,
            content: @Composable ColumnScope.() -> Unit,
        ) {
            Column(modifier = Modifier.fillMaxWidth()) {
                Row(
                    modifier = Modifier
                        .fillMaxWidth()
                        .heightIn(min = 48.dp)
                        .clickable(role = Role.Button, onClick = onToggle)
                        .semantics {
                            heading()
                            if (isOpen) {
                                collapse { onToggle(); true }
                            } else {
                                expand { onToggle(); true }
                            }
                        },
                    horizontalArrangement = Arrangement.spacedBy(8.dp),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    Text(
                        text = if (isOpen) "▾" else "▸",
                        modifier = Modifier.clearAndSetSemantics {},
                        style = style,
                    )
                    Text(text = title, style = style)
                }
                if (isOpen) content()
            }
        }

        """),
    SupportCode.Part(
      name: "CardTabs",
      // The rows of tabs of Material Design cannot be asked how high they want to be, which rows of columns do.
      imports: [
        compose + "foundation.horizontalScroll", compose + "foundation.layout.Row",
        compose + "foundation.rememberScrollState", compose + "foundation.selection.selectableGroup",
        compose + "material3.Tab", compose + "material3.Text", compose + "runtime.Composable", compose + "ui.Modifier",
        compose + "ui.text.font.FontWeight",
      ],
      source: """
        /** The titles of pages, of which one is chosen. */
        @Composable
        internal fun CardTabs(titles: List<String>, selected: Int, onSelect: (Int) -> Unit) {
            Row(modifier = Modifier.horizontalScroll(rememberScrollState()).selectableGroup()) {
                titles.forEachIndexed { number, title ->
                    val weight = if (number == selected) FontWeight.Bold else null
                    Tab(
                        selected = number == selected,
                        onClick = { onSelect(number) },
                        text = { Text(text = title, fontWeight = weight) },
                    )
                }
            }
        }

        """),
  ]
}
