package import CardTemplate

/// What a run is asked for, before anything is read.
package struct WorkspaceRequest: Sendable {
  /// Which data fill the templates of a run.
  package enum DataRule: Sendable, Hashable {
    /// The file that an option names, else the files beside a template, else the file that `cardc.yaml` names.
    case all
    /// The file that an option names; without one the holes stay, whatever lies beside a template.
    case named
    /// None: they come from elsewhere, such as a stream of records.
    case none
  }

  /// The inputs, from which `cardc.yaml` is looked for; the working folder where there are none.
  package var inputs: [String] = []
  /// What options say; `cardc.yaml` says the rest.
  package var settings = ProjectSettings()
  /// The profile of `cardc.yaml` that holds, by name.
  package var profile: String?
  /// Which data fill templates.
  package var data = DataRule.all
  /// The value of `SOURCE_DATE_EPOCH`: the time that reproducible builds are to show, in seconds since 1970.
  package var sourceDate: String?
  /// What becomes of a path that leads to nothing.
  package var missing = ExpansionOptions.Missing.keep
  /// What bounds an expansion, if not the usual limits do.
  package var limits: ExpansionOptions?
  /// Whether a hole that cannot be evaluated stays as text.
  package var isLenient = false
  /// Whether a template is warned about whose expansion depends on the time of day or on chance.
  package var mustBeReproducible = false
  /// Whether what each pass did is measured.
  package var collectsStatistics = false
  /// Whether it is noted where in the outputs the elements of the source are.
  package var notesPlaces = false
  /// Whether content that is elsewhere in an output is among its deviations.
  package var measuresLayout = false
  /// Whether texts in braces are reported that may be bindings of other template languages.
  package var modernizes = false
  /// The values of placeholders by name, for ``modernizes``.
  package var placeholders: [String: String] = [:]
  /// How many bytes of sources are kept with all that was derived from them. A run that asks everything once needs none.
  package var keptBytes = 0

  /// A run with the defaults.
  package init() {}
}
