// What is the same for elements and actions of any type. The cases and their names are in `Generated`.

extension CardElement {
  /// The element as the type of your own that it is, if it has that name.
  public func `as`<Content: CardElementProtocol>(_ type: Content.Type) -> Content? {
    guard case .object(let object) = json, Content.typeName.isEmpty || object["type"]?.string == Content.typeName
    else { return nil }
    return Content(object: object)
  }

  /// The members; none for what is no object.
  public var object: JSONObject {
    get { content?.object ?? [:] }
    set { self = CardElement(json: .object(newValue)) }
  }

  /// The value of a property that may be of any element.
  public subscript<Value: CardValue>(name: String) -> Value? {
    get { content?[name] }
    set { object[name] = newValue?.json }
  }

  /// The name by which actions and data know the element.
  public var id: String? {
    get { self["id"] }
    set { self["id"] = newValue }
  }

  /// Whether the element is shown at first.
  public var isVisible: Bool? {
    get { self["isVisible"] }
    set { self["isVisible"] = newValue }
  }

  /// What stands in where the type or a feature is not known.
  public var fallback: Fallback<CardElement>? {
    get { self["fallback"] }
    set { self["fallback"] = newValue }
  }

  /// The element as an input, if it is one of the format's.
  public var input: (any CardInputProtocol)? { content as? any CardInputProtocol }
}

extension CardAction {
  /// The action as the type of your own that it is, if it has that name.
  public func `as`<Content: CardActionProtocol>(_ type: Content.Type) -> Content? {
    guard case .object(let object) = json, Content.typeName.isEmpty || object["type"]?.string == Content.typeName
    else { return nil }
    return Content(object: object)
  }

  /// The members; none for what is no object.
  public var object: JSONObject {
    get { content?.object ?? [:] }
    set { self = CardAction(json: .object(newValue)) }
  }

  /// The value of a property that may be of any action.
  public subscript<Value: CardValue>(name: String) -> Value? {
    get { content?[name] }
    set { object[name] = newValue?.json }
  }

  /// The name by which the host knows the action.
  public var id: String? {
    get { self["id"] }
    set { self["id"] = newValue }
  }

  /// The caption.
  public var title: String? {
    get { self["title"] }
    set { self["title"] = newValue }
  }
}
