/// What a view is to somebody who does not see it: a button, a heading, selected.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  private init(bit: UInt32) { bits = 1 << bit }

  /// No traits.
  public init() { bits = 0 }

  /// It acts when it is tapped.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// It heads what follows.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// It leads somewhere.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// It is a field to search with.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// It is an image.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// It plays a sound of its own when it acts.
  public static let playsSound = AccessibilityTraits(bit: 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// It is text that cannot be changed.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// It sums up when the app starts.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// It starts something that is heard or watched.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// It can be touched directly while it is read aloud.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// It turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// What lies behind it is not to be reached.
  public static let isModal = AccessibilityTraits(bit: 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(bit: 15)
  /// It is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(bit: 16)

  /// Whether all traits of `member` are in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  /// Adds traits.
  @discardableResult
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    defer { bits |= newMember.bits }
    return (!contains(newMember), newMember)
  }

  /// Takes traits out; returns those that were there.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let found = bits & member.bits
    bits &= ~member.bits
    return found == 0 ? nil : AccessibilityTraits(bits: found)
  }

  /// Adds traits; returns those that were there before.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let found = bits & newMember.bits
    bits |= newMember.bits
    return found == 0 ? nil : AccessibilityTraits(bits: found)
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  /// Keeps what is in both sets.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  /// Keeps what is in one of the sets and not in both.
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
