import CardIR
import CardSyntax
import CardTemplate

// Progress and ratings.
extension AdaptiveCardsEquivalents {
  func progressBar(_ bar: Element) -> Equivalent {
    let maximum = number(bar, "max") ?? 100
    let color = Self.color(name(bar, "color") ?? "accent")
    let text: AttributeValue
    switch value(bar, "value") {
    case .number(let value)? where maximum > 0:
      let share = min(max(value / maximum, 0), 1)
      let full = Int((share * 10).rounded())
      text = .text(
        String(repeating: "▰", count: full) + String(repeating: "▱", count: 10 - full)
          + " \(Int((share * 100).rounded())) %")
    case .template(let template)?:
      let total = value(bar, "max") ?? .number(100)
      text = Self.joined([.template(template), .text(" / "), total])
    default: text = .text("▱▱▱▱▱▱▱▱▱▱ …")
    }
    return Equivalent(Self.text(text, color: color, source: bar.source), note: "becomes a text")
  }

  func progressRing(_ ring: Element) -> Equivalent {
    let label = ring[value: .label].map { Self.joined([.text("◌ "), $0]) } ?? .text("◌")
    return Equivalent(
      Self.text(label, source: ring.source), note: "becomes a text that does not move", value: ring.literal(.label))
  }

  func rating(_ rating: Element) -> Equivalent {
    let maximum = number(rating, "max") ?? 5
    var parts: [AttributeValue]
    switch value(rating, "value") {
    case .number(let value)? where maximum >= 1 && maximum <= 20:
      let stars = name(rating, "style") == "compact" ? "★" : Self.stars(value, of: maximum)
      parts = [.text(stars + " " + Self.words(value))]
    case let value?: parts = [.text("★ "), value, .text(" / " + Self.words(maximum))]
    default: parts = [.text("☆")]
    }
    if let count = value(rating, "count") { parts += [.text(" ("), count, .text(")")] }
    let color: PaletteColor? = name(rating, "color") == "marigold" ? .warning : nil
    return Equivalent(
      Self.text(Self.joined(parts), color: color, source: rating.source), note: "becomes stars in a text")
  }

  /// Stars for a number of them, to the half, and empty ones up to the most there can be.
  private static func stars(_ value: Double, of maximum: Double) -> String {
    let halves = Int((min(max(value, 0), maximum) * 2).rounded())
    let (full, hasHalf) = (halves / 2, halves % 2 == 1)
    let empty = max(Int(maximum.rounded(.up)) - full - (hasHalf ? 1 : 0), 0)
    return String(repeating: "★", count: full) + (hasHalf ? "½" : "") + String(repeating: "☆", count: empty)
  }

  func ratingInput(_ rating: Element) -> Equivalent {
    var choices = Element(.choiceSet, source: rating.source)
    for id in [
      AttributeID.id, .label, .isRequired, .errorMessage, .labelPosition, .labelWidth, .inputLook,
    ] { choices.take(id, from: rating) }
    choices[value: .inputStyle] = options.hasStars ? Equivalent.stars : .token("compact")
    let maximum = min(max(number(rating, "max") ?? 5, 1), 20)
    let step = flag(rating, "allowHalfSteps") == true ? 0.5 : 1
    choices[.children] = stride(from: step, through: maximum, by: step).map { value in
      var choice = Element(.choice)
      let stars = String(repeating: "★", count: Int(value)) + (value == value.rounded() ? "" : "½")
      choice[.title] = .literal(stars)
      choice[.value] = .literal(Self.words(value))
      return .one(choice)
    }
    switch value(rating, "value") {
    case .number(let value)?: choices[.value] = .literal(Self.words(value))
    case .template(let template)?: choices[value: .value] = .template(template)
    default: break
    }
    if options.hasStars {
      var stars = Equivalent(choices)
      stars.said = ["value", "max", "allowHalfSteps"]
      return stars
    }
    return Equivalent(choices, note: "becomes a choice among numbers of stars", value: rating.literal(.id))
  }
}
