extension SupportSources {
  /// The part `CardCode`.
  static let cardCode = ##"""
    /// Source code with the numbers of its lines; lines that are too long can be scrolled.
    struct CardCode: View {
      private let code: String
      private let firstLine: Int

      /// Code whose first line has this number.
      init(_ code: String, firstLine: Int = 1) {
        self.code = code
        self.firstLine = firstLine
      }

      /// The numbers beside the code.
      var body: some View {
        ScrollView(.horizontal) {
          HStack(alignment: .top, spacing: 12) {
            Text(verbatim: numbers)
              .multilineTextAlignment(.trailing)
              .foregroundStyle(.secondary)
              .accessibilityHidden(true)
            Text(verbatim: code)
          }
          .font(.system(.footnote, design: .monospaced))
          .padding(8)
        }
        .background(Color.secondary.opacity(0.1))
      }

      private var numbers: String {
        let count = code.split(separator: "\n", omittingEmptySubsequences: false).count
        return (firstLine..<firstLine + count).map { "\($0)" }.joined(separator: "\n")
      }
    }
    """##

  /// The same as it is read.
  static let cardCodePart = SupportPart(cardCode)
}
