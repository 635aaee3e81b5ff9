import CardIR
import Testing

@testable import CardPasses

@Suite struct MergeRunsTests {
  private func piece(_ content: String, _ change: (inout Element) -> Void = { _ in }) -> Element {
    .make(.run) {
      $0[.text] = .literal(content)
      change(&$0)
    }
  }

  private func after(_ runs: [Element]) -> String { optimized(MergeRuns(), [group(.richText, nil, runs)]).after }

  private func remains(_ slots: [Slot]) -> Bool {
    stays(MergeRuns(), [.make(.richText) { $0[.children] = slots }])
  }

  // MARK: Fires

  @Test func joinsPlainRuns() { #expect(after([piece("A"), piece("B")]).contains(#"run text="AB""#)) }

  @Test func joinsManyRuns() {
    let pieces = (0..<5).map { piece("\($0)") }
    #expect(after(pieces).split(separator: "\n").filter { $0.contains("run ") }.count == 1)
  }

  @Test func joinsRunsOfOneStyle() {
    let bold: (inout Element) -> Void = { $0[.textWeight] = .literal(.bolder) }
    #expect(after([piece("A", bold), piece("B", bold), piece("C")]).contains(#"text="AB""#))
  }

  @Test func joinsWhateverTheOrderOfAttributes() {
    let one = piece("A") {
      $0[value: .italic] = .flag(true)
      $0[.isSubtle] = .literal(true)
    }
    let other = piece("B") {
      $0[.isSubtle] = .literal(true)
      $0[value: .italic] = .flag(true)
    }
    #expect(after([one, other]).contains(#"text="AB""#))
  }

  @Test func keepsWhiteSpace() { #expect(after([piece("A "), piece("\nB")]).contains(#"text="A \nB""#)) }

  // MARK: Stays

  @Test func keepsAnotherWeight() {
    #expect(remains([.one(piece("A")), .one(piece("B") { $0[.textWeight] = .literal(.bolder) })]))
  }

  @Test func keepsAnotherColor() {
    #expect(remains([.one(piece("A")), .one(piece("B") { $0[.textColor] = .literal(.palette(.good)) })]))
  }

  @Test func keepsATap() {
    let link = piece("B") { $0[.tap] = [.one(Element(.openURL))] }
    #expect(remains([.one(link), .one(link)]))
  }

  @Test func keepsHoles() {
    let bound = Element.make(.run) { $0[.text] = .template(template("${name}")) }
    #expect(remains([.one(piece("Hello ")), .one(bound)]))
  }

  @Test func keepsRepetitionsAndConditions() {
    let scope = Scope(repeats: true, source: .template(template("${items}")))
    let when = Condition(.template(template("${show}")))
    #expect(remains([.one(piece("A"), scope: scope), .one(piece("B"))]))
    #expect(remains([.one(piece("A")), .one(piece("B"), when: when)]))
  }

  @Test func keepsPropertiesThatNobodyKnows() throws {
    let value = try data("1")
    let odd = piece("B") { $0.extras = [.init(name: "odd", value: value)] }
    #expect(remains([.one(piece("A")), .one(odd)]))
  }

  // MARK: Late

  @Test func joinsRunsOnceADefaultIsGone() {
    let format = with(Traits.meaning, kinds: [.richText, .run]) { $0.defaults[.run] = [.isSubtle: .flag(false)] }
    let runs = [piece("A") { $0[.isSubtle] = .literal(false) }, piece("B")]
    let rich = [group(.richText, nil, runs)]
    #expect(optimized(MergeRuns(), rich, in: format).after.components(of: "run ") == 2)
    var screen = Screen(
      name: "test", format: FormatID(rawValue: "test"),
      root: .make(.screen) { $0[.children] = rich.map { .one($0) } }, isTemplate: false)
    var context = PassContext(source: format, target: format, targetName: "Target")
    for pass in [ElideDefaults(), MergeRuns(isLate: true)] as [any Pass] { pass.run(&screen, &context) }
    #expect(screen.root.single(.children)?.single(.children)?.literal(.text) == "AB")
    #expect(screen.root.single(.children)?[.children].count == 1)
  }

  @Test func joinsWhatOtherPassesHaveMadeAlike() {
    let texts = [group(.richText, nil, [piece("A"), piece("B")])]
    #expect(optimized(MergeRuns(isLate: true), texts).after.contains(#"run text="AB""#))
  }

  @Test func hasANameForEitherTime() {
    #expect(MergeRuns().name != MergeRuns(isLate: true).name)
    #expect(MergeRuns().stage == .early(.structural) && MergeRuns(isLate: true).stage == .late(.structural))
  }
}
