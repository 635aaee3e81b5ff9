public import CardIR
public import CardText

/// Lays out screens whose elements are placed by constraints and stacks, as Auto Layout does: widths first, then heights
/// with texts as high as the widths just found make them.
///
/// Stacks, natural sizes and strengths are those of UIKit's stack views, labels and buttons. Two required constraints
/// that disagree are a conflict: the platform drops one of them and does not say which; here the later one in the
/// document is left out. Where several solutions are equally good, the boxes that differ between them are ambiguous.
public struct ConstraintLayout: Sendable {
  /// The screen's width in points.
  public var width: Double
  /// The screen's height in points.
  public var height: Double
  /// How wide texts are.
  public var metrics: TextMetrics
  /// The extents of pictures once they are loaded; none when their size is unknown.
  public var pictureSize: (width: Double, height: Double)?
  /// The extents of the pictures of which something is known.
  var extents: @Sendable (Element) -> (width: Double, height: Double)? = { _ in nil }

  /// A layout for a screen of a size.
  public init(
    width: Double = 390, height: Double = 844, metrics: TextMetrics = .system,
    pictureSize: (width: Double, height: Double)? = nil
  ) {
    self.width = width
    self.height = height
    self.metrics = metrics
    self.pictureSize = pictureSize
  }

  /// What is wrong with the constraints of a screen.
  public struct Findings: Sendable {
    /// Rules that contradict each other, by axis.
    public struct Conflict: Sendable {
      /// The rules, in the order of the document; each with the box that has it.
      public let rules: [ConflictingRule]
      /// The axis along which they disagree.
      public let axis: Axis
    }

    /// A box whose place is undetermined.
    public struct Ambiguity: Sendable, Hashable {
      /// The box.
      public let box: Int
      /// The axis along which it is.
      public let axis: Axis
      /// Whether the box's extent is undetermined, and not only where it begins.
      public let isOfLength: Bool
    }

    /// The contradictions.
    public internal(set) var conflicts: [Conflict] = []
    /// The boxes whose place or extent along an axis is undetermined, in the order of the document.
    public internal(set) var ambiguous: [Ambiguity] = []

    /// Whether there is exactly one layout.
    public var isEmpty: Bool { conflicts.isEmpty && ambiguous.isEmpty }
  }

  /// A requirement that contradicts others.
  public enum ConflictingRule: Sendable, Hashable {
    /// A constraint: the index of the box, and that of the constraint in its list.
    case constraint(box: Int, index: Int)
    /// What a stack asks of its children.
    case stack(box: Int)
    /// The extent that a control always has.
    case control(box: Int)
    /// The screen's own extent.
    case screen
  }

  /// Gives every box its frame.
  public func layOut(_ tree: inout BoxTree) -> Findings {
    var findings = Findings()
    for index in tree.boxes.indices { tree.boxes[index].naturalWidth = naturalWidth(of: tree.boxes[index]) }
    solve(&tree, .horizontal, &findings)
    for index in tree.boxes.indices {
      tree.boxes[index].naturalHeight = naturalHeight(of: tree.boxes[index])
      switch tree.boxes[index].kind {
      case .text, .button, .field:
        tree.boxes[index].lineHeight = metrics.height(ofLines: 1, size: tree.boxes[index].fontSize)
      default: break
      }
    }
    solve(&tree, .vertical, &findings)
    return findings
  }

  private func solve(_ tree: inout BoxTree, _ axis: Axis, _ findings: inout Findings) {
    var solver = AxisSolver(tree, axis)
    solver.constrain(screen: axis == .horizontal ? width : height)
    solver.solve()
    for (index, (start, length)) in solver.extents.enumerated() {
      if axis == .horizontal {
        (tree.boxes[index].frame.x, tree.boxes[index].frame.width) = (start, length)
      } else {
        (tree.boxes[index].frame.y, tree.boxes[index].frame.height) = (start, length)
      }
    }
    findings.conflicts += solver.conflicts
    findings.ambiguous += solver.ambiguities
  }

  private func naturalWidth(of box: BoxTree.Box) -> Double? {
    switch box.kind {
    case .text(1):
      metrics.width(of: box.text.split(separator: "\n").first ?? "", size: box.fontSize)
    case .text: metrics.naturalWidth(of: box.text, size: box.fontSize)
    case .button: max(30, metrics.width(of: box.text, size: box.fontSize))
    case .field: max(2, metrics.width(of: box.text, size: box.fontSize))
    case .checkbox: 16
    case .image: (extents(box.element) ?? pictureSize)?.width
    case .canvas, .stack, .scroll, .other: nil
    }
  }

  private func naturalHeight(of box: BoxTree.Box) -> Double? {
    switch box.kind {
    case .text(let maxLines):
      textHeight(box, maxLines)
    case .button: 34
    case .field: 22
    case .checkbox: 16
    case .image: (extents(box.element) ?? pictureSize)?.height
    case .canvas, .stack, .scroll, .other: nil
    }
  }

  private func textHeight(_ box: BoxTree.Box, _ maxLines: Int) -> Double {
    guard !box.text.isEmpty else { return 0 }
    let lines = metrics.lineCount(of: box.text, size: box.fontSize, width: box.frame.width)
    return metrics.height(ofLines: maxLines > 0 ? min(lines, maxLines) : lines, size: box.fontSize)
  }
}
