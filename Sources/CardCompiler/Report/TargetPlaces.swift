import CardFormats
import CardIR
import CardSyntax

/// Finds where in an output the elements of its source landed.
struct TargetPlaces {
  private let elements: NestedSpans
  /// The pointer of each element that is in the output, by its index; the first one if it is there several times.
  private var pointers: [Int: String] = [:]
  /// The pointers of what is left of elements that are not there themselves.
  private var remains: [Int: String] = [:]

  /// The places in the output of `screens` that its emitter noted.
  init(_ screens: [Screen], _ places: [OutputPlace]) {
    elements = NestedSpans(elementsOf: screens)
    for place in places {
      guard let index = elements.innermost(containing: place.span) else { continue }
      if elements.spans[index] == place.span {
        if pointers[index] == nil { pointers[index] = place.pointer }
        if let parent = elements.parent(of: index) { add(place.pointer, to: parent) }
      } else {
        add(place.pointer, to: index)
      }
    }
  }

  /// An object in the output is made of what is in an element, and so of what is in those around it.
  private mutating func add(_ pointer: String, to index: Int) {
    var next: Int? = index
    while let index = next {
      guard let known = remains[index] else {
        remains[index] = pointer
        next = elements.parent(of: index)
        continue
      }
      let shared = Self.shared(known, pointer)
      // What is around it knows of everything in it already.
      if shared == known { return }
      remains[index] = shared
      next = elements.parent(of: index)
    }
  }

  /// The object that the element around a place became, or the smallest one around all that is left of it.
  func pointer(to span: SourceSpan) -> String? {
    guard let index = elements.innermost(containing: span) else { return nil }
    return pointers[index] ?? remains[index]
  }

  /// The pointer of the smallest element that is around both.
  private static func shared(_ left: String, _ right: String) -> String {
    if left == right { return left }
    var parts = zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
    // The objects of elements are in lists; what ends in a name is a list, or a group of properties.
    while let last = parts.last, !last.allSatisfy(\.isNumber) { parts.removeLast() }
    return parts.reduce(into: "") { $0 += "/" + $1 }
  }
}
