/// The values of a navigation stack's screens, of any hashable types: the screen above the root first.
///
/// ```swift
/// struct Flower: Hashable { var name: String }
///
/// var path = NavigationPath()
/// path.append(Flower(name: "Clover"))  // above the root
/// path.append(3)  // on top
/// path.removeLast()  // back to the clover
/// ```
///
/// Equal values may repeat; each is a screen (C107).
public struct NavigationPath: Equatable {
  private(set) var elements: [AnyHashable] = []
  /// Whether more values were removed than there were, which a stack reports.
  private(set) var removedTooMany = false

  /// A path without values: the root is on top.
  public init() {}

  /// A path of some values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The path that was encoded.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  init(erased elements: [AnyHashable]) { self.elements = elements }

  /// The number of values.
  public var count: Int { elements.count }

  /// Whether there are no values, so that the root is on top.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a value, which becomes the screen on top.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
    removedTooMany = false
  }

  /// Removes the last values. If there are fewer, all of them, and a stack with this path reports it (C107).
  public mutating func removeLast(_ k: Int = 1) {
    removedTooMany = k > count
    elements.removeLast(min(max(k, 0), count))
  }

  /// The path in a form that can be encoded; nil unless all values are `Codable` (C108).
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements) : nil
  }

  /// Whether both have equal values in the same order.
  public static func == (a: NavigationPath, b: NavigationPath) -> Bool { a.elements == b.elements }
}
