import CardSyntax
import CardTemplate
import CardTestSupport
import Testing

/// A template with the components and fragments that it uses, all in memory.
private struct Project {
  var components: [String: String] = [:]
  var fragments: [String: String] = [:]
  var limits = ComponentExpansion.Limits()
  var readsHoles = true

  /// What comes of the template.
  func expand(_ template: String, name: String = "card.yaml") throws -> (document: Document?, found: [Diagnostic]) {
    func sources(_ files: [String: String]) -> [SourceText] {
      files.sorted { $0.key < $1.key }.map { SourceText(name: $0.key, text: $0.value) }
    }
    let resolver = MemoryResolver(
      components: sources(components), fragments: sources(fragments), reserved: ["textblock", "container"])
    var diagnostics = Diagnostics()
    let source = SourceText(name: name, text: template)
    let document = try #require(
      Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics), "\(diagnostics.messages)")
    let result = ComponentExpansion.run(
      document, resolver: resolver, readsHoles: readsHoles, limits: limits, diagnostics: &diagnostics)
    return (result.document, diagnostics.sorted())
  }

  /// The minified JSON that comes of a template without mistakes.
  func json(_ template: String) throws -> String {
    let (document, found) = try expand(template)
    #expect(found.map(\.message) == [])
    return try text(#require(document).root)
  }

  /// The ids of the diagnostics with the text that they point at.
  func problems(_ template: String) throws -> [String] {
    try expand(template).found.map { "\($0.id): \($0.span?.text ?? "")" }
  }
}

/// A component `c` with the props `x` and `y`, which take anything, and `component`.
private func component(_ body: String, props: String = "{ x: {}, y: {} }", name: String = "c") -> Project {
  Project(components: ["\(name).yaml": "metadata: { name: \(name) }\nprops: \(props)\ncomponent: \(body)\n"])
}

