import CardCompiler
import CardFormats
import CardSyntax
import CardTemplate
import CardTestSupport
import Foundation
import Testing

@testable import CardSwift

/// Generated functions against the compiled templates that they were made from.
@Suite struct RenderTests {
  @Test(.timeLimit(.minutes(60))) func templatesOfTheProject() throws {
    var samples: [RenderSample] = []
    let folder = Project.root + "/templates"
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      guard file.hasSuffix(".yaml") || file.hasSuffix(".json"), !file.contains(".data.") else { continue }
      let stem = String(file.dropLast(5))
      let workspace = Workspace(Compiler())
      let path = folder + "/" + file
      let source = SourceText(name: path, text: try String(contentsOfFile: path, encoding: .utf8))
      let prepared = workspace.pipeline.prepare(
        source, asTemplate: true, components: workspace.components(for: path))
      var sample = RenderSample(name: stem, template: try #require(prepared.document))
      for ending in ["json", "yaml"] {
        if let data = try? String(contentsOfFile: "\(folder)/\(stem).data.\(ending)", encoding: .utf8) {
          sample.samples.append(data)
        }
      }
      samples.append(sample)
    }
    #expect(samples.count > 8)
    try GeneratedRendering(randomSets: TestEffort.choose(100, thorough: 500)).check(samples)
  }

