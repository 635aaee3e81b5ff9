extension Document {
  /// What the keys begin with under which a YAML text may keep values for its aliases, as in other tools that read YAML.
  private static let extensionPrefix = "x-"
  /// What keys of this program begin with, which mean something.
  private static let ownPrefix = "x-cardc"

  /// The document without the members of its root that hold anchors for the rest of a YAML text, under keys such as `x-defaults`:
  /// their values are where the aliases are.
  ///
  /// Members of such names without an anchor in them are properties that somebody else may read, and stay.
  package var withoutAnchorMembers: Document {
    let root = root
    guard isYAML, root.kind == .object else { return self }
    let members = Array(root.members)
    func mayHold(_ member: Node.Member) -> Bool {
      member.name.hasPrefix(Self.extensionPrefix) && !member.name.hasPrefix(Self.ownPrefix)
        && member.keySpan.source == source
    }
    guard members.contains(where: mayHold), let tokens = YAMLTokens.all(of: source) else { return self }
    let anchors = tokens.compactMap { token in if case .anchor = token.kind { token.range.lowerBound } else { nil } }
    var leftOut: Set<UInt32> = []
    for (index, member) in members.enumerated() where mayHold(member) {
      // What stands behind a key, up to the next one, is its value; members that were merged stand elsewhere.
      let start = Int(member.keySpan.start)
      let others = members[(index + 1)...].lazy.map { Int($0.keySpan.start) }
      let end = others.first { $0 > start } ?? source.count
      if anchors.contains(where: { start <= $0 && $0 < end }) { leftOut.insert(member.keyIndex) }
    }
    guard !leftOut.isEmpty else { return self }
    var builder = DocumentBuilder(arenaFor: source, isYAML: isYAML)
    builder.addCopy(of: root) { leftOut.contains($0.keyIndex) }
    // Whatever is wrong with the rest was said when it was read.
    var found = Diagnostics()
    return builder.finish(&found)
  }
}
