extension SupportSources {
  /// The part `CardTextEntry`.
  static let cardTextEntry = ##"""
    /// What is typed into a field that is not just any text.
    enum CardTextEntry: Sendable {
      /// A number.
      case number
      /// A number without a sign.
      case amount
      /// A telephone number.
      case phone
      /// A web address.
      case url
      /// An e-mail address.
      case email

      #if os(iOS) || os(visionOS)
        fileprivate var keyboard: UIKeyboardType {
          switch self {
          case .number: .numbersAndPunctuation
          case .amount: .decimalPad
          case .phone: .phonePad
          case .url: .URL
          case .email: .emailAddress
          }
        }

        /// What the system may offer to fill in.
        fileprivate var content: UITextContentType? {
          self == .email ? .emailAddress : self == .url ? .URL : self == .phone ? .telephoneNumber : nil
        }
      #endif
    }

    extension View {
      /// The look of a text field.
      func cardTextEntry() -> some View {
        #if os(iOS) || os(visionOS) || os(macOS)
          textFieldStyle(.roundedBorder)
        #else
          self
        #endif
      }

      /// The look of a text field, with the keyboard for what is typed into it where there is a choice, as it is typed.
      func cardTextEntry(_ entry: CardTextEntry) -> some View {
        #if os(iOS) || os(visionOS)
          cardTextEntry().keyboardType(entry.keyboard).textContentType(entry.content)
            .textInputAutocapitalization(.never).autocorrectionDisabled()
        #else
          cardTextEntry()
        #endif
      }
    }
    """##

  /// The same as it is read.
  static let cardTextEntryPart = SupportPart(cardTextEntry)
}
