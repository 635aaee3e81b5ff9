import ArgumentParser
import CardCompiler

/// A file besides the output itself that an option names: `-` is standard output.
enum OutputFile {
  /// Writes what an option asked for.
  static func write(_ bytes: [UInt8], to path: String, _ diagnostics: inout Diagnostics) {
    if path == Path.standardStream {
      Console.print(bytes)
      return
    }
    do throws(FileError) { _ = try AtomicFile.write(bytes, to: path) } catch { diagnostics.report(error.diagnostic) }
  }

  /// Makes sure that at most one of the options writes to standard output, where what they write could not be told apart.
  static func validate(_ options: KeyValuePairs<String, String?>) throws {
    let names = options.compactMap { $0.value == Path.standardStream ? $0.key : nil }
    guard names.count > 1 else { return }
    throw ValidationError("`--\(names[0])` and `--\(names[1])` cannot both write to standard output.")
  }

  /// Makes sure that an option that needs a name does not get the sign of standard output.
  static func validate(_ path: String?, of option: String, names what: String) throws {
    guard path == Path.standardStream else { return }
    throw ValidationError("`--\(option)` must name \(what), which standard output is not.")
  }
}
