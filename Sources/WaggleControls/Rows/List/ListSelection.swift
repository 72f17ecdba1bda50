import Waggle

/// What a list writes when rows are selected.
nonisolated enum ListSelection<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  case exactly(Binding<Value>)
  case many(Binding<Set<Value>>)

  init(_ binding: Binding<Value?>?) { self = binding.map { .one($0) } ?? .none }
  init(_ binding: Binding<Value>) { self = .exactly(binding) }
  init(_ binding: Binding<Set<Value>>?) { self = binding.map { .many($0) } ?? .none }

  var isActive: Bool { if case .none = self { false } else { true } }
  var isMultiple: Bool { if case .many = self { true } else { false } }

  @MainActor func contains(_ value: Value) -> Bool {
    switch self {
    case .none: false
    case .one(let binding): binding.wrappedValue == value
    case .exactly(let binding): binding.wrappedValue == value
    case .many(let binding): binding.wrappedValue.contains(value)
    }
  }

  /// All selected values.
  @MainActor var all: Set<Value> {
    switch self {
    case .none: []
    case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
    case .exactly(let binding): [binding.wrappedValue]
    case .many(let binding): binding.wrappedValue
    }
  }

  /// One of the values; nil if nothing is selected.
  @MainActor var first: Value? {
    switch self {
    case .none: nil
    case .one(let binding): binding.wrappedValue
    case .exactly(let binding): binding.wrappedValue
    case .many(let binding): binding.wrappedValue.first
    }
  }

  /// Selects a value and nothing else. What is selected already is not written.
  @MainActor func select(_ value: Value) {
    switch self {
    case .none: break
    case .one(let binding): if binding.wrappedValue != value { binding.wrappedValue = value }
    case .exactly(let binding): if binding.wrappedValue != value { binding.wrappedValue = value }
    case .many: select([value])
    }
  }

  /// Selects these values and nothing else.
  @MainActor func select(_ values: Set<Value>) {
    guard case .many(let binding) = self, binding.wrappedValue != values else { return }
    binding.wrappedValue = values
  }

  /// Adds a value, or takes it away.
  @MainActor func toggle(_ value: Value) {
    guard case .many(let binding) = self else { return select(value) }
    var values = binding.wrappedValue
    if values.remove(value) == nil { values.insert(value) }
    binding.wrappedValue = values
  }

  /// What the next column of a split view shows; nil without a selection to make. Rows that are marked in edit mode are not
  /// shown there.
  func asColumnSelection(isEditing: Bool) -> ColumnSelection? {
    nonisolated(unsafe) let selection = self
    return MainActor.assumeIsolated {
      guard selection.isActive else { return nil }
      return ColumnSelection(
        value: selection.first.map { AnyHashable($0) },
        choose: { if let value = $0.base as? Value { selection.choose(value) } },
        showsInNextColumn: !isEditing || !selection.isMultiple
      ) { selection.clear() }
    }
  }

  @MainActor private func choose(_ value: Value) {
    if isMultiple { select(Set([value])) } else { select(value) }
  }

  /// Selects nothing, where that is possible.
  @MainActor private func clear() {
    switch self {
    case .none, .exactly: break
    case .one(let binding): binding.wrappedValue = nil
    case .many(let binding): binding.wrappedValue = []
    }
  }
}
