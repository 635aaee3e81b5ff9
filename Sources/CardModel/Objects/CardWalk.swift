extension AdaptiveCard {
  /// All elements of the card from top to bottom, each before what is in it, with those of cards that actions show.
  ///
  /// What stands in for others, as `fallback`, is not among them, nor what is inside of custom elements.
  public var elements: CardElementSequence { CardElementSequence(json, as: AdaptiveCard.self) }

  /// The inputs of the card and of the cards that actions show.
  public var inputs: [any CardInputProtocol] { elements.compactMap(\.input) }

  /// The first element with the id `id`, changed in its place; setting it to none takes the element away.
  ///
  /// Nothing happens when a value is set for an id that no element has.
  public subscript(id id: String) -> CardElement? {
    get { elements.first { $0.id == id } }
    set {
      var json = JSONValue.object(object)
      guard CardTree.replace(id, with: newValue, in: &json, as: AdaptiveCard.self), let object = json.object else {
        return
      }
      self.object = object
    }
  }
}

extension CardElement {
  /// The elements in this one from top to bottom, each before what is in it.
  public var elements: CardElementSequence { CardElementSequence(json, as: CardElement.self) }
}

/// Elements from top to bottom, each before what is in it.
public struct CardElementSequence: Sequence, IteratorProtocol {
  /// What is still to come, the next one last.
  private var rest: [CardElement]

  init(_ json: JSONValue, as type: any CardValue.Type) { rest = CardTree.elements(inside: json, as: type).reversed() }

  /// The next element.
  public mutating func next() -> CardElement? {
    guard let element = rest.popLast() else { return nil }
    rest += CardTree.elements(inside: element.json, as: CardElement.self).reversed()
    return element
  }
}

/// The way from an object to the elements in it, by the types of the properties.
private enum CardTree {
  /// The elements inside of a value that no other element inside of it holds.
  static func elements(inside json: JSONValue, as type: any CardValue.Type) -> [CardElement] {
    var elements: [CardElement] = []
    collect(json, as: type, into: &elements)
    return elements
  }

  private static func collect(_ json: JSONValue, as type: any CardValue.Type, into elements: inout [CardElement]) {
    if case .array(let items) = json, let item = itemType(of: type) {
      for each in items {
        if let element = element(each, as: item) {
          elements.append(element)
        } else {
          collect(each, as: item, into: &elements)
        }
      }
    } else if case .object(let object) = json, let content = objectType(of: json, as: type) {
      for (name, type) in content.properties where name != "fallback" {
        if let value = object[name] { collect(value, as: type, into: &elements) }
      }
    }
  }

  /// Puts `replacement` in the place of the first element with an id; false if there is none.
  static func replace(
    _ id: String, with replacement: CardElement?, in json: inout JSONValue, as type: any CardValue.Type
  ) -> Bool {
    if case .array(var items) = json, let item = itemType(of: type) {
      for index in items.indices {
        if element(items[index], as: item)?.id == id {
          if let replacement { items[index] = replacement.json } else { items.remove(at: index) }
        } else if !replace(id, with: replacement, in: &items[index], as: item) {
          continue
        }
        json = .array(items)
        return true
      }
    } else if case .object(var object) = json, let content = objectType(of: json, as: type) {
      for (name, type) in content.properties where name != "fallback" {
        guard var value = object[name], replace(id, with: replacement, in: &value, as: type) else { continue }
        object[name] = value
        json = .object(object)
        return true
      }
    }
    return false
  }

  private static func element(_ json: JSONValue, as type: any CardValue.Type) -> CardElement? {
    if type == CardElement.self { return CardElement(json: json) }
    return (type as? any CardElementProtocol.Type)?.init(json: json)?.element
  }

  /// The type of the elements of a list.
  private static func itemType(of type: any CardValue.Type) -> (any CardValue.Type)? {
    (type as? any CardList.Type)?.itemType
  }

  /// The type of an object that may be of several.
  private static func objectType(of json: JSONValue, as type: any CardValue.Type) -> (any CardObject.Type)? {
    if type == CardElement.self { return CardElement(json: json).content.map { Swift.type(of: $0) } }
    if type == CardAction.self { return CardAction(json: json).content.map { Swift.type(of: $0) } }
    return type as? any CardObject.Type
  }
}

/// A list whose elements' type can be asked for.
private protocol CardList {
  static var itemType: any CardValue.Type { get }
}

extension Array: CardList where Element: CardValue {
  static var itemType: any CardValue.Type { Element.self }
}
