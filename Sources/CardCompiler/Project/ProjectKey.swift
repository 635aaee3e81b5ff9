package import CardSyntax

/// A key of `cardc.yaml` that is no option: it says where settings hold.
package enum ProjectKey: String, CaseIterable, Sendable {
  /// The versions of `cardc` that the project is written for.
  case requires
  /// Settings of targets.
  case targetOptions = "target-options"
  /// Settings that a run asks for.
  case profiles

  /// What it is for, in a sentence.
  package var summary: String {
    switch self {
    case .requires: "The versions of `cardc` that the project needs: comparisons, which all must hold."
    case .targetOptions:
      "Options of single targets, by their names; they come before those of all targets, and after the command line."
    case .profiles: "Named settings, with the keys of this file; `--profile NAME` puts them before the others."
    }
  }

  /// A value as the file has it.
  package var example: String {
    switch self {
    case .requires: "'>=0.1 <2'"
    case .targetOptions: "{ skima: { optimize: s } }"
    case .profiles: "{ release: { optimize: s, strict: true } }"
    }
  }
}

/// Where keys stand, which decides which ones there may be.
package enum SettingScope: Sendable {
  /// At the top of the file.
  case project
  /// In a profile.
  case profile
  /// In the options of one target.
  case target

  /// The keys that are no options.
  package var keys: [ProjectKey] {
    switch self {
    case .project: ProjectKey.allCases
    case .profile: [.targetOptions]
    case .target: []
    }
  }

  /// The options.
  package var settings: [Setting] { self == .target ? Setting.ofTargets : Setting.all }

  /// The names of all keys.
  var names: [String] { keys.map(\.rawValue) + settings.map(\.name) }
}

extension Setting {
  /// Writes the JSON Schema (draft 2020-12) of `cardc.yaml`.
  package static func jsonSchema(_ syntax: DocumentSyntax) -> [UInt8] {
    var writer = DocumentWriter(syntax)
    writer.beginObject()
    writer.pair("$schema", "https://json-schema.org/draft/2020-12/schema")
    writer.pair("title", ProjectSettings.fileName)
    writer.pair("description", "The options of a project; those of the command line come first.")
    write(.project, &writer)
    writer.key("$defs")
    writer.beginObject()
    for setting in all {
      writer.key(setting.name)
      writer.beginObject()
      writer.pair("description", setting.meaning)
      setting.schema(&writer)
      writer.endObject()
    }
    for (name, scope) in [("profile", SettingScope.profile), ("options-of-target", .target)] {
      writer.key(name)
      writer.beginObject()
      write(scope, &writer)
      writer.endObject()
    }
    writer.endObject()
    writer.endObject()
    return writer.finish()
  }

  /// Writes the keywords of an object with the keys of a scope.
  private static func write(_ scope: SettingScope, _ writer: inout DocumentWriter) {
    writer.pair("type", "object")
    writer.key("properties")
    writer.beginObject()
    for setting in scope.settings {
      writer.key(setting.name)
      writer.beginObject()
      writer.pair("$ref", "#/$defs/\(setting.name)")
      writer.endObject()
    }
    for key in scope.keys {
      writer.key(key.rawValue)
      writer.beginObject()
      writer.pair("description", key.summary)
      switch key {
      case .requires:
        writer.pair("type", "string")
        writer.pair("pattern", VersionRequirement.pattern)
      case .profiles:
        writer.pair("type", "object")
        writer.key("additionalProperties")
        writer.beginObject()
        writer.pair("$ref", "#/$defs/profile")
        writer.endObject()
      case .targetOptions:
        writer.pair("type", "object")
        writer.key("properties")
        writer.beginObject()
        for name in SettingsReader.formats {
          writer.key(name)
          writer.beginObject()
          writer.pair("$ref", "#/$defs/options-of-target")
          writer.endObject()
        }
        writer.endObject()
        writer.key("additionalProperties")
        writer.boolean(false)
      }
      writer.endObject()
    }
    writer.endObject()
    writer.key("additionalProperties")
    writer.boolean(false)
  }
}
