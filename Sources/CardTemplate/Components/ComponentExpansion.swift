package import CardSyntax

/// Puts components and fragments in the place of their uses: the stage between reading and compiling a template.
///
/// Values that come out of a file name their place in it, in a ``SourceText`` of the use's own.
package struct ComponentExpansion: ~Copyable {
  /// How much components and fragments may add to a template.
  package struct Limits: Sendable {
    /// The number of values.
    package var values = 200_000
    /// The number of uses, each of which is as much work as many values.
    package var uses = 20_000
    /// The bytes of text that props are put into.
    package var bytes = 16 << 20
    /// How deep uses are nested.
    package var levels = 64

    /// The defaults.
    package init() {}
  }

  /// What came of a template.
  package struct Result: Sendable {
    /// The template without uses; none if that would be too much. Uses with mistakes are left out.
    package var document: Document?
    /// The files that went into it.
    package var files: [SourceText] = []
    /// The components that the template can use.
    package var library = ComponentLibrary()
  }

  /// Thrown after a limit was reported.
  struct LimitReached: Error {}

  /// What a use gives for a prop.
  enum Argument {
    case node(Node, ComponentFrame)
    /// Text that props of the caller were put into; the node is what was written.
    case text(String, Node, ComponentFrame)
  }

  /// A value whose outermost use has been replaced.
  enum Resolved {
    /// Nothing: a prop that was not given.
    case absent
    /// Nothing because of a mistake that was reported.
    case failed
    /// A value that is no use itself.
    case node(Node, ComponentFrame)
    /// Text that props were put into; the node is what was written.
    case text(String, Node, ComponentFrame)
    /// An object with members from several places.
    case object(ObjectParts)
  }

  /// An object that is put together.
  struct ObjectParts {
    /// Where the object itself was written.
    let node: Node
    let frame: ComponentFrame
    var members: [Part]

    /// The position of a member.
    func index(of name: String) -> Int? { members.firstIndex { $0.member.name == name } }
  }

  /// A member of an object that is put together.
  struct Part {
    let member: Node.Member
    let frame: ComponentFrame
    /// What stands in the place of the member's own value.
    var replacement: String?
  }

  var builder: DocumentBuilder
  let library: ComponentLibrary
  let resolver: any ComponentResolver
  let readsHoles: Bool
  let limits: Limits
  var diagnostics = Diagnostics()
  var files: [SourceText] = []
  private var seenFiles: Set<SourceText> = []
  private var values = 0
  private var uses = 0
  private var bytes = 0

  /// Expands what `document` uses; it comes back as it is if it uses nothing. Without `readsHoles`, `${` is text.
  package static func run(
    _ document: Document, resolver: any ComponentResolver, readsHoles: Bool = true, limits: Limits = Limits(),
    diagnostics: inout Diagnostics
  ) -> Result {
    let hasTypes = document.symbol(of: "type") != nil
    let library = hasTypes ? resolver.library(for: document.source) : ComponentLibrary()
    guard document.symbol(of: "$include") != nil || usesComponent(document, library) else {
      return Result(document: document, library: library)
    }
    var expansion = ComponentExpansion(document, library, resolver, readsHoles, limits)
    let isDone = expansion.expand(document)
    diagnostics.append(contentsOf: expansion.diagnostics)
    let files = expansion.files
    guard isDone else { return Result(document: nil, files: files, library: library) }
    return Result(document: expansion.finish(&diagnostics), files: files, library: library)
  }

  private static func usesComponent(_ document: Document, _ library: ComponentLibrary) -> Bool {
    guard !library.isEmpty, let symbol = document.symbol(of: "type") else { return false }
    func uses(_ node: Node) -> Bool {
      switch node.kind {
      case .array: node.elements.contains(where: uses)
      case .object:
        node.members.contains { member in
          if member.symbol == symbol, let name = member.value.string, library.has(name) { return true }
          return uses(member.value)
        }
      default: false
      }
    }
    return uses(document.root)
  }

  private init(
    _ document: Document, _ library: ComponentLibrary, _ resolver: any ComponentResolver, _ readsHoles: Bool,
    _ limits: Limits
  ) {
    builder = DocumentBuilder(arenaFor: document.source, isYAML: document.isYAML)
    self.library = library
    self.resolver = resolver
    self.readsHoles = readsHoles
    self.limits = limits
  }

  private mutating func expand(_ document: Document) -> Bool {
    let frame = ComponentFrame(document, source: document.source, number: builder.register(document.source))
    do throws(LimitReached) {
      try emit(document.root, frame, key: nil)
      return builder.recordCount > 0
    } catch {
      return false
    }
  }

  private consuming func finish(_ diagnostics: inout Diagnostics) -> Document { builder.finish(&diagnostics) }

  /// Notes that a file went into the template.
  mutating func note(_ file: SourceText) { if seenFiles.insert(file).inserted { files.append(file) } }

  // MARK: Output

  /// The key of a member, with the frame that it was written in.
  typealias Key = (member: Node.Member, frame: ComponentFrame)

  /// Writes a value; data written in the template (`isData`) are not looked at for uses.
  mutating func emit(
    _ node: Node, _ frame: ComponentFrame, key: Key?, isData: Bool = false
  ) throws(LimitReached) {
    if needsResolving(node, frame, isData: isData) {
      let resolved = try resolve(node, frame, isData: isData)
      if key?.member.name == "$when", let text = Self.condition(resolved) {
        return try emit(.text(text, node, frame), key: key, isData: isData)
      }
      return try emit(resolved, key: key, isData: isData)
    }
    try charge(node, frame)
    switch node.kind {
    case .array:
      try enter(node, frame)
      emit(key)
      builder.beginArray(origin(node, frame))
      for element in node.elements { try emitElement(element, frame, isData: isData) }
      builder.end()
    case .object:
      try enter(node, frame)
      emit(key)
      builder.beginObject(origin(node, frame))
      for member in node.members {
        try emit(
          member.value, frame, key: (member, frame), isData: isData || member.symbol == frame.dataSymbol)
      }
      builder.end()
    default:
      emit(key)
      builder.addCopy(ofScalar: node, origin(node, frame))
    }
  }

  /// Writes an element of an array; an array that stands for it takes its place element by element.
  private mutating func emitElement(
    _ node: Node, _ frame: ComponentFrame, isData: Bool
  ) throws(LimitReached) {
    guard needsResolving(node, frame, isData: isData) else {
      return try emit(node, frame, key: nil, isData: isData)
    }
    let resolved = try resolve(node, frame, isData: isData)
    guard case .node(let list, let listFrame) = resolved, list.kind == .array else {
      return try emit(resolved, key: nil, isData: isData)
    }
    for element in list.elements { try emitElement(element, listFrame, isData: isData) }
  }

  private mutating func emit(_ value: Resolved, key: Key?, isData: Bool) throws(LimitReached) {
    switch value {
    case .absent, .failed: break
    case .node(let node, let frame): try emit(node, frame, key: key, isData: isData)
    case .text(let text, let node, let frame):
      try charge(node, frame)
      emit(key)
      emit(text, node, frame)
    case .object(let parts):
      try charge(parts.node, parts.frame)
      try enter(parts.node, parts.frame)
      emit(key)
      builder.beginObject(origin(parts.node, parts.frame))
      for part in parts.members {
        let key = (part.member, part.frame)
        if let text = part.replacement {
          emit(key)
          emit(text, part.member.value, part.frame)
        } else {
          try emit(part.member.value, part.frame, key: key, isData: part.member.symbol == part.frame.dataSymbol)
        }
      }
      builder.end()
    }
  }

  /// The condition that a prop is whose value is `true` or `false`. As it stands the value would be no condition: an element
  /// with a literal in `$when` is kept for `false`, as the reference does.
  static func condition(_ value: Resolved) -> String? {
    guard case .node(let node, _) = value, let flag = node.boolean else { return nil }
    return "${!\(!flag)}"
  }

  private mutating func emit(_ key: Key?) {
    guard let key else { return }
    builder.addCopy(ofKey: key.member, origin(key.member.keySpan, key.frame))
  }

  private mutating func emit(_ text: String, _ node: Node, _ frame: ComponentFrame) {
    var text = text
    let origin = origin(node, frame)
    text.withUTF8 { builder.addString($0, origin) }
  }

  private mutating func origin(_ node: Node, _ frame: ComponentFrame) -> NodeOrigin {
    var origin = origin(node.span, frame)
    // What an alias repeats keeps naming the alias.
    if frame.caller == nil, let alias = node.expansion { origin.expansion = builder.registerExpansion(alias) }
    return origin
  }

  private mutating func origin(_ span: SourceSpan, _ frame: ComponentFrame) -> NodeOrigin {
    let number = span.source == frame.base ? frame.number : builder.register(span.source)
    return NodeOrigin(source: number, start: span.start, end: span.end)
  }

  // MARK: Limits

  private mutating func enter(_ node: Node, _ frame: ComponentFrame) throws(LimitReached) {
    guard builder.depth >= DocumentBuilder.maximumDepth else { return }
    diagnostics.report(.tooDeep("values", DocumentBuilder.maximumDepth, at: frame.place(node.span)))
    throw LimitReached()
  }

  /// Counts a value that does not stand in the template itself, or one step of the work for it.
  mutating func charge(_ node: Node, _ frame: ComponentFrame) throws(LimitReached) {
    guard frame.caller != nil else { return }
    values += 1
    guard values > limits.values else { return }
    diagnostics.report(.tooManyValues(limits.values, at: frame.place(node.span)))
    throw LimitReached()
  }

  /// Counts a use.
  mutating func charge(_ use: SourceText.Use) throws(LimitReached) {
    uses += 1
    guard uses > limits.uses else { return }
    diagnostics.report(.tooManyUses(limits.uses, at: use.span))
    throw LimitReached()
  }

  /// Counts text that was put together.
  mutating func charge(_ text: String, _ node: Node, _ frame: ComponentFrame) throws(LimitReached) {
    bytes += text.utf8.count
    guard bytes > limits.bytes else { return }
    diagnostics.report(.tooMuchText(limits.bytes, at: frame.place(node.span)))
    throw LimitReached()
  }

  /// Reports a use that is nested too deeply.
  func isTooDeep(_ frame: ComponentFrame) -> Bool { frame.level >= limits.levels }
}
