import CardFormats
import CardIR

/// The colours of the parts of one chart, as the card or its data name them.
struct ChartPalette {
  /// Whether each part takes a colour of its own, and not each series.
  let hasColorsByPart: Bool

  /// The colours of the set, if it is known.
  private let known: [Color]?
  /// The name of the set, where data give it.
  private let set: SwiftExpression?
  /// The name of the colour of all parts, where data give it.
  private let own: SwiftExpression?
  /// The colour of all parts, if it is known.
  private let literal: Color?
  /// Whether there is one series, so that the first colour of the palette is that of all parts.
  private let isSingle: Bool
  private let colors: ViewColors
  private let needs: ViewNeeds

  init(
    _ values: HostedValues, hasColorsByPart: Bool, isSingle: Bool, colors: ViewColors, needs: ViewNeeds
  ) {
    self.hasColorsByPart = hasColorsByPart
    self.isSingle = isSingle
    self.colors = colors
    self.needs = needs
    set = values.bound(.colorSet)
    known = set == nil ? ChartColors.set(values.token(.colorSet)) : nil
    own = hasColorsByPart ? nil : values.bound(.color)
    literal = hasColorsByPart ? nil : values.token(.color).flatMap { ChartColors.named($0) }
  }

  /// The colours that parts or series take one after the other.
  var all: SwiftExpression {
    if isSingle, own != nil || set != nil {
      let first = dynamic(at: 0)
      return .array([own.map { .infix(named($0), "??", first) } ?? first])
    }
    if let set { return call("set", [SwiftArgument(nil, set)]) }
    return .array((known ?? []).map { colors.number($0) })
  }

  /// The colour that the set has for a part or series; none where data say which set it is.
  func color(at place: Int) -> SwiftExpression? { known.map { colors.number($0[place % $0.count]) } }

  /// The colour that the set has for a part or series, also where data say which set it is.
  func dynamic(at place: Int) -> SwiftExpression {
    guard let set else { return color(at: place) ?? "Color.accentColor" }
    return call("color", [SwiftArgument(nil, .number(Double(place))), SwiftArgument("of", set)])
  }

  /// The colour of the parts of a series that have none; none where it is the next one of the palette.
  func color(ofSeries series: ChartParts.Series, _ number: Int, _ chart: HostedValues) -> SwiftExpression? {
    if hasColorsByPart { return nil }
    if isSingle, own != nil || (literal == nil && set != nil) { return nil }
    let ofSet = color(at: number)
    let usual = literal.map { colors.number($0) } ?? own.map { .infix(named($0), "??", dynamic(at: number)) } ?? ofSet
    return color(series.color, chart, otherwise: usual)
  }

  /// The colour that a part or series has by name, else `usual`; none where that is the next one of the palette.
  func color(
    _ value: AttributeValue?, _ values: HostedValues, otherwise usual: SwiftExpression?
  ) -> SwiftExpression? {
    switch value {
    case .color(let color)?: return colors.number(color)
    case .template(let template)?:
      let color = named(values.attributes.text(template, of: values.element, values.scope))
      guard let usual else { return color }
      if case .infix(let other, "??", let rest) = usual { return .infix(.infix(color, "??", other), "??", rest) }
      return .infix(color, "??", usual)
    default: return usual
    }
  }

  private func named(_ name: SwiftExpression) -> SwiftExpression { call("named", [SwiftArgument(nil, name)]) }

  private func call(_ function: String, _ arguments: [SwiftArgument]) -> SwiftExpression {
    needs.use("CardChartColors+Colors")
    return .call("CardChartColors." + function, arguments)
  }
}
