public import CardFormats
public import CardIR
public import CardPasses
import CardStyle
public import CardSyntax
public import CardTemplate

/// What a compiler is asked to do, for every source alike.
public struct CompilerOptions: Sendable {
  /// The format of the sources; none to find out by looking.
  public var from: FormatID?
  /// How much is optimized.
  public var optimization: OptimizationLevel = .canonical
  /// Passes that do not run.
  public var disabledPasses: Set<String> = []
  /// The only passes that run besides legalization; none for those of the level.
  public var onlyPasses: Set<String>?
  /// How content is put into another form.
  public var lowering = LoweringOptions()
  /// The host's design.
  public var host = HostConfig.default
  /// The folder of the screens that navigation leads to, which become cards that buttons show; none to leave them out.
  public var inlineScreens: String?
  /// The syntax of documents that are written; none for pretty JSON, minified at `OptimizationLevel.size`.
  public var syntax: DocumentSyntax?
  /// The version of the format to write for; none for the lowest that suffices.
  public var formatVersion: String?
  /// The host that Adaptive Cards are written for; none for any host.
  public var profile: HostProfile?
  /// Whether what the real decoders reject, but a person understands, is only a warning.
  public var isTolerant = false
  /// Whether `${` in a source is text: it was bound already.
  public var isLiteral = false
  /// Whether any loss is an error.
  public var isStrict = false
  /// The least score that an output may have; anything below is an error. None for no such limit.
  public var minimumScore: Double?
  /// The most bytes that an output document may have; anything above is an error. None for no such limit.
  public var budget: Int?
  /// The largest message that a host of Adaptive Cards takes; none for that of the profile.
  public var payloadLimit: PayloadLimit?
  /// Where the screen is in its source, as a JSON pointer; none to find out by looking.
  public var pointer: String?
  /// The passes that may give something up, in this order, until a document keeps to the budget.
  public var lossyPasses: [String] = []
  /// Whether output is final: a hole that is left, or that a target cannot carry, is an error.
  public var requiresBound = false
  /// Whether outputs of another format keep their source with them, so that converting them back gives it again.
  public var preservesSource = false
  /// The severities of warnings and notes by id; `nil` drops them.
  public var levels: [String: Severity?] = [:]
  /// Whether screens are compared before and after the optimization passes, which must not change what they show and do.
  public var verifies = false
  /// Whether the rules of the representation are checked after every pass, and screens compared before and after it.
  public var verifiesEach = false
  /// Whether what each pass did is measured.
  public var collectsStatistics = false
  /// Whether it is noted where in the outputs the elements of the source are, which reports say.
  package var notesPlaces = false
  /// Whether content that is elsewhere in an output is among its deviations, for which both forms of a screen are laid out.
  ///
  /// Without it, the score of an output says nothing of places and sizes.
  public var measuresLayout = false

  /// Whether generated source code says which lines of its template it comes of, so that errors of its compiler lead
  /// there.
  public var mapsSource = false
  /// The package that generated Kotlin is in; none for `cards`.
  public var packageName: String?
  /// Whether generated source code is public.
  public var isPublic = false
  /// Whether pages say of their parts which elements of the source they stand for.
  public var annotates = false
  /// Components that every template can use, one in each source, beside those that the program finds on the disk.
  public var components: [SourceText] = []
  /// Files that `$include` finds by their names, for templates that do not come from the disk.
  public var fragments: [SourceText] = []
  /// Whether a template is warned about whose expansion depends on the time of day or on chance.
  public var mustBeReproducible = false
  /// The size in bytes below which images go into the document itself, if there is a resolver for their URLs and the
  /// target takes such images; none to leave all where they are. Nothing is done at `OptimizationLevel.none`.
  public var inlineImagesBelow: Int?
  /// How templates are expanded.
  public var expansion = ExpansionOptions()

  /// The defaults.
  public init() {}
}
