import CardTestSupport
import Foundation
import Testing

@Suite("Keys that hold anchors")
struct AnchorMemberTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  @Test("are allowed at the root of any template, and stand in nothing that comes of it")
  func templates() throws {
    let texts = "x-texts:\n  - &wide { wrap: true }\n  - ${unknown(}\n"
    try box.write(
      "card.yaml",
      "type: AdaptiveCard\nversion: \"1.5\"\n\(texts)x-more: &more { size: large }\nbody:\n  - { <<: [*wide, *more], type: TextBlock, text: \"${a}\" }\n"
    )
    try box.write(
      "box.yaml", "x-text: &text { text: a }\ntype: VStack\nsubviews:\n  - { type: Text, values: *text }\n")
    try box.write(
      "screen.yaml",
      "x-place: &place [{ type: topEqual }, { type: leftEqual }]\nui:\n  - { type: label, props: { text: a, text_color: \"#000000\" }, constraints: *place }\n"
    )
    for name in ["card.yaml", "box.yaml", "screen.yaml"] {
      let check = try box.run("check", name)
      #expect(check.code == 0 && check.errors == "1 template, no problems found\n", "\(check.errors)")
      for target in ["adaptive-card", "drivenui", "skima"] {
        let run = try box.run("convert", name, "--to", target)
        #expect(run.code == 0 && !run.output.contains("x-"), "\(run.output)\(run.errors)")
      }
    }
    try box.write("data.json", #"{"a": "b"}"#)
    let expanded = try box.run("expand", "card.yaml", "--data", "data.json")
    #expect(expanded.output.contains(#""wrap":true,"size":"large","type":"TextBlock","text":"b""#), "\(expanded)")
    #expect(!expanded.output.contains("x-") && expanded.errors.isEmpty)
  }

  @Test("are allowed in components, fragments and settings")
  func others() throws {
    try box.write("cardc.yaml", "x-levels: &levels { text.untranslatable: off }\nlevel: *levels\n")
    try box.write(
      "_components/pill.yaml",
      "metadata: { name: pill }\nx-text: &text { size: small }\ncomponent: { <<: *text, type: TextBlock, text: a }\n")
    try box.write("_parts/line.yaml", "x-text: &text { size: small }\n<<: *text\ntype: TextBlock\ntext: b\n")
    try box.write(
      "card.yaml", "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n  - type: pill\n  - $include: _parts/line.yaml\n")
    let check = try box.run("check", "card.yaml")
    #expect(check.errors == "1 template, no problems found\n", "\(check.errors)")
    let run = try box.run("convert", "card.yaml", "--to", "adaptive-card", "--syntax", "min")
    #expect(run.output.components(separatedBy: #""size":"small""#).count == 3, "\(run.output)")
    #expect(!run.output.contains("x-"))
  }

  @Test("are no other keys: those without an anchor, below the root, in JSON and of this program stay what they are")
  func nothingElse() throws {
    func findings(_ name: String, _ text: String) throws -> [String] {
      try box.write(name, text)
      let run = try box.run("check", name, "--diagnostics", "short")
      return run.errors.split(separator: "\n").dropLast().compactMap { $0.split(separator: " ").last.map(String.init) }
    }
    let start = "type: AdaptiveCard\nversion: \"1.5\"\nbody: []\n"
    let unknown = ["[adaptive-card.unknown-property]"]
    #expect(try findings("a.yaml", start + "x-tracking: hero\n") == unknown)
    #expect(try findings("a.yaml", start + "defaults: &a 1\n") == unknown)
    #expect(
      try findings("a.yaml", "x-a: 1\ntype: AdaptiveCard\nversion: \"1.5\"\nbody: [&b { type: TextBlock, text: a }]\n")
        == unknown)
    #expect(
      try findings(
        "a.yaml", "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n  - { type: TextBlock, text: a, x-b: &b 1 }\n")
        == unknown)
    #expect(
      try findings("a.json", #"{"type": "AdaptiveCard", "version": "1.5", "body": [], "x-a": "&a"}"#) == unknown)
    #expect(try box.run("convert", "a.json", "--to", "adaptive-card").output.contains("x-a"))
  }
}
