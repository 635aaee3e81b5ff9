import CardKernel

/// Drawings in pages. Colours are attributes, since pages take no styles from elements.
enum SVG {
  /// A drawing of an extent in points.
  static func drawing(width: Double, height: Double) -> Markup {
    Markup("svg").with("viewBox", "0 0 \(CSSText.number(width)) \(CSSText.number(height))")
      .with("width", CSSText.number(width)).with("height", CSSText.number(height))
  }

  static func circle(x: Double, y: Double, radius: Double, stroke: String, width: Double) -> Markup {
    Markup("circle").with("cx", CSSText.number(x)).with("cy", CSSText.number(y)).with("r", CSSText.number(radius))
      .with("fill", "none").with("stroke", stroke).with("stroke-width", CSSText.number(width))
  }

  /// A dot at a share of the width.
  static func dot(x: Double, y: Double, radius: Double, fill: String) -> Markup {
    Markup("circle").with("cx", percent(x)).with("cy", CSSText.number(y)).with("r", CSSText.number(radius))
      .with("fill", fill)
  }

  static func rectangle(x: Double, y: Double, width: Double, height: Double, fill: String) -> Markup {
    Markup("rect").with("x", CSSText.number(x)).with("y", CSSText.number(y))
      .with("width", CSSText.number(max(width, 0))).with("height", CSSText.number(max(height, 0)))
      .with("rx", "2").with("fill", fill)
  }

  static func line(from: (x: Double, y: Double), to: (x: Double, y: Double), stroke: String, width: Double = 1)
    -> Markup
  {
    Markup("line").with("x1", CSSText.number(from.x)).with("y1", CSSText.number(from.y))
      .with("x2", CSSText.number(to.x)).with("y2", CSSText.number(to.y)).with("stroke", stroke)
      .with("stroke-width", CSSText.number(width)).with("stroke-linecap", "round")
  }

  // MARK: Drawings as wide as there is room

  /// The colour of lines that stand back.
  static let faint = "var(--line)"

  /// A drawing as wide as there is room, in which places from side to side are shares of the width.
  static func strip(height: Double) -> Markup {
    Markup("svg", "strip").with("width", "100%").with("height", CSSText.number(height))
  }

  /// A share of the width.
  static func percent(_ share: Double) -> String { CSSText.number(100 * share) + "%" }

  /// A bar between two shares of the width.
  static func bar(from: Double, to: Double, y: Double, height: Double, fill: String) -> Markup {
    var bar = rectangle(x: 0, y: y, width: 0, height: height, fill: fill)
    bar[attribute: "x"] = percent(from)
    bar[attribute: "width"] = percent(max(to - from, 0))
    return bar
  }

  /// A line between two points whose `x` are shares of the width.
  static func segment(from: (x: Double, y: Double), to: (x: Double, y: Double), stroke: String, width: Double = 1)
    -> Markup
  {
    var segment = line(from: from, to: to, stroke: stroke, width: width)
    segment[attribute: "x1"] = percent(from.x)
    segment[attribute: "x2"] = percent(to.x)
    return segment
  }

  // MARK: Rings

  /// A part of a circle's line; shares of the turn begin at the top and go clockwise.
  static func arc(
    x: Double, y: Double, radius: Double, from: Double, to: Double, stroke: String, width: Double
  ) -> Markup {
    // A whole turn has no arc of its own.
    if to - from >= 0.9999 { return circle(x: x, y: y, radius: radius, stroke: stroke, width: width) }
    let (start, end) = (point(x, y, radius, from), point(x, y, radius, to))
    let size = "\(CSSText.number(radius)) \(CSSText.number(radius))"
    let d =
      "M\(CSSText.number(start.x)) \(CSSText.number(start.y))A\(size) 0 \(to - from > 0.5 ? 1 : 0) 1 "
      + "\(CSSText.number(end.x)) \(CSSText.number(end.y))"
    return Markup("path").with("d", d).with("fill", "none").with("stroke", stroke)
      .with("stroke-width", CSSText.number(width))
  }

  /// A place on a circle at a share of the turn.
  static func point(_ x: Double, _ y: Double, _ radius: Double, _ share: Double) -> (x: Double, y: Double) {
    let (sine, cosine) = Turn.sineAndCosine(of: share)
    return (x + radius * sine, y - radius * cosine)
  }

  static func text(_ text: String, x: Double, y: Double, anchor: String, size: Double = 11, weight: Int = 400) -> Markup
  {
    Markup("text").with("x", CSSText.number(x)).with("y", CSSText.number(y)).with("text-anchor", anchor)
      .with("font-size", CSSText.number(size)).with("font-weight", "\(weight)").with("fill", "currentcolor")
      .containing(text: text)
  }

  /// A star of which a share is filled, from the left.
  static func star(extent: Double, filled: Double, color: String) -> Markup {
    let outline = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z"
    var star = Markup("svg").with("viewBox", "0 0 20 20").with("width", CSSText.number(extent))
      .with("height", CSSText.number(extent))
    star.append(
      Markup("path").with("d", outline).with("fill", filled >= 1 ? color : "none").with("stroke", color)
        .with("stroke-width", "1.2"))
    if filled > 0, filled < 1 {
      let half = "M10 1.6v13.3l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z"
      star.append(Markup("path").with("d", half).with("fill", color))
    }
    return star
  }
}

/// Angles as shares of a turn.
enum Turn {
  /// The sine and the cosine at a share of the turn, to more digits than pages have.
  static func sineAndCosine(of share: Double) -> (sine: Double, cosine: Double) {
    let angle = (share - share.rounded()) * 2 * .pi
    // Within half a turn the series has what is needed after a few terms.
    func series(_ first: Double, _ start: Int) -> Double {
      var (sum, term) = (first, first)
      for step in 1...12 {
        let index = Double(2 * step + start)
        term *= -angle * angle / (index * (index - 1))
        sum += term
      }
      return sum
    }
    return (series(angle, 1), series(1, 0))
  }
}
