import ArgumentParser

/// The option `--jobs` of commands whose work is shared between threads.
enum JobCount {
  /// What the option says in commands for which it is no setting of a project; `work` is what there may be several of.
  static func help(_ work: String) -> ArgumentHelp {
    ArgumentHelp("\(work) at a time. (default: the number of processors)", valueName: "number")
  }

  /// Refuses what is no number of threads.
  static func validate(_ jobs: Int?) throws {
    if let jobs, jobs < 1 { throw ValidationError("`--jobs` must be at least 1.") }
  }
}
