package android

class R {
    class string {
        companion object {
            const val cancel: Int = 0x01040000
            const val ok: Int = 0x0104000a
        }
    }
}
