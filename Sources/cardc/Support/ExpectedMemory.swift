import CMemory
import CardCompiler

/// A command that may be about one document, which says how much memory it is going to take.
protocol DocumentCommand {
  /// The file with the document; none where there are several files, or may be.
  var onlyDocument: String? { get }
}

/// The memory that a large document is going to take, which is got at once: for one small page after the other, a third of
/// the time of a conversion is that of the system.
enum ExpectedMemory {
  /// Documents of fewer bytes are done before it would pay.
  private static let threshold = 256 << 10

  /// How many bytes the largest representations have for each of a document.
  private static let bytesPerByte = 64

  /// Makes ready for a command, before the thread that runs it is started.
  ///
  /// With several documents there may be several threads, which need heaps of their own.
  static func prepare(for command: Any) {
    guard let path = (command as? any DocumentCommand)?.onlyDocument, let size = SystemCall.size(path) else { return }
    guard size >= threshold else { return }
    let (bytes, isTooMuch) = size.multipliedReportingOverflow(by: bytesPerByte)
    cardc_expect_memory(isTooMuch ? Int.max : bytes)
  }
}

extension ConvertCommand: DocumentCommand {
  var onlyDocument: String? { inputs.count == 1 ? inputs.first : nil }
}

extension CheckCommand: DocumentCommand {
  var onlyDocument: String? { inputs.count == 1 ? inputs.first : nil }
}

extension FormatCommand: DocumentCommand {
  var onlyDocument: String? { inputs.count == 1 ? inputs.first : nil }
}

extension InspectCommand: DocumentCommand {
  var onlyDocument: String? { input }
}

extension ExpandCommand: DocumentCommand {
  var onlyDocument: String? { ndjson ? nil : values.data ?? template }
}
