import CardFormats
package import CardIR
package import CardLayout
import CardPasses
import CardStyle
package import CardText

extension Pipeline {
  /// Where the elements of a screen are on a phone as wide as `--screen-width` says; none for a form of document that is not
  /// laid out.
  ///
  /// `comparable` is the format of another form of the screen that it is compared with. Where one of them has the text of
  /// the system and the other one ranks of sizes, the ranks are as large as that.
  package func layout(
    of screen: Screen, besides comparable: FormatID? = nil, height: Double = 844, metrics: TextMetrics = .system
  ) -> ScreenLayout? {
    guard screen.form == .screen, let format = compiler.registry.format(screen.format) else { return nil }
    var surroundings = ScreenLayout.Surroundings(
      width: compiler.options.lowering.screenWidth, height: height, metrics: metrics)
    surroundings.locale = compiler.options.lowering.locale
    let sizes = compiler.options.host.imageSizes
    surroundings.extents = { element in
      if let known = PictureSize(of: element) { return (known.width, known.height) }
      if element.kind == .custom { return HostedExtents.size(of: element) }
      guard comparable != nil, element.kind == .image else { return nil }
      // Where nobody knows how large a picture is, the passes assume that it is as wide as high, or fills its column as
      // photographs do.
      return element.literal(.imageSize) == .stretch ? (16, 9) : (sizes[.large], sizes[.large])
    }
    var styles = styles(of: screen)
    if comparable.flatMap({ compiler.registry.format($0)?.capabilities.textSizes }) == .styles {
      let host = TextSizeScale.withSystemSizes(styles.host)
      styles = StyleResolver(host, source: format.capabilities)
      surroundings.buttonFont = host.points(.default)
    }
    return ScreenLayout(screen, of: format.capabilities, styles: styles, in: surroundings)
  }
}
