/// The files that a new project begins with: settings, a template with data, and the schemas that editors read.
package enum ProjectStart {
  /// A file of the project.
  package struct File: Sendable {
    /// Its place, seen from the folder of the project.
    package let path: String
    /// What is in it.
    package let content: [UInt8]

    fileprivate init(_ path: String, _ text: String) {
      self.path = path
      content = Array(text.utf8)
    }

    fileprivate init(_ schema: PublishedSchema) {
      path = Path.join(schemas, schema.fileName)
      content = schema.text(.json)
    }
  }

  private static let schemas = "schemas"

  /// The files, in the order in which they are of interest.
  package static func files(withWorkflow: Bool) -> [File] {
    let texts = [
      File(ProjectSettings.fileName, settings), File("templates/hello.yaml", template),
      File("templates/hello.data.yaml", data),
    ]
    let read = ["config", "adaptive-card"].compactMap(PublishedSchema.named).map { File($0) }
    return texts + read + (withWorkflow ? [File(".github/workflows/cards.yml", workflow)] : [])
  }

  private static func association(_ name: String, from folder: String = "") -> String {
    PublishedSchema.association(folder + schemas + "/" + (PublishedSchema.named(name)?.fileName ?? name))
  }

  /// The version without its last number: what a later one of the same kind can do as well.
  private static var series: String { ToolName.version.split(separator: ".").prefix(2).joined(separator: ".") }

  private static var settings: String {
    """
    \(association("config"))

    # The options of the project. Those of the command line come before them; `cardc schema config` lists all keys.

    # The versions of cardc that the project is written for.
    requires: ">=\(series)"

    # Where templates are, and where outputs go: dist/TARGET/NAME.json.
    inputs: [templates]
    output: dist

    # What to write; `cardc formats` lists all targets.
    target: [adaptive-card]

    # Options of single targets.
    # target-options:
    #   skima: {optimize: s}

    # How bad findings are: error, warning, note or off; `cardc explain` lists them.
    level:
      template.missing-path: error

    # Settings that `cardc build --profile release` puts before the others.
    profiles:
      release:
        optimize: s
        require-bound: true

    """
  }

  private static var template: String {
    """
    \(association("adaptive-card", from: "../"))

    # `hello.data.yaml` beside this file fills the bindings. Without it they stay, for the app to fill.
    type: AdaptiveCard
    version: "1.5"
    body:
      - type: TextBlock
        text: Hello ${name}
        size: large
        weight: bolder
        wrap: true
      - type: TextBlock
        $when: ${count(orders) > 0}
        text: "${count(orders)} open orders"
        color: accent
        wrap: true
      - type: FactSet
        facts:
          - $data: ${orders}
            title: ${number}
            value: ${item}

    """
  }

  private static let data = """
    name: Ada
    orders:
      - number: A-1024
        item: A lamp
      - number: A-1025
        item: Two chairs

    """

  private static var workflow: String {
    """
    # Checks the templates, and that they can be built for a release. The variable CARDC_RELEASES of the repository is the
    # address that releases of cardc are downloaded from.
    name: Cards
    on: [push, pull_request]
    permissions:
      contents: read
    jobs:
      cards:
        runs-on: ubuntu-latest
        env:
          RELEASES: ${{ vars.CARDC_RELEASES }}
          NAME: cardc-\(ToolName.version)-linux-x86_64
        steps:
          - uses: actions/checkout@v4
          - name: Install cardc
            run: |
              curl --fail --location --remote-name-all "$RELEASES/v\(ToolName.version)/$NAME.tar.gz" \\
                "$RELEASES/v\(ToolName.version)/$NAME.tar.gz.sha256"
              sha256sum --check "$NAME.tar.gz.sha256"
              sudo tar -xzf "$NAME.tar.gz" -C /usr/local --strip-components 1
          - run: cardc check --diagnostics github --warnings-as-errors
          - run: cardc fmt --check
          - run: cardc build --profile release --diagnostics github

    """
  }
}
