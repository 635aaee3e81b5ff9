import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTemplate
import CardText
import Testing

@testable import CardPasses

@Suite("Dates in texts")
struct EvaluateMacrosTests {
  private static let due = #"text text="Due {{DATE(2026-01-31T12:00:00Z, SHORT)}}""#

  @Test("a date is written out, and the output says that it is")
  func date() throws {
    try expect(
      EvaluateMacros(), makes: #"text text="Due Sat, Jan 31, 2026""#, of: Self.due, from: Formats.card,
      to: Formats.view, losses: [LossKinds.textMacro.id])
  }

  @Test(
    "date and time are those at the offset that is written, and the report says at which",
    arguments: [
      ("2026-01-31T23:30:00+02:00", "1/31/2026 11:30 PM", "+02:00"),
      ("2026-01-31T21:30:00Z", "1/31/2026 9:30 PM", "UTC"),
      ("2026-01-31T00:30:00-08:00", "1/31/2026 12:30 AM", "-08:00"),
    ])
  func offset(_ time: String, _ written: String, _ zone: String) throws {
    try expect(
      EvaluateMacros(), makes: #"text text="\#(written)""#, of: #"text text="{{DATE(\#(time))}} {{TIME(\#(time))}}""#,
      from: Formats.card, to: Formats.view, losses: [LossKinds.textMacro.id, LossKinds.textMacro.id])
    var context = PassContext(
      source: Formats.card, target: Formats.view, targetName: "View", host: .default, options: LoweringOptions())
    var screen = Screen(
      name: "a", format: .adaptiveCard, root: Element(.screen, children: [.one(text("{{TIME(\(time))}}"))]),
      isTemplate: false)
    EvaluateMacros().run(&screen, &context)
    #expect(context.fidelity.first?.message.hasSuffix("(en-US at \(zone))") == true)
  }

  @Test("the texts of facts and of runs count as well")
  func parts() throws {
    try expect(
      EvaluateMacros(),
      makes: """
        facts
          children
            fact value="Sat, Jan 31, 2026" title="Due"
        """,
      of: """
        facts
          children
            fact value="{{DATE(2026-01-31T12:00:00Z, SHORT)}}" title="Due"
        """, from: Formats.card, to: Formats.view, losses: [LossKinds.textMacro.id])
  }

  @Test("hosts that write dates themselves get them as they are")
  func sameHost() throws {
    try expect(EvaluateMacros(), makes: Self.due, of: Self.due, from: Formats.card, to: Formats.card)
  }

  @Test("what is no date stays as it is written")
  func mistake() throws {
    let text = #"text text="Due {{DATE(someday)}}""#
    try expect(EvaluateMacros(), makes: text, of: text, from: Formats.card, to: Formats.view)
  }

  @Test(
    "a time that data give is formatted by the template",
    arguments: [
      ("{{DATE(${due})}}", "${formatDateTime(due, 'M/d/yyyy')}"),
      ("Due {{DATE(${due}, SHORT)}}, ${n}", "Due ${formatDateTime(due, 'ddd, MMM d, yyyy')}, ${n}"),
      ("{{DATE(${due}, LONG)}}", "${formatDateTime(due, 'dddd, MMMM d, yyyy')}"),
      ("${n}{{TIME(${due})}}", "${n}${formatDateTime(due, 'h:mm tt')}"),
      ("{{DATE(${day}T00:00:00Z)}}", "${formatDateTime(concat(day, 'T00:00:00Z'), 'M/d/yyyy')}"),
    ])
  func bound(_ text: String, _ written: String) throws {
    try expect(
      EvaluateMacros(), makes: ##"text text=$"\##(written)""##, of: ##"text text=$"\##(text)""##, from: Formats.card,
      to: Formats.view, losses: [LossKinds.textMacro.id])
  }

  /// What the template writes must be what is written when the time is known.
  @Test("every language has the same date by the template as by the names", arguments: DateNames.locales)
  func formats(_ locale: String) throws {
    let names = try #require(DateNames.named(locale))
    for time in ["2026-12-01T00:05:00Z", "2026-02-11T13:45:00Z", "2024-02-29T12:00:00Z"] {
      for (macro, form) in [("DATE(\(time))", TextMacro.Form.compact), ("TIME(\(time))", .time)] {
        // Only English has names for the halves of a day in the template language.
        if form == .time, locale == "ko-KR" { continue }
        guard case .macro(let found) = try #require(TextMacro.find(in: "{{\(macro)}}").first).finding else {
          Issue.record("no macro: \(macro)")
          continue
        }
        var diagnostics = Diagnostics()
        let formula = #"{"t": "${formatDateTime(d, '\#(names.template(form))')}"}"#
        let source = Document.readJSON(SourceText(name: "a.json", text: formula), diagnostics: &diagnostics)
        let data = Document.readJSON(
          SourceText(name: "d.json", text: #"{"d": "\#(time)"}"#), diagnostics: &diagnostics)
        let template = source.flatMap { Template(compiling: $0, diagnostics: &diagnostics) }
        let expanded = try #require(data.flatMap { template?.expand($0.root, diagnostics: &diagnostics) })
        #expect(expanded.root["t"]?.string == names.text(found), "\(locale) \(macro)")
      }
    }
  }
}
