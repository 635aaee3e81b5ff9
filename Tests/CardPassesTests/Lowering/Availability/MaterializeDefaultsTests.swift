import CardIR
import Testing

@testable import CardPasses

@Suite struct MaterializeDefaultsTests {
  @Test func defaultsBecomeExplicitOnlyWhereTheyDiffer() {
    let stack = group(.stack, .vertical, [])
    let dump = run(MaterializeDefaults(), [stack], from: Traits.views, to: Traits.widgets).dump
    #expect(dump.hasPrefix("stack axis=vertical gap=0pt alignment=center"))
    #expect(
      run(MaterializeDefaults(), [stack], from: Traits.views, to: Traits.views).dump.hasPrefix("stack axis=vertical\n"))
  }

  @Test func aDirectionThatDataGiveIsTheDefault() {
    let stack = group(.stack, nil, [text("A")]) {
      $0[.axis] = .template(template("${if(flag, 'horizontal', 'vertical')}"))
    }
    let source = with(Traits.widgets) { $0.defaults[.stack, default: [:]][.axis] = Axis.horizontal.storage }
    let (dump, losses) = run(MaterializeDefaults(), [stack], from: source, to: Traits.views)
    #expect(dump.hasPrefix("stack axis=horizontal") && losses == ["lossy.binding"])
  }

  @Test func whatIsStatedStays() {
    let stack = group(.stack, .vertical, []) { $0[.gap] = .literal(5) }
    let (dump, losses) = run(MaterializeDefaults(), [stack], from: Traits.views, to: Traits.widgets)
    #expect(dump.hasPrefix("stack axis=vertical gap=5 alignment=center") && losses == [])
  }

  /// Other steps would look at each of them, to leave it out at last.
  @Test func whatIsUsualInAllFormatsIsStatedOnlyWhereTheTargetHasAPlaceForIt() {
    let source = with(Traits.views) {
      $0.defaults[.text] = [.isVisible: .flag(true), .separator: .flag(false), .wrap: .flag(false)]
    }
    let plain = run(MaterializeDefaults(), [text("A")], from: source, to: Traits.views).dump
    #expect(plain == #"text text="A" wrap=false"#)
    let dump = run(MaterializeDefaults(), [text("A")], from: source, to: Traits.meaning).dump
    #expect(dump == #"text is-visible=true separator=false text="A""#)
  }
}
