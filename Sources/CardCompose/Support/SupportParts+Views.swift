extension SupportParts {
  /// Layouts that Compose has not.
  static let views = [
    SupportCode.Part(
      name: "cardColor", imports: ["androidx.compose.ui.graphics.Color"],
      source: """
        /** The colour of six or eight digits, the last two of eight of which are its opacity; else [usual]. */
        internal fun cardColor(text: String, usual: Color): Color {
            val digits = text.removePrefix("#")
            val value = digits.toLongOrNull(16) ?: return usual
            return when (digits.length) {
                6 -> Color(0xFF000000 or value)
                8 -> Color(((value and 0xFF) shl 24) or (value shr 8))
                else -> usual
            }
        }

        """),
    SupportCode.Part(
      name: "cardAtMost",
      imports: ["androidx.compose.ui.Modifier", "androidx.compose.ui.layout.layout"],
      source: """
        /** As wide as its content, but no wider than [part] of the room that there is. */
        internal fun Modifier.cardAtMost(part: Float): Modifier = layout { measurable, constraints ->
            val most = if (constraints.hasBoundedWidth) {
                (constraints.maxWidth * part).toInt()
            } else {
                constraints.maxWidth
            }
            val placeable = measurable.measure(constraints.copy(minWidth = 0, maxWidth = most))
            layout(placeable.width, placeable.height) { placeable.placeRelative(0, 0) }
        }

        """),
    SupportCode.Part(
      name: "CardFacts",
      imports: [
        "androidx.compose.runtime.Composable", "androidx.compose.ui.Modifier", "androidx.compose.ui.layout.Layout",
        "androidx.compose.ui.unit.Constraints", "androidx.compose.ui.unit.Dp",
        "androidx.compose.ui.unit.constrainHeight", "androidx.compose.ui.unit.constrainWidth",
      ],
      source: """
        /** Titles and values in turns: the values stand below each other, behind the widest title. */
        @Composable
        internal fun CardFacts(
            modifier: Modifier = Modifier,
            spacing: Dp,
            titleMaxWidth: Dp = Dp.Unspecified,
            content: @Composable () -> Unit,
        ) {
            Layout(content = content, modifier = modifier) { measurables, constraints ->
                val bounds = Constraints(maxWidth = constraints.maxWidth)
                val most = if (titleMaxWidth == Dp.Unspecified) {
                    bounds.maxWidth
                } else {
                    minOf(titleMaxWidth.roundToPx(), bounds.maxWidth)
                }
                val titles = measurables.filterIndexed { index, _ -> index % 2 == 0 }
                    .map { it.measure(bounds.copy(maxWidth = most)) }
                val left = (titles.maxOfOrNull { it.width } ?: 0) + spacing.roundToPx()
                val rest = if (bounds.hasBoundedWidth) {
                    bounds.copy(maxWidth = (bounds.maxWidth - left).coerceAtLeast(0))
                } else {
                    bounds
                }
                val values = measurables.filterIndexed { index, _ -> index % 2 == 1 }
                    .map { it.measure(rest) }
                val heights = titles.zip(values) { title, value -> maxOf(title.height, value.height) }
                val width = constraints.constrainWidth(left + (values.maxOfOrNull { it.width } ?: 0))
                layout(width, constraints.constrainHeight(heights.sum())) {
                    var top = 0
                    for ((index, height) in heights.withIndex()) {
                        titles[index].placeRelative(0, top)
                        values[index].placeRelative(left, top)
                        top += height
                    }
                }
            }
        }

        """),
    SupportCode.Part(
      name: "CardFlow",
      imports: [
        "androidx.compose.foundation.layout.Arrangement", "androidx.compose.foundation.layout.ExperimentalLayoutApi",
        "androidx.compose.foundation.layout.FlowRow", "androidx.compose.runtime.Composable",
        "androidx.compose.ui.Alignment", "androidx.compose.ui.Modifier", "androidx.compose.ui.unit.Dp",
      ],
      source: """
        /** Content in lines, as much in each of them as there is room for. */
        @OptIn(ExperimentalLayoutApi::class)
        @Composable
        internal fun CardFlow(
            modifier: Modifier = Modifier,
            spacing: Dp,
            alignment: Alignment.Horizontal = Alignment.Start,
            content: @Composable () -> Unit,
        ) {
            FlowRow(
                modifier = modifier,
                horizontalArrangement = Arrangement.spacedBy(spacing, alignment),
                verticalArrangement = Arrangement.spacedBy(spacing),
            ) {
                content()
            }
        }

        """),
    SupportCode.Part(
      name: "CardBadge",
      imports: [
        "androidx.compose.foundation.background", "androidx.compose.foundation.layout.Arrangement",
        "androidx.compose.foundation.layout.Row", "androidx.compose.foundation.layout.heightIn",
        "androidx.compose.foundation.layout.padding", "androidx.compose.foundation.shape.RoundedCornerShape",
        "androidx.compose.material3.Text", "androidx.compose.runtime.Composable", "androidx.compose.ui.Alignment",
        "androidx.compose.ui.Modifier", "androidx.compose.ui.graphics.Color",
        "androidx.compose.ui.semantics.clearAndSetSemantics", "androidx.compose.ui.text.TextStyle",
        "androidx.compose.ui.text.font.FontWeight", "androidx.compose.ui.unit.Dp", "androidx.compose.ui.unit.dp",
        "androidx.compose.ui.unit.sp",
      ],
      source: """
        /** A pill with a text, a sign or both. */
        @Composable
        internal fun CardBadge(
            text: String,
            ink: Color,
            ground: Color,
            modifier: Modifier = Modifier,
            sign: String = "",
            signFollows: Boolean = false,
            height: Dp = 20.dp,
            radius: Dp = 10.dp,
        ) {
            val style = TextStyle(
                color = ink,
                fontSize = if (height > 24.dp) 14.sp else 12.sp,
                fontWeight = FontWeight.SemiBold,
            )
            val words: @Composable () -> Unit = { if (text.isNotEmpty()) Text(text = text, style = style) }
            Row(
                modifier = modifier
                    .background(ground, RoundedCornerShape(radius))
                    .heightIn(min = height)
                    .padding(horizontal = height / 3),
                horizontalArrangement = Arrangement.spacedBy(4.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                if (signFollows) words()
                if (sign.isNotEmpty()) {
                    Text(text = sign, modifier = Modifier.clearAndSetSemantics {}, style = style)
                }
                if (!signFollows) words()
            }
        }

        """),
    SupportCode.Part(
      name: "cardProgress",
      source: """
        /** The part that [value] is of [maximum], from 0 to 1. */
        internal fun cardProgress(value: Double, maximum: Double): Float =
            if (maximum > 0) (value / maximum).coerceIn(0.0, 1.0).toFloat() else 0f

        """),
    SupportCode.Part(
      name: "cardBleed",
      imports: [
        "androidx.compose.ui.Modifier", "androidx.compose.ui.layout.layout", "androidx.compose.ui.unit.Dp",
        "androidx.compose.ui.unit.dp",
      ],
      source: """
        /** A box that reaches into the padding around it. */
        internal fun Modifier.cardBleed(
            start: Dp = 0.dp,
            top: Dp = 0.dp,
            end: Dp = 0.dp,
            bottom: Dp = 0.dp,
        ): Modifier = layout { measurable, constraints ->
            val across = (start + end).roundToPx()
            val down = (top + bottom).roundToPx()
            val wider = if (constraints.hasBoundedWidth) {
                constraints.copy(
                    minWidth = if (constraints.hasFixedWidth) constraints.minWidth + across else constraints.minWidth,
                    maxWidth = constraints.maxWidth + across,
                )
            } else {
                constraints
            }
            val content = measurable.measure(wider)
            val width = (content.width - across).coerceAtLeast(0)
            layout(width, (content.height - down).coerceAtLeast(0)) {
                content.placeRelative(-start.roundToPx(), -top.roundToPx())
            }
        }

        """),
  ]
}
