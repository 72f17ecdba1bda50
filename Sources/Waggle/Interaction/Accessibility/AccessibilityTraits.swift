/// The traits that assistive technology reports for a view, such as button, header or selected.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  private init(bit: UInt32) { bits = 1 << bit }

  /// No traits.
  public init() { bits = 0 }

  /// A button: a tap activates it.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// A header of the content that follows.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// The chosen one of several, such as the current tab.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// Leads to another page.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// A picture, read by its label alone.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// The element plays its own sound when activated.
  public static let playsSound = AccessibilityTraits(bit: 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// Text that cannot be edited.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// The element gives a summary when the app starts.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// Its label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// The element starts playing or recording media.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// The element can be touched directly while a screen reader runs.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// The page turns when it has been read.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// Elements behind it cannot be reached.
  public static let isModal = AccessibilityTraits(bit: 14)
  /// A switch that is on or off.
  public static let isToggle = AccessibilityTraits(bit: 15)
  /// A tab bar.
  public static let isTabBar = AccessibilityTraits(bit: 16)

  /// The row that keys have come to in a list in which they select none.
  package static let isCurrent = AccessibilityTraits(bit: 19)
  /// A row that can be selected, whether it is or not.
  package static let isSelectable = AccessibilityTraits(bit: 17)
  /// A list of which several rows can be selected.
  package static let selectsSeveral = AccessibilityTraits(bit: 18)

  /// Whether all traits of `member` are in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  /// Adds the bits of `newMember`.
  @discardableResult
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    defer { bits |= newMember.bits }
    return (!contains(newMember), newMember)
  }

  /// Removes traits; returns those that were in the set.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let found = bits & member.bits
    bits &= ~member.bits
    return found == 0 ? nil : AccessibilityTraits(bits: found)
  }

  /// Inserts traits; returns those that were in the set before.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let found = bits & newMember.bits
    bits |= newMember.bits
    return found == 0 ? nil : AccessibilityTraits(bits: found)
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  /// Keeps the traits that are in both sets.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  /// Keeps the traits that are in one of the sets and not in both.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  /// The traits in either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// The traits in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// The traits in one of the sets and not in both.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
}
