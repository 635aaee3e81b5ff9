package import CardSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why the disk refused something.
package struct FileError: Error, Hashable {
  /// What was being done to the file.
  package enum Operation: String, Sendable {
    /// Getting its content or its entries.
    case read
    /// Making or changing it.
    case write
    /// Deleting it.
    case remove
  }

  /// What was being done.
  package let operation: Operation
  /// The file, as the user knows it.
  package let path: String
  /// The system's error number.
  package let code: Int32

  /// The failure of `operation` on `path`, by default for the reason that the system gave last.
  package init(_ operation: Operation, _ path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The system's words for the reason.
  package var reason: String { String(cString: strerror(code)) }

  /// Whether a link, or something that is no folder, stands in the way.
  var isDetour: Bool { code == ELOOP || code == ENOTDIR }

  /// Whether what is there is a folder, a device or a pipe.
  var isNoFile: Bool { code == EINVAL || code == EISDIR }

  /// The failure as a finding.
  package var diagnostic: Diagnostic { diagnostic(at: nil) }

  /// The failure as a finding; `span` is where the file is named, if that is in another file.
  package func diagnostic(at span: SourceSpan?) -> Diagnostic {
    switch operation {
    case .read: .cannotRead(path, reason, at: span)
    case .write: .cannotWrite(path, reason)
    case .remove: .cannotRemove(path, reason)
    }
  }
}