@Suite struct ComponentValueTests {
  @Test(arguments: [
    // Alone in a string, a prop keeps its type.
    ("x: 1.50", "$prop{x}", "1.50"), ("x: true", "$prop{x}", "true"), ("x: [1, {a: 2}]", "$prop{x}", #"[1,{"a":2}]"#),
    ("x: '${a}'", "$prop{x}", #""${a}""#), ("x: null", "$prop{x}", "null"),
    // Inside of text it is text.
    ("x: 1.50", "a $prop{x}!", #""a 1.50!""#), ("x: Ada", "${hi} $prop{x}", #""${hi} Ada""#),
    ("x: 'a ${b}'", "<$prop{x}>", #""<a ${b}>""#), ("x: false", "$prop{x}$prop{x}", #""falsefalse""#),
    ("y: 1", "[$prop{x}]", #""[]""#), ("x: null", "[$prop{x}]", #""[]""#),
    // Text without holes stays as it is beside holes, and two texts never make a hole.
    ("x: 'a `b` \\$1'", "${h} $prop{x}", #""${h} a \\`b\\` \\\\$1""#), ("x: '{1 + 1}'", "$$prop{x}", #""\\${1 + 1}""#),
    // A backslash takes the meaning away.
    ("x: 1", "\\$prop{x} $prop{x}", #""$prop{x} 1""#),
    // In an expression it is an expression.
    ("x: 3", "${$prop{x} * 2}", #""${3 * 2}""#), ("x: -3", "${2 - $prop{x}}", #""${2 - (-3)}""#),
    ("x: it's", "${length($prop{x})}", #""${length('it\\'s')}""#),
    ("x: '${a + 1}'", "${$prop{x} * 2}", #""${(a + 1) * 2}""#),
    ("x: '${a.b}'", "${$prop{x}.c}", #""${a.b.c}""#),
    ("x: 'a ${b}'", "${length($prop{x})}", #""${length(concat('a ', b))}""#),
    ("x: [1, '${b}']", "${first($prop{x})}", #""${first([1, b])}""#),
    ("x: { k: v }", "${$prop{x}.k}", #""${{k: 'v'}.k}""#),
    ("x: true", "${if($prop{x}, 1, 2)}", #""${if(true, 1, 2)}""#),
    ("y: 1", "${exists($prop{x})}", #""${exists(null)}""#),
    // In a literal of an expression it is text of the literal.
    ("x: Ada", "${concat('Dear $prop{x},', n)}", #""${concat('Dear Ada,', n)}""#),
    ("x: '${a}'", "${toUpper('Dear $prop{x}')}", #""${toUpper(concat('Dear ', a))}""#),
    // A hole that is nothing but a prop is the prop.
    ("x: 42", "${ $prop{x} }", "42"), ("x: Ada", "Dear ${$prop{x}}", #""Dear Ada""#),
  ])
  func substitution(_ given: String, _ body: String, _ expected: String) throws {
    let quoted = "'" + body.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    let project = component("{ v: \(quoted) }")
    #expect(try project.json("{ type: c, props: { \(given) } }") == "{\"v\":\(expected)}")
  }

  @Test func propsAreGivenPlainlyOrInProps() throws {
    let project = component("{ a: '$prop{x}', b: '$prop{y}' }")
    #expect(try project.json("{ type: c, x: 1, props: { y: 2 } }") == #"{"a":1,"b":2}"#)
  }

  @Test func propsThatAreNotGivenLeaveNothing() throws {
    let project = component("{ a: '$prop{x}', b: [1, '$prop{x}', 2], c: { d: '$prop{x}' } }")
    #expect(try project.json("{ type: c }") == #"{"b":[1,2],"c":{}}"#)
  }

  @Test func defaults() throws {
    let project = component(
      "{ a: '$prop{x}', b: '$prop{y}' }", props: "{ x: { type: string, default: '${d}' }, y: { default: [1] } }")
    #expect(try project.json("{ type: c }") == #"{"a":"${d}","b":[1]}"#)
    #expect(try project.json("{ type: c, x: own, y: null }") == #"{"a":"own","b":null}"#)
  }

  @Test func listsTakeTheirPlaceElementByElement() throws {
    let project = component("{ items: [first, '$prop{x}', last] }")
    #expect(try project.json("{ type: c, x: [a, b] }") == #"{"items":["first","a","b","last"]}"#)
  }

  @Test func componentsInPropsAreNoRecursion() throws {
    let project = component("{ items: ['$prop{x}'] }")
    #expect(
      try project.json("{ type: c, x: { type: c, x: { type: c, x: 1 } } }") == #"{"items":[{"items":[{"items":[1]}]}]}"#
    )
  }

  @Test func propsArePassedOn() throws {
    var project = component("{ type: inner, x: 'a $prop{x}', y: '$prop{y}' }")
    project.components["i.yaml"] = """
      metadata: { name: inner }
      props: { x: { type: string, required: true }, y: { default: none } }
      component: { v: "${f($prop{x})}", w: '$prop{y}' }
      """
    #expect(try project.json("{ type: c, x: '${b}' }") == #"{"v":"${f(concat('a ', b))}","w":"none"}"#)
  }

  @Test func componentsAreTextAndListsToo() throws {
    #expect(try component("'<$prop{x}>'").json("{ text: { type: c, x: 1 } }") == #"{"text":"<1>"}"#)
    #expect(try component("['$prop{x}', 2]").json("[0, { type: c, x: 1 }]") == "[0,1,2]")
  }

  @Test func literalDocumentsHaveNoHoles() throws {
    var project = component("{ v: 'a `${$prop{x}}' }")
    project.readsHoles = false
    #expect(try project.json("{ type: c, x: 1 }") == #"{"v":"a `${1}"}"#)
  }
}

@Suite struct ComponentElementTests {
  @Test func theUseSaysWhenAndForWhat() throws {
    let project = component("{ type: TextBlock, text: '$prop{x}' }")
    #expect(
      try project.json("{ type: c, x: '${n}', $data: '${rows}', $when: '${ok}', id: i, constraints: [1] }")
        == #"{"type":"TextBlock","text":"${n}","$data":"${rows}","$when":"${ok}","id":"i","constraints":[1]}"#)
  }

  @Test func conditionsOfBothMustHold() throws {
    let project = component("{ type: TextBlock, $when: '${a > 1}' }")
    #expect(
      try project.json("{ type: c, $when: '${b}' }") == #"{"type":"TextBlock","$when":"${b == true && a > 1}"}"#)
  }

  @Test func scopesDoNotMix() throws {
    let project = component("{ $data: '${rows}', type: TextBlock }")
    #expect(try project.problems("{ type: c, $when: '${b}' }") == ["component.scope-conflict: $when"])
    #expect(try project.problems("{ type: c, $data: '${b}' }") == ["component.scope-conflict: $data"])
    #expect(try component("text").problems("{ a: { type: c, id: b } }") == ["component.scope-conflict: id"])
  }

  @Test func nothingIsLookedForInData() throws {
    let project = component("{ a: 1 }")
    #expect(
      try project.json("{ type: c2, items: { $data: [{ type: c }], v: { type: c } } }")
        == #"{"type":"c2","items":{"$data":[{"type":"c"}],"v":{"a":1}}}"#)
  }

  @Test func documentsWithoutUsesComeBackAsTheyAre() throws {
    let source = SourceText(name: "a.json", text: #"{"type": "TextBlock"}"#)
    var diagnostics = Diagnostics()
    let document = try #require(Document.read(source, as: .json, diagnostics: &diagnostics))
    let resolver = MemoryResolver(
      components: [SourceText(name: "c.yaml", text: "metadata: { name: c }\ncomponent: 1\n")], fragments: [],
      reserved: [])
    let result = ComponentExpansion.run(document, resolver: resolver, diagnostics: &diagnostics)
    #expect(result.document === document)
    #expect(result.files.isEmpty)
  }
}

@Suite struct ComponentMistakeTests {
  private static let props = "{ title: { type: string, required: true }, size: { type: integer }, any: {} }"

  @Test(arguments: [
    ("{ type: c }", ["component.missing-prop: c"]),
    ("{ type: c, titel: a }", ["component.missing-prop: c", "component.unknown-prop: titel"]),
    ("{ type: c, title: 4 }", ["component.wrong-type: 4"]),
    ("{ type: c, title: a, size: 1.5 }", ["component.wrong-type: 1.5"]),
    ("{ type: c, title: a, size: big }", ["component.wrong-type: big"]),
    ("{ type: c, title: a, size: '${length(x) == 1}' }", ["component.wrong-type: '${length(x) == 1}'"]),
    ("{ type: c, title: a, size: 'a ${b}' }", ["component.wrong-type: 'a ${b}'"]),
    ("{ type: c, title: a, size: '${nope(1)}' }", ["template.unknown-function: nope"]),
    ("{ type: c, title: a, size: '${b}' }", []),
    ("{ type: c, title: a, props: { title: b } }", ["component.repeated-prop: title"]),
    ("{ type: c, title: a, props: [1] }", ["component.wrong-type: [1]"]),
    ("{ type: c, title: a, any: [1] }", ["component.value-in-text: '$prop{any} of $prop{title}'"]),
  ])
  func uses(_ use: String, _ expected: [String]) throws {
    #expect(try component("{ v: '$prop{any} of $prop{title}' }", props: Self.props).problems(use) == expected)
  }

  @Test func misspelledProps() throws {
    let found = try component("1", props: Self.props).expand("a: { type: c, title: a, siez: 1 }").found
    #expect(found.map(\.help) == ["did you mean `size`?"])
    #expect(found.first?.labels.map { $0.span.source.name } == ["c.yaml"])
  }

  @Test(arguments: [
    ("[1]", ["component.not-a-component: [1]"]),
    ("{ component: 1, metadata: { name: 4 } }", ["component.not-a-component: 4"]),
    ("{ metadata: { name: c } }", ["component.not-a-component: "]),
    ("{ metadata: { name: c }, component: 1, prosp: {} }", ["component.not-a-component: prosp"]),
    ("{ metadata: { name: c }, component: 1, props: { x: { type: strin } } }", ["component.bad-prop: strin"]),
    ("{ metadata: { name: c }, component: 1, props: { x: { required: 1 } } }", ["component.bad-prop: 1"]),
    ("{ metadata: { name: c }, component: 1, props: { x: text } }", ["component.bad-prop: text"]),
    ("{ metadata: { name: c }, component: 1, props: { type: {} } }", ["component.bad-prop: type"]),
    (
      "{ metadata: { name: c }, component: 1, props: { x: { required: true, default: 1 } } }", ["component.bad-prop: 1"]
    ),
    ("{ metadata: { name: c }, component: 1, props: { x: { type: array, default: 1 } } }", ["component.bad-prop: 1"]),
    ("{ metadata: { name: c }, component: '${$prop{x}}' }", ["component.undeclared-prop: $prop{x}"]),
    ("{ metadata: { name: c }, component: '$prop{x' }", ["component.undeclared-prop: $prop{"]),
  ])
  func declarations(_ declaration: String, _ expected: [String]) throws {
    let project = Project(components: ["c.yaml": declaration])
    #expect(try project.problems("[{ type: c }, { type: c }]") == expected)
    // Who does not use it is not concerned.
    #expect(try project.problems("{ type: d }") == [])
  }

  @Test func namesAreUniqueAndNotTaken() throws {
    var project = component("1")
    project.components["other.yaml"] = "{ metadata: { name: c }, component: 2 }"
    project.components["text.yaml"] = "{ metadata: { name: Textblock }, component: 2 }"
    let found = try project.expand("[{ type: c }, { type: Textblock }]").found
    #expect(found.map(\.id) == ["component.duplicate", "component.shadows-built-in"])
    #expect(found.first?.span?.source.name == "other.yaml")
    #expect(found.first?.labels.map { $0.span.source.name } == ["c.yaml", "card.yaml"])
  }

  @Test func holesInPropsAreReportedWhereTheyAreWritten() throws {
    let found = try component("{ v: '${length($prop{x})}' }").expand("a: { type: c, x: '${1 +}' }").found
    #expect(found.map { "\($0.id) \($0.span?.source.name ?? "")" } == ["template.syntax-error card.yaml"])
  }
}

@Suite struct ComponentRecursionTests {
  private func chain(_ count: Int, _ body: (Int) -> String) -> Project {
    var project = Project()
    for number in 0..<count {
      project.components["c\(number).yaml"] = """
        metadata: { name: c\(number) }
        props: { x: {} }
        component: \(body(number + 1))
        """
    }
    project.components["c\(count).yaml"] =
      "metadata: { name: c\(count) }\nprops: { x: {} }\ncomponent: { v: '$prop{x}' }\n"
    return project
  }

  @Test func cycles() throws {
    var project = component("{ items: [{ type: d }] }")
    project.components["d.yaml"] = "{ metadata: { name: d }, component: [{ type: e }] }"
    project.components["e.yaml"] = "{ metadata: { name: e }, component: { a: { type: d } } }"
    project.components["f.yaml"] = "{ metadata: { name: f }, component: { type: f } }"
    let found = try project.expand("[{ type: c }, { type: f }]").found
    #expect(
      found.map(\.message) == [
        "the component `d` contains itself: d -> e -> d", "the component `f` contains itself: f -> f",
      ])
    #expect(found.first?.span?.source.name == "e.yaml")
    #expect(
      found.first?.labels.map { "\($0.span.source.name) \($0.message)" } == [
        "d.yaml used here", "c.yaml used here", "card.yaml used here",
      ])
  }

  @Test func growthIsBounded() throws {
    let wide = chain(30) { "[{ type: c\($0) }, { type: c\($0) }]" }
    #expect(try wide.problems("{ type: c0 }").map { $0.prefix(19) } == ["component.too-large"])
    let text = chain(40) { "{ type: c\($0), x: '$prop{x}$prop{x}' }" }
    #expect(try text.problems("{ type: c0, x: lol }").map { $0.prefix(19) } == ["component.too-large"])
    let deep = chain(300) { "{ type: c\($0) }" }
    #expect(try deep.problems("{ a: { type: c0 } }").map { $0.prefix(19) } == ["component.too-large"])
    let lists = chain(20) {
      "{ a: \(String(repeating: "[", count: 60)){ type: c\($0) }\(String(repeating: "]", count: 60)) }"
    }
    #expect(try lists.problems("{ a: { type: c0 } }").map { $0.prefix(19) } == ["component.too-large"])
  }

  @Test func usesAreCounted() throws {
    var project = component("1")
    project.limits.uses = 2
    #expect(try project.problems("[{ type: c }, { type: c }]") == [])
    #expect(try project.problems("[{ type: c }, { type: c }, { type: c }]") == ["component.too-large: c"])
  }

  @Test func limitsCountWhatIsAdded() throws {
    var project = component("[1, 2, 3]")
    project.limits.values = 10
    #expect(try project.problems("[{ type: c }, { type: c }]") == [])
    #expect(try project.problems("[{ type: c }, { type: c }, { type: c }, { type: c }, { type: c }]").count == 1)
  }
}

@Suite struct IncludeTests {
  @Test func fragments() throws {
    let project = Project(fragments: [
      "parts/a.json": #"{"type": "TextBlock", "text": "a", "n": {"$include": "../b.yaml"}}"#,
      "b.yaml": "- 1\n- 2\n", "t.yaml": "text\n",
    ])
    #expect(
      try project.json(
        "{ a: { $include: parts/a.json, text: own, id: i }, b: [0, { $include: ./b.yaml }], c: { $include: t.yaml } }")
        == #"{"a":{"type":"TextBlock","text":"own","n":[1,2],"id":"i"},"b":[0,1,2],"c":"text"}"#)
  }

  @Test func fragmentsUseComponentsAndComponentsFragments() throws {
    var project = component("{ $include: '$prop{x}.yaml', y: '$prop{y}' }")
    project.components["d.yaml"] = "{ metadata: { name: d }, component: { $include: b.yaml, y: 2 } }"
    project.fragments = ["a.yaml": "{ b: { type: d }, y: none }", "b.yaml": "{ z: 3 }"]
    #expect(try project.json("{ type: c, x: a, y: 1 }") == #"{"b":{"z":3,"y":2},"y":1}"#)
  }

  @Test(arguments: [
    ("{ $include: ../a.yaml }", "include.outside: ../a.yaml"),
    ("{ $include: b/../../a.yaml }", "include.outside: b/../../a.yaml"),
    ("{ $include: /a.yaml }", "include.outside: /a.yaml"), ("{ $include: c.yaml }", "include.cannot-read: c.yaml"),
    ("{ $include: 'https://example.com/a.yaml' }", "include.bad-path: 'https://example.com/a.yaml'"),
    ("{ $include: '' }", "include.bad-path: ''"), ("{ $include: [a.yaml] }", "include.bad-path: [a.yaml]"),
    ("{ $include: '${a}.yaml' }", "include.bad-path: '${a}.yaml'"),
    ("{ $include: list.yaml, a: 1 }", "include.not-an-object: list.yaml"),
    ("{ $include: broken.yaml }", "yaml.unterminated: ["),
  ])
  func mistakes(_ template: String, _ expected: String) throws {
    let project = Project(fragments: ["a.yaml": "1", "list.yaml": "[1]", "broken.yaml": "[1"])
    #expect(
      try project.problems("[\(template), \(template)]").map { $0.hasPrefix("yaml") ? expected : $0 }.first == expected)
  }

  @Test func cycles() throws {
    let project = Project(fragments: ["a.yaml": "[{ $include: b.yaml }]", "b.yaml": "{ x: { $include: a.yaml } }"])
    let found = try project.expand("{ $include: a.yaml }").found
    #expect(found.map(\.message) == ["`a.yaml` includes itself: a.yaml -> b.yaml -> a.yaml"])
    #expect(
      found.first?.labels.map { "\($0.span.source.name) \($0.message)" } == [
        "a.yaml included here", "card.yaml included here",
      ])
  }
}

@Suite struct ComponentPlaceTests {
  @Test func valuesNameTheFileThatTheyWereWrittenIn() throws {
    let project = component("{ a: fixed, b: '$prop{x}', c: 'at $prop{x}' }")
    let (document, _) = try project.expand("one: 1\ntwo: { type: c, x: given }\n")
    let two = try #require(document?.root["two"])
    let names = two.members.map { "\($0.name) \($0.value.span.source.name) \($0.value.span.text)" }
    #expect(names == ["a c.yaml fixed", "b card.yaml given", "c c.yaml 'at $prop{x}'"])
    #expect(two["a"]?.span.uses.map(\.span.text) == ["c"])
    #expect(two["a"]?.expansion?.source.name == "card.yaml")
    #expect(two["b"]?.span.uses.isEmpty == true)
  }

  @Test func holesAreFoundInTheStringsOfComponents() throws {
    let (document, _) = try component("{ a: 'x ${hole}' }").expand("{ type: c }")
    #expect(document?.root["a"]?.span(ofDecoded: 2..<9).text == "${hole}")
  }

  @Test func whatIsWrongInEveryUseIsSaidOnce() throws {
    let (document, _) = try component("{ text: '${nope(1)}' }").expand("[{ type: c }, { type: c }, { type: c }]")
    var diagnostics = Diagnostics()
    let composed = try #require(document)
    #expect(Template(compiling: composed, diagnostics: &diagnostics) == nil)
    let found = diagnostics.sorted()
    #expect(found.map(\.id) == ["template.unknown-function"])
    #expect(found.first?.labels.map(\.message) == ["used here, and in 2 other places"])
  }

  @Test(
    "what a condition on a prop always comes to in one use is no finding",
    arguments: [
      "{ text: \"${if($prop{x}, 'a', name)}\" }", "{ text: \"${!$prop{x} && ok} ${$prop{y} ? 1 : 2}\" }",
      "{ text: \"${if($prop{y} == 'a', 1, name)} ${$prop{y} == 3}\" }", "{ text: b, $when: \"${$prop{y} == 'a'}\" }",
      "{ text: b, $when: \"${$prop{x} && true == true}\" }",
      "{ text: \"${concat('$prop{y}', if($prop{x}, 'a', 'b'))}\" }",
      "{ type: d, z: \"${if($prop{x}, 'a', name)}\" }",
    ])
  func conditionsOnProps(_ body: String) throws {
    var project = component(body)
    project.components["d.yaml"] =
      "{ metadata: { name: d }, props: { z: {} }, component: { text: \"${if(empty($prop{z}), 1, '$prop{z}')}\" } }"
    for use in ["{ type: c, x: true, y: a }", "{ type: c, x: false, y: 3 }"] {
      #expect(try staticFindings(in: project, use).map(\.message) == [], "\(use)")
    }
  }

  @Test("a prop that is true or false decides as a condition", arguments: ["$prop{x}", "${$prop{x}}", "${!!$prop{x}}"])
  func conditionsThatAreProps(_ condition: String) throws {
    var project = component("[{ text: kept, $when: \"\(condition)\" }, { type: d, $when: \"\(condition)\" }]")
    project.components["d.yaml"] = "{ metadata: { name: d }, component: { text: inner, $when: \"${1 == 1}\" } }"
    for (flag, expected) in [(true, ["kept", "inner"]), (false, [])] {
      let template = "[{ type: c, x: \(flag) }]"
      #expect(try staticFindings(in: project, template).filter { $0.span?.text != "1 == 1" }.map(\.message) == [])
      let document = try #require(try project.expand(template).document)
      var diagnostics = Diagnostics()
      let expanded: Document? = Template(compiling: document, diagnostics: &diagnostics)?
        .expand(nil, diagnostics: &diagnostics)
      #expect(expanded?.root.elements.compactMap { $0["text"]?.string } == expected, "\(diagnostics.sorted())")
    }
  }

  @Test func conditionsWithoutPropsAreLookedAtInComponentsAndUses() throws {
    let project = component("{ text: \"${if(true, 'a', name)}\", other: '$prop{x}' }")
    let found = try staticFindings(in: project, "{ type: c, x: '${if(false, 1, 2)}', $when: '${1 == 1}' }")
    #expect(found.map(\.id) == Array(repeating: "template.constant-condition", count: 3))
    #expect(found.compactMap(\.span?.text).sorted() == ["1 == 1", "false", "true"])
  }

  private func staticFindings(in project: Project, _ template: String) throws -> [Diagnostic] {
    let (document, problems) = try project.expand(template)
    var diagnostics = Diagnostics()
    let composed = try #require(document, "\(problems)")
    _ = Template(compiling: composed, diagnostics: &diagnostics)
    TemplateLint.check(composed, diagnostics: &diagnostics)
    return problems + diagnostics.sorted()
  }

  @Test func whatIsWrongWithAFileIsSaidWithItsUses() throws {
    var project = component("{ a: { type: d } }")
    project.components["d.yaml"] = "{ metadata: { name: d }, component: [1 }"
    project.fragments["broken.yaml"] = "[1"
    let found = try project.expand("[{ type: c }, { type: d }, { $include: broken.yaml }]").found
    #expect(found.map { $0.span?.source.name } == ["broken.yaml", "d.yaml"])
    #expect(found.first?.labels.map(\.message).last == "included here")
    let labels = found.last?.labels.map { "\($0.span.source.name) \($0.message)" } ?? []
    #expect(labels.suffix(2) == ["c.yaml used here, and in 1 other place", "card.yaml used here"], "\(labels)")
  }

  @Test func placesSurviveTheExpansionWithData() throws {
    let (document, _) = try component("{ type: T, text: '$prop{x}' }").expand(
      "items: [{ type: c, x: '${a}', $data: '${r}' }]")
    var diagnostics = Diagnostics()
    let composed = try #require(document)
    let template = try #require(Template(compiling: composed, diagnostics: &diagnostics))
    let data = try json(#"{"r": [{"a": 1}, {"a": 2}]}"#, name: "data.json")
    let expanded = try #require(template.expand(data.root, diagnostics: &diagnostics))
    let types = try #require(expanded.root["items"]).elements.compactMap { $0["type"] }
    #expect(types.map { $0.span.source.name } == ["c.yaml", "c.yaml"])
    #expect(types.map { $0.span.uses.map(\.span.source.name) } == [["card.yaml"], ["card.yaml"]])
  }
}
