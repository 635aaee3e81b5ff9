import CardFormats
import CardIR
import CardStyle
import CardSyntax

extension PageBuilder {
  /// Sound or film, with the browser's own player; nothing is loaded before it is started.
  func media(_ element: Element, _ around: Around) -> Markup? {
    var media = Markup("div", "media")
    let sources = element[.children].compactMap(\.element).filter { $0.kind == .mediaSource }
    let poster = picture(element, .poster) ?? defaultPoster
    let label = words(element, .altText) ?? "Media"
    if let page = videoPage(of: sources) {
      media.append(link(to: page, label: label, poster: poster))
      size(&media, element)
      return media
    }
    let playable = sources.compactMap { source -> Markup? in
      guard let url = file(source) else { return nil }
      var markup = Markup("source")
      markup[attribute: "src"] = url
      if let type = words(source, .mimeType) { markup[attribute: "type"] = type }
      return markup
    }
    if playable.isEmpty {
      guard let poster else { return nil }
      var picture = Markup("img")
      picture[attribute: "src"] = poster
      picture[attribute: "alt"] = label
      media.append(picture)
    } else {
      let isSound = sources.allSatisfy { words($0, .mimeType)?.lowercased().hasPrefix("audio/") ?? false }
      var player = Markup(isSound ? "audio" : "video")
      player.set(flag: "controls")
      player[attribute: "preload"] = "none"
      player[attribute: "aria-label"] = label
      if let poster, !isSound { player[attribute: "poster"] = poster }
      if let poster, isSound {
        var picture = Markup("img")
        picture[attribute: "src"] = poster
        picture[attribute: "alt"] = ""
        media.append(picture)
      }
      for source in playable + captions(of: element) { player.append(source) }
      media.append(player)
    }
    size(&media, element)
    return media
  }

  /// The page of a service that plays a film, which no other player can.
  private func videoPage(of sources: [Element]) -> String? {
    for source in sources {
      guard case .text(let text)? = source[value: .url], let service = VideoService(playing: text),
        let url = SafeURL.link(text)
      else { continue }
      findings.report(.linkedFilm(on: service.name, at: source.entry(.url)?.origin?.span ?? source.span))
      return url
    }
    return nil
  }

  /// What leads to a page that plays a film.
  private func link(to url: String, label: String, poster: String?) -> Markup {
    var link = Self.leading(Markup("a", "elsewhere"), to: url)
    if let poster { link.append(Markup("img").with("src", poster).with("alt", "")) }
    return link.containing(Markup("span").containing(text: "▶ " + label))
  }

  private var defaultPoster: String? {
    guard let url = host.media.defaultPoster.flatMap(SafeURL.picture) else { return nil }
    sources.addPicture(url)
    return url
  }

  private func captions(of element: Element) -> [Markup] {
    guard case .json(let list)? = element[value: .captions] else { return [] }
    return list.elements.compactMap { caption in
      guard let address = caption["url"]?.string, let url = SafeURL.file(address) else { return nil }
      sources.addMedia(url)
      var track = Markup("track")
      track[attribute: "kind"] = "captions"
      track[attribute: "src"] = url
      if let label = caption["label"]?.string { track[attribute: "label"] = label }
      return track
    }
  }
}
