import CardIR
import CardSyntax

// What Outlook reads of cards in mails: requests, forms and add-ins behind buttons, and who sent the card.
extension AdaptiveCardsVocabulary {
  private typealias Codecs = AdaptiveCardsCodecs

  /// Actions of Outlook, after the properties of every action.
  static func outlookActions(_ button: [PropertySpec]) -> [TypeSpec] {
    func action(_ name: String, _ own: [PropertySpec]) -> TypeSpec {
      TypeSpec(
        name, .customAction, self.action, implied: [.typeName: .text(name)], isExtension: true, button + own)
    }
    return [
      action(
        "Action.Http",
        [
          .attribute("method", .method, .string),
          .attribute("url", .url, Codecs.url, required: true),
          .payload("body", .string),
          .payload("headers", Codecs.records("HttpHeader")),
          .payload("isPrimary", .boolean),
        ]),
      action(
        "Action.InvokeAddInCommand",
        [
          .payload("addInId", .string, required: true),
          .payload("desktopCommandId", .string, required: true),
          .payload("initializationContext", .data("an object", .object)),
        ]),
      action("Action.DisplayMessageForm", [.payload("itemId", .string, required: true)]),
      action("Action.DisplayAppointmentForm", [.payload("itemId", .string, required: true)]),
    ]
  }

  /// Objects of Outlook.
  static let outlookTypes: [TypeSpec] = [
    .record("HttpHeader", [.inert("name", .string), .inert("value", .string)]),
    .record("OutlookPadding", ["top", "right", "bottom", "left"].map { .inert($0, paddingName) }),
  ]

  private static let paddingName = Codecs.names(["None", "Small", "Default", "Medium", "Large", "ExtraLarge"])

  /// The room inside of a box, which Outlook lets cards say.
  static let outlookPadding = PropertySpec.inert(
    "padding",
    .data(
      "the name of a length, or an object of them",
      .either([paddingName.shape, Codecs.record("OutlookPadding").shape]))
  ).asExtension

  /// What Outlook wants to know of a card.
  static let outlookCard: [PropertySpec] = extensions([
    .inert("originator", .string),
    .inert("correlationId", .string),
    .inert("expectedActors", Codecs.strings),
    .inert("hideOriginalBody", .boolean),
    .inert("autoInvokeAction", Codecs.action(only: ["Action.Http"])),
    outlookPadding,
  ])
}
