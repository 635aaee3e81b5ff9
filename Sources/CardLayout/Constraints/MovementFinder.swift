/// Finds the boxes that move when a solution changes into another one that is equally good.
///
/// What changes are some lengths and offsets; boxes move with all that they are in and, in a stack, with what stands before
/// them. Changes may add up to nothing: what ends where its parent ends stays there while the parent begins elsewhere.
struct MovementFinder {
  /// What a variable is of: the length of a box, or its offset in its parent.
  enum Place {
    case length(Int)
    case start(Int)
  }

  /// What the offset of a box in its parent depends on.
  enum Offset {
    /// A variable of its own.
    case free
    case none
    case center
    case end
    /// The lengths of the children before.
    case following
  }

  /// Less than this is rounding, for one point of the change.
  private static let tolerance = 1e-6

  private let tree: BoxTree
  private let places: [ConstraintSystem.Variable: Place]
  private let offset: (Int) -> Offset
  /// The boxes whose length changes.
  private(set) var isOfLength: [Bool]
  /// The boxes that begin elsewhere.
  private(set) var isOfStart: [Bool]

  init(
    _ tree: BoxTree, places: [ConstraintSystem.Variable: Place], offset: @escaping (Int) -> Offset
  ) {
    self.tree = tree
    self.places = places
    self.offset = offset
    isOfLength = tree.boxes.map { _ in false }
    isOfStart = isOfLength
  }

  /// Notes what one way of changing the solution moves.
  mutating func follow(_ direction: [(variable: ConstraintSystem.Variable, change: Double)]) {
    var lengths: [Int: Double] = [:]
    var starts: [Int: Double] = [:]
    var containers: Set<Int> = []
    for (variable, change) in direction where abs(change) > Self.tolerance {
      switch places[variable] {
      case .length(let box):
        lengths[box] = change
        isOfLength[box] = true
        containers.insert(box)
        if let parent = tree.boxes[box].parent { containers.insert(parent) }
      case .start(let box):
        starts[box] = change
        if let parent = tree.boxes[box].parent { containers.insert(parent) }
      case nil: break
      }
    }
    var shifts: [Int: Double] = [:]
    for container in containers {
      var before = 0.0
      for child in tree.boxes[container].children {
        let own = lengths[child] ?? 0
        let room = (lengths[container] ?? 0) - own
        let shift =
          switch offset(child) {
          case .free: starts[child] ?? 0
          case .none: 0.0
          case .center: room / 2
          case .end: room
          case .following: before
          }
        before += own
        if abs(shift) > Self.tolerance { shifts[child] = shift }
      }
    }
    // Parents stand before their children.
    var moved: [Int: Double] = [:]
    for box in shifts.keys.sorted() where moved[box] == nil {
      var open = [box]
      while let box = open.popLast() {
        let movement = (tree.boxes[box].parent.flatMap { moved[$0] } ?? 0) + (shifts[box] ?? 0)
        moved[box] = movement
        if abs(movement) <= Self.tolerance { continue }
        isOfStart[box] = true
        open += tree.boxes[box].children
      }
    }
  }
}
