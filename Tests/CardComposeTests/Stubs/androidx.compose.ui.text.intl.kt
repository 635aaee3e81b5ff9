package androidx.compose.ui.text.intl

class Locale(languageTag: String)
class LocaleList(languageTags: String)
