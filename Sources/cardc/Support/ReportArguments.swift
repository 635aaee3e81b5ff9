import ArgumentParser
import CardCompiler

/// The files for the list of everything that is different in the outputs.
struct ReportArguments: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Write a report of all differences to a file: FILE.json for programs, or FILE.html, a page that shows the "
        + "source beside the output. May be given once for each.", valueName: "file"))
  var report: [String] = []

  /// Whether there is to be a report.
  var isWanted: Bool { !report.isEmpty }

  /// Whether a page is among them, which shows pictures.
  var hasPage: Bool { report.contains { Path.fileExtension(of: $0) == "html" } }

  /// Whether the report goes to standard output.
  var isToStandardOutput: Bool { report.contains(Path.standardStream) }

  func validate() throws {
    for report in report where report != Path.standardStream {
      if !["json", "html"].contains(Path.fileExtension(of: report)) {
        throw ValidationError("`--report` must name a file that ends in `.json` or `.html`: `\(report)` does not.")
      }
    }
  }

  /// Makes sure that no report replaces one of these files, or another report.
  func validate(apartFrom files: [String]) throws {
    for (number, report) in report.enumerated() where report != Path.standardStream {
      if (files + self.report.prefix(number)).contains(where: { DiskFileSystem().areSame($0, report) }) {
        throw ValidationError("`--report` names a file that is read or written already: `\(report)`.")
      }
    }
  }

  /// Writes what was asked for.
  func write(_ content: FidelityReport, _ diagnostics: inout Diagnostics) {
    for path in report {
      if path == Path.standardStream {
        Console.print(content.bytes())
        continue
      }
      do throws(FileError) {
        let isPage = Path.fileExtension(of: path) == "html"
        _ = try AtomicFile.write(isPage ? FidelityPage.bytes(of: content) : content.bytes(), to: path)
      } catch {
        diagnostics.report(error.diagnostic)
      }
    }
  }
}
