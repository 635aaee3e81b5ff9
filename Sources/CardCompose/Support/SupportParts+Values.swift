extension SupportParts {
  /// Values as the template language shows them.
  static let values = [
    SupportCode.Part(
      name: "asText", imports: ["java.math.BigDecimal"],
      source: """
        /** The value as a card shows it: whole numbers without a point, and none with an exponent. */
        internal fun Any?.asText(): String = when (this) {
            null -> ""
            is Number -> toString().toBigDecimalOrNull()?.plain() ?: toString()
            else -> toString()
        }

        private fun BigDecimal.plain(): String = stripTrailingZeros().toPlainString()

        """),
    SupportCode.Part(
      name: "asNumber",
      source: """
        /** The value as a number; zero for what is none. */
        internal fun Any?.asNumber(): Double =
            (this as? Number)?.toDouble() ?: (this as? String)?.toDoubleOrNull() ?: 0.0

        """),
    SupportCode.Part(
      name: "formatNumber", imports: ["java.math.RoundingMode", "java.util.Locale"],
      source: #"""
        /** The number with so many digits behind the point, in groups of thousands. */
        internal fun formatNumber(value: Double, digits: Int): String {
            val rounded = value.toBigDecimal().setScale(digits, RoundingMode.HALF_UP)
            return String.format(Locale.ROOT, "%,.${digits}f", rounded).replace('-', '\u2212')
        }

        """#),
    SupportCode.Part(
      name: "divide", imports: ["kotlin.math.truncate"],
      source: """
        /** One number by another; whole ones give a whole number, without the remainder. */
        internal fun divide(left: Double, right: Double): Double =
            if (left % 1 == 0.0 && right % 1 == 0.0) truncate(left / right) else left / right

        """),
    SupportCode.Part(
      name: "formatDate",
      imports: [
        "java.time.LocalDate", "java.time.LocalDateTime", "java.time.OffsetDateTime", "java.time.ZoneOffset",
        "java.time.format.DateTimeFormatter", "java.util.Locale",
      ],
      source: """
        /** A time in UTC by a pattern; what is no time stays as it is. */
        internal fun formatDate(text: String, pattern: String): String {
            val time = runCatching { OffsetDateTime.parse(text) }
                .recoverCatching { LocalDateTime.parse(text).atOffset(ZoneOffset.UTC) }
                .recoverCatching { LocalDate.parse(text).atStartOfDay().atOffset(ZoneOffset.UTC) }
                .getOrNull() ?: return text
            val format = DateTimeFormatter.ofPattern(pattern, Locale.US)
            return time.withOffsetSameInstant(ZoneOffset.UTC).format(format)
        }

        """),
  ]
}