  @Test(.timeLimit(.minutes(60))) func semantics() throws {
    func hole(_ text: String) throws -> Document {
      try #"{"a":"\#(text)","b":"x \#(text) y","c":["\#(text)"]}"#.document()
    }
    let people =
      #"{"name":"Ada","age":36,"isAdmin":true,"tags":["a","b"],"items":[{"n":1,"t":"x"},{"n":2.5,"t":"y"}],"when":"2026-03-14T15:09:26Z","note":"n"}"#
    let texts = [
      "${name}", "${name + '!'}", "${age + 1}", "${age - 1 * 2}", "${(age - 1) * 2}", "${age / 5}", "${age / 7.5}",
      "${age % 5}", "${isAdmin}", "${!isAdmin}", "${if(isAdmin, name, 'nobody')}", "${if(age > 18, 'adult', 'child')}",
      "${age >= 36 && isAdmin}", "${name == 'Ada' || age == 1}", "${name != 'Ada'}", "${toUpper(name)}",
      "${toLower(name)}",
      "${trim(name)}", "${length(name)}", "${count(items)}", "${count(tags)}", "${formatNumber(age, 2)}",
      "${formatNumber(age, 0, 'de-DE')}", "${string(age)}", "${string(name)}", "${string(isAdmin)}",
      "${sum(select(items, x, x.n))}", "${average(select(items, x, x.n))}", "${min(age, 3)}", "${max(age, 3)}",
      "${floor(age / 2.5)}", "${ceiling(age / 2.5)}", "${abs(age - 100)}", "${round(age / 3.7, 1)}",
      "${formatDateTime(when, 'yyyy-MM-dd')}", "${formatDateTime(when, 'dddd, d MMMM')}",
      "${formatEpoch(age, 'HH:mm')}",
      "${join(tags, ', ')}", "${join(select(items, x, x.t), '+')}", "${count(where(items, x, x.n > 1))}",
      "${any(items, x, x.t == 'y')}", "${all(items, x, x.n > 0)}", "${first(tags)}", "${last(tags)}", "${tags[0]}",
      "${items[1].t}", "${items[9].t}", "${exists(note)}", "${if(exists(note), note, 'none')}",
      "${coalesce(note, name)}",
      "${empty(name)}", "${empty(items)}", "${substring(name, 0, 1)}", "${replace(name, 'A', 'B')}",
      "${contains(name, 'd')}",
      "${startsWith(name, 'A')}", "${endsWith(name, 'a')}", "${indexOf(name, 'a')}", "${split(name, 'd')}",
      "${concat(name, age)}", "${concat(name, isAdmin, '-')}", "${name & age}", "${addOrdinal(age)}", "${int(name)}",
      "${float('1.5')}", "${sentenceCase(name)}", "${skip(tags, 1)}", "${take(tags, 1)}", "${createArray(name, age)}",
      "${isString(name)}", "${age ^ 2}", "${sqrt(age)}", "${note ?? 'x'}", "${[name, age]}", "${$root.name}",
      "${if(note == null, 'none', note)}", "${bool(age)}", "${less(name, 'b')}", "${name < 'b'}", "${age / 0}",
      "${1 + 2}", "${-age}", "${'a' + 'b'}", "${tags}", "${items}",
    ]
    let holes = try TestEffort.sample(Array(texts.enumerated()), every: 2).map {
      RenderSample(name: "\($0.offset) \($0.element)", template: try hole($0.element), samples: [people])
    }
    let scopes = [
      #"{"x":{"$data":"${note} of ${name}","t":"${$data}"}}"#,
      #"[{"$data":"${items}","t":"${t}","i":"${$index}","r":"${$root.name}"}]"#,
      #"[{"$data":"${items}","$when":"${n > 1}","t":"${t} ${$index}"}]"#,
      #"{"x":{"$data":"${items}","t":"${t}"}}"#, #"{"x":{"$when":"${isAdmin}","t":"${name}"}}"#,
      #"{"x":{"$data":"${items}","$when":"${n > 2}","t":"${t}"}}"#,
      #"[{"$data":[{"a":1},{"a":"z"}],"t":"${a}","r":"${$root.name}"}]"#, #"[{"$data":{"a":1},"t":"${a} ${b}"}]"#,
      #"[{"$data":"${items}","l":[{"$data":"${$root.tags}","t":"${$data}","i":"${$index}"}],"i":"${$index}"}]"#,
      #"[{"$when":"${exists(note)}","t":"${note}"},{"$when":"${!exists(note)}","t":"-"}]"#,
      #"{"t":"${user.name}","u":"${if(exists(user.mail), user.mail, '-')}","v":"${user.address.city}"}"#,
      #"[{"$data":"${list}","t":"${name}"}]"#, #"{"t":"plain"}"#, #""${name}""#,
    ]
    let others = try scopes.enumerated().map {
      RenderSample(
        name: "scope \($0.offset)", template: try $0.element.document(), samples: $0.offset < 10 ? [people] : [])
    }
    let keys = #"""
      {"a":"${class} ${$data['self']}","b":"${$data['🎉']}","c":"${$data['']}","d":"${$data['größe']}","e":["${init}"],
       "f":"${$data['first name']}${$data['first-name']}","g":"${Type.protocol}","h":"${hash + codingKeys}"}
      """#
    let values = #"""
      {"class":"1","self":"2","🎉":"3","":"4","größe":"5","init":6,"first name":"7","first-name":"8",
       "Type":{"protocol":9},"hash":10,"codingKeys":11}
      """#
    let named = RenderSample(name: "keys", template: try keys.document(), samples: [values])
    try GeneratedRendering(randomSets: TestEffort.choose(10, thorough: 40)).check(holes + others + [named])
  }

  @Test("integers, enumerations and lists that only uses tell are what the evaluator takes them for")
  func detailedTypes() throws {
    let schema = #"""
      {"type":"object","required":["count","state","codes","stages","lines"],"properties":{
       "count":{"type":"integer"},"rest":{"type":["integer","null"]},
       "state":{"enum":["open","in progress","class"]},"former":{"oneOf":[{"const":"open"},{"const":"none"}]},
       "codes":{"type":"array","items":{"type":"integer"}},
       "stages":{"type":"array","items":{"enum":["first","last"]}},
       "lines":{"type":"array","items":{"type":"object","required":["n","state"],"properties":
         {"n":{"type":"integer"},"state":{"enum":["a","b"]},"note":{"enum":["x"]}}}}}}
      """#
    let expressions = [
      "count", "rest", "count + 1", "count / 2", "rest * 2", "count > 2", "rest == 2", "formatNumber(count, 1)",
      "formatNumber(rest, 0)", "string(count)", "state", "former", "state == 'open'", "former != 'none'",
      "toUpper(state)", "toUpper(former)", "length(state)", "codes", "sum(codes)", "codes[1]", "codes[1] + 1",
      "first(codes)",
      "join(codes, '-')", "stages", "stages[0]", "last(stages)", "join(stages, '+')", "contains(stages, 'last')",
      "count(codes)", "select(codes, x, x + 1)", "where(stages, s, s == 'last')",
      "first(where(lines, l, l.n > 1)).state",
      "lines[0].note", "exists(rest)", "if(exists(former), former, state)", "if(count > 1, count, 0)",
      "coalesce(rest, count)",
      "json(string(count))", "min(count, 3)", "lines",
    ]
    let typed = try expressions.enumerated().map { index, text in
      let card = """
        {"a":"${\(text)}","b":"x ${\(text)} y","c":["${\(text)}"],"d":[{"$when":"${\(text)}","e":1}],
         "f":[{"$data":"${lines}","g":"${n} ${state} ${note}","h":"${n}","i":"${$index + n}"}],
         "j":[{"$data":"${codes}","k":"${$data}","l":"${$data * 2}"}],"m":[{"$data":"${stages}","n":"${$data}"}]}
        """
      return RenderSample(name: "\(index) \(text)", template: try card.document(), schema: schema)
    }
    let list = try #"{"a":[{"$data":"${lines}","t":"${n} ${box.m}","u":[{"$data":"${parts}","v":"${w}"}]}]}"#.document()
    let lines = RenderSample(
      name: "one object or many", template: list,
      data: [
        #"{"lines":[{"n":1,"box":{"m":"x"},"parts":[]},{"n":"2","box":{"m":3},"parts":{"w":true}}]}"#,
        #"{"lines":{"n":1,"box":{"m":"x"},"parts":[{"w":null},{}]}}"#, #"{"lines":[]}"#,
      ])
    try GeneratedRendering(randomSets: TestEffort.choose(10, thorough: 40)).check(typed + [lines])
  }

  @Test("what data may leave out or have as null is used as the evaluator uses it", .timeLimit(.minutes(60)))
  func partialData() throws {
    let samples = [
      #"""
      {"name":"Ada","size":2.5,"done":true,"when":"2026-03-14T15:09:26Z","tags":["a","b"],"digits":["4","12"],
       "items":[{"t":"x","n":1,"sub":[{"k":"v"}]},{"t":"y","n":2}],"box":{"w":3,"label":"big","parts":[{"p":1}]}}
      """#, #"{"name":null,"size":null,"done":null}"#, #"{"items":[{"t":null},{}],"box":{}}"#,
    ]
    let expressions = [
      "name", "size", "done", "toUpper(name)", "titleCase(name)", "sentenceCase(name)", "trim(name)",
      "uriComponent(name)", "replace(name, 'A', 'B')", "substring(name, 1)", "substring(name, 1, size)",
      "startsWith(name, 'A')", "endsWith(name, 'a')", "name == 'Ada'", "'Ada' == name", "name != 'Ada'",
      "size == 2.5", "size != 2.5", "done == true", "done == size", "size - 1", "2 * size * size", "size / 2",
      "size % 1", "size ^ 2", "floor(size)", "abs(-size)", "min(size, 2)", "max(size, 2, 3)", "formatNumber(size, 1)",
      "formatNumber(size, 1, 'de-DE')", "string(size)", "string(name)", "formatEpoch(size)", "formatTicks(size)",
      "formatDateTime(when, 'dd MMM')", "formatDateTime(name)", "size > 2", "size <= name", "1 < length(name)",
      "length(name) >= length(box.label)", "if(done, name, 'no')", "if(!done, size, 1)", "done && size > 1",
      "items[0].t", "items[1].n + 1", "items[0].sub[0].k", "items[9].t", "items[0]", "tags[0]", "box.parts[0].p",
      "box.label", "toLower(box.label)", "box.w - size", "first(tags)", "first(items).t", "last(items).n",
      "first(where(items, x, x.n > 1)).t", "join(select(items, x, x.t), '+')", "sum(select(items, x, x.n))",
      "count(where(items, x, x.t == 'x'))", "min(select(digits, x, int(x)))", "max(select(items, x, x.n))",
      "join(sortBy(tags), ' ')", "join(union(tags, digits), ' ')", "exists(name)", "exists(items[0].t)", "empty(tags)",
    ]
    let holes = try TestEffort.sample(Array(expressions.enumerated()), every: 3).map { index, text in
      let card = """
        {"a":"${\(text)}","b":"x ${\(text)} y","c":["${\(text)}"],"d":[{"$when":"${\(text)}","e":1}],
         "f":[{"$data":"${items}","g":"${t} ${n}","h":"${n}","i":[{"$when":"${n == 1}","j":"${toUpper(t)}"}]}]}
        """
      return RenderSample(name: "\(index) \(text)", template: try card.document(), samples: samples)
    }
    try GeneratedRendering(randomSets: TestEffort.choose(10, thorough: 40)).check(holes)
  }
}

extension String {
  /// The JSON document that the text is.
  func document() throws -> Document {
    var diagnostics = Diagnostics()
    return try #require(
      Document.read(SourceText(name: "t.json", text: self), as: .json, diagnostics: &diagnostics), "\(self)")
  }
}
