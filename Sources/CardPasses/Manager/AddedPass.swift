/// A pass beside those of the package, and where it runs.
public struct AddedPass: Sendable {
  /// Where a pass runs among the others.
  public enum Place: Sendable, Hashable {
    /// After all passes of its stage.
    case last
    /// Just before the pass of this name, whatever the stage of that.
    case before(String)
    /// Just after the pass of this name, whatever the stage of that.
    case after(String)
  }

  /// The pass.
  public let pass: any Pass
  /// Where it runs; as ``Place/last`` where there is no pass of that name.
  public let place: Place

  /// A pass at a place.
  public init(_ pass: any Pass, at place: Place = .last) {
    self.pass = pass
    self.place = place
  }
}
