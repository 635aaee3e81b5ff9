import Testing

/// Views in a room 100 points wide and 200 high, and where SwiftUI puts them. Each character of a text is 5 points wide and
/// 12 high, and text breaks between any two of them.
package struct ProposedViewCase: CustomTestStringConvertible, Sendable {
  package let testDescription: String
  /// The outermost view, as JSON.
  package let view: String
  /// Left, top, width and height by the views' names.
  package let places: [String: [Double]]

  private static func text(_ id: String, _ count: Int, _ more: String = "") -> String {
    #"{"id":"\#(id)","kind":"text","text":"\#(String(repeating: "x", count: count))"\#(more)}"#
  }

  private static func box(_ kind: String, _ children: [String], _ more: String = "") -> String {
    #"{"kind":"\#(kind)","children":[\#(children.joined(separator: ","))]\#(more)}"#
  }

  private static let spacer = #"{"kind":"spacer"}"#

  private static func rectangle(_ id: String, _ more: String = "") -> String {
    #"{"id":"\#(id)","kind":"shape"\#(more)}"#
  }

  package static let all = [
    ProposedViewCase(
      testDescription: "room on both sides of a text has equal parts",
      view: box("row", [spacer, text("a", 4), spacer]), places: ["a": [40, 0, 20, 12]]),
    ProposedViewCase(
      testDescription: "a stack is as large as what is in it",
      view: box("column", [text("a", 4), text("b", 8)], #","id":"c","gap":3"#),
      places: ["c": [0, 0, 40, 27], "a": [10, 0, 20, 12], "b": [0, 15, 40, 12]]),
    ProposedViewCase(
      testDescription: "alignment is of the widest",
      view: box("column", [text("a", 4), text("b", 8)], #","alignment":"trailing""#),
      places: ["a": [20, 0, 20, 12], "b": [0, 12, 40, 12]]),
    ProposedViewCase(
      testDescription: "what cannot give way comes first",
      view: box("row", [text("a", 30), rectangle("b", #","width":40,"height":10"#)]),
      places: ["a": [0, 0, 60, 36], "b": [60, 13, 40, 10]]),
    ProposedViewCase(
      testDescription: "a short text keeps its width beside a long one",
      view: box("row", [text("a", 4), text("b", 30)]), places: ["a": [0, 6, 20, 12], "b": [20, 0, 80, 24]]),
    ProposedViewCase(
      testDescription: "a spacer gets what nobody else wants",
      view: box("row", [rectangle("a"), spacer]), places: ["a": [0, 0, 92, 200]]),
    ProposedViewCase(
      testDescription: "shapes share what texts leave",
      view: box("row", [rectangle("a"), text("b", 4), rectangle("c")]),
      places: ["a": [0, 0, 40, 200], "b": [40, 94, 20, 12], "c": [60, 0, 40, 200]]),
    ProposedViewCase(
      testDescription: "a frame is around the background",
      view: text("a", 4, #","width":60,"padding":5"#), places: ["a": [15, 0, 30, 22]]),
    ProposedViewCase(
      testDescription: "layers are as large as the largest, with the others in the middle",
      view: box("layers", [text("a", 4), text("b", 8)], #","id":"c""#),
      places: ["c": [0, 0, 40, 12], "a": [10, 0, 20, 12], "b": [0, 0, 40, 12]]),
    ProposedViewCase(
      testDescription: "a shape behind a text fills the frame",
      view: box("layers", [rectangle("a"), text("b", 4)], #","width":80,"height":30"#),
      places: ["a": [0, 0, 80, 30], "b": [30, 9, 20, 12]]),
    ProposedViewCase(
      testDescription: "a line goes from side to side of a column, and up and down in a row",
      view: box(
        "column", [#"{"id":"a","kind":"divider"}"#, box("row", [#"{"id":"b","kind":"divider"}"#, text("c", 4)])]),
      places: ["a": [0, 0, 100, 1], "b": [39.5, 1, 1, 199], "c": [40.5, 94.5, 20, 12]]),
    ProposedViewCase(
      testDescription: "room between pushes to the ends",
      view: box("row", [text("a", 2), spacer, text("b", 2)]), places: ["a": [0, 0, 10, 12], "b": [90, 0, 10, 12]]),
    ProposedViewCase(
      testDescription: "a row with room on both sides takes what fixed lengths beside it leave",
      view: box(
        "row",
        [
          #"{"kind":"spacer","width":10}"#, box("row", [spacer, text("a", 2), spacer], #","id":"r""#),
          #"{"kind":"spacer","width":10}"#,
        ]),
      places: ["r": [10, 0, 80, 12], "a": [45, 0, 10, 12]]),
    ProposedViewCase(
      testDescription: "a spacer keeps its least length",
      view: box("row", [text("a", 30), #"{"kind":"spacer","least":30}"#]), places: ["a": [0, 0, 70, 36]]),
    ProposedViewCase(
      testDescription: "texts stand on one line",
      view: box(
        "row", [text("a", 2), #"{"id":"b","kind":"shape","width":10,"height":30}"#], #","alignment":"firstBaseline""#),
      places: ["a": [0, 21, 10, 12], "b": [10, 0, 10, 30]]),
    ProposedViewCase(
      testDescription: "rows of lists have the system's insets",
      view: box("list", [text("a", 4), box("column", [text("b", 4), text("c", 4), text("d", 4)])]),
      places: ["a": [16, 16, 20, 12], "b": [16, 55, 20, 12], "d": [16, 79, 20, 12]]),
  ]
}
