import ArgumentParser
import CardCompiler

/// A command line that is read without the argument parser.
///
/// The argument parser learns by reflection what options there are, which takes several times as long as converting a
/// screen. A command line that only names known options in full needs none of that: the command asks for each of its
/// options, and what nobody asked for are the inputs. For anything else – help, mistakes, joined letters, negative
/// numbers – there is ``NotPlain``, and the argument parser decides and reports.
struct PlainArguments {
  /// That only the argument parser knows what is meant.
  struct NotPlain: Error {}

  /// What nobody has asked for yet.
  private var rest: [Argument]

  private struct Argument {
    /// The text, or an option's name.
    let text: String
    /// What follows `=` in the same argument as an option's name.
    let value: String?
    var isTaken = false

    /// `-` alone is a file.
    var isOption: Bool { text.utf8.first == UInt8(ascii: "-") && text.utf8.count > 1 }
  }

  init(_ arguments: some Collection<String>) {
    rest = arguments.map { text in
      if text.hasPrefix(Self.joined), text.utf8.count > Self.joined.utf8.count {
        return Argument(text: Self.joined, value: String(text.dropFirst(Self.joined.count)))
      }
      guard text.hasPrefix("--"), let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
        return Argument(text: text, value: nil)
      }
      return Argument(text: String(text[..<equals]), value: String(text[text.utf8.index(after: equals)...]))
    }
  }

  /// The one letter whose value may follow without a space.
  private static let joined = "-O"

  // MARK: Options

  /// The value of `--name` or of its letter; none if the option is not there. A second one stays, and is not plain.
  mutating func value<Value: ExpressibleByArgument>(_ name: String, _ letter: String? = nil) throws(NotPlain) -> Value?
  {
    guard let index = place(of: name, letter) else { return nil }
    return try takeValue(at: index)
  }

  /// The value of an option that has one if it is not there.
  mutating func value<Value: ExpressibleByArgument>(_ name: String, otherwise value: Value) throws(NotPlain) -> Value {
    try self.value(name) ?? value
  }

  /// The values of an option that may be there several times.
  mutating func values<Value: ExpressibleByArgument>(_ name: String) throws(NotPlain) -> [Value] {
    var values: [Value] = []
    while let index = place(of: name, nil) { values.append(try takeValue(at: index)) }
    return values
  }

  /// Whether the flag is there.
  mutating func flag(_ name: String, _ letter: String? = nil) throws(NotPlain) -> Bool {
    guard let index = place(of: name, letter) else { return false }
    guard rest[index].value == nil else { throw NotPlain() }
    rest[index].isTaken = true
    return true
  }

  /// Whether the flag is there, or its opposite; none for neither.
  mutating func choice(_ name: String) throws(NotPlain) -> Bool? {
    let (isOn, isOff) = (try flag(name), try flag("no-" + name))
    if isOn, isOff { throw NotPlain() }
    return isOn ? true : isOff ? false : nil
  }

  /// What is left once all options were asked for.
  func inputs() throws(NotPlain) -> [String] {
    let inputs = rest.filter { !$0.isTaken }
    if inputs.contains(where: { $0.isOption || $0.text.isEmpty }) { throw NotPlain() }
    return inputs.map(\.text)
  }

  private func place(of name: String, _ letter: String?) -> Int? {
    rest.firstIndex { argument in
      guard !argument.isTaken, argument.isOption else { return false }
      if argument.text.utf8.starts(with: "--".utf8) { return argument.text.utf8.dropFirst(2).elementsEqual(name.utf8) }
      return letter.map { argument.text.utf8.dropFirst().elementsEqual($0.utf8) } ?? false
    }
  }

  private mutating func takeValue<Value: ExpressibleByArgument>(at index: Int) throws(NotPlain) -> Value {
    rest[index].isTaken = true
    if let text = rest[index].value {
      guard !text.isEmpty, let value = Value(argument: text) else { throw NotPlain() }
      return value
    }
    let next = index + 1
    guard next < rest.count, !rest[next].isTaken, !rest[next].isOption, !rest[next].text.isEmpty,
      let value = Value(argument: rest[next].text)
    else { throw NotPlain() }
    rest[next].isTaken = true
    return value
  }
}

/// What can be read of a plain command line: a command, or some options of one.
protocol PlainlyParsable: ParsableArguments {
  /// Takes each option that the type has, and gives each property a value.
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain)
}

/// A command that can be read of a plain command line.
protocol PlainCommand: ParsableCommand, PlainlyParsable {}

extension PlainlyParsable {
  /// The options, if what they say makes sense.
  static func checked(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) -> Self {
    var options = try Self(&arguments)
    do { try options.validate() } catch { throw PlainArguments.NotPlain() }
    return options
  }
}

extension PlainCommand {
  /// The command that the arguments after its name spell; none if the argument parser has to say.
  static func plain(_ arguments: some Collection<String>) -> Self? {
    var arguments = PlainArguments(arguments)
    return try? checked(&arguments)
  }
}

// MARK: Commands

extension BuildCommand: PlainCommand {
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) {
    self.init()
    output = try arguments.value("output", "o")
    target = try arguments.values("target")
    from = try arguments.value("from")
    values = try .checked(&arguments)
    jobs = try arguments.value("jobs")
    check = try arguments.flag("check")
    reports = try .checked(&arguments)
    stats = try arguments.flag("stats")
    statsFile = try arguments.value("stats-file")
    expansion = try .checked(&arguments)
    conversion = try .checked(&arguments)
    global = try .checked(&arguments)
    inputs = try arguments.inputs()
  }
}

