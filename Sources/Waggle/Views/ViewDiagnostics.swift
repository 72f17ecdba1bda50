extension Diagnostic {
  /// A view is below too many others, and is left out.
  static func tooDeepView(_ type: Any.Type, below count: Int, at path: String) -> Diagnostic {
    tooDeep(
      "The tree is too deep for the stack: \(typeName(type)) lies below \(count) others and is left out. "
        + "Nest less, split the view, or end its recursion.",
      at: path)
  }

  /// An `onChange` was due a third time in a frame (R084).
  ///
  /// - Parameter states: the states that were set last.
  static func changeLoop(of value: Any.Type, states: [String], at path: String) -> Diagnostic {
    let names = states.joined(separator: ", ")
    return Diagnostic(
      .loop, at: path,
      "onChange(of: \(value)) action tried to update multiple times per frame.\n"
        + (names.isEmpty ? "" : "The action set \(names), which changed the value again. ")
        + "Set state only when the new value differs, and never so that it changes the observed value."
    )
  }

  /// A picker has no option for its selection (C065).
  package static func selectionWithoutTag(
    _ selection: String, of type: String, at path: String
  ) -> Diagnostic {
    Diagnostic(
      .selectionWithoutTag, at: path,
      "No option of this picker has the tag \(selection) of the type \(type), so none is shown as selected. "
        + "Give each option a tag(_:) of exactly that type.")
  }

  /// A row that was tapped cannot be selected (C087).
  package static func rowSelectionType(
    of id: String, _ type: String, selection: String
  ) -> Diagnostic {
    Diagnostic(
      .rowSelectionType, at: "List",
      "The row \(id) cannot be selected: its id is of the type \(type), and the selection of the list has the type "
        + "\(selection). Use one type for both, or give the row a tag(_:) of the type \(selection)."
    )
  }

  /// Two elements of a `ForEach` have the same id.
  static func duplicateID(_ id: Any, at path: String) -> Diagnostic {
    Diagnostic(
      .duplicateID, at: path,
      "ForEach has more than one element with the id \(id). Each is shown, but which keeps its state "
        + "when the data changes is undefined: give every element a unique id.")
  }

  /// Two elements of a `ForEach` in a lazy container have the same id (L093).
  static func hiddenDuplicate(_ id: Any, at path: String) -> Diagnostic {
    Diagnostic(
      .duplicateID, at: path,
      "ForEach has more than one element with the id \(id). A lazy container shows the one that it made first: "
        + "give every element a unique id.")
  }

  /// The range of a `ForEach` without ids has changed.
  static func changedRange(from first: Any, to new: Any, at path: String) -> Diagnostic {
    Diagnostic(
      .changedRange, at: path,
      "The range of a ForEach without ids changed from \(first) to \(new). Such a range is read once, so the rows "
        + "stay those of \(first). Use ForEach(_:id:) or Identifiable data where it can change.")
  }
}
