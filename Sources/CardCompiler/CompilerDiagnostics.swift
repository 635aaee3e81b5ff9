public import CardSyntax

/// What is reported about files, projects and options.
public enum CompilerDiagnostics {
  static let cannotRead = DiagnosticKind(
    "io.cannot-read", .error, "A file or folder cannot be read.",
    explanation: "The message has the system's reason. Check the spelling of the name and the permissions.")
  static let cannotWrite = DiagnosticKind(
    "io.cannot-write", .error, "A file or folder cannot be written.",
    explanation: """
      The message has the system's reason. Output is never written through a symbolic link in the output folder; \
      the system reports that as "too many levels of symbolic links". Existing files are unchanged.
      """)
  static let cannotRemove = DiagnosticKind(
    "io.cannot-remove", .error, "A file whose source is gone cannot be removed.",
    explanation: "The message has the system's reason. The next build does not try again: remove the file by hand.")
  static let outputCollision = DiagnosticKind(
    "project.output-collision", .error, "Two inputs would be written to the same file.",
    explanation: """
      `a.yaml` and `a.json` give one `a.json`, and so do `a.data/x.json` and `a/x.yaml` give one `a/x.json`. Neither \
      is built. Rename one of them.
      """)
  static let generatedNames = DiagnosticKind(
    "project.generated-names", .note, "The code that is generated for a template is not named after its file alone.",
    explanation: """
      Generated types, and the files of one module, need different names. Where two templates have the same name, both are \
      named after their paths: `orders/detail.yaml` beside `account/detail.yaml` becomes `OrdersDetailView` in \
      `orders-detail.swift`. `CardSupport` is the name of the support code. Rename a template if its name must not change \
      when other templates are added.
      """)
  static let ambiguousSidecar = DiagnosticKind(
    "project.ambiguous-sidecar", .error, "Several files beside a template provide its data.",
    explanation: """
      A template `b.yaml` is bound by one of `b.data.json`, `b.data.yaml` and the folder `b.data/`, and its host \
      object is in one of `b.host.json` and `b.host.yaml`. Remove or rename the others; a name that begins with `_` \
      is ignored.
      """)
  static let orphanSidecar = DiagnosticKind(
    "project.orphan-sidecar", .warning, "A data file has no template beside it.",
    explanation: "`b.data.json`, `b.data/` and `b.host.json` belong to a template `b.yaml` or `b.json` beside them.")
  static let textData = DiagnosticKind(
    "input.text-data", .warning, "The data is a text.",
    explanation: """
      Data is an object or an array in JSON or YAML. A line of text without quotes is YAML as well, such as the error page \
      of a server that took the place of the data; nothing can be looked up in it.
      """)
  static let emptyDataFolder = DiagnosticKind(
    "project.empty-data-folder", .warning, "A data folder is empty.",
    explanation: """
      A folder `b.data/` beside `b.yaml` makes one output for each JSON or YAML file in it. There is none, so the \
      template has no output.
      """)
  static let noTemplates = DiagnosticKind(
    "project.no-templates", .warning, "A folder has no templates.",
    explanation: """
      Templates are the files that end in `.json`, `.yaml` or `.yml`. Names that begin with `_` or `.` and symbolic \
      links are ignored.
      """)
  static let skippedFile = DiagnosticKind(
    "project.skipped-file", .warning, "A file in a folder is not a screen, so it is not converted.",
    explanation: """
      `convert` reads every `.json`, `.yaml` and `.yml` file of a folder. It skips a file that is empty or in no known \
      format, and does not fail because of it. For a file that is named on the command line, or with `--from`, this \
      is an error. Names that begin with `_` or `.`, and the data and host objects of templates, are ignored.
      """)
  static let skippedLink = DiagnosticKind(
    "project.skipped-link", .warning, "A symbolic link in a folder is not followed.",
    explanation: """
      What a folder of templates has is what is in it: a link may lead out of it or back to it. Put a copy in the place \
      of the link, or name the link, or what it leads to, on the command line. `--exclude` and `.cardcignore` leave it \
      out without a warning, as do names that begin with `_` or `.`.
      """)
  static let nameWithoutRule = DiagnosticKind(
    "project.name-without-rule", .warning, "A file has a name that a rule for make cannot contain.",
    explanation: """
      In the rules that `--depfile` writes, a name ends with its line, and there is no way to write a line end in it. The \
      rules leave the file out, so make does not notice when it changes. Rename the file.
      """)
  static let nestedConfiguration = DiagnosticKind(
    "project.nested-configuration", .warning, "A `cardc.yaml` below the input's root is not used.",
    explanation: "A run has one `cardc.yaml`, at the root of the input or above it.")
  static let severalConfigurations = DiagnosticKind(
    "project.several-configurations", .error, "The inputs of one run have different settings.",
    explanation: "A run has one `cardc.yaml`. Build the inputs one by one, or move the settings above both.")
  static let unknownSetting = DiagnosticKind(
    "project.unknown-setting", .error, "`cardc.yaml` has an unknown key.",
    explanation: """
      The keys are the long names of the options of `build`, `inputs`, and those that say where settings hold: `requires`, \
      `target-options` and `profiles`.
      """)
  static let badSetting = DiagnosticKind(
    "project.bad-setting", .error, "A value in `cardc.yaml` is not valid for its key.",
    explanation: "`cardc build --help` describes the values of each option.")
  static let otherVersion = DiagnosticKind(
    "project.other-version", .error, "The project is written for other versions of `cardc`.",
    explanation: """
      `requires` in `cardc.yaml` names the versions that build the project, for example `">=0.2 <1"`. Install one of them, \
      or change the key if this one does as well. `cardc --version` prints the version.
      """)
  static let unreadableManifest = DiagnosticKind(
    "project.unreadable-manifest", .warning, "The list of files that earlier builds wrote cannot be read.",
    explanation: """
      `.cardc/journal` in the output folder lists the files that may be removed when their source is gone, and what each \
      was made of. It is rewritten; this build builds everything, and keeps files without a source.
      """)
  static let editedOutput = DiagnosticKind(
    "project.edited-output", .warning, "A file without a source was changed by hand and is kept.",
    explanation: "Builds remove only what they wrote. Remove the file if it is not needed.")
  static let lockedOutput = DiagnosticKind(
    "project.locked-output", .error, "Another build writes into the same output folder.",
    explanation: """
      Builds that write into one folder wait for each other, for ten seconds at most. Wait for the other build to end, or \
      write into another folder with `-o`. The lock goes away with the process that holds it.
      """)
  static let notAScreen = DiagnosticKind(
    "format.not-a-screen", .error, "A document is in none of the known formats.",
    explanation: """
      The format is detected from the content of a document. `cardc formats` lists the formats, and `--from` states \
      the format where it cannot be detected.
      """)
  static let unknownFormat = DiagnosticKind(
    "format.unknown", .error, "There is no format with this name.",
    explanation: "`cardc formats` lists the formats, and which of them can be read.")
  static let lowScore = DiagnosticKind(
    "fidelity.low-score", .error, "An output keeps less of its source than `--fail-under` requires.",
    explanation: """
      The score is the share of the source's elements that are in the output, those in another form counted half. The \
      message has the most frequent reasons; `--report FILE.html` shows each place. The file is not written.
      """)
  static let deadControls = DiagnosticKind(
    "fidelity.dead-controls", .warning, "Inputs and actions of a screen have no effect in the target.",
    explanation: """
      The target has no inputs, or no actions. The texts of a form are written because they are content, but users \
      cannot fill it in, and the buttons cannot be tapped. Each input and action counts as dropped in the \
      score, and the report lists them. Convert such screens to a format that has inputs and actions, or remove the form \
      from them; `--level fidelity.dead-controls=error` fails where there are any.
      """)
  static let overBudget = DiagnosticKind(
    "budget.exceeded", .error, "A document is larger than `--budget` or its host allows.",
    explanation: """
      The size is that of the document as it is written, or that of the message as the host counts it where `--budget` or \
      `--for` names one. `-Os` writes the smallest document that shows the same. \
      `--allow-lossy` names passes that may also remove content: `cardc passes` lists them at its end, and they run in \
      the order in which they are named until the document fits. The file is not written.
      """)
  static let aboveAdvice = DiagnosticKind(
    "budget.advised", .warning, "A message is larger than its host advises.",
    explanation: """
      The host takes the message, but parts of it that are added on the way, such as mentions, may make it too large. \
      `cardc inspect --emit size` prints which elements are large.
      """)
  static let unboundHole = DiagnosticKind(
    "unexpanded.expression", .error, "A binding is left in the output although `--require-bound` was given.",
    explanation: """
      Final output contains no `${…}`, `$data` or `$when`. Expand the template with data (`b.data.json` beside \
      `b.json`, or `build --data FILE`). A binding also stays if the data has no value for it. `--literal` reads `${` \
      as text in sources that are already expanded.
      """)
  static let severalFiles = DiagnosticKind(
    "format.several-files", .error, "A document has several output files.",
    explanation:
      "For example, a tab bar has one file for each screen. Name a file with `-o`: the names of the others are derived from it."
  )
  static let unknownID = DiagnosticKind(
    "project.unknown-id", .error, "There is no diagnostic with this id.",
    explanation: "`cardc explain` without a name lists all of them.")
  static let unknownIgnoredID = DiagnosticKind(
    "input.unknown-ignored-id", .warning, "A comment or member silences a diagnostic that does not exist.",
    explanation: """
      A comment `# cardc: ignore ID` or the member `x-cardc-ignore` names a diagnostic that does not exist, so it silences \
      nothing. `cardc explain` without a name lists all ids; a pattern such as `accessibility.*` stands for several.
      """)
  static let undefinedResult = DiagnosticKind(
    "eval.undefined", .note, "An expression has no value for this data.",
    explanation: "A path in it is missing from the data. In a template, a property with this value is omitted.")
  static let badLine = DiagnosticKind(
    "eval.bad-line", .error, "A line is not a JSON string.",
    explanation: "`cardc eval -` takes one expression per line, each written as a JSON string: `\"price * 2\"`.")
  static let noEffect = DiagnosticKind(
    "extension.no-effect", .warning, "A registration with a compiler has no effect.",
    explanation: """
      A program that uses the library registered an element, a parser, an emitter or a pass for an unknown format or \
      beside an unknown pass, or removed one that is not registered. The program `cardc` registers nothing.
      """)
  static let brokenRule = DiagnosticKind(
    "internal.broken-rule", .error, "A pass of the compiler produced an invalid screen.",
    explanation: "This is a bug in the compiler. Please report it, with the template. `--disable-pass` avoids it.")
  static let changedScreen = DiagnosticKind(
    "internal.changed-screen", .error, "A pass of the compiler has changed what a screen shows or does.",
    explanation: """
      `--verify` compares each screen before and after the optimization passes: what is visible in which order and look, \
      the inputs, and what actions do, in every state that actions lead to, for templates with data made for them. This is \
      a bug in the compiler. Please report it, with the template. `--verify-each` names the pass, and `--disable-pass` \
      avoids it.
      """)

  /// The kinds.
  public static let all: [DiagnosticKind] = [
    cannotRead, cannotWrite, cannotRemove, outputCollision, generatedNames, ambiguousSidecar, orphanSidecar, textData,
    skippedLink,
    nameWithoutRule,
    emptyDataFolder, noTemplates, skippedFile, nestedConfiguration, severalConfigurations, unknownSetting, badSetting,
    otherVersion,
    unreadableManifest, editedOutput, lockedOutput,
    notAScreen, unknownFormat, severalFiles, lowScore, deadControls, overBudget, aboveAdvice,
    unboundHole,
    unknownID, unknownIgnoredID, undefinedResult,
    badLine, noEffect, brokenRule, changedScreen,
  ]
}
