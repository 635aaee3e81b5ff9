import CardSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Workspace {
  /// The fingerprint of everything but files of templates that decides what a build makes: the compiler, all settings, the
  /// texts of the host object and the host configuration, and what the environment says.
  ///
  /// Whoever adds a setting need not think of it: settings are looked through as they are.
  func optionsFingerprint(targets: [FormatID]) -> UInt64 {
    var settings = settings
    // What decides only which templates are built, where to and how fast.
    settings.inputs = nil
    settings.excluded = nil
    settings.output = nil
    settings.targets = nil
    settings.jobs = nil
    var hash = Fingerprint.of(ToolName.text)
    hash = Fingerprint.of(Self.programStamp, after: hash)
    hash = Fingerprint.of(Self.description(of: settings), after: hash)
    for target in targets { hash = Fingerprint.of(target.rawValue, after: hash) }
    hash = Fingerprint.of("\(request.data) \(request.missing) \(request.isLenient)", after: hash)
    hash = Fingerprint.of("\(request.mustBeReproducible) \(request.sourceDate ?? "")", after: hash)
    let zones = getenv("TZDIR").map { String(cString: $0) } ?? ""
    hash = Fingerprint.of(zones, after: hash)
    for text in derived.texts where text.source !== configuration?.source {
      hash = Fingerprint.of("\(text.source.name) \(Fingerprint.of(text.source))", after: hash)
    }
    return hash
  }

  /// What tells one build of the compiler from another of the same version, as far as the system says where it is.
  private static let programStamp: String = {
    guard let info = SystemCall.status("/proc/self/exe") else { return "" }
    let stamp = FileStamp(info)
    return "\(stamp.size) \(stamp.modified)"
  }()

  /// A value as text, the same in every process: sets and dictionaries are in the order of their texts.
  private static func description(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { "\($0.label ?? "")=\(description(of: $0.value))" }
    switch mirror.displayStyle {
    case .set, .dictionary:
      return "[" + mirror.children.map { description(of: $0.value) }.sorted().joined(separator: ",") + "]"
    case .optional: return mirror.children.first.map { description(of: $0.value) } ?? "nil"
    default:
      if parts.isEmpty { return "\(value)" }
      let name = mirror.displayStyle == .enum ? "\(value)".prefix { $0 != "(" } : ""
      return name + "(" + parts.joined(separator: ",") + ")"
    }
  }
}
