#if canImport(SwiftUI)
  public import SwiftUI

  /// What is tapped to have media played that are not described.
  public struct CardPlayLabel: View {
    /// The label.
    public init() {}

    /// A sign and a word.
    public var body: some View { Label("Play".cardWord, systemImage: "play.circle") }
  }
#endif
