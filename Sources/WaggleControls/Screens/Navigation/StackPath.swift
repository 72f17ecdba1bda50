import Waggle

/// The values of a stack's screens, wherever they are kept.
struct StackPath {
  /// The values, the screen above the root first.
  let values: [AnyHashable]
  /// What the values must be; nil where they may be of any hashable types.
  let valueType: Any.Type?
  /// What is wrong with the path; nil if nothing is.
  var problem: String?
  /// Keeps only these values; those that are of another type than `valueType` are left out.
  let set: ([AnyHashable]) -> Void

  /// A path that the stack keeps itself.
  init(_ own: Binding<[AnyHashable]>) {
    values = own.wrappedValue
    valueType = nil
    set = { own.wrappedValue = $0 }
  }

  /// A path that the program keeps, of values of any types.
  init(_ path: Binding<NavigationPath>) {
    let now = path.wrappedValue
    values = now.elements
    valueType = nil
    set = { path.wrappedValue = NavigationPath(erased: $0) }
    if now.removedTooMany {
      problem = "more values were removed from a path than it had, and it is empty now"
    }
  }

  /// A path that the program keeps, of values of one type.
  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = path.wrappedValue.map { AnyHashable($0) }
    valueType = Data.Element.self
    set = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
  }

  /// Whether a value can be in the path.
  func accepts(_ value: AnyHashable) -> Bool {
    valueType.map { ObjectIdentifier($0) == ObjectIdentifier(type(of: value.base)) } ?? true
  }
}
