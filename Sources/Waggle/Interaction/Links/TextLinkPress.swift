import Foundation

/// Opens the link that a tap on a text is on (C345).
private final class TextLinkPress: GestureListener {
  private weak var links: TextLinks?
  /// Where a finger was last.
  private var location = CGPoint.zero

  init(_ links: TextLinks) { self.links = links }

  var isEnabled: Bool { links?.environment.isEnabled ?? false }
  var isGone: Bool { links?.isGone ?? true }
  var mask: GestureMask { .all }
  var rank: _GestureRank { .normal }
  private(set) lazy var recognizer: Recognizer<Void> = MachineRecognizer { [unowned self] in
    PressMachine { [unowned self] event in
      location = event.location
      return links?.url(at: event.location) != nil
    }
  }
  .press { _ in
  } action: { [unowned self] in
    if let links, let url = links.url(at: location) { links.open(url) }
  }
}

extension TextLinks {
  fileprivate func open(_ url: URL) { environment.openURL.open(url) }

  /// What takes a touch at a point in the root's space; nil beside the links.
  func listener(at point: CGPoint) -> (any GestureListener)? {
    guard url(at: point) != nil else { return nil }
    let press = listener as? TextLinkPress ?? TextLinkPress(self)
    listener = press
    return press
  }

  /// A text with one link is that link; one with several has an action for each, called as its text is.
  func describe(_ element: inout AccessibilityElement) {
    let links = all
    if links.count == 1 {
      element.traits = .isLink
      element.actions.add(AccessibilityActions(.default) { [unowned self] in open(links[0].url) })
      return
    }
    for link in links {
      let kind = AccessibilityActionKind(named: Text(verbatim: link.label))
      element.actions.add(AccessibilityActions(kind) { [unowned self] in open(link.url) })
    }
  }
}
