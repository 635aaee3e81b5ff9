// The YAML side of DocumentWriter.

extension DocumentWriter {
  mutating func yamlBegin(isObject: Bool) { _ = isObject }
  mutating func yamlEnd(_ level: Level) { _ = level }
  mutating func yamlKey(_ raw: UnsafeBufferPointer<UInt8>, isEscaped: Bool) { _ = isEscaped }
  mutating func yamlString(_ raw: UnsafeBufferPointer<UInt8>, isEscaped: Bool) { _ = isEscaped }
  mutating func yamlPlain(_ raw: UnsafeBufferPointer<UInt8>) {}
}
