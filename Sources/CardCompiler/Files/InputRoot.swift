import CardSyntax

/// The folder that a template's components and fragments are confined to.
///
/// For a template that was found in a folder, it is the folder that was named. For a template that was named itself,
/// it is the folder of the project: that of the nearest `cardc.yaml` in the template's folder or above, or the one of
/// its `inputs` that the template is in. Without a project it is the template's own folder.
package enum InputRoot {
  /// The folder for a template that was named itself; standard input counts as a file in the working folder.
  package static func folder(for template: String) -> String {
    let own = template == Path.standardStream ? "." : Path.folder(of: template)
    guard let file = ProjectSettings.nearestFile(to: template) else { return own }
    let project = Path.folder(of: file)
    var ignored = Diagnostics()
    let settings = (try? FileSystem.read(file)).flatMap {
      ProjectSettings.read($0, folder: project, diagnostics: &ignored)
    }
    guard let inputs = settings?.inputs else { return project }
    guard let place = FileSystem.canonical(own) else { return own }
    let input = inputs.first { input in
      FileSystem.kind(of: input) == .folder && FileSystem.canonical(input).map { contains($0, place) } == true
    }
    return input ?? own
  }

  private static func contains(_ folder: String, _ place: String) -> Bool {
    place == folder || place.hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}
