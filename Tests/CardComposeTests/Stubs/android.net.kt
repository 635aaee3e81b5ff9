package android.net

abstract class Uri {
    companion object {
        @JvmStatic
        fun encode(s: String?): String = TODO()
        @JvmStatic
        fun parse(uriString: String): Uri = TODO()
    }
}
