import ArgumentParser
import CardCompiler

extension ArgumentHelp {
  /// The help of an option that is a setting of projects as well, from its row in the table of settings.
  static func setting(_ name: String) -> ArgumentHelp {
    guard let setting = Setting.named(name) else { preconditionFailure("no setting is called \(name)") }
    let sentences = [setting.summary, setting.usage, setting.usual.map { "(default: \($0))" }]
    return ArgumentHelp("\(sentences.compactMap { $0 }.joined(separator: " "))", valueName: setting.placeholder)
  }
}
