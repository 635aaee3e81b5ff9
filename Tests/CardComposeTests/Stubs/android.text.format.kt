package android.text.format

import android.content.Context
import java.util.Locale

open class DateFormat {
    companion object {
        @JvmStatic
        fun getBestDateTimePattern(locale: Locale, skeleton: String): String = TODO()
        @JvmStatic
        fun is24HourFormat(context: Context): Boolean = TODO()
    }
}
