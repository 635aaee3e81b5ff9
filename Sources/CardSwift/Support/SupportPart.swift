import CardSyntax

/// A part of the support code as it is read. Parts are constants, of which each is read once, when something first needs it.
struct SupportPart: Sendable {
  private let pieces: [SupportPiece]
  /// The same for code of whose addresses or Markdown all is known, by the part that is not needed then.
  private let simpler: [(part: String, pieces: [SupportPiece])]

  /// The part with this source. Other modules have only the initializers that are written down, so for these it
  /// `keepsInitializers` that structures have by themselves.
  init(_ source: String, keepsInitializers: Bool = false) {
    let all = SupportPiece.pieces(of: source, hasConditions: SupportPiece.hasConditions(source))
    let pieces = keepsInitializers ? all : all.map(\.withoutUsualInitializers)
    self.pieces = pieces
    simpler = SupportCode.forKnown.filter { source.containsUTF8($0.call) }.map { known in
      (known.part, pieces.map { $0.replacing(known.call, with: known.simple) })
    }
  }

  /// The declarations for code that uses some parts by themselves.
  func pieces(with parts: Set<String>) -> [SupportPiece] {
    simpler.first { !parts.contains($0.part) }?.pieces ?? pieces
  }
}
