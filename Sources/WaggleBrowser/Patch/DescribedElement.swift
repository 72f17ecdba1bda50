import Foundation
import Waggle

/// A description of an element that is kept, with all that it was made of besides what an element with the same object has.
///
/// Always true: while `isSame`, the element would be described by the same attributes.
@MainActor final class DescribedElement {
  let made: PageAccessibilityElement
  /// The keys of the element and of those inside, in the order in which they were counted.
  let keys: [PageAccessibilityKey]

  /// Without its object, which has this description.
  private let element: AccessibilityElement
  private let abilities: Abilities
  private let role: String?
  private let language: String
  private let document: PageLanguage
  private let isRightToLeft: Bool
  /// The number of the scroll view around it; nil outside of scroll views.
  private let scroll: Int?
  private var movements: Int
  private let place: Place
  private let placeInList: AccessibilityPlace?
  private let field: FieldState?

  /// Whether an element's description can be kept: what is inside is described by itself.
  static func canKeep(_ element: AccessibilityElement) -> Bool {
    element.children.isEmpty && !element.actions.areMadeLater
  }

  init(
    _ made: PageAccessibilityElement, of element: AccessibilityElement,
    in space: PageAccessibilityElement.Space, _ document: PageLanguage, _ fields: PageFields
  ) {
    self.made = made
    keys = made.allKeys
    var bare = element
    bare.kept = nil
    self.element = bare
    abilities = Abilities(bare)
    (role, language, isRightToLeft) = (space.role, space.language, space.isRightToLeft)
    (self.document, scroll) = (document, space.scroll?.id)
    movements = element.view.layout.store.movements
    place = Place(bare, in: space)
    placeInList = bare.place
    field = bare.textInput.map { FieldState($0, fields) }
  }

  func isSame(
    in space: PageAccessibilityElement.Space, _ document: PageLanguage, _ fields: PageFields
  ) -> Bool {
    guard role == space.role, language == space.language, isRightToLeft == space.isRightToLeft,
      scroll == space.scroll?.id, document == self.document, abilities == Abilities(element),
      placeInList == element.place
    else { return false }
    if let field, let client = element.textInput, field != FieldState(client, fields) {
      return false
    }
    let now = element.view.layout.store.movements
    guard movements != now else { return place.origin == space.origin || isInPlace(space) }
    guard isInPlace(space) else { return false }
    movements = now
    return true
  }

  private func isInPlace(_ space: PageAccessibilityElement.Space) -> Bool {
    let now = Place(element, in: space)
    return now.frame == place.frame && now.box == place.box
  }
}

extension DescribedElement {
  /// What can be done with an element now.
  private struct Abilities: Equatable {
    let isEnabled, isFocusable, isFocused, showsFocus, isRightToLeft: Bool

    init(_ element: AccessibilityElement) {
      (isEnabled, isFocusable, isFocused) = element.inputState
      showsFocus = !isFocusable || element.showsFocus
      isRightToLeft = element.isRightToLeft
    }
  }

  /// Where an element is in a space.
  private struct Place {
    let origin: CGPoint
    let frame: CGRect
    let box: CGRect?

    init(_ element: AccessibilityElement, in space: PageAccessibilityElement.Space) {
      origin = space.origin
      frame = space.local(element.activationFrame)
      box = element.textInput?.textBox.map { space.local($0) }
    }
  }

  /// What a field of the page is made of, besides the traits of its view.
  private struct FieldState: Equatable {
    let text: String
    let selection: Range<Int>
    let answer: AttributeValue?
    let isStale: Bool

    @MainActor init(_ client: any TextInputClient, _ fields: PageFields) {
      (text, selection) = (client.text, client.selectedRange)
      (answer, isStale) = fields.state(of: client)
    }
  }
}

extension PageAccessibilityElement {
  fileprivate var allKeys: [PageAccessibilityKey] { [key] + children.flatMap(\.allKeys) }
}

extension [PageAccessibilityElement] {
  /// Says where they differ first from others; nil where they do not.
  func firstDifference(from others: [PageAccessibilityElement]) -> String? {
    for (one, other) in zip(self, others) {
      if one.key != other.key { return "\(one.key) and \(other.key)" }
      if one.attributes != other.attributes {
        return "\(one.attributes.properties) and \(other.attributes.properties)"
      }
      if let difference = one.children.firstDifference(from: other.children) { return difference }
    }
    return count == others.count ? nil : "\(count) and \(others.count) elements"
  }
}

extension [PageAccessibilityKey: Int] {
  /// Counts keys that were counted before; false, without counting them, if they would be others now.
  mutating func count(_ keys: [PageAccessibilityKey]) -> Bool {
    for (index, key) in keys.enumerated() {
      let plain = PageAccessibilityKey(view: key.view, tag: key.tag, ordinal: 0)
      let ordinal = self[plain, default: 0] + 1
      guard ordinal == key.ordinal else {
        for counted in keys[..<index] {
          self[
            PageAccessibilityKey(view: counted.view, tag: counted.tag, ordinal: 0), default: 0] -=
            1
        }
        return false
      }
      self[plain] = ordinal
    }
    return true
  }
}
