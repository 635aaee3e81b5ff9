package import CardIR
import CardStyle
import CardSyntax

/// Turns a bar that leads to several screens into a document with a link to each.
package struct LowerTabBar: Pass {
  package init() {}

  package let name = "lower-tab-bar"
  package let summary = "Lists the screens of a tab bar as links where the target has no tab bars."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      screen
        actions
          action.navigate url="https://example.com/home" title="Home" icon-url="https://example.com/home.png" destination=endpoint
      """,
    after: """
      screen
        actions
          action.open-url url="https://example.com/home" title="Home" icon-url="https://example.com/home.png"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard screen.form == .tabBar, !context.target.hasTabBars else { return }
    screen.form = .screen
    let tabs = screen.root[.actions]
    screen.root.remove(.actions)
    guard context.target.supports(.openURL), context.target.supports(.actions, on: .screen) else {
      context.record(
        LossKinds.unsupportedTabBar, "\(context.targetName) has no tab bars and no navigation",
        at: screen.root)
      return
    }
    // A bar is as wide as the screen, and links stand in a page.
    if context.target.supports(.padding, on: .screen), !screen.root.has(.padding) {
      screen.root[.padding] = .literal(context.styles.padding)
    }
    for slot in tabs {
      guard let tab = slot.element else {
        context.record(
          LossKinds.droppedBinding, "tabs from a binding cannot be turned into links, so they are left out",
          at: screen.root
        )
        continue
      }
      guard let url = tab.entry(.url) else {
        context.record(
          LossKinds.unsupportedAction, "the tab has no destination, so it is left out", at: tab,
          value: tab.literal(.title))
        continue
      }
      // Bars have pictures: what has none is not in them.
      guard tab.has(.iconURL), tab.literal(.iconURL).map({ URLText($0).isStrict }) ?? true else {
        context.record(
          LossKinds.unsupportedAction, "the tab has no picture, so the app does not show it, and it is left out",
          at: tab,
          value: tab.address)
        continue
      }
      context.record(
        LossKinds.navigation,
        "the screens of a tab bar are files of their own for \(context.targetName), so the tab becomes a link", at: tab,
        value: tab.address)
      screen.root[.actions].append(
        slot.replacing { _ in
          var link = Element(.openURL, source: tab.source)
          link.set(.url, url.value, origin: url.origin)
          for id in [AttributeID.title, .id, .iconURL] { link.take(id, from: tab) }
          return link
        })
    }
  }
}
