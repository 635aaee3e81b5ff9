import CardFormats

/// The article on the icons of hosts, which is generated from the table.
package enum HostIconReference {
  /// The article.
  package static func markdown() -> String {
    let rows = HostSymbols.all.map { icon, symbol in
      let sign = HostIcons.sign(of: icon) ?? "–"
      let filled = HostSymbols.symbol(named: icon, isFilled: true)
      return "| `\(icon)` | `\(symbol)` | \(filled == symbol ? "–" : filled.map { "`\($0)`" } ?? "–") | \(sign) |"
    }
    return """
      # Icons of hosts

      What the icons of Teams and Copilot become where there is another set of symbols, or none.

      ## Overview

      `Icon`, `IconRun`, and the icons of badges, buttons and sections name one of about 2,560 icons of the hosts' catalogue,
      such as `Calendar` or `Calendar,filled`. SwiftUI views and DrivenUI screens show a symbol of Apple's platforms (SF
      Symbols) for the \(rows.count) that are listed here, in its filled form where the icon is filled. Pages, and cards for
      hosts without icons, show a character for those that have one. Any other icon becomes its name in words, which the
      report says.

      | icon | symbol | filled | character |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }
}
