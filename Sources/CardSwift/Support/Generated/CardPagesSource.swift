extension SupportSources {
  /// The part `CardPages`.
  static let cardPages = ##"""
    /// Which sections of an accordion are open.
    struct CardOpenPages: Equatable, Sendable {
      private var numbers: Set<Int>
      private let allowsSeveral: Bool
      private let allowsNone: Bool

      /// These sections are open; a tap may open several of them, or close the last one.
      init(_ numbers: Set<Int>, allowsSeveral: Bool = false, allowsNone: Bool = true) {
        self.numbers = numbers
        self.allowsSeveral = allowsSeveral
        self.allowsNone = allowsNone
      }

      /// Whether a section is open; setting it closes others if only one may be open.
      subscript(number: Int) -> Bool {
        get { numbers.contains(number) }
        set {
          if newValue {
            if !allowsSeveral { numbers.removeAll() }
            numbers.insert(number)
          } else if allowsNone || numbers.count > 1 {
            numbers.remove(number)
          }
        }
      }
    }

    /// Sections that open and close.
    struct CardAccordion<Content: View>: View {
      @State private var open: CardOpenPages
      private let content: (Binding<CardOpenPages>) -> Content

      /// Sections, of which these are open at first.
      init(
        _ open: CardOpenPages, @ViewBuilder content: @escaping (Binding<CardOpenPages>) -> Content
      ) {
        _open = State(initialValue: open)
        self.content = content
      }

      /// The sections, one below the other.
      var body: some View {
        VStack(alignment: .leading, spacing: 8) { content($open) }
      }
    }

    /// A section of an accordion: a heading that opens what is below it.
    struct CardSection<Content: View>: View {
      private let title: String
      private let systemImage: String?
      private let isOpen: Binding<Bool>
      private let content: Content

      /// The section of this number.
      init(
        _ title: String,
        systemImage: String? = nil,
        number: Int,
        in open: Binding<CardOpenPages>,
        @ViewBuilder content: () -> Content
      ) {
        self.title = title
        self.systemImage = systemImage
        isOpen = open[number]
        self.content = content()
      }

      /// The heading, and what is below it.
      var body: some View {
        #if os(tvOS) || os(watchOS)
          VStack(alignment: .leading, spacing: 8) {
            Button {
              isOpen.wrappedValue.toggle()
            } label: {
              heading
            }
            if isOpen.wrappedValue { page }
          }
        #else
          DisclosureGroup(isExpanded: isOpen) {
            page
          } label: {
            heading
          }
        #endif
      }

      private var page: some View { content.frame(maxWidth: .infinity, alignment: .leading) }

      private var heading: some View {
        HStack(spacing: 8) {
          if let systemImage { Image(systemName: systemImage).accessibilityHidden(true) }
          Text(verbatim: title).font(.headline)
        }
      }
    }

    /// Pages behind tabs.
    struct CardTabs<Content: View>: View {
      private let titles: [String]
      private let content: (Int) -> Content
      @State private var shown = 0
      /// What is behind the pages and may show another one.
      var watched: ((Binding<Int>) -> AnyView)?

      /// Pages with these titles.
      init(_ titles: [String], @ViewBuilder content: @escaping (Int) -> Content) {
        self.titles = titles
        self.content = content
      }

      /// The titles, and the page that is chosen.
      var body: some View {
        VStack(alignment: .leading, spacing: 12) {
          #if os(watchOS)
            picker
          #else
            picker.pickerStyle(.segmented)
          #endif
          content(shown)
        }
        .background { if let watched { watched($shown) } }
      }

      private var picker: some View {
        Picker(titles.joined(separator: ", "), selection: $shown) {
          ForEach(Array(titles.indices), id: \.self) { index in
            Text(verbatim: titles[index]).tag(index)
          }
        }
        .labelsHidden()
      }
    }
    """##

  /// The same as it is read.
  static let cardPagesPart = SupportPart(cardPages)
}
