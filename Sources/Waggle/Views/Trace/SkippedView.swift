/// A view whose body has not run for its newest value, because that is equal (`==`) to the one before (R177).
package struct SkippedView: Hashable {
  /// The name of the view's type.
  package let name: String
  /// The fields that differ all the same.
  package let fields: [String]

  /// A remark about a value that the view keeps.
  var note: String {
    "an old value: \(name) is held by equality (==), although \(fields.joined(separator: ", ")) "
      + "\(fields.count == 1 ? "differs" : "differ") (R177)"
  }

  init(name: String, fields: [String]) { (self.name, self.fields) = (name, fields) }

  /// The view of which a body sees `old`, if `new` differs from it; nil if nothing surely does, or if values of the type
  /// are not compared with `==`.
  init?<Value>(_ old: Value?, newest: () -> Value?) {
    guard Value.self is any Equatable.Type, Value.self is any View.Type, let old, let new = newest()
    else { return nil }
    let fields = differingFields(old, new)
    if fields.isEmpty { return nil }
    self.init(name: typeName(Value.self), fields: fields)
  }
}

/// The names of the fields in which two values of one type surely differ. Closures cannot be compared, and what belongs
/// to the view rather than to its value, such as a state, is left out.
private func differingFields(_ old: Any, _ new: Any) -> [String] {
  zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children).compactMap { a, b in
    guard let label = a.label, !(a.value is any DynamicProperty) else { return nil }
    return differ(a.value, b.value) ? label : nil
  }
}

private func differ(_ a: Any, _ b: Any) -> Bool {
  func areUnequal<E: Equatable>(_ a: E) -> Bool { (b as? E).map { a != $0 } ?? true }
  if let a = a as? any Equatable { return areUnequal(a) }
  let (old, new) = (Mirror(reflecting: a), Mirror(reflecting: b))
  if old.displayStyle == .class { return a as AnyObject !== b as AnyObject }
  return old.children.count != new.children.count
    || zip(old.children, new.children).contains { differ($0.value, $1.value) }
}
