extension SupportParts {
  private static let compose = "androidx.compose."

  /// What is done with all that was entered.
  static let forms = [
    SupportCode.Part(
      name: "CardForm", needs: ["rememberCardField", "cardAccepts"],
      imports: [compose + "runtime.Composable", compose + "runtime.DisposableEffect", compose + "runtime.key"],
      source: """
        /** The inputs of a card whose number is known only with data: those that are shown, by name. */
        internal class CardForm {
            private val fields = mutableMapOf<String, CardField>()

            val values: Map<String, String>
                get() = fields.filterValues { it.exists }.mapValues { it.value.value }

            fun accepts(): Boolean = cardAccepts(*fields.values.toTypedArray())

            fun reset(name: String) {
                fields[name]?.reset()
            }

            fun reset() {
                fields.values.forEach { it.reset() }
            }

            @Composable
            fun field(
                name: String,
                first: String,
                rules: CardRules = CardRules(),
                existsAtFirst: Boolean = true,
            ): CardField = key(name) {
                val field = rememberCardField(first, rules, existsAtFirst)
                DisposableEffect(name, field) {
                    fields[name] = field
                    onDispose { fields.remove(name, field) }
                }
                field
            }
        }

        """),
    SupportCode.Part(
      name: "cardAccepts", needs: ["rememberCardField"],
      source: """
        /** Whether all [fields] have values that they accept; those that have not say so. */
        internal fun cardAccepts(vararg fields: CardField?): Boolean =
            fields.filterNotNull().map { it.check() }.all { it }

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
