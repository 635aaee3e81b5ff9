import CardFormats
import CardIR
import CardSyntax

/// The properties of an element that only hosts have, as expressions of Swift.
struct HostedValues {
  let element: Element
  let attributes: AttributeCode
  let scope: BindingScope

  /// A number, also one of data, or else `usual`; none where the property is absent.
  func number(_ property: HostedProperty, or usual: Double = 0) -> SwiftExpression? {
    switch property.value(of: element) {
    case .number(let number)?: .number(number)
    case .template(let template)?: attributes.number(template, or: usual, of: element, scope)
    case .text(let text)?: Double(text).map { .number($0) }
    default: nil
    }
  }

  /// A number that is known; none for one of data.
  func literal(_ property: HostedProperty) -> Double? {
    if case .number(let number)? = property.value(of: element) { number } else { nil }
  }

  /// A text, also one of data; none where the property is absent or empty.
  func string(_ property: HostedProperty) -> SwiftExpression? {
    switch property.value(of: element) {
    case .text(let text)?: text.isEmpty ? nil : .text(text)
    case .number(let number)?: .text(NumberText.javaScript(number))
    case .template(let template)?: attributes.text(template, of: element, scope)
    default: nil
    }
  }

  /// A text that data give; none where it is known.
  func bound(_ property: HostedProperty) -> SwiftExpression? {
    if case .template(let template)? = property.value(of: element) {
      attributes.text(template, of: element, scope)
    } else {
      nil
    }
  }

  /// A name in lower case: names are the same in any case.
  func token(_ property: HostedProperty) -> String? {
    if case .text(let text)? = property.value(of: element) { text.lowercased() } else { nil }
  }

  /// Whether a property is set.
  func flag(_ property: HostedProperty, usually usual: Bool) -> Bool {
    if case .flag(let flag)? = property.value(of: element) { flag } else { usual }
  }
}
