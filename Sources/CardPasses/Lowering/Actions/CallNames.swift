package import CardIR
import CardSyntax

/// The names under which calls and navigation travel through formats that have neither.
enum CallNames {
  /// The member of submitted data that says which endpoint the host is to call.
  static let call = "$apicall"
  /// The verb of such a submission.
  static let callVerb = "apicall"
  /// The member of a call that names the data which only fill in what has no value yet.
  static let defaults = "defaults"
  /// The member of submitted data that says the verb where the format has none.
  static let verb = "$verb"
  /// The verb that goes to a screen, whose address is in the data.
  static let endpoint = "navigate.endpoint"
  /// The verb that goes to a place of the app, whose name is in the data.
  static let deepLink = "navigate.deeplink"
  /// The verb that goes back.
  static let back = "navigate.back"
  /// The member of the data with the address of a screen.
  static let address = "value"
  /// The type under which data are stored that are not text.
  static let encodedType = "json"

  /// The verbs that stand for an action of another format.
  static let commands: Set<String> = [endpoint, deepLink, back]

  /// The verb that goes somewhere.
  static func verb(of destination: Destination) -> String {
    switch destination {
    case .back: back
    case .deepLink: deepLink
    case .endpoint: endpoint
    }
  }

  /// Moves the verb of a command into its data.
  static func keep(_ verb: String, in command: inout Element) {
    let data = JSONLiteral.make { writer in
      writer.beginObject()
      if case .literal(let data)? = command[.data] {
        for member in data.members {
          writer.key(of: member)
          writer.value(member.value)
        }
      }
      writer.key(Self.verb)
      writer.string(verb)
      writer.endObject()
    }
    if let data { command[.data] = .literal(data) }
  }
}

/// Navigation as submissions carry it.
package enum Navigation {
  /// Where an action goes that stands for going to a screen; none for any other action.
  package static func address(of action: Element) -> String? {
    guard action.kind == .execute || action.kind == .submit, case .literal(let data)? = action[.data],
      action.literal(.verb) ?? data[CallNames.verb]?.string == CallNames.endpoint
    else { return nil }
    return data[CallNames.address]?.string
  }
}
