import CardIR
import CardSyntax
import CardTemplate

// Members that templates and types have besides properties, and where objects stand.
extension ObjectEmitter {
  // MARK: Places

  mutating func leave(to outside: String?) {
    if let outside { places?.leave(to: outside) }
  }

  mutating func end(to around: String?) {
    if let around { places?.end(to: around) }
  }

  // MARK: Templates

  mutating func writeText(_ text: String) {
    writer.string(isTemplate ? TemplateString([.text(text)]).sourceText : text)
  }

  mutating func string(_ template: TemplateString, _ origin: Node?) {
    if let origin { writer.value(origin) } else { writer.string(template.sourceText) }
  }

  mutating func write(_ scope: Scope) {
    writer.key("$data")
    if let origin = scope.origin { return writer.value(origin) }
    switch scope.source {
    case .template(let template): writer.string(template.sourceText)
    case .inline(let node): writer.value(node)
    }
  }

  mutating func write(_ condition: Condition) {
    writer.key("$when")
    if let origin = condition.origin { return writer.value(origin) }
    switch condition.test {
    case .template(let template): writer.string(template.sourceText)
    case .literal(let node): writer.value(node)
    }
  }

  mutating func writeType(_ name: String?, of spec: TypeSpec) {
    if let name { return writeType(name) }
    writer.key(vocabulary.writtenDiscriminator)
    writer.string(spec.written)
  }

  mutating func writeType(_ name: String) {
    writer.key(vocabulary.discriminator)
    writer.string(name)
  }
}
