#if canImport(SwiftUI)
  public import SwiftUI

  /// A control with its caption above and what is wrong with its value below.
  public struct CardInputField<Content: View>: View {
    private let label: String
    private let isRequired: Bool
    private let problem: String?
    private let content: Content

    /// A control, with a caption if there is one.
    public init(
      _ label: String,
      isRequired: Bool = false,
      problem: String? = nil,
      @ViewBuilder content: () -> Content
    ) {
      self.label = label
      self.isRequired = isRequired
      self.problem = problem
      self.content = content()
    }

    /// The control with its texts.
    public var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        if !label.isEmpty {
          caption.font(.subheadline).accessibilityHidden(true)
        }
        content
        if let problem {
          Text(verbatim: problem).font(.footnote).foregroundStyle(.red)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var caption: Text {
      guard isRequired else { return Text(verbatim: label) }
      return Text(verbatim: label) + Text(verbatim: " *").foregroundColor(.red)
    }
  }
#endif
