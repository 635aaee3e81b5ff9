extension SupportParts {
  private static let compose = "androidx.compose."

  /// What is done with all that was entered.
  static let forms = [
    SupportCode.Part(
      name: "CardForm", needs: ["rememberCardField", "cardAccepts"],
      imports: [
        compose + "runtime.Composable", compose + "runtime.DisposableEffect", compose + "runtime.key",
        compose + "runtime.remember",
      ],
      source: """
        /**
         * The inputs of a card whose number is known only with data, by name. Those that are hidden keep what was entered,
         * and are sent without being asked. Those that the data no longer have are not sent.
         */
        internal class CardForm {
            private val fields = mutableMapOf<String, CardField>()
            private val present = mutableListOf<String>()
            private val shown = mutableSetOf<String>()
            private val parts = mutableListOf<CardForm>()

            val values: Map<String, String>
                get() = fields.filter { it.key in present && it.value.exists }.mapValues { it.value.value }

            fun accepts(): Boolean = cardAccepts(*fields.filterKeys { it in shown }.values.toTypedArray())

            fun reset(name: String) {
                fields[name]?.reset()
                parts.forEach { it.reset(name) }
            }

            fun reset() {
                fields.values.forEach { it.reset() }
                parts.forEach { it.reset() }
            }

            /** What is entered in one of the rows that show the same card, and sent from there alone. */
            @Composable
            fun part(): CardForm {
                val part = remember { CardForm() }
                DisposableEffect(this, part) {
                    parts += part
                    onDispose { parts -= part }
                }
                return part
            }

            /** The value of an input that is hidden. */
            @Composable
            fun keep(
                name: String,
                first: String,
                rules: CardRules = CardRules(),
                existsAtFirst: Boolean = true,
            ) = key(name) {
                val known = remember { fields[name] }
                val field = rememberCardField(first, rules, existsAtFirst, known = known)
                DisposableEffect(name, field) {
                    fields[name] = field
                    present += name
                    onDispose { present -= name }
                }
            }

            @Composable
            fun field(
                name: String,
                first: String,
                rules: CardRules = CardRules(),
                existsAtFirst: Boolean = true,
            ): CardField = key(name) {
                val known = remember { fields[name]?.takeIf { name !in shown } }
                val field = rememberCardField(first, rules, existsAtFirst, known = known)
                DisposableEffect(name, field) {
                    fields[name] = field
                    present += name
                    shown += name
                    onDispose {
                        present -= name
                        if (fields[name] === field) shown -= name
                    }
                }
                field
            }
        }

        """),
    SupportCode.Part(
      name: "cardAccepts", needs: ["rememberCardField"],
      source: """
        /**
         * Whether all [fields] have values that they accept; those that have not say so, and what the first of them
         * stands in is opened and brought into view.
         */
        internal fun cardAccepts(vararg fields: CardField?): Boolean {
            val wrong = fields.filterNotNull().filterNot { it.check() }
            wrong.firstOrNull()?.seek()
            return wrong.isEmpty()
        }

        """),
    SupportCode.Part(
      name: "cardValues", needs: ["rememberCardField"],
      source: """
        /** The values of [fields] by name, of those that have one. */
        internal fun cardValues(vararg fields: Pair<String, CardField>?): Map<String, String> =
            fields.filterNotNull().filter { it.second.exists }.associate { it.first to it.second.value }

        """),
  ]
}
