/// The parts of the support code.
enum SupportParts {
  /// What users ask for, and the pictures that apps show.
  static let actions = [
    SupportCode.Part(
      name: "CardAction",
      source: """
        /** What a user asks for. */
        sealed interface CardAction {
            /** The page at [url] is to be opened. */
            data class OpenUrl(val url: String) : CardAction

            /** [data] and what was entered are to be sent; [inputs] has texts by name. */
            data class Submit(
                val id: String? = null,
                val data: Any? = null,
                val inputs: Map<String, String> = emptyMap(),
            ) : CardAction

            /** The same for the command [verb] of the server that the card is from. */
            data class Execute(
                val id: String? = null,
                val verb: String? = null,
                val data: Any? = null,
                val inputs: Map<String, String> = emptyMap(),
            ) : CardAction

            /** Another screen is to be shown, or the one before: [destination] says which way. */
            data class Navigate(val destination: String? = null, val url: String? = null) : CardAction

            /** A service is to be called with the variables that [body] names, which may be [inputs]. */
            data class CallApi(
                val method: String? = null,
                val endpoint: String? = null,
                val body: Any? = null,
                val inputs: Map<String, String> = emptyMap(),
            ) : CardAction

            /** A variable is to be made, changed or removed. */
            data class SetVariable(
                val operation: String? = null,
                val name: String? = null,
                val type: String? = null,
                val value: String? = null,
            ) : CardAction
        }

        /** Does what users ask for. */
        fun interface CardActionHandler {
            fun perform(action: CardAction)
        }

        """),
    SupportCode.Part(
      name: "CardImage",
      imports: ["androidx.compose.ui.Modifier", "androidx.compose.ui.layout.ContentScale"],
      source: """
        /** A picture that an app shows: at [url], which may be the picture itself as `data:`. */
        data class CardImage(
            val url: String,
            val description: String? = null,
            val modifier: Modifier = Modifier,
            val contentScale: ContentScale = ContentScale.Fit,
        )

        """),
    SupportCode.Part(
      name: "cardLink",
      imports: [
        "androidx.compose.ui.text.LinkAnnotation", "androidx.compose.ui.text.LinkInteractionListener",
        "androidx.compose.ui.text.SpanStyle",
        "androidx.compose.ui.text.TextLinkStyles", "androidx.compose.ui.text.style.TextDecoration",
      ],
      source: """
        /** A part of a text that does something when it is tapped. */
        internal fun cardLink(onClick: () -> Unit): LinkAnnotation =
            LinkAnnotation.Clickable(
                tag = "link",
                styles = TextLinkStyles(SpanStyle(textDecoration = TextDecoration.Underline)),
                linkInteractionListener = LinkInteractionListener { onClick() },
            )

        """),
    SupportCode.Part(
      name: "cardMayOpen",
      source: """
        /** Whether a link may lead to [url], which data give: no program is run, and no other app is started. */
        internal fun cardMayOpen(url: String): Boolean {
            val scheme = url.filter { it > ' ' }.substringBefore(':', "")
            return scheme.lowercase() in listOf(\(SafeLink.schemes.map { "\"\($0)\"" }.joined(separator: ", ")))
        }

        """),
    SupportCode.Part(
      name: "CardTheme",
      imports: [
        "androidx.compose.material3.MaterialTheme", "androidx.compose.material3.darkColorScheme",
        "androidx.compose.material3.lightColorScheme", "androidx.compose.runtime.Composable",
        "androidx.compose.ui.graphics.Color", "androidx.compose.ui.graphics.luminance",
      ],
      source: """
        /** The colours that controls have on [ground]; fonts and shapes stay those of the app. */
        @Composable
        internal fun CardTheme(
            ground: Color,
            ink: Color,
            subtle: Color,
            accent: Color,
            error: Color,
            content: @Composable () -> Unit,
        ) {
            fun on(color: Color): Color = if (color.luminance() > 0.5f) Color.Black else Color.White
            val scheme = if (ground.luminance() > 0.5f) lightColorScheme() else darkColorScheme()
            MaterialTheme(
                colorScheme = scheme.copy(
                    primary = accent,
                    onPrimary = on(accent),
                    background = ground,
                    onBackground = ink,
                    surface = ground,
                    onSurface = ink,
                    onSurfaceVariant = subtle,
                    error = error,
                    onError = on(error),
                ),
                content = content,
            )
        }

        """),
    SupportCode.Part(
      name: "CardWords",
      imports: ["androidx.compose.runtime.staticCompositionLocalOf"],
      source: """
        /** The words that cards have of their own; an app provides those of its languages by [LocalCardWords]. */
        class CardWords(
            val moreActions: String = "More actions",
            val valueIsMissing: String = "A value is required.",
            val valueHasWrongForm: String = "The value does not have the form that is expected.",
            val valueIsTooSmall: String = "The value is too small.",
            val valueIsTooLarge: String = "The value is too large.",
            val removeValue: String = "Clear",
        )

        /** The words of the cards below. */
        val LocalCardWords = staticCompositionLocalOf { CardWords() }

        """),
    SupportCode.Part(
      name: "CardButtonLook",
      source: """
        /** How a button looks. */
        internal enum class CardButtonLook { DEFAULT, POSITIVE, DESTRUCTIVE, LINK }

        """),
    SupportCode.Part(
      name: "CardButton", needs: ["CardButtonLook"],
      imports: [
        "androidx.compose.foundation.layout.RowScope", "androidx.compose.foundation.layout.Spacer",
        "androidx.compose.foundation.layout.width", "androidx.compose.material3.Button",
        "androidx.compose.material3.ButtonDefaults", "androidx.compose.material3.MaterialTheme",
        "androidx.compose.material3.OutlinedButton", "androidx.compose.material3.Text",
        "androidx.compose.material3.TextButton", "androidx.compose.runtime.Composable",
        "androidx.compose.ui.Modifier", "androidx.compose.ui.semantics.collapse",
        "androidx.compose.ui.semantics.contentDescription", "androidx.compose.ui.semantics.expand",
        "androidx.compose.ui.semantics.onClick", "androidx.compose.ui.semantics.semantics",
        "androidx.compose.ui.unit.dp",
      ],
      source: """
        /**
         * A button; [isExpanded] is for one that shows a card. Screen readers say [hint], by which a button without
         * title is called.
         */
        @Composable
        internal fun CardButton(
            title: String,
            hint: String = "",
            modifier: Modifier = Modifier,
            look: CardButtonLook = CardButtonLook.DEFAULT,
            isEnabled: Boolean = true,
            isExpanded: Boolean? = null,
            icon: (@Composable () -> Unit)? = null,
            onClick: () -> Unit,
        ) {
            val described = modifier.semantics {
                if (hint.isNotEmpty()) {
                    if (title.isEmpty()) contentDescription = hint else this.onClick(label = hint, action = null)
                }
                when (isExpanded) {
                    true -> collapse { onClick(); true }
                    false -> expand { onClick(); true }
                    null -> Unit
                }
            }
            val content: @Composable RowScope.() -> Unit = {
                if (icon != null) {
                    icon()
                    if (title.isNotEmpty()) Spacer(modifier = Modifier.width(6.dp))
                }
                if (title.isNotEmpty()) Text(text = title)
            }
            when (look) {
                CardButtonLook.DEFAULT -> OutlinedButton(onClick, described, isEnabled, content = content)
                CardButtonLook.POSITIVE -> Button(onClick, described, isEnabled, content = content)
                CardButtonLook.LINK -> TextButton(onClick, described, isEnabled, content = content)
                CardButtonLook.DESTRUCTIVE -> {
                    val scheme = MaterialTheme.colorScheme
                    val colors = ButtonDefaults.buttonColors(scheme.error, scheme.onError)
                    Button(onClick, described, isEnabled, colors = colors, content = content)
                }
            }
        }

        """),
    SupportCode.Part(
      name: "CardOverflow", needs: ["CardWords"],
      imports: [
        "androidx.compose.foundation.layout.Box", "androidx.compose.material3.DropdownMenu",
        "androidx.compose.material3.Text", "androidx.compose.material3.TextButton",
        "androidx.compose.runtime.Composable", "androidx.compose.runtime.getValue",
        "androidx.compose.runtime.mutableStateOf", "androidx.compose.runtime.remember",
        "androidx.compose.runtime.setValue", "androidx.compose.ui.Modifier",
        "androidx.compose.ui.semantics.contentDescription", "androidx.compose.ui.semantics.semantics",
      ],
      source: """
        /** The menu that the items of a group of buttons stand in. */
        internal class CardMenuScope(val close: () -> Unit)

        /** The buttons that have no place of their own, or that belong to the one before. */
        @Composable
        internal fun CardOverflow(sign: String = "…", content: @Composable CardMenuScope.() -> Unit) {
            var isOpen by remember { mutableStateOf(false) }
            val name = LocalCardWords.current.moreActions
            Box {
                TextButton(
                    onClick = { isOpen = true },
                    modifier = Modifier.semantics { contentDescription = name },
                ) {
                    Text(text = sign)
                }
                DropdownMenu(expanded = isOpen, onDismissRequest = { isOpen = false }) {
                    CardMenuScope { isOpen = false }.content()
                }
            }
        }

        """),
    SupportCode.Part(
      name: "CardMenuItem", needs: ["CardOverflow"],
      imports: [
        "androidx.compose.material3.DropdownMenuItem", "androidx.compose.material3.MaterialTheme",
        "androidx.compose.material3.MenuDefaults", "androidx.compose.material3.Text",
        "androidx.compose.runtime.Composable", "androidx.compose.ui.Modifier", "androidx.compose.ui.semantics.onClick",
        "androidx.compose.ui.semantics.semantics",
      ],
      source: """
        /** A button in a menu; screen readers say [hint], by which one without title is called. */
        @Composable
        internal fun CardMenuScope.CardMenuItem(
            title: String,
            hint: String = "",
            isDestructive: Boolean = false,
            isEnabled: Boolean = true,
            icon: (@Composable () -> Unit)? = null,
            onClick: () -> Unit,
        ) {
            val colors = if (isDestructive) {
                val error = MaterialTheme.colorScheme.error
                MenuDefaults.itemColors(textColor = error, leadingIconColor = error)
            } else {
                MenuDefaults.itemColors()
            }
            DropdownMenuItem(
                text = { Text(text = title.ifEmpty { hint }) },
                onClick = {
                    close()
                    onClick()
                },
                modifier = Modifier.semantics {
                    if (hint.isNotEmpty() && title.isNotEmpty()) this.onClick(label = hint, action = null)
                },
                leadingIcon = icon,
                enabled = isEnabled,
                colors = colors,
            )
        }

        """),
  ]
}
