import CardCompiler
import CardTestSupport
import Testing

/// What small screens look like in other formats, and what is said of that.
@Suite("The look of converted screens")
struct ConversionLookTests {
  private func convert(_ json: String, to target: FormatID) throws -> (
    json: String, losses: [(id: String, text: String)]
  ) {
    let source = SourceText(name: "screen.json", bytes: Array(json.utf8))
    let result = Compiler(CompilerOptions()).compile(source, data: nil, to: [target])
    #expect(!result.diagnostics.hasErrors)
    let output = try #require(result.outputs.first)
    let bytes = try #require(output.files.first?.bytes)
    let plain = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace || $0 == " " }
    return (
      plain.replacing(": ", with: ":").replacing("  ", with: ""), output.fidelity.map { ($0.kind.id, $0.message) }
    )
  }

  private func card(_ body: String, _ more: String = "") -> String {
    #"{"type":"AdaptiveCard","version":"1.5"\#(more),"body":[\#(body)]}"#
  }

  private func skima(_ children: String) -> String {
    #"{"ui":[{"type":"stack","props":{"axis":"vertical","children":[\#(children)]},"constraints":"#
      + #"[{"type":"topEqual"},{"type":"horizontalMargin","value":16}]}]}"#
  }

  // MARK: To Skima

  @Test func textsOfARowThatBreaksOnNarrowScreensStayTogether() throws {
    let texts = ["By continuing you agree to our", "terms of service", "and policy"].map {
      #"{"type":"Text","values":{"text":"\#($0)"},"properties":{"font":"footnote"}}"#
    }
    let row = #"{"type":"HStack","properties":{"spacing":4},"subviews":[\#(texts.joined(separator: ","))]}"#
    let page =
      #"{"type":"VStack","properties":{"padding":16,"horizontalAlignment":"leading"},"subviews":[\#(row),"#
      + #"{"type":"Text","values":{"text":"Below"}},{"type":"Spacer"}]}"#
    let (json, _) = try convert(page, to: .skima)
    // All but the longest have their own widths, so that no equal parts are shared out.
    #expect(json.count(of: #""max_lines":1"#) == 2)
  }

  @Test func widestLayerDecidesHowWideLayersAre() throws {
    let knob = #"{"type":"Circle","properties":{"width":26,"height":26}}"#
    let track = #"{"type":"Rectangle","properties":{"width":50,"height":30}}"#
    let row = #"{"type":"HStack","properties":{"width":46},"subviews":[{"type":"Spacer"},\#(knob)]}"#
    let control = #"{"type":"ZStack","properties":{"padding":6},"subviews":[\#(track),\#(row)]}"#
    let line = #"{"type":"HStack","subviews":[{"type":"Text","values":{"text":"A"}},{"type":"Spacer"},\#(control)]}"#
    let (json, _) = try convert(#"{"type":"VStack","subviews":[\#(line),{"type":"Spacer"}]}"#, to: .skima)
    #expect(json.contains(#"{"type":"width","value":62}"#))
    #expect(json.contains(#"{"type":"height","value":42}"#))
  }

  @Test func imagesOfASetThatFitTheUsualScreenStayInOneLine() throws {
    let images = (0..<4).map { #"{"type":"Image","url":"https://example.com/\#($0).png"}"# }.joined(separator: ",")
    let (json, losses) = try convert(
      card(#"{"type":"ImageSet","imageSize":"medium","images":[\#(images)]}"#), to: .skima)
    #expect(json.count(of: #""distribution":"fillEqually""#) == 1)
    #expect(!losses.contains { $0.id == "lossy.position" })
    #expect(losses.contains { $0.id == "lossy.wrap" })
  }

  @Test func squaresForImagesOfUnknownRatioAreReported() throws {
    for extents in [#""height":"60px""#, #""width":"60px""#] {
      let (_, losses) = try convert(
        card(#"{"type":"Image","url":"https://example.com/a.png",\#(extents)}"#), to: .skima)
      #expect(losses.contains { $0.id == "lossy.image-ratio" }, "\(extents)")
    }
    let both = #"{"type":"Image","url":"https://example.com/a.png","width":"60px","height":"30px"}"#
    #expect(try !convert(card(both), to: .skima).losses.contains { $0.id == "lossy.image-ratio" })
  }

  @Test func middleOfABackgroundPictureIsWhereItIsAskedFor() throws {
    func losses(_ side: String) throws -> Bool {
      let picture = #"{"url":"https://example.com/a.png","fillMode":"cover","verticalAlignment":"\#(side)"}"#
      let box = #"{"type":"Container","backgroundImage":\#(picture),"items":[{"type":"TextBlock","text":"A"}]}"#
      return try convert(card(box), to: .skima).losses.contains { $0.id == "lossy.background-fill" }
    }
    #expect(try !losses("center"))
    #expect(try losses("bottom"))
  }

  @Test func captionsOfInputsLookAsTheHostHasThem() throws {
    let input = card(#"{"type":"Input.Text","id":"a","label":"Name"}"#)
    #expect(try convert(input, to: .skima).losses.contains { $0.id == "lossy.font-weight" })
    #expect(try convert(input, to: .drivenUI).json.contains(#""fontWeight":"semibold""#))
  }

  // MARK: To DrivenUI

  @Test func textsThatShouldNotBreakAreReportedWhereTheyMay() throws {
    func isReported(_ text: String) throws -> Bool {
      try convert(card(#"{"type":"TextBlock",\#(text)}"#), to: .drivenUI).losses.contains { $0.id == "lossy.max-lines" }
    }
    #expect(try isReported(#""text":"${name}","wrap":false"#))
    #expect(try isReported(#""text":"Figures of the quarter","size":"extraLarge","wrap":false"#))
    #expect(try !isReported(#""text":"Total","wrap":false"#))
    #expect(try !isReported(#""text":"${name}","wrap":true"#))
  }

  @Test func textsThatShouldNotBreakAreReportedWhereTheirColumnIsNarrower() throws {
    func isReported(_ width: String) throws -> Bool {
      let columns = [width, "stretch"].map {
        #"{"type":"Column","width":"\#($0)","items":[{"type":"TextBlock","text":"Departure","wrap":false}]}"#
      }
      let row = #"{"type":"ColumnSet","columns":[\#(columns.joined(separator: ","))]}"#
      return try convert(card(row), to: .drivenUI).losses.contains { $0.id == "lossy.max-lines" }
    }
    #expect(try isReported("40px"))
    #expect(try !isReported("140px"))
  }

  @Test func linesOfTextsOfStatedWidthAreReportedWhereTheyAreNotAtTheirSide() throws {
    func isReported(_ words: String, at side: String) throws -> Bool {
      let label =
        #"{"type":"label","props":{"text":"\#(words)","text_alignment":"\#(side)"},"constraints":[{"type":"width","value":80}]}"#
      return try convert(skima(label), to: .drivenUI).losses.contains { $0.id == "lossy.text-alignment" }
    }
    for side in ["center", "right"] {
      #expect(try isReported("Departures today", at: side))
      #expect(try !isReported("Today", at: side))
    }
    #expect(try !isReported("Departures today", at: "left"))
  }

  @Test func fieldsTakeTheRoomBesideButtons() throws {
    let field = #"{"type":"textfield","props":{"variableId":"a","placeholder":"Code"}}"#
    let button = #"{"type":"button","props":{"text":"Send"},"constraints":[{"type":"width","value":80}]}"#
    let row = #"{"type":"stack","props":{"axis":"horizontal","spacing":8,"children":[\#(field),\#(button)]}}"#
    let columns = [
      #"{"type":"Column","width":"stretch","items":[{"type":"Input.Text","id":"a","placeholder":"Code"}]}"#,
      #"{"type":"Column","width":"auto","items":[{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"Send"}]}]}"#,
    ]
    let set = #"{"type":"ColumnSet","columns":[\#(columns.joined(separator: ","))]}"#
    for screen in [skima(row), card(set)] {
      let (json, _) = try convert(screen, to: .drivenUI)
      // The box of the field, which is as wide as it has room for.
      let line = try #require(json.ranges(of: #""borderColor":"C6C6C8""#).first)
      var depth = 0
      let box = json[line.upperBound...].prefix { character in
        depth += character == "{" ? 1 : character == "}" ? -1 : 0
        return depth > -2
      }
      #expect(box.contains("Code") && box.contains("Spacer") && !box.contains("Send"), "\(json)")
    }
  }

  @Test func columnsInBoxesReachTheirSides() throws {
    let columns = ["stretch", "auto"].map {
      #"{"type":"Column","width":"\#($0)","items":[{"type":"TextBlock","text":"On time"}]}"#
    }
    let box =
      #"{"type":"Container","style":"accent","items":[{"type":"ColumnSet","columns":[\#(columns.joined(separator: ","))]}]}"#
    // One is in the column that stretches, and one below all.
    #expect(try convert(card(box), to: .drivenUI).json.count(of: #""type":"Spacer""#) == 2)
  }

  @Test func linesAroundButtonsOfOneHeightAreAsHighAsTheOthers() throws {
    let button =
      #"{"type":"button","props":{"text":"Save","type":"secondary"},"constraints":[{"type":"height","value":44}]}"#
    let (json, _) = try convert(skima(button), to: .drivenUI)
    #expect(json.count(of: #""minLength":0"#) == 2)
  }

  @Test func buttonsInColumnsOfTheirWidthDoNotTouchTheirTitles() throws {
    let columns = [
      #"{"type":"Column","width":"stretch","items":[{"type":"TextBlock","text":"Code"}]}"#,
      #"{"type":"Column","width":"auto","items":[{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"Send"}]}]}"#,
    ]
    let (json, _) = try convert(
      card(#"{"type":"ColumnSet","columns":[\#(columns.joined(separator: ","))]}"#), to: .skima)
    let width = try #require(json.ranges(of: #"{"type":"width","value":"#).first)
    let points = try #require(Double(json[width.upperBound...].prefix { $0 != "}" }))
    #expect(points > 55 && points < 75)
  }

  @Test func picturesBehindCardsEndWhereTheCardsDo() throws {
    let (json, losses) = try convert(
      card(#"{"type":"TextBlock","text":"A"}"#, #","backgroundImage":"https://example.com/a.png""#), to: .drivenUI)
    #expect(!json.contains("763") && !losses.contains { $0.text.contains("763") })
    // What is left of the screen is below the layers.
    #expect(json.contains(#""subviews":[{"type":"ZStack""#) && json.contains(#"]},{"type":"Spacer"}]"#))
  }

  @Test func equalButtonsStayEqualOnEveryScreen() throws {
    let buttons = ["No", "Yes, do it"].map { #"{"type":"button","props":{"text":"\#($0)"}}"# }.joined(separator: ",")
    let row =
      #"{"type":"stack","props":{"axis":"horizontal","spacing":8,"distribution":"fillEqually","children":[\#(buttons)]}}"#
    let (json, losses) = try convert(skima(row), to: .drivenUI)
    // The margins alone are in points.
    #expect(json.count(of: #""width":"#) == json.count(of: #""width":16"#))
    #expect(!losses.contains { $0.id == "lossy.column-weight" })
  }

  @Test func paintedColumnDoesNotMoveTheOthers() throws {
    let high = (0..<4).map { #"{"type":"TextBlock","text":"\#($0)"}"# }.joined(separator: ",")
    let columns = [
      #"{"type":"Column","width":"auto","items":[\#(high)]}"#,
      #"{"type":"Column","width":"stretch","items":[{"type":"TextBlock","text":"${name}"},{"type":"TextBlock","text":"B"}]}"#,
      #"{"type":"Column","width":"auto","style":"good","verticalContentAlignment":"bottom","items":[{"type":"TextBlock","text":"C"}]}"#,
    ]
    let (json, _) = try convert(
      card(#"{"type":"ColumnSet","columns":[\#(columns.joined(separator: ","))]}"#), to: .drivenUI)
    #expect(!json.contains(#""verticalAlignment":"bottom""#))
  }

  // MARK: To cards

  @Test func thinShapesBecomeLines() throws {
    let shape = #"{"type":"Rectangle","properties":{"foregroundColor":"FF0000","height":2}}"#
    let texts = ["A", "B"].map { #"{"type":"Text","values":{"text":"\#($0)"}}"# }
    let (json, losses) = try convert(
      #"{"type":"VStack","properties":{"spacing":8},"subviews":[\#(texts[0]),\#(shape),\#(texts[1])]}"#,
      to: .adaptiveCard)
    #expect(json.contains(#""separator":true"#))
    #expect(losses.contains { $0.id == "lossy.shape" } && losses.contains { $0.id == "lossy.separator-color" })
  }

  @Test func whatIsSaidOfShapesAndLinesIsWhatBecomesOfThem() throws {
    func said(_ element: String) throws -> [String] {
      let text = #"{"type":"Text","values":{"text":"A"}}"#
      return try convert(#"{"type":"VStack","subviews":[\#(element),\#(text)]}"#, to: .adaptiveCard).losses.map(\.text)
    }
    func circle(_ extent: Int) -> String {
      #"{"type":"Circle","properties":{"foregroundColor":"FF0000","width":\#(extent),"height":\#(extent)}}"#
    }
    #expect(try said(circle(80)).contains { $0.hasSuffix("this circle becomes a box") })
    #expect(try said(circle(8)).contains { $0.hasSuffix("becomes an empty place without its colour") })
    let lined =
      #"{"type":"VStack","properties":{"borderColor":"FF0000","borderWidth":1},"subviews":[{"type":"Text","values":{"text":"B"}}]}"#
    #expect(try said(lined).contains { $0.contains("the style `emphasis`") })
  }

  @Test func navigationOfABoundKindIsReported() throws {
    func losses(_ kind: String) throws -> Bool {
      let action = #"{"type":"navigation","data":{"type":"\#(kind)","value":"https://example.com/a"}}"#
      let button = #"{"type":"button","props":{"text":"Go","onClick":[\#(action)]}}"#
      return try convert(skima(button), to: .adaptiveCard).losses.contains { $0.id == "lossy.binding" }
    }
    #expect(try losses("${kind}"))
    #expect(try !losses("endpoint"))
  }

  @Test func togglesAreNamedByTheTextBesideThemOrByTheirIds() throws {
    let texts = ["Milk", "1 litre"].map { #"{"type":"label","props":{"text":"\#($0)"}}"# }.joined(separator: ",")
    let box = #"{"type":"checkbox","props":{"variableId":"milk"}}"#
    let row =
      #"{"type":"stack","props":{"axis":"horizontal","children":[{"type":"stack","props":{"axis":"vertical","children":[\#(texts)]}},\#(box)]}}"#
    let alone = #"{"type":"checkbox","props":{"variableId":"wantsOffers"}}"#
    let (json, losses) = try convert(skima("\(row),\(alone)"), to: .adaptiveCard)
    #expect(json.contains(#""title":"Milk""#) && json.contains(#""title":"Wants offers""#))
    #expect(losses.count { $0.id == "note.toggle-title" } == 2)
  }
}

extension String {
  /// How often a text is in this one.
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
