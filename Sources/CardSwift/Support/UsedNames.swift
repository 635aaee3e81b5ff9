/// A member of a type, or a declaration outside of types, for those who look for its uses.
struct SupportMember {
  let name: Substring
  let head: DeclarationHead
  /// The names of the support code in its lines, or in those before the members.
  let words: Set<Substring>

  /// Whether it may be a value of a type, so that a dot is enough where that type is expected.
  func isValue(of type: String) -> Bool {
    isCase || head.isStatic && (words.contains(type[...]) || words.contains("Self"))
  }

  /// Whether it is a case of an enumeration.
  var isCase: Bool { head.keyword == "case" }
}

/// The types of the support code.
struct SupportTypes {
  /// The names of all, nested ones too.
  private(set) var all: Set<String> = []
  /// Those whose members are used by others under no name of theirs: protocols, and names for types.
  private(set) var open: Set<String> = []
  /// The types that conform to a protocol of the support code.
  private(set) var conforming: [String: Set<String>] = [:]

  init(_ pieces: [SupportPiece]) {
    add(pieces)
    addConformances(pieces)
  }

  private mutating func addConformances(_ pieces: [SupportPiece]) {
    for piece in pieces {
      if piece.conforms, let type = piece.containerName?.split(separator: ".").last {
        for word in piece.words where open.contains(String(word)) {
          conforming[String(word), default: []].insert(String(type))
        }
      }
      addConformances(piece.members)
    }
  }

  private mutating func add(_ pieces: [SupportPiece]) {
    for piece in pieces {
      if let name = piece.typeName {
        all.insert(name)
        if piece.isOpenType { open.insert(name) }
      }
      add(piece.members)
    }
  }

  /// Whether it is a structure, a class or an enumeration of the support code.
  func isClosed(_ name: some StringProtocol) -> Bool {
    let name = String(name)
    return all.contains(name) && !open.contains(name)
  }
}

/// The uses of names in all code that is needed.
struct UsedNames {
  /// What somebody else may use in any way.
  var offered: Set<Substring> = []
  private var uses: [Substring: Set<NameUse>] = [:]
  /// The types inside of which a name is used without one.
  private var places: [Substring: Set<String>] = [:]
  /// The calls in generated code whose types are known, by the names behind those of types.
  private var calls: [String: Set<SupportCall>] = [:]
  /// The types whose members of a name a protocol asks for.
  private var required: [Substring: Set<String>] = [:]
  /// The names that are used without a type where protocols are extended.
  private var inProtocols: Set<Substring> = []

  /// Takes in the uses in generated code, of whose calls some are known with the types of their arguments.
  mutating func add(_ uses: Set<NameUse>, calls: [SupportCall], _ types: SupportTypes) {
    self.calls = Dictionary(grouping: calls, by: \.name).mapValues { Set($0) }
    add(
      uses.filter { use in
        if case .type(let type) = use.base { self.calls["\(type).\(use.name)"] == nil } else { true }
      }, around: [], types)
  }

  /// Takes in the uses in a declaration.
  ///
  /// - Parameter around: The names of the types around the code.
  mutating func add(_ uses: Set<NameUse>, around: [String], _ types: SupportTypes) {
    let isInProtocol = around.contains { types.open.contains($0) }
    for use in uses {
      self.uses[use.name, default: []].insert(use)
      guard use.base == .own else { continue }
      places[use.name, default: []].formUnion(around.isEmpty ? [Self.generated] : around)
      if isInProtocol { inProtocols.insert(use.name) }
    }
  }

  /// Takes in what a protocol asks for of the types that conform to it.
  mutating func add(requirements: [String], of types: Set<String>) {
    for name in requirements { required[name[...], default: []].formUnion(types) }
  }

  /// Whether a declaration in a type, or outside of types, is used.
  func contain(_ member: SupportMember, of type: String?, _ types: SupportTypes) -> Bool {
    if offered.contains(member.name) { return true }
    if let type, required[member.name]?.contains(type) == true { return true }
    let known = calls.isEmpty ? nil : type.flatMap { calls["\($0).\(member.name)"] }
    guard known != nil || uses[member.name] != nil else { return false }
    let parameters = member.head.parameters
    if let known, let parameters, known.contains(where: { $0.fits(parameters) }) { return true }
    return uses[member.name]?.contains { use in
      isPlace(use, of: member, in: type, types) && DeclarationHead.Parameter.fit(parameters, use.call)
    } == true
  }

  /// Whether a value that code has under a name is called as a function.
  func containCall(of name: Substring, _ member: SupportMember) -> Bool {
    if offered.contains(name) { return true }
    return uses[name]?.contains { use in
      use.base == .own && use.call != .none && DeclarationHead.Parameter.fit(member.head.parameters, use.call)
    } == true
  }

  /// Whether an initializer of a type is called.
  func containCall(_ member: SupportMember, of type: String, _ types: SupportTypes) -> Bool {
    // Another name may stand for the type; a parameter for types has no initializers but those of its protocols.
    let parameters = member.head.parameters
    func isCalled(by name: Substring) -> Bool {
      uses[name]?.contains { use in
        guard use.call != .none || name == "init", DeclarationHead.Parameter.fit(parameters, use.call) else {
          return false
        }
        switch name {
        case "init": return isPlace(use, of: member, in: type, types)
        // Generated code extends types of the support code.
        case "Self": return places["Self"].map { $0.contains(type) || $0.contains(Self.generated) } ?? false
        default: return true
        }
      } ?? false
    }
    return isCalled(by: "init") || isCalled(by: "Self") || isCalled(by: type[...])
      || types.open.contains { isCalled(by: $0[...]) }
  }

  private func isPlace(_ use: NameUse, of member: SupportMember, in type: String?, _ types: SupportTypes) -> Bool {
    guard let type else { return use.base == .own }
    guard types.isClosed(type) else {
      // A type of SwiftUI or of the language, or a protocol.
      if case .type(let name) = use.base { return !types.isClosed(name) || types.open.contains(type) }
      return true
    }
    switch use.base {
    case .own: return places[use.name]?.contains(type) == true || inProtocols.contains(use.name)
    case .value: return !member.head.isStatic && !member.isCase || member.name == "init"
    case .expected: return member.name == "init" || member.isValue(of: type)
    case .line: return !member.head.isStatic || member.isValue(of: type)
    case .type(let name): return name == type[...] || !types.isClosed(name) && !Self.known.contains(name)
    }
  }

  /// The place of generated code.
  private static let generated = ""

  /// Types and modules of the language, whose members are not those of the support code's types.
  private static let known: Set<Substring> = [
    "Swift", "String", "Double", "Int", "Bool", "Character", "UInt8", "UInt16", "UInt32", "UInt64", "Unicode", "Color",
    "Font", "Text", "Image", "Array", "Range",
  ]
}
