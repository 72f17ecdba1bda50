import Waggle

/// Selects rows of a list by taps and keys.
struct ListSelecting<Value: Hashable>: RowSelection {
  let selection: ListSelection<Value>
  let model: ListModel
  let report: Reporter
  /// The column whose rows lead to the next one.
  let column: ListColumn?
  /// The value of the row that keys have come to, where they do not select rows; nil where they do.
  var cursor: Binding<AnyHashable?>?

  var isMultiple: Bool { selection.isMultiple }
  var leadsOn: Bool { column != nil }

  func isSelected(_ row: Subview) -> Bool { value(of: row).map(selection.contains) ?? false }

  func isCurrent(_ row: Subview) -> Bool {
    guard let current = cursor?.wrappedValue else { return false }
    return value(of: row).map { AnyHashable($0) } == current
  }

  func isSelectable(_ row: Subview) -> Bool {
    !row.containerValues.isSelectionDisabled && value(of: row) != nil
  }

  func targets(of row: Subview) -> Set<AnyHashable> {
    guard let value = value(of: row) else { return [] }
    return Set((selection.contains(value) ? selection.all : [value]).map { AnyHashable($0) })
  }

  /// All selected values.
  var targets: Set<AnyHashable> { Set(selection.all.map { AnyHashable($0) }) }

  func dragItems(with source: AnyObject) -> [NSItemProvider]? {
    model.dragItems(with: source, in: selection)
  }

  private func value(of row: Subview) -> Value? { row.rowValue(Value.self) }

  private func selectable(_ context: RowContext) -> Value? {
    context.role == .cell && isSelectable(context.subview) ? value(of: context.subview) : nil
  }

  // MARK: Taps

  func tap(_ context: RowContext, _ modifiers: EventModifiers, _ rule: SelectionRule) {
    guard let value = selectable(context) else { return reportType(of: context) }
    if rule != .toggle, selection.contains(value) { column?.selectAgain() }
    let number = model.finder.number(of: context)
    if isMultiple, modifiers.contains(.shift), let number { return extend(to: number, value) }
    if isMultiple, modifiers.contains(.command) || rule == .toggle {
      selection.toggle(value)
    } else if !isMultiple || rule == .replace {
      selection.select(value)
    } else {
      return
    }
    if let number { model.cursor = ListModel.Mark(number: number, value: value) }
    model.anchor = model.cursor
  }

  /// A row of a `ForEach` that has an id of another type looks as if it could be selected.
  private func reportType(of context: RowContext) {
    guard !context.subview.containerValues.isSelectionDisabled, let id = context.id else { return }
    let type = String(describing: Swift.type(of: id.base))
    report(.rowSelectionType(of: "\(id)", type, selection: String(describing: Value.self)))
  }

  /// Selects all rows from the one that was selected first to this one.
  private func extend(to number: Int, _ value: Value) {
    let start = self.number(of: model.anchor) ?? number
    let range = min(start, number)...max(start, number)
    selection.select(Set(range.compactMap { model.finder.withContext(at: $0, selectable) ?? nil }))
    model.cursor = ListModel.Mark(number: number, value: value)
    if model.anchor == nil { model.anchor = model.cursor }
  }

  // MARK: Keys

  /// Selects the next row that can be; the first one, or the last one, where none is selected.
  func step(_ step: Int, extending: Bool) -> Bool {
    let start = current ?? (step > 0 ? -1 : model.finder.count)
    return select(from: start + step, step, extending: extending)
  }

  /// Selects the first row or the last one.
  func jump(toEnd: Bool, extending: Bool) -> Bool {
    select(from: toEnd ? model.finder.count - 1 : 0, toEnd ? -1 : 1, extending: extending)
  }

  /// Selects every row.
  func selectAll() -> Bool {
    guard isMultiple else { return false }
    selection.select(
      Set(
        (0..<model.finder.count).compactMap { model.finder.withContext(at: $0, selectable) ?? nil })
    )
    return true
  }

  private func select(from start: Int, _ step: Int, extending: Bool) -> Bool {
    var number = start
    while number >= 0, let found = model.finder.withContext(at: number, selectable) {
      if let value = found {
        choose(value, number, extending: extending)
        return true
      }
      number += step
    }
    return false
  }

  private func choose(_ value: Value, _ number: Int, extending: Bool) {
    if let cursor {
      model.cursor = ListModel.Mark(number: number, value: value)
      cursor.wrappedValue = value
    } else if extending, isMultiple {
      extend(to: number, value)
    } else {
      selection.select(value)
      model.cursor = ListModel.Mark(number: number, value: value)
      model.anchor = model.cursor
    }
    model.finder.reveal(number)
  }

  /// Deletes the row that was selected last, where that is allowed.
  func deleteCurrent() -> Bool {
    guard let delete = currentEditing?.delete else { return false }
    delete()
    return true
  }

  /// Moves the row that was selected last by one place.
  func moveCurrent(down: Bool) -> Bool { currentEditing?.step(down: down) ?? false }

  /// Opens the menu of the row that was selected last. False for a row without one, and where none is selected.
  func openMenu() -> Bool {
    guard let number = current,
      let row = model.finder.shown.first(where: { $0.number == number })?.context.subview
    else {
      // A row that is far away comes back first.
      if let number = current { model.finder.reveal(number) }
      return false
    }
    guard let menu = model.selectionMenu(of: row) ?? row.containerValues.rowMenu else {
      return false
    }
    menu.open()
    return true
  }

  private var currentEditing: RowEditing? {
    current.flatMap { number in
      model.finder.withContext(at: number) {
        RowEditing(context: $0, values: $0.subview.containerValues)
      }
    }
  }

  /// Selects the row that keys have come to, where they select none themselves.
  func selectCurrent() -> Bool {
    guard let value = cursor?.wrappedValue, value == model.cursor?.value,
      let number = number(of: model.cursor),
      let found = model.finder.withContext(at: number, { $0 })
    else { return false }
    tap(found, [], .replace)
    return true
  }

  /// The number of the row from which keys move.
  private var current: Int? {
    if let cursor, cursor.wrappedValue != nil, cursor.wrappedValue == model.cursor?.value,
      let number = number(of: model.cursor)
    {
      return number
    }
    if let cursor = model.cursor, let value = cursor.value.base as? Value,
      selection.contains(value), let number = number(of: cursor)
    {
      return number
    }
    return selection.first.flatMap(number)
  }

  private func number(of value: Value) -> Int? {
    if let shown = model.finder.shown.first(where: { selectable($0.context) == value }) {
      return shown.number
    }
    return model.finder.number(ofID: AnyHashable(value))
  }

  /// The number of a row now: the data may have changed since.
  private func number(of mark: ListModel.Mark?) -> Int? {
    guard let mark, let value = mark.value.base as? Value else { return nil }
    let found = model.finder.withContext(at: mark.number, selectable) ?? nil
    return found == value ? mark.number : number(of: value)
  }
}
