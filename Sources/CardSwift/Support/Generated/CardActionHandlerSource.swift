extension SupportSources {
  /// The part `CardActionHandler`.
  static let cardActionHandler = ##"""
    /// What the actions of cards are delivered to.
    ///
    /// ```swift
    /// ExpenseView(data: expense).cardActionHandler(model)
    /// ```
    @MainActor
    protocol CardActionHandler {
      /// Does what a user has asked for.
      func perform(_ action: CardAction)
    }

    /// Delivers the actions of a view to the handler around it; without one, links are opened by the system.
    struct CardActionPerformer {
      let handler: (any CardActionHandler)?
      let openURL: OpenURLAction

      /// Delivers an action.
      @MainActor
      func callAsFunction(_ action: CardAction) {
        if let handler {
          handler.perform(action)
        } else if case .openURL(let address) = action, let url = URL(string: address) {
          openURL(url)
        }
      }
    }

    private struct CardActionHandlerKey: EnvironmentKey {
      static var defaultValue: (any CardActionHandler)? { nil }
    }

    extension EnvironmentValues {
      /// What the actions of cards are delivered to.
      var cardActionHandler: (any CardActionHandler)? {
        get { self[CardActionHandlerKey.self] }
        set { self[CardActionHandlerKey.self] = newValue }
      }

      /// Delivers the actions of a view.
      var performCardAction: CardActionPerformer {
        CardActionPerformer(handler: cardActionHandler, openURL: openURL)
      }
    }

    extension View {
      /// Has the actions of cards in this view delivered to `handler`.
      func cardActionHandler(_ handler: any CardActionHandler) -> some View {
        environment(\.cardActionHandler, handler)
      }
    }
    """##
}
