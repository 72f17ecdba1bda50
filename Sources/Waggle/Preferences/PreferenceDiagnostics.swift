// What is wrong with a key.
extension Diagnostic {
  /// Combining a value with the default gave another value (R004, R005).
  ///
  /// - Parameter side: where the default stood, "before" or "after".
  static func changingDefault<K: PreferenceKey>(
    of key: K.Type, _ side: String, _ value: K.Value, gives result: K.Value, at path: String
  ) -> Diagnostic {
    Diagnostic(
      .reduceLaw, at: path,
      "\(keyTypeName(K.self)): adding the default \(side) \(value) changes it to \(result). "
        + "reduce must leave a value as it is when the other side is the default, \(K.defaultValue): "
        + "combine both, never just take nextValue() or keep value.")
  }

  /// `reduce` did not call `nextValue` while its value was the default (R007).
  static func lostValue<K: PreferenceKey>(of key: K.Type, at path: String) -> Diagnostic {
    Diagnostic(
      .reduceLaw, at: path,
      "\(keyTypeName(K.self)): reduce returned without calling nextValue() while value was still the "
        + "default, \(K.defaultValue): what the next view wrote is lost. Call nextValue() and combine it."
    )
  }
}

// Where a writer or an observer is.
extension Diagnostic {
  /// A writer replaces what writers below it wrote.
  ///
  /// - Parameters:
  ///   - writers: how many of them.
  ///   - isAnchor: whether the writer writes an anchor.
  static func shadowed(_ key: String, writers: Int, isAnchor: Bool, at path: String) -> Diagnostic {
    let subject = writers == 1 ? "1 writer below is" : "\(writers) writers below are"
    let name = isAnchor ? "anchorPreference" : "preference"
    return Diagnostic(
      .shadowedWriter, at: path,
      "\(subject) shadowed here: \(name)(key: \(key).self, …) replaces what its content wrote. "
        + "To add to it, use \(PreferenceAnswer.addingModifier(key, isAnchor: isAnchor)).")
  }

  /// An observer is inside the writer (R075).
  ///
  /// - Parameter levels: how many preference modifiers for the key the writer is above it.
  static func writtenAbove(_ key: String, levels: Int, at path: String) -> Diagnostic {
    Diagnostic(
      .observerOrder, at: path,
      "\(key) is written \(levels) level\(levels == 1 ? "" : "s") above this observer, which sees only its own "
        + "content. Put onPreferenceChange(\(key).self) outside of the writer.")
  }

  /// What a view says to the container around it is set on the container itself (R169).
  static func writtenOutside(_ key: String, at path: String) -> Diagnostic {
    Diagnostic(
      .observerOrder, at: path,
      "\(key) is set on a container that shows only what its content sets, so it has no effect. Set it on a view inside: "
        + "NavigationStack { Text(\"Bees\").navigationTitle(\"Hive\") }.")
  }

  /// An observer is beside the writer (R075).
  ///
  /// - Parameter writer: the path of a writer; nil where it is not known.
  static func writtenBeside(_ key: String, writer: String?, at path: String) -> Diagnostic {
    let location = writer.map { ", in \($0), which is" } ?? ", where it is"
    return Diagnostic(
      .observerOrder, at: path,
      "\(key) is written next to this observer\(location) not its content. Put "
        + "onPreferenceChange(\(key).self) on a view that contains the writer.")
  }

  /// The writer is in an item of a toolbar, whose values the bar keeps.
  ///
  /// - Parameter writer: the path of the writer.
  static func writtenInBar(_ key: String, writer: String, at path: String) -> Diagnostic {
    Diagnostic(
      .observerOrder, at: path,
      "\(key) is written in \(writer), in an item of a toolbar. What an item writes goes to the bar that shows it, and "
        + "never to this observer. Write \(key) on the screen itself: on the view that has the modifier toolbar."
    )
  }

  /// The writer is in a presentation, and the observer outside of it (R161).
  ///
  /// - Parameter presenter: the path of the view that presents.
  static func writtenInPresentation(_ key: String, presenter: String, at path: String)
    -> Diagnostic
  {
    Diagnostic(
      .presentationBoundary, at: path,
      "\(key) is written in what \(presenter) presents, and what a presentation writes stays in it: it does not reach "
        + "this observer. Observe \(key) inside the presented view, and hand the value out through a binding."
    )
  }