extension CheckCommand: PlainCommand {
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) {
    self.init()
    from = try arguments.value("from")
    values = try .checked(&arguments)
    jobs = try arguments.value("jobs")
    cardVersion = try arguments.value("card-version")
    hostConfig = try .checked(&arguments)
    global = try .checked(&arguments)
    inputs = try arguments.inputs()
  }
}

extension ConvertCommand: PlainCommand {
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) {
    self.init()
    guard let to: String = try arguments.value("to") else { throw PlainArguments.NotPlain() }
    self.to = to
    from = try arguments.value("from")
    values = try .checked(&arguments)
    output = try arguments.value("output", "o")
    reports = try .checked(&arguments)
    isDryRun = try arguments.flag("dry-run")
    jobs = try arguments.value("jobs")
    conversion = try .checked(&arguments)
    global = try .checked(&arguments)
    inputs = try arguments.inputs()
    if inputs.isEmpty { throw PlainArguments.NotPlain() }
  }
}

extension GenerateCommand: PlainCommand {
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) {
    self.init()
    target = try arguments.value("target")
    output = try arguments.value("output", "o")
    sourceMap = try .checked(&arguments)
    global = try .checked(&arguments)
    let inputs = try arguments.inputs()
    guard inputs.count == 1 else { throw PlainArguments.NotPlain() }
    input = inputs[0]
  }
}

extension ExpandCommand: PlainCommand {
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) {
    self.init()
    values = try .checked(&arguments)
    output = try arguments.value("output", "o")
    syntax = try arguments.value("syntax")
    missing = try arguments.value("missing", otherwise: .keep)
    lenient = try arguments.flag("lenient")
    ndjson = try arguments.flag("ndjson")
    onError = try arguments.value("on-error")
    jobs = try arguments.value("jobs")
    expansion = try .checked(&arguments)
    global = try .checked(&arguments)
    let inputs = try arguments.inputs()
    guard inputs.count == 1 else { throw PlainArguments.NotPlain() }
    template = inputs[0]
  }
}

// MARK: Groups of options

extension GlobalOptions: PlainlyParsable {
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) {
    self.init()
    style = try arguments.value("diagnostics", otherwise: .human)
    color = try arguments.value("color", otherwise: .auto)
    levels = try arguments.values("level")
    quiet = try arguments.flag("quiet", "q")
    verbose = try arguments.flag("verbose", "v")
  }
}

extension DataArguments: PlainlyParsable {
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) {
    self.init()
    data = try arguments.value("data")
    host = try arguments.value("host")
  }
}

extension ReportArguments: PlainlyParsable {
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) {
    self.init()
    report = try arguments.values("report")
  }
}

extension ExpansionArguments: PlainlyParsable {
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) {
    self.init()
    now = try arguments.value("now")
    seed = try arguments.value("seed")
    limit = try .checked(&arguments)
  }
}

extension StepLimitArgument: PlainlyParsable {
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) {
    self.init()
    maxSteps = try arguments.value("max-steps")
  }
}

extension SourceMapArgument: PlainlyParsable {
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) {
    self.init()
    isWanted = try arguments.choice("source-map")
  }
}

extension HostConfigArgument: PlainlyParsable {
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) {
    self.init()
    text = try arguments.value("host-config")
  }
}

extension CardArguments: PlainlyParsable {
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) {
    self.init()
    cardVersion = try arguments.value("card-version")
    host = try .checked(&arguments)
    capabilities = try arguments.values("capability")
    fallbackRules = try arguments.value("fallback-rules")
  }
}

extension ConversionOptions: PlainlyParsable {
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) {
    self.init()
    optimization = try arguments.value("optimize", "O")
    passes = try arguments.value("passes")
    disabledPasses = try arguments.values("disable-pass")
    verify = try arguments.choice("verify")
    verifyEach = try arguments.choice("verify-each")
    syntax = try arguments.value("syntax")
    strict = try arguments.choice("strict")
    failUnder = try arguments.value("fail-under")
    budget = try arguments.value("budget")
    allowLossy = try arguments.value("allow-lossy")
    requireBound = try arguments.choice("require-bound")
    preserve = try arguments.choice("preserve")
    sourceMap = try .checked(&arguments)
    define = try arguments.values("define")
    literal = try arguments.choice("literal")
    targets = try .checked(&arguments)
  }
}

extension TargetArguments: PlainlyParsable {
  init(_ arguments: inout PlainArguments) throws(PlainArguments.NotPlain) {
    self.init()
    cards = try .checked(&arguments)
    locale = try arguments.value("locale")
    fontMap = try arguments.value("font-map")
    baseURL = try arguments.value("base-url")
    assetBase = try arguments.value("asset-base")
    iconBase = try arguments.value("icon-base")
    submitEndpoint = try arguments.value("submit-endpoint")
    scroll = try arguments.choice("scroll")
    pinActions = try arguments.choice("pin-actions")
    splitCards = try arguments.value("split-cards")
    inlineScreens = try arguments.value("inline-screens")
    showHidden = try arguments.choice("show-hidden")
    showURLs = try arguments.choice("show-urls")
    tolerant = try arguments.choice("tolerant")
  }
}
