#if canImport(SwiftUI)
  public import SwiftUI

  /// What the actions of cards are delivered to.
  @MainActor
  public protocol CardActionHandler {
    /// Does what a user has asked for. Until it is done, a card that sends something cannot be used.
    func perform(_ action: CardAction) async -> CardActionResult
  }

  /// What came of an action.
  public enum CardActionResult {
    /// It is done, or nobody need know.
    case done
    /// Values were refused: what is wrong with each, by the names of their inputs.
    case refused([String: String])
    /// Something else takes the place of the card.
    case replaced(AnyView)
  }

  /// Delivers the actions of a view to the handler around it; without one, links are opened by the system.
  public struct CardActionPerformer {
    fileprivate var handler: (any CardActionHandler)?
    fileprivate var progress: CardProgress?
    fileprivate var schemes: Set<String> = ["http", "https", "mailto", "tel"]
    fileprivate var openURL: OpenURLAction?

    /// Delivers an action; `refused` is told what is wrong with values that were sent.
    @MainActor
    public func callAsFunction(
      _ action: CardAction, refused: (@MainActor ([String: String]) -> Void)? = nil
    ) {
      if case .openURL(let address) = action {
        guard let url = URL(string: address), schemes.contains(url.scheme?.lowercased() ?? "")
        else { return }
        if handler == nil { openURL?(url) }
      }
      guard let handler, let progress else { return }
      progress.run(isSent: refused != nil) {
        switch await handler.perform(action) {
        case .done: break
        case .refused(let problems): refused?(problems)
        case .replaced(let view): progress.card = view
        }
      }
    }
  }

  /// What is under way for the cards in a view, one action after the other.
  @MainActor
  final class CardProgress: ObservableObject {
    @Published var sending = 0
    @Published var card: AnyView?
    private var last: Task<Void, Never>?

    func run(isSent: Bool, _ action: @escaping @MainActor () async -> Void) {
      if isSent { sending += 1 }
      last = Task { [last] in
        await last?.value
        await action()
        if isSent { self.sending -= 1 }
      }
    }
  }

  /// Has the actions of cards delivered to a handler, and shows what comes of them.
  private struct CardActionScope: ViewModifier {
    let handler: any CardActionHandler
    @StateObject private var progress = CardProgress()

    func body(content: Content) -> some View {
      Group { if let card = progress.card { card } else { content } }
        .disabled(progress.sending > 0)
        .overlay { if progress.sending > 0 { ProgressView() } }
        .transformEnvironment(\.performCardAction) {
          $0.handler = handler
          $0.progress = progress
        }
    }
  }

  private struct CardActionsKey: EnvironmentKey {
    static var defaultValue: CardActionPerformer { CardActionPerformer() }
  }

  extension EnvironmentValues {
    /// Delivers the actions of a view.
    public var performCardAction: CardActionPerformer {
      get {
        var performer = self[CardActionsKey.self]
        performer.openURL = openURL
        return performer
      }
      set { self[CardActionsKey.self] = newValue }
    }
  }

  extension View {
    /// Has the actions of cards in this view delivered to `handler`.
    public func cardActionHandler(_ handler: any CardActionHandler) -> some View {
      modifier(CardActionScope(handler: handler))
    }

    /// Has cards in this view open addresses that begin with these words, in small letters, and no others.
    public func cardURLSchemes(_ schemes: Set<String>) -> some View {
      transformEnvironment(\.performCardAction) { $0.schemes = schemes }
    }
  }
#endif
