import CardIR
import CardSyntax
import CardTemplate
import CardText

/// What is wrong with an element although all its properties have values of the right type.
enum AdaptiveCardsChecks {
  /// Reports versions that are none, and macros that renderers do not read.
  static func check(_ element: Element, _ diagnostics: inout Diagnostics) {
    switch element.kind {
    case .screen: checkVersion(element.entry(.version), &diagnostics)
    case .text, .run: checkMacros(element, .text, &diagnostics)
    case .fact:
      checkMacros(element, .title, &diagnostics)
      checkMacros(element, .value, &diagnostics)
    default: break
    }
    if case .json(let requires)? = element[value: .requires] { checkFeatures(requires, &diagnostics) }
  }

  // MARK: Versions

  private static func checkVersion(_ entry: AttributeEntry?, _ diagnostics: inout Diagnostics) {
    guard let entry, case .text(let text) = entry.value, FormatVersion(text) == nil else { return }
    diagnostics.report(
      Diagnostic(
        AdaptiveCardsDiagnostics.badVersion, "`\(text)` is not a version", at: entry.origin?.span,
        help: "write two numbers, for example `1.5`"))
  }

  private static func checkFeatures(_ requires: Node, _ diagnostics: inout Diagnostics) {
    guard requires.kind == .object else { return }
    for member in requires.members {
      if let text = member.value.string {
        // A version without a point is read by some renderers and ignored by others.
        let isVersion = text == "*" || FormatVersion(text) != nil || FormatVersion(text + ".0") != nil
        if isVersion || text.containsUTF8("${") { continue }
      }
      diagnostics.report(
        Diagnostic(
          AdaptiveCardsDiagnostics.badVersion,
          "`\(member.name)` must be a version, found \(ObjectImporter.describe(member.value))", at: member.value.span,
          help: "write two numbers, for example `\"1.0\"`, or `\"*\"` for any version"))
    }
  }

  // MARK: Macros

  /// Where a macro stands in a text with bindings that data have filled in, if it stands there as it is.
  private static func place(of written: String, in filled: Node) -> SourceSpan? {
    let source = Array(filled.span.text.utf8)
    let macro = Array(written.utf8)
    guard filled.span.text.containsUTF8("${"), filled.string?.containsUTF8("${") == false, !macro.isEmpty,
      let start = source.indices.first(where: { source[$0...].starts(with: macro) })
    else { return nil }
    let place = Int(filled.span.start) + start
    return SourceSpan(source: filled.span.source, place..<place + macro.count)
  }

  private static func checkMacros(_ element: Element, _ id: AttributeID, _ diagnostics: inout Diagnostics) {
    guard let entry = element.entry(id), let origin = entry.origin else { return }
    var map: ScalarMap?
    for (range, finding) in TextMacro.find(in: entry) {
      guard case .malformed(let problem) = finding else { continue }
      // `{{DATE({created}, SHORT)}}` is filled in before it is a macro.
      let written = String(
        decoding: Array((origin.string ?? "").utf8).dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
      let inner = written.hasPrefix("{{") ? String(written.dropFirst(2).dropLast(2)) : written
      if Placeholder.occurs(in: inner) { continue }
      let places = map ?? ScalarMap(origin)
      map = places
      diagnostics.report(
        Diagnostic(
          AdaptiveCardsDiagnostics.badMacro, problem,
          at: range.isEmpty ? origin.span : Self.place(of: written, in: origin) ?? places.span(ofDecoded: range),
          help: "the forms are `{{DATE(2026-01-31T12:00:00Z, SHORT)}}` and `{{TIME(2026-01-31T12:00:00Z)}}`"))
    }
  }
}
