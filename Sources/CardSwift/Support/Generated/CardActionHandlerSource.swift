extension SupportSources {
  /// The part `CardActionHandler`.
  static let cardActionHandler = ##"""
    /// What the actions of cards are delivered to.
    @MainActor
    protocol CardActionHandler {
      /// Does what a user has asked for. Until it is done, a card that sends something cannot be used.
      func perform(_ action: CardAction) async -> CardActionResult
    }

    /// What came of an action.
    enum CardActionResult {
      /// It is done, or nobody need know.
      case done
      /// Values were refused: what is wrong with each, by the names of their inputs.
      case refused([String: String])
      /// Something else takes the place of the card.
      case replaced(AnyView)
    }

    /// Delivers the actions of a view to the handler around it.
    struct CardActionPerformer: EnvironmentKey {
      /// Without a handler.
      static var defaultValue: CardActionPerformer { CardActionPerformer() }
      fileprivate(set) var handler: (any CardActionHandler)?
      fileprivate var progress: CardProgress?

      /// Delivers an action after the one before it is done.
      @MainActor
      func callAsFunction(_ action: CardAction) {
        guard let handler, let progress else { return }
        progress.last = Task { [last = progress.last] in
          await last?.value
          if case .replaced(let view) = await handler.perform(action) { progress.card = view }
        }
      }

      /// Delivers values that are sent after the action before is done; `refused` is told what is wrong with them.
      @MainActor
      func callAsFunction(
        _ action: CardAction, refused: @escaping @MainActor ([String: String]) -> Void
      ) {
        guard let handler, let progress else { return }
        progress.sending += 1
        progress.last = Task { [last = progress.last] in
          await last?.value
          switch await handler.perform(action) {
          case .done: break
          case .refused(let problems): refused(problems)
          case .replaced(let view): progress.card = view
          }
          progress.sending -= 1
        }
      }
    }

    /// What is under way for the cards in a view.
    @MainActor
    final class CardProgress: ObservableObject {
      @Published var sending = 0
      @Published var card: AnyView?
      var last: Task<Void, Never>?
    }

    /// Has the actions of cards delivered to a handler, and shows what comes of them.
    private struct CardActionScope: ViewModifier {
      let handler: any CardActionHandler
      @StateObject private var progress = CardProgress()

      func body(content: Content) -> some View {
        Group { if let card = progress.card { card } else { content } }
          .disabled(progress.sending > 0)  // with sending
          .overlay { if progress.sending > 0 { ProgressView() } }  // with sending
          .environment(\.performCardAction, CardActionPerformer(handler: handler, progress: progress))
      }
    }

    extension EnvironmentValues {
      /// Delivers the actions of a view.
      fileprivate(set) var performCardAction: CardActionPerformer {
        get { self[CardActionPerformer.self] }
        set { self[CardActionPerformer.self] = newValue }
      }
    }

    extension View {
      /// Has the actions of cards in this view delivered to `handler`.
      func cardActionHandler(_ handler: any CardActionHandler) -> some View {
        modifier(CardActionScope(handler: handler))
      }
    }
    """##

  /// The same as it is read.
  static let cardActionHandlerPart = SupportPart(cardActionHandler)
}
