/// Elements of a container's list that others have replaced, as the list in which that happened reports it.
///
/// A container that has read its list finds their place, and reads nothing else again.
package struct ListReplacement {
  /// What a list was to its container when that last read it.
  enum Reading {
    /// The list was not read; the list around it is new too, and is reported.
    case none
    /// Its elements were read, with no modifiers around them.
    case plain
    /// There are modifiers around its elements, which only the lists around it know.
    case modified
  }

  /// The elements that are gone or have moved, in the order in which the container read them.
  private(set) var old: [ObjectIdentifier] = []
  /// A neighbour of the place, where there are no old ones.
  private(set) var neighbour: Neighbour?
  /// The elements that are there now; nil if the list has changed once more since.
  private(set) var new: () -> [BoundElement]? = { [] }

  /// An element that has not changed.
  enum Neighbour {
    case before(ObjectIdentifier)
    case after(ObjectIdentifier)
  }

  /// Says that a list changed which the container has not read: what is around it is reported.
  static var unread: ListReplacement { ListReplacement() }

  private init() {}

  init(
    old: [ObjectIdentifier], beside neighbour: Neighbour? = nil,
    new: @escaping () -> [BoundElement]?
  ) {
    self.old = old
    self.neighbour = neighbour
    self.new = new
  }

  var isUnread: Bool { old.isEmpty && neighbour == nil }
}

extension ListReplacement.Reading {
  /// Notes that the list is read.
  mutating func note(_ around: ElementModifier?) {
    if around != nil { self = .modified } else if self == .none { self = .plain }
  }
}

extension ViewList {
  /// The elements now, with no modifiers around them.
  var plainElements: [BoundElement] {
    var elements: [BoundElement] = []
    forEach(nil) { elements.append(BoundElement(element: $0, around: $1)) }
    return elements
  }

  /// The elements as a container knows them.
  var identities: [ObjectIdentifier] {
    var identities: [ObjectIdentifier] = []
    forEach(nil) { element, _ in identities.append(ObjectIdentifier(element)) }
    return identities
  }
}
