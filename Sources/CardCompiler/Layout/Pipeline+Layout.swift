package import CardIR
package import CardLayout
import CardPasses
package import CardText

extension Pipeline {
  /// Where the elements of a screen are on a phone as wide as `--screen-width` says; none for a form of document that is not
  /// laid out.
  package func layout(of screen: Screen, height: Double = 844, metrics: TextMetrics = .system) -> ScreenLayout? {
    guard screen.form == .screen, let format = compiler.registry.format(screen.format) else { return nil }
    var surroundings = ScreenLayout.Surroundings(
      width: compiler.options.lowering.screenWidth, height: height, metrics: metrics)
    surroundings.extents = { element in
      PictureSize(of: element).map { ($0.width, $0.height) }
    }
    return ScreenLayout(screen, of: format.capabilities, styles: styles(of: screen), in: surroundings)
  }
}
