import SwiftUI

/// What the app reads of a badge. Everything else that the card says about it is left alone.
struct BadgeProps: Decodable {
  var text: String?
  var style: String?
}

/// The app's own badge.
struct StateLabel: View {
  private let props: BadgeProps

  init(_ props: BadgeProps) { self.props = props }

  var body: some View {
    Text(verbatim: props.text ?? "")
      .font(.footnote)
      .padding(6)
      .background(props.style == "Good" ? Color.green : Color.orange)
      .clipShape(RoundedRectangle(cornerRadius: 6))
  }
}

/// What the app reads of a progress bar.
struct ProgressBarProps: Decodable {
  var value: Double?
  var max: Double?
}

/// A bar with what is left below it.
struct BudgetBar: View {
  private let props: ProgressBarProps

  init(_ props: ProgressBarProps) { self.props = props }

  var body: some View {
    let (spent, budget) = (props.value ?? 0, props.max ?? 100)
    VStack(alignment: .leading, spacing: 4) {
      ProgressView(value: min(spent, budget), total: budget)
      Text(verbatim: "\(Int(budget - spent)) left").font(.caption)
    }
  }
}
