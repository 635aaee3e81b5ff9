import SwiftUI

/// An app that shows one generated card.
@main
struct ExpenseApp: App {
  var body: some Scene {
    WindowGroup {
      ScrollView { ExpenseScreen(data: .sample) }
    }
  }
}

/// The card with all that the app changes about it.
struct ExpenseScreen: View {
  let data: ExpenseViewData

  var body: some View {
    ExpenseView(data: data)
      .cardElement("Badge") { (props: BadgeProps) in StateLabel(props) }
      .cardElement("ProgressBar") { (props: ProgressBarProps) in BudgetBar(props) }
      .cardTheme(
        CardTheme(["default.foregroundColors.accent.default": .indigo]) { style, design in
          design == .default ? .custom("Avenir Next", size: style == .title2 ? 22 : 17, relativeTo: style) : nil
        }
      )
      .cardImageLoader { url in try await ReceiptLoader.shared.image(at: url) }
      .cardActionHandler(ExpenseSender())
      .cardURLSchemes(["https", "mailto"])
  }
}

#if canImport(DeveloperToolsSupport)
  #Preview {
    ExpenseScreen(data: .sample)
  }
#endif
