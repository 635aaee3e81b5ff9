extension SupportParts {
  /// What the values of inputs have to be, and what is sent of them.
  static let rules = [
    SupportCode.Part(
      name: "CardProblem", needs: ["CardWords"],
      source: """
        /** What can be wrong with the value of an input. */
        internal enum class CardProblem { MISSING, FORM, TOO_SMALL, TOO_LARGE }

        /** What is said of a problem where the card says nothing. */
        internal fun CardWords.words(problem: CardProblem): String = when (problem) {
            CardProblem.MISSING -> valueIsMissing
            CardProblem.FORM -> valueHasWrongForm
            CardProblem.TOO_SMALL -> valueIsTooSmall
            CardProblem.TOO_LARGE -> valueIsTooLarge
        }

        """),
    SupportCode.Part(
      name: "CardRules", needs: ["CardProblem"],
      imports: ["java.text.DecimalFormatSymbols"],
      source: """
        /**
         * What the value of an input has to be. Of [choices], where there are any, others cannot be chosen; several of
         * them have [separator] between them.
         */
        internal class CardRules(
            val isRequired: Boolean = false,
            val requiredValue: String? = null,
            val pattern: String? = null,
            val minimum: String? = null,
            val maximum: String? = null,
            val isNumber: Boolean = false,
            val choices: List<String>? = null,
            val separator: String? = null,
        ) {
            /** What is wrong with a value as it is sent. */
            fun problem(value: String): CardProblem? = when {
                value.isEmpty() -> if (isRequired) CardProblem.MISSING else null
                isRequired && requiredValue != null && value != requiredValue -> CardProblem.MISSING
                pattern != null && !matches(pattern, value) -> CardProblem.FORM
                isNumber && number(value) == null -> CardProblem.FORM
                isBelow(value, minimum) -> CardProblem.TOO_SMALL
                isBelow(maximum, value) -> CardProblem.TOO_LARGE
                else -> null
            }

            /**
             * What is sent of the characters that were entered: numbers have a point and digits of ASCII, whatever the
             * user's language writes, and what is not among the choices is not chosen.
             */
            fun sent(text: String): String = when {
                isNumber -> text.trim().map { plain(it) }.joinToString("")
                choices == null -> text
                separator == null -> if (text in choices) text else ""
                else -> text.split(separator).filter { it in choices }.joinToString(separator)
            }

            private fun plain(sign: Char): Char {
                val digit = Character.digit(sign, 10)
                return when {
                    digit >= 0 -> '0' + digit
                    sign == DecimalFormatSymbols.getInstance().decimalSeparator || sign == '\\u066B' -> '.'
                    sign == '\\u2212' -> '-'
                    else -> sign
                }
            }

            private fun isBelow(value: String?, other: String?): Boolean {
                if (value.isNullOrEmpty() || other.isNullOrEmpty()) return false
                if (!isNumber) return value < other
                val least = number(other) ?: return false
                return number(value)?.let { it < least } ?: false
            }

            private fun number(text: String): Double? = text.toDoubleOrNull()?.takeIf { it.isFinite() }

            /** A pattern that Kotlin does not understand forbids nothing. */
            private fun matches(pattern: String, value: String): Boolean =
                runCatching { Regex(pattern).containsMatchIn(value) }.getOrDefault(true)
        }

        """),
  ]
}
