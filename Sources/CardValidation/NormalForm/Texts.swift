import CardIR
import CardStyle
import CardSyntax

// Texts: a block of characters in one or several styles.
extension FactWriter {
  private static let looks = AttributeSet(
    AttributeID.all([.textLook, .textMark]) + [.text, .textStyle, .foregroundColor])
  private static let lines: AttributeSet = [.wrap, .maxLines]
  private static let block: AttributeSet = {
    var ids = looks
    for id in [AttributeID.wrap, .maxLines] { ids.insert(id) }
    return ids
  }()
  private static let marks = AttributeID.all(.textMark)
  /// How characters look beyond what the style of a text says.
  private static let otherLooks = AttributeID.all(.textLook).filter {
    ![.textSize, .textWeight, .textColor, .isSubtle, .fontType].contains($0)
  }

  /// Writes a text; rich text is a text whose characters do not all look alike.
  mutating func writeText(_ element: Element, _ owner: Int, _ context: Context) {
    add(.begin(.text), of: owner)
    writeAttributes(element, owner, context, isInFlow: true, except: element.kind == .text ? Self.block : Self.lines)
    writeLines(of: element, owner)
    if element.kind == .text {
      let look = look(of: element, context, isMarkdown: capabilities.hasMarkdown)
      add(
        .characters(FactValue(element[value: .text] ?? .text("")), look), of: owner,
        origin: element.entry(.text)?.origin)
    } else {
      writeRuns(element[.children], Context(context, entering: element, self))
    }
    for region in [RegionID.constraints, .tap] where element.has(region) && !element[region].isEmpty {
      add(.region(region), of: owner)
      if region == .tap {
        writeActions(element[region], region, of: element, context)
      } else {
        var nowhere: Flow?
        write(element[region], context, &nowhere)
      }
    }
    writeFallback(element, owner, context)
    add(.end(.text), of: owner)
  }

  /// Writes how many lines the text may take.
  private mutating func writeLines(of element: Element, _ owner: Int) {
    guard element.kind == .text else { return }
    let usual = capabilities.defaultValue(of: .wrap, on: .text)
    let wrap = element[value: .wrap] ?? usual ?? .flag(!capabilities.supports(.wrap, on: .text))
    let most = element[value: .maxLines] ?? capabilities.defaultValue(of: .maxLines, on: .text) ?? .number(0)
    if wrap != .flag(true) {
      add(.attribute(.wrap, FactValue(wrap)), of: owner, origin: element.entry(.wrap)?.origin)
      if wrap == .flag(false) { return }
    }
    if FactValue(most) != .plain(.number(0)) {
      add(.attribute(.maxLines, FactValue(most)), of: owner, origin: element.entry(.maxLines)?.origin)
    }
  }

  /// Writes runs, those that look alike as one.
  private mutating func writeRuns(_ slots: [Slot], _ context: Context) {
    var pending: (text: String, look: TextFacts, owner: Int, origin: Node?)?
    func flush(_ self: inout Self) {
      if let run = pending {
        self.add(.characters(.plain(.text(run.text)), run.look), of: run.owner, origin: run.origin)
      }
      pending = nil
    }
    for slot in slots {
      guard let run = slot.element, run.kind == .run, slot.isPlain, run.extras.isEmpty, run[.tap].isEmpty,
        case .text(let text)? = run[value: .text]
      else {
        flush(&self)
        writeRun(slot, context)
        continue
      }
      let look = look(of: run, context, isMarkdown: false)
      if pending?.look == look {
        pending?.text += text
      } else if !text.isEmpty {
        flush(&self)
        pending = (text, look, register(run), run.entry(.text)?.origin)
      }
    }
    flush(&self)
  }

  /// Writes a run that stands by itself.
  private mutating func writeRun(_ slot: Slot, _ context: Context) {
    guard let run = slot.element, run.kind == .run else {
      var nowhere: Flow?
      return write([slot], context, &nowhere)
    }
    guard let count = open(slot.scope, slot.when, run) else { return }
    let owner = register(run)
    add(.begin(.run), of: owner)
    writeAttributes(run, owner, context, isInFlow: true, except: Self.looks)
    let text = run.entry(.text)
    add(
      .characters(FactValue(text?.value ?? .text("")), look(of: run, context, isMarkdown: false)), of: owner,
      origin: text?.origin)
    writeRegions(run, owner, context)
    add(.end(.run), of: owner)
    close(count, run)
  }

  /// How the characters of a text or run look.
  private func look(of element: Element, _ context: Context, isMarkdown: Bool) -> TextFacts {
    let look = styles.look(of: element, isInHeader: context.isInHeader)
    func value(_ id: AttributeID, _ usual: AttributeValue) -> FactValue {
      FactValue(element[value: id] ?? capabilities.defaultValue(of: id, on: element.kind) ?? usual)
    }
    var facts = TextFacts(
      size: value(.textSize, look.size.storage), weight: value(.textWeight, look.weight.storage),
      color: value(.textColor, look.color.storage), isSubtle: value(.isSubtle, .flag(look.isSubtle)),
      font: value(.fontType, look.font.storage))
    if !element.has(.textColor),
      let color = element[value: .foregroundColor].map({ FactValue($0) })
        ?? context.inherited[.foregroundColor]
    {
      facts.color = color
    }
    if case .template(let template)? = element[value: .textStyle] {
      facts.role = .plain(.template(template))
    } else if let role = styles.role(of: element, isInHeader: context.isInHeader) {
      facts.role = FactValue(role.storage)
    }
    for id in Self.marks {
      guard let mark = element[value: id], mark != .flag(false) else { continue }
      facts.marks[id] = FactValue(mark)
    }
    for id in Self.otherLooks {
      let usual = capabilities.defaultValue(of: id, on: element.kind)
      guard let look = element[value: id] ?? usual, look != usual else { continue }
      facts.marks[id] = FactValue(look)
    }
    facts.isMarkdown = isMarkdown && Self.mayBeMarkdown(element[value: .text])
    return facts
  }

  /// Whether a text can have another meaning in Markdown than by its characters.
  private static func mayBeMarkdown(_ value: AttributeValue?) -> Bool {
    guard case .text(let text)? = value else { return value != nil }
    return text.utf8.contains { byte in
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "?"),
        UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "$"), 0x80...0xFF:
        false
      default: true
      }
    }
  }
}
