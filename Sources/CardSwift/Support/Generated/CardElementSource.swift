extension SupportSources {
  /// The part `CardElement`.
  static let cardElement = ##"""
    /// An element of a card that an app may show in its own way, with all its properties.
    struct CardElement<Standard: View>: View {
      @Environment(\.cardElements)
      private var elements
      private let type: String
      private let properties: CardValue
      private let standard: Standard

      /// An element of a type, and what is shown where the app has no view for it.
      init(
        _ type: String, _ properties: CardValue, @ViewBuilder standard: () -> Standard
      ) {
        self.type = type
        self.properties = properties
        self.standard = standard()
      }

      /// The view of the app, or else the usual one.
      var body: some View {
        if let own = elements[type]?(properties) { own } else { standard }
      }
    }

    /// The views that apps have for elements, by the names of the types; none where the properties are not those wanted.
    typealias CardElementViews = [String: @MainActor (CardValue) -> AnyView?]

    private struct CardElementsKey: EnvironmentKey { static var defaultValue: CardElementViews { [:] } }

    extension EnvironmentValues {
      /// The views that the app has for elements.
      var cardElements: CardElementViews {
        get { self[CardElementsKey.self] }
        set { self[CardElementsKey.self] = newValue }
      }
    }

    extension View {
      /// Has elements of a type in this view shown in the app's own way.
      ///
      /// ```swift
      /// struct ProgressBarProps: Decodable { var value: Double? }
      ///
      /// card.cardElement("ProgressBar") { (props: ProgressBarProps) in MeterView(props.value) }
      /// ```
      ///
      /// A `CardValue` for the properties has all of them, whatever they are. Where they cannot be read
      /// as `Props`, the element is shown as usual.
      func cardElement<Props: Decodable, Content: View>(
        _ type: String, @ViewBuilder content: @escaping @MainActor (Props) -> Content
      ) -> some View {
        transformEnvironment(\.cardElements) { elements in
          elements[type] = { properties in
            properties.props(Props.self, of: type).map { AnyView(content($0)) }
          }
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardElementPart = SupportPart(cardElement)
}
