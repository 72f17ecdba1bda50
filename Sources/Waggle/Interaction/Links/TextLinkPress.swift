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
  var pointerStyle: PointerStyle? { .link }
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

  /// A text with one link is that link; one with several has them inside, and an action for each, called as its text is.
  func describe(_ element: inout AccessibilityElement) {
    let links = all
    let views = views
    let areas = links.isEmpty ? [] : areas
    let ranges = scalarRanges
    if links.count == 1 {
      element.link = AccessibilityLink(url: links[0].url, range: ranges[0])
      return views[0].describe(&element, areas[0])
    }
    for (index, (link, view)) in zip(links, views).enumerated() {
      let kind = AccessibilityActionKind(named: Text(verbatim: link.label))
      element.actions.add(AccessibilityActions(kind) { [unowned self] in open(link.url) })
      var inside = AccessibilityElement(view)
      inside.label = link.label
      inside.link = AccessibilityLink(url: link.url, range: ranges[index])
      view.describe(&inside, areas[index])
      element.children.append(inside)
    }
  }

  fileprivate func open(_ index: Int) {
    let links = all
    if links.indices.contains(index) { open(links[index].url) }
  }

  /// The links as views that can have the focus, in their order.
  fileprivate var views: [TextLinkView] {
    let known = parts.compactMap { $0 as? TextLinkView }
    let views = all.indices.map { known.indices.contains($0) ? known[$0] : TextLinkView($0, self) }
    if views.count > known.count { parts = views }
    return views
  }
}

// MARK: Keys

/// A link in a text as a view that can have the focus (C345).
private final class TextLinkView: ViewNode {
  private unowned let links: TextLinks
  private let index: Int
  private var target: FocusTarget!

  init(_ index: Int, _ links: TextLinks) {
    self.index = index
    self.links = links
    super.init()
    let inputs = links.inputs
    target = FocusTarget(
      self, inputs, FocusedFlag.make(in: inputs).flag,
      isFocusable: { [unowned links] in links.all.indices.contains(index) },
      action: { [unowned links] in links.open(index) })
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    key == LayoutOutput.self ? links.text.output(key) : nil
  }

  var entry: FocusEntry { .target(target) }

  func describe(_ element: inout AccessibilityElement, _ area: CGRect?) {
    element.traits = .isLink
    element.target = target
    element.actions.add(
      AccessibilityActions(.default) { [unowned links, index] in links.open(index) })
    element.activation = area.map { ActivationPoint(view: self, target: .area($0)) }
  }
}

extension FocusOutput {
  /// The links of a text. A text without any has no output.
  package static func leaf(_ view: ViewNode) -> Collected<FocusEntry>? {
    guard let links = (view as? TextNode)?.links else { return nil }
    return Collected { links.views.map(\.entry) }
  }
}
