import CardIR

extension HostConfig {
  /// The design of the JavaScript renderer for hosts without a configuration of their own.
  public static let `default` = HostConfig(filledFor: .default)
  /// What the JavaScript renderer takes for keys that a configuration leaves out.
  public static let renderer = HostConfig(filledFor: .renderer)
  /// The design of the SwiftUI renderer AdaptiveCardUI.
  public static let seed = HostConfig(filledFor: .seed)

  /// The values of a profile.
  public init(_ profile: HostConfigProfile) {
    switch profile {
    case .default: self = .default
    case .renderer: self = .renderer
    case .seed: self = .seed
    }
  }

  private init(filledFor profile: HostConfigProfile) {
    self.init()
    for key in HostConfigTable.keys { key.set(&self, key.value(in: profile)) }
  }
}
