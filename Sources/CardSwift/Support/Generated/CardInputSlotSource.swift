extension SupportSources {
  /// The part `CardInputSlot`.
  static let cardInputSlot = ##"""
    /// What an app's own control of an input changes and shows.
    @MainActor
    struct CardInputProxy {
      /// The value, as it is sent.
      let value: Binding<String>
      /// What is wrong with the value, once somebody has tried to send it.
      let problem: String?
    }

    /// An input of a card that an app may show in its own way, with all its properties.
    struct CardInputSlot<Standard: View>: View {
      @Environment(\.cardInputs)
      private var inputs
      @ObservedObject private var entry: CardEntry
      private let type: String
      private let properties: CardValue
      private let value: Binding<String>
      private let standard: () -> Standard

      /// An input of a type whose value is that of an entry.
      init(
        _ type: String,
        _ properties: CardValue,
        _ entry: CardEntry,
        _ value: Binding<String>,
        @ViewBuilder standard: @escaping () -> Standard
      ) {
        self.type = type
        self.properties = properties
        self.entry = entry
        self.value = value
        self.standard = standard
      }

      /// The control of the app, or else the usual one.
      var body: some View {
        let proxy = CardInputProxy(value: value, problem: entry.problem)
        if let own = inputs[type]?(properties, proxy) { own } else { standard() }
      }
    }

    /// The controls that apps have for inputs, by the names of the types; none where the properties are not those wanted.
    typealias CardInputViews = [String: @MainActor (CardValue, CardInputProxy) -> AnyView?]

    private struct CardInputsKey: EnvironmentKey { static var defaultValue: CardInputViews { [:] } }

    extension EnvironmentValues {
      /// The controls that the app has for inputs.
      var cardInputs: CardInputViews {
        get { self[CardInputsKey.self] }
        set { self[CardInputsKey.self] = newValue }
      }
    }

    extension View {
      /// Has inputs of a type in this view shown in the app's own way, with the caption and what is wrong with the value.
      ///
      /// ```swift
      /// struct TextProps: Decodable { var label: String? }
      ///
      /// card.cardInput("Input.Text") { (props: TextProps, input) in
      ///   FloatingField(props.label ?? "", text: input.value, problem: input.problem)
      /// }
      /// ```
      ///
      /// Limits are checked and values are sent as they are for the usual control. Where the properties cannot be read as
      /// `Props`, that one is shown.
      func cardInput<Props: Decodable, Content: View>(
        _ type: String, @ViewBuilder content: @escaping @MainActor (Props, CardInputProxy) -> Content
      ) -> some View {
        transformEnvironment(\.cardInputs) { inputs in
          inputs[type] = { properties, proxy in
            properties.props(Props.self, of: type).map { AnyView(content($0, proxy)) }
          }
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardInputSlotPart = SupportPart(cardInputSlot)
}
