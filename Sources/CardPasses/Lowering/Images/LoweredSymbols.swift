import CardIR
import CardSyntax
import CardTemplate
import CardText

/// What stands for symbols.
extension ShapeLowering {
  /// Reports a symbol that is larger than text where symbols are as large as that, with room around them.
  mutating func reportSize(ofIcon icon: Element) {
    // Views that are generated give a symbol the size that it is to have.
    guard target.codec.writesDocuments, context.source.boxes == .byMeaning,
      case .points(let points)? = icon.literal(.width),
      points > SymbolSigns.size.width * 1.5
    else { return }
    context.record(
      LossKinds.size,
      "symbols of \(context.targetName) are as large as text, so this one stands in the middle of its "
        + "\(NumberText.javaScript(points)) points", at: icon)
  }

  /// Replaces a symbol by a sign or a picture; false if neither stands for it.
  mutating func lowerIcon(_ icon: inout Element) -> Bool {
    let name = icon.literal(.symbolName)
    let named = name.map { "the symbol `\($0)`" } ?? "the symbol"
    if let sign = sign(for: icon) {
      let becomes = sign.literal ?? "a sign for each of its names"
      context.record(
        LossKinds.icon, "\(context.targetName) has no symbols, so \(named) becomes \(becomes)", at: icon, .symbolName,
        value: name)
      icon.kind = .text
      icon[.symbolName] = nil
      icon[.text] = sign
      icon[.textSize] = .literal(.style(.body))
      if target.textWeights == .steps { icon[.textWeight] = .literal(.regular) }
      icon[.wrap] = .literal(true)
      if let color = icon.entry(.foregroundColor) {
        icon[.foregroundColor] = nil
        icon.set(.textColor, color.value, origin: color.origin)
      }
    } else if let base = context.options.iconBase, let symbol = icon[.symbolName] {
      context.record(
        LossKinds.icon, "\(context.targetName) has no symbols, so \(named) becomes a picture", at: icon, .symbolName,
        value: name)
      icon.kind = .image
      icon[.symbolName] = nil
      icon[.url] = Address.file(symbol, in: base)
      icon[.width] = .literal(.points(24))
      icon[.height] = .literal(.points(24))
    } else {
      let reason =
        name == nil ? "which symbol it is is known only with data" : "there is no character for \(named)"
      context.record(LossKinds.droppedIcon, "\(reason), so it is left out", at: icon, .symbolName, value: name)
      return false
    }
    return true
  }

  /// The character that looks like a symbol; of a choice among known symbols a choice among characters.
  private func sign(for icon: Element) -> Bound<String>? {
    switch icon[.symbolName] {
    case .literal(let name)?: SymbolSigns.sign(for: name).map { .literal($0) }
    case .template(let template)?:
      template.mappingChoice { name in SymbolSigns.sign(for: name).map { .string($0) } }.map { .template($0) }
    case nil: nil
    }
  }
}
