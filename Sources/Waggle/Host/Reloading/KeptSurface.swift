import Foundation

/// What is seen of a tree and is not in its states: how far it is scrolled, and what has the focus.
struct KeptSurface {
  /// The words of the screens that were reached, from the outermost.
  let screens: [String]
  private let offsets: [Numbered: CGPoint]
  private let focus: Numbered?
  /// The selection in the text that has the focus.
  private let cursor: TextCursor?

  /// A place, and which of the views in it, from the first.
  private struct Numbered: Hashable {
    let place: StatePlace
    let number: Int
  }

  @MainActor init(_ host: ViewHost) {
    screens = host.historyPosition.path
    offsets = Dictionary(
      Self.scrollViews(host).map { ($0, $1.offset) }, uniquingKeysWith: { first, _ in first })
    let focused = host.input.focus.focused
    focus = Self.targets(host).first { $0.1 === focused }?.0
    cursor = (focused?.editor as? TextInputNode)?.cursor
  }

  /// Scrolls and focuses the views in the same places.
  @MainActor func restore(in host: ViewHost, _ frame: (_ event: () -> Void) -> Void) {
    // The length of a lazy list is known better once its rows there are made.
    for _ in 0..<2 where scroll(host, frame) { host.runDueFrames(frame) }
    guard let focus, let target = Self.targets(host).first(where: { $0.0 == focus })?.1 else {
      return
    }
    frame { host.input.focus.move(to: target) }
    guard let cursor, let field = target.editor as? TextInputNode else { return }
    frame { field.setCursor(cursor.clamped(to: field.buffer.length)) }
  }

  /// Returns whether something has moved.
  @MainActor private func scroll(
    _ host: ViewHost, _ frame: (_ event: () -> Void) -> Void
  ) -> Bool {
    let moved = Self.scrollViews(host).filter { key, view in
      offsets[key].map { view.metrics.clamped($0) != view.offset } ?? false
    }
    guard !moved.isEmpty else { return false }
    frame { for (key, view) in moved { view.move(to: offsets[key]!, by: .program) } }
    return true
  }

  private static func scrollViews(_ host: ViewHost) -> [(Numbered, ScrollState)] {
    numbered(host.reachableScrollViews) {
      StatePlace(of: $0.node?.scope, kind: "ScrollView \($0.metrics.axes.rawValue)")
    }
  }

  private static func targets(_ host: ViewHost) -> [(Numbered, FocusTarget)] {
    numbered(host.query { host.input.focus.order }) {
      StatePlace(of: $0.view.layout.scope, kind: $0.editor == nil ? "control" : "text")
    }
  }

  private static func numbered<Element>(
    _ elements: [Element], _ place: (Element) -> StatePlace
  ) -> [(Numbered, Element)] {
    var counts: [StatePlace: Int] = [:]
    return elements.map { element in
      let place = place(element)
      counts[place, default: 0] += 1
      return (Numbered(place: place, number: counts[place]!), element)
    }
  }
}

extension TextCursor {
  /// The selection in a text of another length.
  fileprivate func clamped(to length: Int) -> TextCursor {
    var copy = self
    (copy.anchor, copy.head) = (min(anchor, length), min(head, length))
    return copy
  }
}
