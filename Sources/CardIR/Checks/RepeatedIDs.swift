import CardTemplate

/// Finds elements with the same id that can be there at once.
///
/// An element and its fallback never are, with all that is in them, nor are elements whose conditions exclude each other.
package struct RepeatedIDs {
  /// Whether two elements are there at once.
  package enum Verdict: Sendable {
    /// Never.
    case exclusive
    /// For some data perhaps, which conditions and repetitions decide.
    case possible
    /// Whenever one of them is.
    case certain
  }

  /// A step on the way from the root to an element.
  fileprivate struct Step {
    let region: RegionID
    let slot: Int
    let when: Condition?
    let hasScope: Bool
  }

  /// Where an element with an id stands.
  package struct Place {
    /// The element.
    package let element: Element
    /// The elements before it, in the order of the source, counted.
    package let number: Int
    fileprivate let path: [Step]
  }

  private var places: [String: [Place]] = [:]
  private var count = 0
  /// The elements whose id an earlier one has that can be there at the same time.
  package private(set) var repeated: [(id: String, earlier: Place, place: Place, verdict: Verdict)] = []

  /// Looks through an element and everything in it; `isNamed` says which elements' ids count.
  package init(in root: Element, where isNamed: (Element) -> Bool) {
    // Hardly any document repeats one, so that the ways to its elements are not needed.
    var ids: Set<String> = []
    var isRepeated = false
    root.visit { element in
      if let id = element.literal(.id), isNamed(element), !ids.insert(id).inserted { isRepeated = true }
    }
    if isRepeated { look(at: root, [], isNamed) }
  }

  private mutating func look(at element: Element, _ path: [Step], _ isNamed: (Element) -> Bool) {
    if let id = element.literal(.id), isNamed(element) {
      let place = Place(element: element, number: count, path: path)
      var found: (earlier: Place, verdict: Verdict)?
      for earlier in places[id] ?? [] {
        let verdict = Self.verdict(earlier.path, path)
        if verdict == .certain || verdict == .possible && found == nil { found = (earlier, verdict) }
        if verdict == .certain { break }
      }
      if let found { repeated.append((id, found.earlier, place, found.verdict)) }
      places[id, default: []].append(place)
    }
    count += 1
    for region in element.regions {
      for (number, slot) in region.slots.enumerated() {
        guard let child = slot.element else { continue }
        let step = Step(region: region.id, slot: number, when: slot.when, hasScope: slot.scope != nil)
        look(at: child, path + [step], isNamed)
      }
    }
  }

  private static func verdict(_ one: [Step], _ other: [Step]) -> Verdict {
    var common = 0
    while common < one.count, common < other.count, one[common].region == other[common].region,
      one[common].slot == other[common].slot
    {
      common += 1
    }
    let (rest, otherRest) = (one[common...], other[common...])
    // Where the ways part, one is that of the element and the other that of its fallback.
    if (rest.first?.region == .fallback) != (otherRest.first?.region == .fallback) { return .exclusive }
    let (conditions, otherConditions) = (Conditions(rest), Conditions(otherRest))
    return conditions.verdict(otherConditions)
  }

  /// What must be true for an element to be there where its way begins.
  private struct Conditions {
    private var expressions: [Expression] = []
    /// Whether something else decides too: other data, or a condition that is no expression.
    private var isOpen = false
    private var isNever = false

    init(_ steps: ArraySlice<Step>) {
      for step in steps {
        // A condition beside `$data` is one of these data, and how often the element is there is theirs too.
        if step.hasScope {
          isOpen = true
          break
        }
        guard let when = step.when else { continue }
        if let constant = when.constant {
          if !constant { isNever = true }
        } else if case .template(let template) = when.test, let expression = template.singleHole {
          expressions.append(expression)
        } else {
          isNever = true
        }
      }
    }

    func verdict(_ other: Conditions) -> Verdict {
      if isNever || other.isNever { return .exclusive }
      for one in expressions where other.expressions.contains(where: { one.excludes($0) }) { return .exclusive }
      if isOpen || other.isOpen { return .possible }
      return Set(expressions) == Set(other.expressions) ? .certain : .possible
    }
  }
}
