// The forms of diagnostics that programs read.

extension DiagnosticRenderer {
  // MARK: JSON Lines

  /// One object with the same members for every diagnostic; what there is none of is `null`.
  static func jsonLine(_ diagnostic: Diagnostic, _ places: inout RenderedPlaces) -> String {
    var json = DocumentWriter(.minified)
    json.beginObject()
    json.member("severity", diagnostic.severity.rawValue)
    json.member("id", diagnostic.id)
    json.member("message", diagnostic.message)
    place(diagnostic.span, into: &json, &places)
    json.key("labels")
    json.beginArray()
    for label in diagnostic.labels {
      json.beginObject()
      place(label.span, into: &json, &places)
      json.member("message", label.message)
      json.endObject()
    }
    json.endArray()
    json.member("help", diagnostic.help)
    json.key("fixIt")
    if let fixIt = diagnostic.fixIt {
      json.beginObject()
      place(fixIt.span, into: &json, &places)
      json.member("replacement", fixIt.replacement)
      json.endObject()
    } else {
      json.null()
    }
    json.endObject()
    return String(decoding: json.finish(), as: UTF8.self) + "\n"
  }

  private static func place(_ span: SourceSpan?, into json: inout DocumentWriter, _ places: inout RenderedPlaces) {
    let locations = span.map { places.locations(of: $0) }
    json.member("file", span?.source.name)
    json.member("line", locations?.start.line)
    json.member("column", locations?.start.column)
    json.member("endLine", locations?.end.line)
    json.member("endColumn", locations?.end.column)
  }

  // MARK: SARIF

  /// One log with one run, whose rules are the kinds that occur, in the order of their ids.
  static func sarif(_ diagnostics: [Diagnostic], _ places: inout RenderedPlaces) -> String {
    let kinds = Set(diagnostics.map(\.kind)).sorted { $0.id < $1.id }
    let ruleIndexes = Dictionary(uniqueKeysWithValues: kinds.enumerated().map { ($0.element.id, $0.offset) })
    var json = DocumentWriter(.json)
    json.beginObject()
    json.member("$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
    json.member("version", "2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.member("name", "cardc")
    json.key("rules")
    json.beginArray()
    for kind in kinds { sarifRule(kind, into: &json) }
    json.endArray()
    json.endObject()
    json.endObject()
    json.member("columnKind", "unicodeCodePoints")
    json.key("results")
    json.beginArray()
    for diagnostic in diagnostics {
      sarifResult(diagnostic, rule: ruleIndexes[diagnostic.id], into: &json, &places)
    }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    return String(decoding: json.finish(), as: UTF8.self)
  }

  private static func sarifRule(_ kind: DiagnosticKind, into json: inout DocumentWriter) {
    json.beginObject()
    json.member("id", kind.id)
    json.text("shortDescription", kind.summary)
    json.text("help", kind.explanation)
    json.key("defaultConfiguration")
    json.beginObject()
    json.member("level", kind.severity.rawValue)
    json.endObject()
    json.endObject()
  }

  private static func sarifResult(
    _ diagnostic: Diagnostic, rule: Int?, into json: inout DocumentWriter, _ places: inout RenderedPlaces
  ) {
    json.beginObject()
    json.member("ruleId", diagnostic.id)
    json.member("ruleIndex", rule)
    json.member("level", diagnostic.severity.rawValue)
    json.text("message", diagnostic.message + (diagnostic.help.map { " (\($0))" } ?? ""))
    json.key("locations")
    json.beginArray()
    if let span = diagnostic.span {
      json.beginObject()
      sarifPlace(span, into: &json, &places)
      json.endObject()
    }
    json.endArray()
    if !diagnostic.labels.isEmpty {
      json.key("relatedLocations")
      json.beginArray()
      for (number, label) in diagnostic.labels.enumerated() {
        json.beginObject()
        json.member("id", number)
        sarifPlace(label.span, into: &json, &places)
        json.text("message", label.message)
        json.endObject()
      }
      json.endArray()
    }
    if let fixIt = diagnostic.fixIt { sarifFix(fixIt, diagnostic.help, into: &json, &places) }
    json.endObject()
  }

  private static func sarifPlace(
    _ span: SourceSpan, into json: inout DocumentWriter, _ places: inout RenderedPlaces
  ) {
    json.key("physicalLocation")
    json.beginObject()
    sarifFile(span.source, into: &json)
    sarifRegion("region", span, into: &json, &places)
    json.endObject()
  }

  private static func sarifFile(_ source: SourceText, into json: inout DocumentWriter) {
    json.key("artifactLocation")
    json.beginObject()
    json.member("uri", uri(source.name))
    json.endObject()
  }

  private static func sarifRegion(
    _ name: String, _ span: SourceSpan, into json: inout DocumentWriter, _ places: inout RenderedPlaces
  ) {
    let (start, end) = places.locations(of: span)
    json.key(name)
    json.beginObject()
    json.member("startLine", start.line)
    json.member("startColumn", start.column)
    json.member("endLine", end.line)
    json.member("endColumn", end.column)
    json.endObject()
  }

  private static func sarifFix(
    _ fixIt: Diagnostic.FixIt, _ help: String?, into json: inout DocumentWriter, _ places: inout RenderedPlaces
  ) {
    json.key("fixes")
    json.beginArray()
    json.beginObject()
    if let help { json.text("description", help) }
    json.key("artifactChanges")
    json.beginArray()
    json.beginObject()
    sarifFile(fixIt.span.source, into: &json)
    json.key("replacements")
    json.beginArray()
    json.beginObject()
    sarifRegion("deletedRegion", fixIt.span, into: &json, &places)
    json.text("insertedContent", fixIt.replacement)
    json.endObject()
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    json.endArray()
  }

  /// A path as a URI reference (RFC 3986), with the bytes that the name has in the system.
  private static func uri(_ path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in FileNameText.bytes(path) {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }
}

extension DocumentWriter {
  /// SARIF wraps every text in an object.
  fileprivate mutating func text(_ name: String, _ value: String) {
    key(name)
    beginObject()
    member("text", value)
    endObject()
  }
}
