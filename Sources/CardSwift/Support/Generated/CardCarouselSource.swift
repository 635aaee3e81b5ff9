extension SupportSources {
  /// The part `CardCarousel`.
  static let cardCarousel = ##"""
    /// Pages that are shown one at a time, each with a tag that is its number.
    struct CardCarousel<Content: View>: View {
      private let pageCount: Int
      private let interval: Double?  // with interval
      private let loops: Bool  // with loops
      private let height: CGFloat?
      private let minHeight: CGFloat?
      private let content: Content
      @State private var page: Int
      /// What is behind the pages and may show another one.
      var watched: ((Binding<Int>) -> AnyView)?
      @Environment(\.accessibilityReduceMotion)  // with interval
      private var reducesMotion  // with interval

      /// So many pages, `initialPage` first; with `interval` the next one is shown after so many seconds. They are as high as
      /// the highest of them where nothing says otherwise.
      init(
        pageCount: Int,
        initialPage: Int = 0,
        interval: Double? = nil,  // with interval
        loops: Bool = true,  // with loops
        height: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self.pageCount = pageCount
        self.interval = interval  // with interval
        self.loops = loops  // with loops
        self.height = height
        self.minHeight = minHeight
        self.content = content()
        _page = State(initialValue: initialPage)
      }

      /// The pages with the platform's way to turn them.
      var body: some View {
        sized
          .background { if let watched { watched($page) } }  // with watched
          .task(id: reducesMotion) { await turn() }  // with interval
      }

      @ViewBuilder private var sized: some View {
        if let height {
          pages.frame(height: height)
        } else {
          // Pages that are turned have no height of their own: they have that of the same pages behind each other, which
          // nobody sees, and room for the dots below.
          ZStack(alignment: .topLeading) { content }
            .padding(.bottom, pageCount > 1 ? 44 : 0)
            .frame(minHeight: minHeight)
            .fixedSize(horizontal: false, vertical: true)
            .hidden().disabled(true).accessibilityHidden(true)
            .overlay { pages }
        }
      }

      private var pages: some View {
        #if os(macOS)
          TabView(selection: $page) { content }
        #else
          // The dots have a ground of their own: they are white, and so are most cards.
          TabView(selection: $page) { content }
            .tabViewStyle(.page)
            .indexViewStyle(.page(backgroundDisplayMode: .always))
        #endif
      }

      private func turn() async {
        guard let interval, interval > 0, pageCount > 1, !reducesMotion else { return }
        while !Task.isCancelled {
          try? await Task.sleep(nanoseconds: UInt64(interval * 1_000_000_000))
          if Task.isCancelled { return }
          if page + 1 >= pageCount, !loops { return }  // with loops
          withAnimation { page = (page + 1) % pageCount }
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardCarouselPart = SupportPart(cardCarousel)
}