  /// The writer is inside the observer, in a mask for example, whose values do not leave it.
  ///
  /// - Parameter writer: the path of the writer.
  static func keptInPlace(_ key: String, writer: String, at path: String) -> Diagnostic {
    Diagnostic(
      .presentationBoundary, at: path,
      "\(key) is written in \(writer), which is inside this observer, but in a place that keeps its values, such as a mask, "
        + "the items of a context menu or an accessibility representation. Write \(key) on the view itself, not on what it "
        + "shows there.")
  }

  /// No view writes an observed key (R077).
  static func noWriter(of key: String, at path: String) -> Diagnostic {
    Diagnostic(
      .noWriter, at: path,
      "No view writes \(key), so this onPreferenceChange is never called, not even with the default. "
        + "Write it with preference(key: \(key).self, value:) inside the observed view.")
  }

  /// A preference modifier is applied to an `EmptyView` in a list (R031).
  static func modifiedEmptyView(_ key: Any.Type, at path: String) -> Diagnostic {
    Diagnostic(
      .modifiedEmptyView, at: path,
      "A modifier for \(keyTypeName(key)) is applied to EmptyView in a list, where EmptyView adds no view, so it has no "
        + "effect. Use Color.clear.frame(width: 0, height: 0), or put the modifier on another view."
    )
  }

  /// An observer is applied to several views of a list (R029).
  static func observedGroup(_ key: Any.Type, at path: String) -> Diagnostic {
    Diagnostic(
      .observedGroup, at: path,
      "onPreferenceChange(\(keyTypeName(key)).self) on a Group or ForEach observes each of its views separately, never "
        + "their combined value. Put it on the container around them.")
  }

  /// `ViewThatFits` shows a view without a writer (R150).
  ///
  /// - Parameters:
  ///   - shown: the candidate that is shown, counted from 1.
  ///   - source: the candidate that supplies the value.
  static func candidateWithoutWriter(
    _ key: Any.Type, shown: Int, source: Int, at path: String
  ) -> Diagnostic {
    Diagnostic(
      .candidateWithoutWriter, at: path,
      "ViewThatFits shows candidate \(shown), which has no writer for \(keyTypeName(key)): the value comes from candidate "
        + "\(source), which is not shown. Write the key on every candidate, the default included.")
  }
}

extension Diagnostic {
  /// `ViewThatFits` shows a view in which nothing writes, and which gives the default because of the controls in it (R290).
  ///
  /// - Parameters:
  ///   - shown: the candidate that is shown, counted from 1.
  ///   - writer: a candidate that writes and is not shown.
  static func candidateOfDefaults(
    _ key: Any.Type, shown: Int, writer: Int, at path: String
  ) -> Diagnostic {
    Diagnostic(
      .candidateWithoutWriter, at: path,
      "ViewThatFits shows candidate \(shown), which has no writer for \(keyTypeName(key)): the value is the default, "
        + "not that of candidate \(writer), which is not shown. Write the key on every candidate, the default included."
    )
  }
}

// Loops.
extension Diagnostic {
  /// An observer was due a third time in a frame (R084, R092, R094).
  ///
  /// - Parameters:
  ///   - values: those of this frame, in order.
  ///   - states: the states that were set last.
  ///   - isJitter: whether the last two values differ by less than a pixel (R093).
  static func preferenceLoop(
    _ key: Any.Type, values: [String], states: [String], isJitter: Bool, at path: String
  ) -> Diagnostic {
    let names = states.joined(separator: ", ")
    return Diagnostic(
      .loop, at: path,
      "Bound preference \(keyTypeName(key)) tried to update multiple times per frame.\n"
        + "The value went \(values.joined(separator: " -> "))"
        + (names.isEmpty ? "" : "; the action set \(names), which changed the value again")
        + (isJitter ? "; the last two differ by less than a pixel: round before you write" : "")
        + ". Set state only when the new value differs, and never so that it moves the view that was measured."
    )
  }
}

extension Diagnostic {
  /// A value comes through a lazy container that has not made all of its rows (R154).
  static func partialValue(of key: Any.Type, _ made: Int, of all: Int, at path: String)
    -> Diagnostic
  {
    Diagnostic(
      .partialValue, at: path,
      "The value of \(keyTypeName(key)) is built from \(made) of \(all) rows: a lazy container makes only those that are "
        + "visible, and the others give nothing. Take what concerns all rows from the data.")
  }
}
