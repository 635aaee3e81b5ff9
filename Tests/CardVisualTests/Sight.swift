import Foundation
import Testing

/// A text that is seen on a page, or a picture.
struct Sight {
  /// The JSON pointer of the element in the source that it is in.
  let pointer: String
  /// The text, with single spaces; of a picture the name of its file.
  let text: String
  /// Whether it is a picture.
  var isPicture = false
  /// Left, top, width and height, from the corner of the screen.
  let box: [Double]

  /// The blocks of the page that have nothing but text in them, whatever styles that has.
  private static let program = """
    ((withPictures) => {
      const root = document.querySelector('[data-source=""]').getBoundingClientRect(), found = [];
      const isInline = (node) => node.nodeType === Node.TEXT_NODE
        || node.nodeType === Node.ELEMENT_NODE && getComputedStyle(node).display === "inline" && [...node.childNodes].every(isInline);
      // The pages of a carousel that are turned over are beside what is seen of it.
      const isSeen = (node, box) => {
        for (let around = node.parentElement; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowX === "visible") continue;
          const { left, right } = around.getBoundingClientRect();
          if (box.right <= left || box.left >= right) return false;
        }
        return true;
      };
      // What of a text is cut off at the end of its last line is not seen.
      const shown = (element, box) => {
        while (getComputedStyle(element).display === "inline") element = element.parentElement;
        if (getComputedStyle(element).overflowY === "visible") return box;
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const [x, y] = [Math.max(box.left, left), Math.max(box.top, top)];
        return { left: x, top: y, right, width: Math.min(box.right, right) - x, height: Math.min(box.bottom, bottom) - y };
      };
      const note = (nodes) => {
        const text = nodes.map((node) => node.textContent).join("").trim().replace(/\\s+/g, " ");
        if (!text) return;
        const range = document.createRange();
        range.setStartBefore(nodes[0]);
        range.setEndAfter(nodes.at(-1));
        const box = shown(nodes[0].parentElement, range.getBoundingClientRect());
        if (box.width && box.height && isSeen(nodes[0], box)) found.push([nodes[0].parentElement.closest("[data-source]")?.dataset.source ?? "", text, box.left - root.left, box.top - root.top, box.width, box.height]);
      };
      const walk = (element) => {
        // What turns the pages of a carousel is the browser page's own, and no text of the card.
        if (element.classList.contains("turn")) return;
        if (["SCRIPT", "STYLE", "SELECT", "DATALIST", "OUTPUT"].includes(element.nodeName)) return;
        let run = [];
        for (const node of element.childNodes) {
          if (node.nodeName === "IMG" && withPictures) {
            const { left, top, width, height } = node.getBoundingClientRect();
            found.push([node.closest("[data-source]")?.dataset.source ?? "", node.src.split("/").at(-1), left - root.left, top - root.top, width, height, true]);
          }
          if (isInline(node)) { run.push(node); continue; }
          if (run.length) note(run);
          run = [];
          if (node.nodeType === Node.ELEMENT_NODE) walk(node);
        }
        if (run.length) note(run);
      };
      walk(document.body);
      return found;
    })
    """

  /// The texts of a page, from its beginning to its end; its pictures as well, by the names of their files, if asked.
  static func all(
    of page: String, in browser: Browser, font: Browser.Font = .squares, withPictures: Bool = false
  ) throws -> [Sight] {
    try browser.load(page, in: font)
    let rows = try #require(browser.evaluate("\(program)(\(withPictures))") as? [[Any]])
    return rows.map { row in
      Sight(
        pointer: row[0] as? String ?? "", text: row[1] as? String ?? "",
        isPicture: row.count > 6, box: row[2..<6].map { ($0 as? NSNumber)?.doubleValue ?? 0 })
    }
  }

  /// The texts of the second page, each with that of the first: the longest run of equal texts in the same order.
  static func pairs(_ first: [Self], _ second: [Self]) -> [(Int, Int)] {
    var lengths = Array(repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for one in first.indices.reversed() {
      for other in second.indices.reversed() {
        lengths[one][other] =
          first[one].isSame(as: second[other])
          ? 1 + lengths[one + 1][other + 1] : max(lengths[one + 1][other], lengths[one][other + 1])
      }
    }
    var result: [(Int, Int)] = []
    var (one, other) = (0, 0)
    while one < first.count, other < second.count {
      if first[one].isSame(as: second[other]) {
        result.append((one, other))
        (one, other) = (one + 1, other + 1)
      } else if lengths[one + 1][other] >= lengths[one][other + 1] {
        one += 1
      } else {
        other += 1
      }
    }
    return result
  }

  /// Whether both show the same text, or the same picture.
  private func isSame(as other: Sight) -> Bool { text == other.text && isPicture == other.isPicture }

  /// How far the text is from where it is on another page, to the side: of its edges and its middle that counts which is
  /// nearest, because a text that is wider or narrower there keeps the side that it is aligned with.
  func offset(from other: Sight) -> Double {
    let shift = other.box[0] - box[0], growth = other.box[2] - box[2]
    return min(abs(shift), abs(shift + growth / 2), abs(shift + growth))
  }

  /// How far the text is below another one: from the top of that where they are beside each other, else from its end, so
  /// that lines of another height do not count.
  func distance(below before: Sight) -> Double {
    let isBeside = box[1] < before.box[1] + before.box[3] / 2
    return box[1] - before.box[1] - (isBeside ? 0 : before.box[3])
  }

  /// How far the text is out of its place, in points: to the side, or from the text before it.
  static func error(_ one: Sight, after before: Sight?, to other: Sight, after otherBefore: Sight?) -> Double {
    guard let before, let otherBefore else { return one.offset(from: other) }
    return max(one.offset(from: other), abs(one.distance(below: before) - other.distance(below: otherBefore)))
  }
}
