#if canImport(SwiftUI)
  public import SwiftUI

  /// What is typed into a field.
  public enum CardTextEntry: Sendable {
    /// Any text.
    case text
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
  }

  extension View {
    /// The look of a text field, with the keyboard for what is typed into it where there is a choice.
    public func cardTextEntry(_ entry: CardTextEntry = .text) -> some View {
      #if os(iOS) || os(visionOS)
        textFieldStyle(.roundedBorder)
          .keyboardType(entry.keyboard)
          .textInputAutocapitalization(entry == .text ? .sentences : .never)
      #elseif os(macOS)
        textFieldStyle(.roundedBorder)
      #else
        self
      #endif
    }
  }

  #if os(iOS) || os(visionOS)
    extension CardTextEntry {
      fileprivate var keyboard: UIKeyboardType {
        switch self {
        case .text: .default
        case .number: .numbersAndPunctuation
        case .amount: .decimalPad
        case .phone: .phonePad
        case .url: .URL
        case .email: .emailAddress
        }
      }
    }
  #endif
#endif
