/// An element of a page while it is being made: its tag, its attributes, its look and what is in it.
///
/// The look becomes a class of the style sheet when the page is written, so that whoever holds the element may still
/// change it: a container decides how its children share its room.
struct Markup {
  /// A part of the content.
  enum Content {
    /// An element.
    case element(Markup)
    /// Text, not escaped yet.
    case text(String)
  }

  /// The tag.
  var tag: String
  /// The attributes in the order in which they are written; one without a value is a flag.
  private(set) var attributes: [(name: String, value: String?)] = []
  /// Classes of the style sheet that every page has.
  var classes: [String] = []
  /// What it looks like.
  var look = Look()
  /// What is in it.
  var content: [Content] = []

  /// An element.
  init(_ tag: String, _ classes: String..., look: Look = Look()) {
    self.tag = tag
    self.classes = classes
    self.look = look
  }

  /// The value of an attribute; setting it to none takes the attribute away.
  subscript(attribute name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append((name, value))
      case (nil, nil): break
      }
    }
  }

  /// Sets a flag, such as `hidden`.
  mutating func set(flag name: String) {
    if !has(name) { attributes.append((name, nil)) }
  }

  /// Whether there is an attribute or flag.
  func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// Adds an element to the content.
  mutating func append(_ child: Markup) { content.append(.element(child)) }

  /// Adds text to the content.
  mutating func append(_ text: String) { content.append(.text(text)) }

  /// The element with another one in it.
  func containing(_ children: Markup...) -> Markup {
    var result = self
    for child in children { result.append(child) }
    return result
  }

  /// The element with text in it.
  func containing(text: String) -> Markup {
    var result = self
    result.append(text)
    return result
  }

  /// The element with an attribute.
  func with(_ name: String, _ value: String) -> Markup {
    var result = self
    result[attribute: name] = value
    return result
  }

  /// Whether nothing is in it.
  var isEmpty: Bool { content.isEmpty }

  /// Whether it stands in a line of text.
  var isInline: Bool { Self.inlineTags.contains(tag) }

  private static let inlineTags: Set<String> = ["a", "b", "br", "em", "img", "mark", "span", "strong", "option"]
}
