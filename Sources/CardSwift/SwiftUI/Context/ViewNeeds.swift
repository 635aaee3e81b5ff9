import CardSyntax

/// What the code of a view needs beside its body: members of the view, and parts of the support code.
final class ViewNeeds {
  /// A member that the view has only if its body uses it.
  enum Member {
    /// What was entered.
    case form
    /// What is shown.
    case state
    /// Whom to tell what is to be done.
    case actions
    /// What opens links.
    case links
    /// Links in texts.
    case linksInTexts
    /// The colours of texts by names that data give.
    case textColors
    /// Those of subtle texts as well.
    case subtleTextColors
    /// The colours of boxes by names that data give.
    case boxColors
    /// The colours of icons and progress by names that data give.
    case meaningColors
    /// The colours of badges by names that data give.
    case badgeColors
    /// Those of light badges.
    case tintColors

    /// The part of the support code that the member is made with.
    fileprivate var part: String {
      switch self {
      case .form: "CardForm"
      case .state: "CardState"
      case .actions: "CardActionHandler"
      case .links, .linksInTexts: "CardLinks"
      case .textColors, .subtleTextColors, .boxColors, .meaningColors, .badgeColors, .tintColors:
        "CardColor"
      }
    }
  }

  private(set) var members: Set<Member> = []
  /// The parts of the support code, but for those that bindings use.
  private(set) var parts: Set<String> = []

  /// Notes that a member is used.
  func use(_ member: Member) {
    members.insert(member)
    parts.insert(member.part)
  }

  /// Notes that texts may have links, which do what buttons do.
  func useLinks() {
    use(.links)
    use(.linksInTexts)
  }

  /// Pages, made by this part of the support code, of which that one is shown that has a field whose value cannot be
  /// sent; `fields` names those of each page.
  func revealing(_ pages: SwiftExpression, _ fields: SwiftExpression, part: String) -> SwiftExpression {
    use(part)
    use(.form)
    return pages.modified("revealing", [SwiftArgument(nil, fields), SwiftArgument("in", "form")])
  }

  /// An address that the view loads or opens, which is made into a URL with care unless it is known to be one.
  func address(_ text: SwiftExpression) -> SwiftExpression {
    let isURL = text.knownText.map { $0.isEmpty || URLText($0).isStrict } ?? false
    if !isURL { use(SupportCode.addresses) }
    return text
  }

  /// A view of the picture at an address, or at another one where the interface is dark.
  func themed(
    _ url: SwiftExpression, dark: SwiftExpression?, _ view: (SwiftExpression) -> SwiftExpression
  ) -> SwiftExpression {
    guard let dark else { return view(url) }
    use("CardSchemeReader")
    let shown = SwiftExpression.conditional("isDark", dark, url)
    return .call("CardSchemeReader", [], SwiftClosure(["isDark"], [.expression(view(shown))]))
  }

  /// Notes that a part of the support code is used.
  func use(_ part: String) { parts.insert(part) }
}
