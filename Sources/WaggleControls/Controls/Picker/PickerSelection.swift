import Waggle

/// What a picker chooses for: one binding, or several that are set together.
nonisolated struct PickerSelection<Value: Hashable> {
  private let bindings: [Binding<Value>]

  init(_ binding: Binding<Value>) { bindings = [binding] }

  init<C: RandomAccessCollection>(_ sources: C, _ selection: KeyPath<C.Element, Binding<Value>>) {
    bindings = sources.map { $0[keyPath: selection] }
  }

  /// The value; nil while the values differ, and without any.
  var value: Value? {
    guard let first = bindings.first?.wrappedValue,
      bindings.dropFirst().allSatisfy({ $0.wrappedValue == first })
    else { return nil }
    return first
  }

  /// Chooses a value. One that is chosen already is not written (C065).
  func choose(_ value: Value) {
    for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
  }
}

/// One option of a picker.
nonisolated struct PickerOption: Identifiable {
  let id: Subview.ID
  let view: Subview
  let isSelected: Bool
  /// Selects it; nil for an option without a tag.
  let choose: (() -> Void)?
}

/// The options of a picker, in their sections.
nonisolated struct PickerOptions {
  /// A section, or a part of one that a divider ends.
  struct Part: Identifiable {
    struct ID: Hashable {
      let section: SectionConfiguration.ID
      let number: Int
    }

    let id: ID
    /// The header of the section, in its first part.
    let header: SubviewsCollection?
    var options: [PickerOption] = []
  }

  let parts: [Part]
  /// Reports that no option has the selection as its tag; nil where one has it.
  let problem: (@Sendable (String) -> Diagnostic)?

  init<Value: Hashable>(_ sections: SectionCollection, _ selection: PickerSelection<Value>) {
    let current = selection.value
    parts = sections.flatMap { section in
      var parts = [Part(id: Part.ID(section: section.id, number: 0), header: section.header)]
      for view in section.content {
        if view.shows(Divider.self) {
          parts.append(Part(id: Part.ID(section: section.id, number: parts.count), header: nil))
        } else {
          parts[parts.count - 1].options.append(Self.option(view, selection, current))
        }
      }
      return parts
    }
    problem = Self.problem(current, in: parts)
  }

  private static func option<Value: Hashable>(
    _ view: Subview, _ selection: PickerSelection<Value>, _ current: Value?
  ) -> PickerOption {
    let value = view.selectionValue(Value.self)
    return PickerOption(
      id: view.id, view: view, isSelected: value != nil && value == current,
      choose: value.map { value in { selection.choose(value) } })
  }

  private static func problem<Value: Hashable>(_ current: Value?, in parts: [Part]) -> (
    @Sendable (String) -> Diagnostic
  )? {
    guard let current, !parts.allSatisfy(\.options.isEmpty),
      !parts.contains(where: { $0.options.contains(where: \.isSelected) })
    else { return nil }
    let (name, type) = ("\(current)", String(describing: Value.self))
    return { .selectionWithoutTag(name, of: type, at: $0) }
  }

  var all: [PickerOption] { parts.flatMap(\.options) }
  var selected: PickerOption? { all.first(where: \.isSelected) }
}
