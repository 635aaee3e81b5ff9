extension SupportSources {
  /// The part `CardRemoteImage`.
  static let cardRemoteImage = ##"""
    /// Finds the picture at an address: from a cache, with headers, in any format.
    typealias CardImageLoader = @Sendable (URL) async throws -> Image

    /// A picture as far as it is there: by the loader of the app, or else by the system.
    struct CardRemoteImage<Content: View>: View {
      @Environment(\.cardImageLoader)
      private var loader
      @State private var phase = AsyncImagePhase.empty
      let url: URL?
      @ViewBuilder let content: (AsyncImagePhase) -> Content

      /// What is shown of the picture at an address.
      init(url: URL?, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
        self.url = url
        self.content = content
      }

      /// The picture, or what stands for it.
      var body: some View {
        if let loader {
          content(phase).task(id: url) {
            phase = .empty
            guard let url else { return }
            do { phase = .success(try await loader(url)) } catch { phase = .failure(error) }
          }
        } else {
          AsyncImage(url: url, content: content)
        }
      }
    }

    private struct CardLoaderKey: EnvironmentKey { static var defaultValue: CardImageLoader? { nil } }

    extension EnvironmentValues {
      /// What finds the pictures of cards; the system where there is nothing.
      var cardImageLoader: CardImageLoader? {
        get { self[CardLoaderKey.self] }
        set { self[CardLoaderKey.self] = newValue }
      }
    }

    extension View {
      /// Has the pictures of cards in this view found by `loader`.
      func cardImageLoader(_ loader: @escaping CardImageLoader) -> some View {
        environment(\.cardImageLoader, loader)
      }
    }
    """##

  /// The same as it is read.
  static let cardRemoteImagePart = SupportPart(cardRemoteImage)
}
