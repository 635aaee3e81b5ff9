/// What is done to an output folder: one call of the system that can fail.
package enum OutputOperation: String, Sendable, CaseIterable {
  /// A folder is made.
  case makeFolder
  /// A new file is opened.
  case create
  /// Content is written into it.
  case write
  /// It takes the place of the old one.
  case rename
  /// A file is removed.
  case remove
  /// Something is noted in the journal.
  case append
  /// Something is brought from the memory of the system to the disk.
  case sync
  /// What could not be noted as a whole is taken back.
  case truncate
}

/// A disk that fails when a test wants it to.
package struct OutputFaults: Sendable {
  /// The number of the system's error that an operation ends with; none if it goes well.
  let code: @Sendable (OutputOperation) -> Int32?

  /// A disk that asks `code` before each operation.
  package init(_ code: @escaping @Sendable (OutputOperation) -> Int32?) { self.code = code }
}
