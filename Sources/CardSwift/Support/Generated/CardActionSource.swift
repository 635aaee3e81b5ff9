extension SupportSources {
  /// The part `CardAction`.
  static let cardAction = ##"""
    /// What a user has asked for.
    enum CardAction: Sendable, Hashable {
      /// Open a link.
      case openURL(String)
      /// Take the data of the card and the values of its inputs, by name; `id` is that of the action, if it has one.
      case submit(id: String? = nil, data: CardValue, inputs: [String: String])
      /// Run the command `verb` of the host's server with them.
      case execute(id: String? = nil, verb: String, data: CardValue, inputs: [String: String])
      /// Show the screen at an address.
      case navigate(to: String)
      /// Show the previous screen.
      case navigateBack
      /// Show a screen of the app under the name that it is registered with.
      case openDeepLink(String)
      /// Call an endpoint and send it variables, by name.
      case callAPI(method: String, endpoint: String, body: [String: String])
      /// Create, change or remove a variable, as `operation` says.
      case setVariable(name: String, operation: String, value: String)
      /// Change an element that is shown: `type` says what it is, `operation` what is done to it.
      case change(element: String, type: String, operation: String, value: String)
    }
    """##

  /// The same as it is read.
  static let cardActionPart = SupportPart(cardAction)
}
