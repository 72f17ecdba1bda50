import Foundation

/// What is typed in a menu to find an item: letters that follow each other within a second are one word.
struct MenuTyping {
  private var word = ""
  private var time = -TimeInterval.infinity

  /// The word with another letter.
  mutating func add(_ letter: String, at now: TimeInterval) -> String {
    word = now - time > 1 || word == letter ? letter : word + letter
    time = now
    return word
  }
}

extension InputRouter {
  /// The keys of the menu on top: arrows, Home and End, letters. False for another key, and without a menu.
  func performMenuKey(_ press: KeyPress, _ pressed: EventModifiers) -> Bool {
    guard let menu = presentations.top, menu.options.isMenu, pressed.subtracting(.shift).isEmpty
    else {
      return false
    }
    let back: KeyEquivalent =
      menu.content.layout.embeddingLevel.isRightToLeft
      ? .rightArrow : .leftArrow
    switch press.key {
    case .downArrow: focus.step(1, in: menu)
    case .upArrow: focus.step(-1, in: menu)
    case .home: focus.step(to: \.first, in: menu)
    case .end: focus.step(to: \.last, in: menu)
    case back where menu.options.isNested: menu.requestClose()
    case .tab, .escape, .return, .space: return false
    default: return find(press.characters, in: menu)
    }
    return true
  }

  private func find(_ letter: String, in menu: PresentedNode) -> Bool {
    guard let scalar = letter.unicodeScalars.first,
      scalar.properties.isAlphabetic
        || CharacterSet.decimalDigits.contains(scalar)
    else { return false }
    let word = typing.add(letter, at: menu.runtime.time)
    focus.step(toWord: word, in: menu)
    return true
  }
}

extension FocusEngine {
  private func items(of menu: PresentedNode) -> [FocusTarget] {
    FocusEntry.inReadingOrder(menu.content.collected(FocusOutput.self)).filter(\.canFocus)
  }

  /// Moves the focus by one item; after the last follows the first, unless more items can be scrolled to.
  func step(_ step: Int, in menu: PresentedNode) {
    let items = items(of: menu)
    guard let index = items.firstIndex(where: { $0 === focused }) else {
      return show(step > 0 ? items.first : items.last)
    }
    let next = index + step
    if items.indices.contains(next) { return show(items[next]) }
    if items[index].scrolls(by: step) {
      stepAfterLayout = (step, menu)
    } else {
      show(step > 0 ? items.first : items.last)
    }
  }

  /// Finishes a step to an item that had to be made first.
  func finishStep() {
    guard let (step, menu) = stepAfterLayout else { return }
    stepAfterLayout = nil
    let items = items(of: menu)
    guard let index = items.firstIndex(where: { $0 === focused }),
      items.indices.contains(index + step)
    else { return }
    show(items[index + step])
  }

  func step(to item: KeyPath<[FocusTarget], FocusTarget?>, in menu: PresentedNode) {
    show(items(of: menu)[keyPath: item])
  }

  /// Moves the focus to the next item that begins with these letters; a single letter leads from one to the next.
  func step(toWord word: String, in menu: PresentedNode) {
    let items = items(of: menu)
    let index = items.firstIndex { $0 === focused } ?? -1
    let first = index + (word.count == 1 ? 1 : 0)
    let rotated = items.indices.map { items[(max(first, 0) + $0) % items.count] }
    if let item = rotated.first(where: { $0.label.begins(with: word) }) { show(item) }
  }

  /// The first item that is selected, or else the first; for a menu that was opened by a key.
  func enterMenu(_ menu: PresentedNode) {
    let items = items(of: menu)
    show(items.first(where: \.isSelected) ?? items.first)
  }

  private func show(_ item: FocusTarget?) {
    guard let item else { return }
    move(to: item)
    item.view.layout.scrollIntoView()
  }
}

extension FocusTarget {
  fileprivate var label: String {
    view.accessibilityElements.flatMap(\.flattened).compactMap(\.label).joined(separator: " ")
  }

  fileprivate var isSelected: Bool {
    view.accessibilityElements.contains { $0.traits.contains(.isSelected) }
  }

  /// Scrolls what is around the item by its height. False if it is at the end.
  fileprivate func scrolls(by step: Int) -> Bool {
    var next: LayoutNode? = view.layout
    while let node = next {
      if let scroll = node.scrollState {
        guard scroll.canMove(.vertical, by: CGFloat(step)) else { return false }
        _ = scroll.scroll(by: CGVector(dx: 0, dy: CGFloat(step) * view.layout.size.height))
        return true
      }
      next = node.parent
    }
    return false
  }
}

extension String {
  fileprivate func begins(with word: String) -> Bool {
    range(of: word, options: [.caseInsensitive, .diacriticInsensitive, .anchored]) != nil
  }
}
