import CardTestSupport
import Foundation
import Testing

/// What lies beside a template tells which of its bindings give texts, where it does not fill them.
@Suite("Kinds of values in converted templates")
struct BoundTypeTests {
  private static let card =
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"${price}"},"#
    + #"{"type":"TextBlock","text":"${name}"},{"type":"Container","$data":"${rows}","#
    + #""items":[{"type":"TextBlock","text":"${quantity}"}]}]}"#

  private static let schema =
    #"{"type":"object","properties":{"price":{"type":"number"},"name":{"type":"string"},"rows":{"type":"array","#
    + #""items":{"type":"object","properties":{"quantity":{"type":["integer","null"]}}}}}}"#

  @Test(
    "are those of the data or the schema beside a template",
    arguments: [
      ("a.data.json", #"{"price":1234.5,"name":"A","rows":[{"quantity":1},{"quantity":null}]}"#),
      ("a.schema.json", schema),
    ])
  func types(_ path: String, _ text: String) throws {
    let box = try Sandbox()
    try box.write("a.json", Self.card)
    func converted(_ target: String) throws -> String { try box.run("convert", "a.json", "--to", target, "-q").output }
    for target in ["skima", "drivenui"] {
      #expect(try converted(target).contains(#""text": "${price}""#))
    }
    try box.write(path, text)
    for target in ["skima", "drivenui"] {
      let output = try converted(target)
      #expect(output.contains(#""text": "${concat(price, '')}""#), "\(output)")
      #expect(output.contains(#""text": "${name}""#), "\(output)")
      #expect(output.contains(#""text": "${concat(coalesce(quantity, ''), '')}""#), "\(output)")
    }
  }
}
