extension SupportParts {
  /// What functions of the template language become.
  static let values = numbers + texts + times

  /// Numbers as the template language reads and shows them.
  private static let numbers = [
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
      source: #"""
        /** The value as a number, or the number that a text begins with; zero for what is none. */
        internal fun Any?.asNumber(): Double = when (this) {
            is Number -> toDouble()
            is String -> numberAtStart.find(this)?.value?.trim()?.toDoubleOrNull() ?: 0.0
            else -> 0.0
        }

        private val numberAtStart = Regex("^\\s*[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?")

        """#),
    SupportCode.Part(
      name: "isSame",
      source: """
        /** Whether two values are equal: numbers of all types by what they count, lists and objects by their content. */
        internal fun isSame(left: Any?, right: Any?): Boolean = when {
            left is Number && right is Number -> left.toDouble() == right.toDouble()
            left is List<*> && right is List<*> ->
                left.size == right.size && left.indices.all { isSame(left[it], right[it]) }
            left is Map<*, *> && right is Map<*, *> ->
                left.keys == right.keys && left.keys.all { isSame(left[it], right[it]) }
            else -> left == right
        }

        """),
    SupportCode.Part(
      name: "order",
      source: """
        /** How two numbers or two texts follow each other; nothing else has an order. */
        private fun order(left: Any?, right: Any?): Int? = when {
            left is Number && right is Number -> left.toDouble().compareTo(right.toDouble())
            left is String && right is String -> left.compareTo(right)
            else -> null
        }

        """),
    SupportCode.Part(
      name: "isBefore", needs: ["order"],
      source: """
        /** Whether the first of two numbers or texts is the smaller one. */
        internal fun isBefore(left: Any?, right: Any?): Boolean = order(left, right)?.let { it < 0 } == true

        """),
    SupportCode.Part(
      name: "isNotAfter", needs: ["order"],
      source: """
        /** Whether the first of two numbers or texts is not the larger one. */
        internal fun isNotAfter(left: Any?, right: Any?): Boolean = order(left, right)?.let { it <= 0 } == true

        """),
    SupportCode.Part(
      name: "isNothing",
      source: """
        /** Whether a value is missing or has nothing in it. */
        internal fun isNothing(value: Any?): Boolean = when (value) {
            null -> true
            is String -> value.isEmpty()
            is Collection<*> -> value.isEmpty()
            is Map<*, *> -> value.isEmpty()
            else -> false
        }

        """),
    SupportCode.Part(
      name: "plainNumber",
      source: """
        /** The number as it is sent: whole ones without a point. */
        internal fun plainNumber(value: Double?): Number? =
            value?.toLong()?.takeIf { it.toDouble() == value } ?: value

        """),
    SupportCode.Part(
      name: "roundTo", imports: ["kotlin.math.floor", "kotlin.math.pow"],
      source: """
        /** The number rounded to so many digits behind the point, halves upwards. */
        internal fun roundTo(value: Double, digits: Int): Double {
            val scale = 10.0.pow(digits)
            val whole = floor(value * scale)
            return (if (value * scale - whole >= 0.5) whole + 1 else whole) / scale
        }

        """),
    SupportCode.Part(
      name: "formatNumber", needs: ["roundTo"], imports: ["java.text.NumberFormat", "java.util.Locale"],
      source: #"""
        /** The number with so many digits behind the point, in groups, as [locale] writes it. */
        internal fun formatNumber(value: Double, digits: Int, locale: Locale = Locale.ROOT): String {
            if (value.isNaN() || value.isInfinite()) return value.toString()
            val format = NumberFormat.getNumberInstance(locale)
            format.minimumFractionDigits = digits
            format.maximumFractionDigits = digits
            // A number that is all zeros has no sign.
            return format.format(roundTo(value, digits) + 0.0).replace('-', '\u2212')
        }

        """#),
    SupportCode.Part(
      name: "groupedText", needs: ["asText", "formatNumber"],
      source: """
        /** The number with the digits behind the point that it has, in groups. */
        internal fun groupedText(value: Double): String =
            formatNumber(value, value.asText().substringAfter('.', "").length)

        """),
    SupportCode.Part(
      name: "divide", imports: ["kotlin.math.floor"],
      source: """
        /** One number by all others; whole ones give a whole number, rounded down. */
        internal fun divide(first: Double, vararg others: Double): Double =
            others.fold(first) { left, right ->
                if (left % 1 == 0.0 && right % 1 == 0.0) floor(left / right) else left / right
            }

        """),
  ]

  private static let texts = [
    SupportCode.Part(
      name: "joinTexts",
      source: """
        /** The texts with [separator] between them, and [last] before the last one. */
        internal fun joinTexts(texts: List<String>, separator: String, last: String): String =
            if (texts.size < 3) {
                texts.joinToString(last)
            } else {
                texts.dropLast(1).joinToString(separator) + last + texts.last()
            }

        """),
    SupportCode.Part(
      name: "sentenceCase",
      source: """
        /** The text in small letters with the first one capital. */
        internal fun sentenceCase(text: String): String =
            text.lowercase().replaceFirstChar { it.uppercase() }

        """),
    SupportCode.Part(
      name: "titleCase",
      source: #"""
        /** The text in small letters with the first one of every word capital. */
        internal fun titleCase(text: String): String =
            Regex("(?<!\\S)\\S+").replace(text.lowercase()) { word ->
                word.value.replaceFirstChar { it.uppercase() }
            }

        """#),
    SupportCode.Part(
      name: "countWord",
      source: """
        /** The number of words, which white space separates. */
        internal fun countWord(text: String): Int =
            text.split(' ', '\\t', '\\n', '\\r', '\\u00A0').count { it.isNotEmpty() }

        """),
    SupportCode.Part(
      name: "uriComponent", imports: ["android.net.Uri"],
      source: """
        /** The text as a part of an address. */
        internal fun uriComponent(text: String): String = Uri.encode(text)

        """),
    SupportCode.Part(
      name: "addOrdinal",
      source: #"""
        /** The number with its English ending. */
        internal fun addOrdinal(number: Int): String = when {
            number <= 0 -> "$number"
            number % 100 in 11..13 -> "${number}th"
            number % 10 == 1 -> "${number}st"
            number % 10 == 2 -> "${number}nd"
            number % 10 == 3 -> "${number}rd"
            else -> "${number}th"
        }

        """#),
  ]

  private static let times = [
    SupportCode.Part(
      name: "dateEntry", imports: ["java.time.LocalDate"],
      source: """
        /** A date as fields have it, `2026-01-31`, also of `1/31/2026` and of a time; nothing of what is no date. */
        internal fun dateEntry(text: String): String {
            val fields = text.takeWhile { it != 'T' && it != ' ' }.split('-', '/', '.')
            val numbers = fields.mapNotNull { it.toIntOrNull() }
            if (fields.size != 3 || numbers.size != 3) return ""
            val (year, month, day) =
                if (fields[0].length == 4) numbers else listOf(numbers[2], numbers[0], numbers[1])
            if (year !in 100..9999) return ""
            return runCatching { LocalDate.of(year, month, day).toString() }.getOrDefault("")
        }

        """),
    SupportCode.Part(
      name: "timeEntry", imports: ["java.time.LocalTime"],
      source: """
        /** A time of day as fields have it, `18:30`, also of `6:30 PM`; nothing of what is no time. */
        internal fun timeEntry(text: String): String {
            val words = text.split(' ').filter { it.isNotEmpty() }
            val fields = words.firstOrNull().orEmpty().split(':')
            val numbers = fields.mapNotNull { it.toIntOrNull() }
            if (words.size > 2 || fields.size !in 2..3 || numbers.size != fields.size) return ""
            val hour = when (words.getOrNull(1)?.lowercase()) {
                null -> numbers[0]
                "am" -> if (numbers[0] == 12) 0 else numbers[0]
                "pm" -> if (numbers[0] == 12) 12 else numbers[0] + 12
                else -> return ""
            }
            return runCatching { LocalTime.of(hour, numbers[1]).toString() }.getOrDefault("")
        }

        """),
    SupportCode.Part(
      name: "parseTime",
      imports: ["java.time.LocalDate", "java.time.LocalDateTime", "java.time.OffsetDateTime", "java.time.ZoneOffset"],
      source: """
        /** The time that a text is, in UTC; none for what is no time. */
        internal fun parseTime(text: String): OffsetDateTime? =
            runCatching { OffsetDateTime.parse(text) }
                .recoverCatching { LocalDateTime.parse(text).atOffset(ZoneOffset.UTC) }
                .recoverCatching { LocalDate.parse(text).atStartOfDay().atOffset(ZoneOffset.UTC) }
                .getOrNull()?.withOffsetSameInstant(ZoneOffset.UTC)

        """),
    SupportCode.Part(
      name: "formatDate", needs: ["parseTime"],
      imports: ["java.time.format.DateTimeFormatter", "java.util.Locale"],
      source: """
        /** A time in UTC by a pattern; what is no time stays as it is. */
        internal fun formatDate(text: String, pattern: String): String =
            parseTime(text)?.format(DateTimeFormatter.ofPattern(pattern, Locale.US)) ?: text

        """),
    SupportCode.Part(
      name: "cardMoment",
      imports: [
        "android.text.format.DateFormat", "java.time.OffsetDateTime", "java.time.ZoneId",
        "java.time.format.DateTimeFormatter", "java.time.format.FormatStyle", "java.util.Locale",
      ],
      source: """
        /**
         * A moment in the time zone of the user, and in the language and region of the user unless the card says which;
         * what is no moment stays as it is.
         */
        internal fun cardMoment(text: String, form: String, language: String? = null): String {
            val moment = runCatching { OffsetDateTime.parse(text) }.getOrNull() ?: return text
            val locale = language?.let { Locale.forLanguageTag(it) } ?: Locale.getDefault()
            val format = when (form) {
                "COMPACT" -> DateTimeFormatter.ofLocalizedDate(FormatStyle.SHORT)
                "SHORT" -> DateTimeFormatter.ofPattern(
                    DateFormat.getBestDateTimePattern(locale, "yMMMEd"),
                )
                "LONG" -> DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL)
                else -> DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)
            }
            return moment.atZoneSameInstant(ZoneId.systemDefault()).format(format.withLocale(locale))
        }

        """),
    SupportCode.Part(
      name: "formatEpoch",
      imports: [
        "java.time.Instant", "java.time.ZoneOffset", "java.time.format.DateTimeFormatter", "java.util.Locale",
      ],
      source: """
        /** The time so many seconds after the beginning of 1970, in UTC by a pattern. */
        internal fun formatEpoch(seconds: Double, pattern: String): String =
            Instant.ofEpochMilli((seconds * 1000).toLong()).atOffset(ZoneOffset.UTC)
                .format(DateTimeFormatter.ofPattern(pattern, Locale.US))

        """),
    SupportCode.Part(
      name: "shiftDate", needs: ["parseTime"],
      imports: ["java.time.format.DateTimeFormatter", "java.time.temporal.ChronoUnit", "java.util.Locale"],
      source: """
        /** A time that is so much later, in UTC by a pattern; what is no time stays as it is. */
        internal fun shiftDate(text: String, amount: Int, unit: ChronoUnit, pattern: String): String =
            parseTime(text)?.plus(amount.toLong(), unit)
                ?.format(DateTimeFormatter.ofPattern(pattern, Locale.US)) ?: text

        """),
  ]
}
