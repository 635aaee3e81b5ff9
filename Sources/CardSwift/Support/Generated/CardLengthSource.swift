extension SupportSources {
  /// The part `CardLength`.
  static let cardLength = ##"""
    extension CGFloat {
      /// A length that data give: a number of points, also as `80px`; none for `auto`, `stretch` and the like.
      init?(cardLength text: String) {
        let digits = text.hasSuffix("px") ? String(text.dropLast(2)) : text
        guard let points = Double(digits), points.isFinite, points >= 0 else { return nil }
        self = CGFloat(points)
      }
    }
    """##

  /// The same as it is read.
  static let cardLengthPart = SupportPart(cardLength)
}
