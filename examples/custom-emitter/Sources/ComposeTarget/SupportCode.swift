/// What generated functions need when they run, in parts: a project gets those that its screens use.
enum SupportCode {
  private struct Part {
    let name: String
    let imports: [String]
    let source: String
  }

  /// The file with `names` of the parts.
  static func file(_ names: Set<String>, in package: String) -> String {
    let used = parts.filter { names.contains($0.name) }
    let imports = Set(used.flatMap(\.imports)).sorted().map { "import \($0)" }.joined(separator: "\n")
    let head = "// Generated. Changes are lost.\n\npackage \(package)\n"
    return ([head] + (imports.isEmpty ? [] : [imports + "\n"]) + used.map(\.source)).joined(separator: "\n")
  }

  private static let row = [
    "androidx.compose.foundation.layout.Arrangement", "androidx.compose.foundation.layout.Row",
    "androidx.compose.material3.Text", "androidx.compose.runtime.Composable", "androidx.compose.ui.Alignment",
    "androidx.compose.ui.unit.dp",
  ]

  private static let parts = [
    Part(
      name: "CardAction", imports: [],
      source: """
        /** What a user asks for. */
        sealed interface CardAction {
            /** The page at [url] is to be opened. */
            data class OpenUrl(val url: String) : CardAction

            /** [data] and what was entered are to be sent; [inputs] has texts by name. */
            data class Submit(
                val id: String? = null,
                val data: Map<String, Any?> = emptyMap(),
                val inputs: Map<String, String> = emptyMap(),
            ) : CardAction
        }

        /** Does what users ask for. */
        fun interface CardActionHandler {
            fun perform(action: CardAction)
        }

        """),
    Part(
      name: "CardFact",
      imports: row.filter { !$0.hasSuffix("Alignment") } + [
        "androidx.compose.ui.text.font.FontWeight", "androidx.compose.ui.Modifier",
        "androidx.compose.foundation.layout.widthIn",
      ],
      source: """
        /** A title with its value. */
        @Composable
        internal fun CardFact(
            title: String,
            value: String,
        ) {
            Row(horizontalArrangement = Arrangement.spacedBy(10.dp)) {
                Text(
                    text = title,
                    modifier = Modifier.widthIn(max = 150.dp),
                    fontWeight = FontWeight.Bold,
                )
                Text(text = value)
            }
        }

        """),
    Part(
      name: "CardToggle", imports: row + ["androidx.compose.material3.Switch"],
      source: """
        /** A switch with its title. */
        @Composable
        internal fun CardToggle(
            title: String,
            isOn: Boolean,
            onChange: (Boolean) -> Unit,
        ) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(8.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Switch(checked = isOn, onCheckedChange = onChange)
                Text(text = title)
            }
        }

        """),
    Part(
      name: "CardCheckbox", imports: row + ["androidx.compose.material3.Checkbox"],
      source: """
        /** One of several choices that can be made together. */
        @Composable
        internal fun CardCheckbox(
            title: String,
            isOn: Boolean,
            onChange: (Boolean) -> Unit,
        ) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(8.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Checkbox(checked = isOn, onCheckedChange = onChange)
                Text(text = title)
            }
        }

        """),
    Part(
      name: "CardRadioButton", imports: row + ["androidx.compose.material3.RadioButton"],
      source: """
        /** One of several choices that exclude each other. */
        @Composable
        internal fun CardRadioButton(
            title: String,
            isOn: Boolean,
            onSelect: () -> Unit,
        ) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(8.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                RadioButton(selected = isOn, onClick = onSelect)
                Text(text = title)
            }
        }

        """),
    Part(
      name: "asText", imports: ["java.math.BigDecimal"],
      source: """
        /** The number as a card shows it: without an exponent, and without a point if it is whole. */
        internal fun Double.asText(): String =
            BigDecimal(toString()).stripTrailingZeros().toPlainString()

        """),
    Part(
      name: "formatNumber", imports: ["java.math.BigDecimal", "java.math.RoundingMode", "java.util.Locale"],
      source: #"""
        /** The number with so many digits behind the point, in groups of thousands. */
        internal fun formatNumber(value: Double, digits: Int): String {
            val rounded = BigDecimal(value).setScale(digits, RoundingMode.HALF_UP)
            return String.format(Locale.ROOT, "%,.${digits}f", rounded).replace('-', '\u2212')
        }

        """#),
  ]
}
