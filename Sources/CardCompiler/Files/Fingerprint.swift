/// A short text that tells contents apart: 64 bits of FNV-1a, in hexadecimal; no protection from malice.
enum Fingerprint {
  /// The fingerprint of some bytes.
  static func of(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
