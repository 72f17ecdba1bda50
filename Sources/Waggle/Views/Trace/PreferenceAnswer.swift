import Foundation

/// Why a value that one view writes arrives at another, or does not: a sentence, and what would change it.
package struct PreferenceAnswer: Hashable, Sendable {
  package var arrives: Bool
  package var sentence: String
  /// The advice; nil if nothing is wrong.
  package var cure: String?
  /// The views that it is about, where there are answers about others that differ. Not compared.
  package var subject: String?
  /// Whether there is no view to ask about. Not compared.
  package var isUnasked = false

  package init(arrives: Bool, _ sentence: String, cure: String? = nil) {
    (self.arrives, self.sentence, self.cure) = (arrives, sentence, cure)
  }

  /// The views, the sentence, and on the next line the cure.
  package var text: String { [subject, sentence, cure].compactMap { $0 }.joined(separator: "\n") }

  package static func == (a: PreferenceAnswer, b: PreferenceAnswer) -> Bool {
    a.arrives == b.arrives && a.sentence == b.sentence && a.cure == b.cure
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(arrives)
    hasher.combine(sentence)
    hasher.combine(cure)
  }
}

/// The place of a step in a trace: its index among the steps of each level, from the top.
package typealias TracePosition = [Int]

extension PreferenceTrace {
  /// The step at a place; nil if there is none.
  package subscript(position: TracePosition) -> Step? {
    guard let first = position.first, steps.indices.contains(first) else { return nil }
    return position.dropFirst().reduce(steps[first]) { step, index in
      step.flatMap { $0.steps.indices.contains(index) ? $0.steps[index] : nil }
    }
  }

  /// The places of all steps that fulfil a condition, in order.
  package func positions(where condition: (Step) -> Bool) -> [TracePosition] {
    let entries = entries
    return entries.indices.filter { condition(entries[$0].step) }.map {
      position(of: $0, in: entries)
    }
  }

  /// The place of an entry.
  func position(of entry: Int, in entries: [TraceEntry]) -> TracePosition {
    var position: TracePosition = []
    var next: Int? = entry
    while let current = next {
      position.append(entries[current].index)
      next = entries[current].outer
    }
    return position.reversed()
  }

  /// Says whether what one step writes arrives at another that listens or reads, and if not, where it ends and why.
  ///
  /// - Parameters:
  ///   - writer: the place of a step that writes or transforms.
  ///   - observer: the place of a step that observes or reads; empty for the root of the window.
  ///   - key: the key's name.
  /// - Precondition: the trace includes all views.
  package func answer(from writer: TracePosition, to observer: TracePosition, key: String)
    -> PreferenceAnswer
  { answer(from: writer, along: line(to: writer), to: observer, key: key) }

  /// The steps from the top down to a place; fewer than levels if it is not there.
  func line(to position: TracePosition) -> [Step] {
    var line: [Step] = []
    for index in position {
      let steps = line.last?.steps ?? self.steps
      guard steps.indices.contains(index) else { return line }
      line.append(steps[index])
    }
    return line
  }

  /// The same for a writer to which the line is known.
  func answer(
    from writer: TracePosition, along line: [Step], to observer: TracePosition, key: String
  ) -> PreferenceAnswer {
    guard let step = line.last, line.count == writer.count else {
      return PreferenceAnswer(arrives: false, "The view that wrote \(key) is no longer there.")
    }
    let isAround = writer.starts(with: observer)
    let target = isAround ? (observer.isEmpty ? nil : line[observer.count - 1]) : self[observer]
    guard observer.isEmpty || target != nil else {
      return PreferenceAnswer(arrives: false, "The view that listens is no longer there.")
    }
    let question = PreferenceQuestion(key: key, writer: step, observer: target)
    guard isAround, writer != observer else { return outside(writer, observer, question) }
    for level in (observer.count..<writer.count).reversed() {
      let around = level > 0 ? line[level - 1] : nil
      if let loss = question.loss(of: line[level], in: around) { return loss }
      if line[level].isReaderLayer,
        line[..<level].lastIndex(where: { $0.role == .read }) == observer.count - 1
      {
        return question.writtenInLayer
      }
    }
    let route = line[max(observer.count - 1, 0)..<(writer.count - 1)].reversed()
    return question.ending(of: step, on: Array(route)) ?? question.arrival(on: Array(route))
  }

  /// The answer for two views of which neither listens to the other.
  private func outside(
    _ writer: TracePosition, _ observer: TracePosition, _ question: PreferenceQuestion
  )
    -> PreferenceAnswer
  {
    if observer.starts(with: writer) { return question.writtenAround }
    let common = zip(writer, observer).prefix { $0 == $1 }.map(\.0)
    if isPresented(writer, after: common.count) { return question.presented }
    if isPresented(observer, after: common.count) { return question.observedInPresentation }
    if question.isInBar { return question.writtenInBar }
    return question.writtenBeside(commonView: self[common]?.viewPath)
  }

  /// Whether a step is in a presentation that begins below a number of levels.
  private func isPresented(_ position: TracePosition, after levels: Int) -> Bool {
    (levels + 1..<max(position.count, levels + 1)).contains {
      self[Array(position.prefix($0))]?.role == .presented
    }
  }
}

/// A writer and an observer of a key, and the sentences about them.
private struct PreferenceQuestion {
  let key: String
  let writer: PreferenceTrace.Step
  /// nil for the root of the window.
  let observer: PreferenceTrace.Step?

  private var writerName: String { writer.shortName }
  private var observerName: String { observer?.shortName ?? "the root" }

  /// The observer that would have to be elsewhere for the value to arrive.
  private var listening: String {
    observer?.role == .read ? "the layer that reads \(key)" : "onPreferenceChange(\(key).self)"
  }

  private func no(_ sentence: String, _ cure: String) -> PreferenceAnswer {
    PreferenceAnswer(arrives: false, "It does not arrive: " + sentence, cure: cure)
  }

  /// Whether the writer is in an item of a bar, and the observer is not.
  var isInBar: Bool {
    writer.scope?.bar.map { !(observer?.scope?.isInside($0) ?? false) } ?? false
  }

  var writtenInBar: PreferenceAnswer {
    no(
      "\(writerName) is in an item of a toolbar. What an item writes goes to the bar that shows it, and to no view of the "
        + "page or around it.",
      "Write \(key) on the screen itself: on the view that has the modifier toolbar.")
  }

  /// - Parameter way: the steps around the writer.
  func arrival(on route: [PreferenceTrace.Step]) -> PreferenceAnswer {
    let received = observer?.value.map { ": \(verb) \($0.text(in: 60))" } ?? ""
    if let skipped = writer.skippedView { return old(skipped, received) }
    if let newest = writer.newest { return kept(newest, received) }
    return PreferenceAnswer(
      arrives: true,
      "It arrives: what \(writerName) writes is part of what \(observerName) has\(received)."
        + route.compactMap(\.rows).map { " \($0.sentence)" }.joined())
  }

  /// The answer about a value from before a view was held by equality.
  private func old(_ skipped: SkippedView, _ received: String) -> PreferenceAnswer {
    let fields = skipped.fields.joined(separator: ", ")
    return PreferenceAnswer(
      arrives: true,
      "An old value arrives: what \(writerName) writes is part of what \(observerName) has\(received). "
        + "\(skipped.name) is held by equality: its newest value is equal (==) to the one before, so its body has not run "
        + "again (R177), although \(fields) \(skipped.fields.count == 1 ? "differs" : "differ").",
      cure: "Compare \(fields) in == of \(skipped.name), or do without equatable().")
  }

  /// The answer about a value that stays because the newest one is equal to it.
  private func kept(_ newest: ShortValue, _ received: String) -> PreferenceAnswer {
    PreferenceAnswer(
      arrives: true,
      "An old value arrives: what \(writerName) writes is part of what \(observerName) has\(received). "
        + "It writes \(newest.text(in: 60)) now, which is equal (==) to the value before, so nothing has changed (R080).",
      cure: "Compare in == of the value all that its observers use.")
  }

  /// Where the value ends although each view on the way was asked: the observer has none, or only the default, or a
  /// transform has dropped it; nil if it arrives. The steps are those around the writer, from the inside out.
  func ending(of writer: PreferenceTrace.Step, on route: [PreferenceTrace.Step])
    -> PreferenceAnswer?
  {
    guard let observer, let value = writer.value else { return nil }
    if let last = observer.value, !last.isImplicitDefault, observer.role != .unwritten {
      guard let change = route.first(where: { $0.role == .transformed }), !last.contains(value)
      else {
        return nil
      }
      return no(
        "\(change.shortName) transforms \(key), and what it makes of the value does not contain \(value.text(in: 40)).",
        "Let transformPreference(\(key).self) there keep what the value already has.")
    }
    if isInBar { return writtenInBar }
    return no(
      "\(writerName) writes \(value.text(in: 40)) in a place whose values do not reach \(observerName), such as the items of "
        + "a toolbar or the content of a menu.",
      "Write \(key) on the view itself, not on what it shows there.")
  }

  private var verb: String { observer?.role == .read ? "it reads" : "it received" }

  var writtenAround: PreferenceAnswer {
    no(
      "\(writerName) writes \(key) around \(observerName), which observes only the views inside it (R075).",
      "Put \(listening) outside of the modifier that writes.")
  }

  /// The answer where the writer is in the layer that the reader makes from the value.
  var writtenInLayer: PreferenceAnswer {
    no(
      "\(writerName) is in the layer that \(observerName) makes from the value, and that does not see what it writes "
        + "itself (R101).",
      "Observe \(key) on a view around \(observerName), where the layer's value arrives too (R099)."
    )
  }

  func writtenBeside(commonView: String?) -> PreferenceAnswer {
    let common = commonView.map(shortName) ?? ""
    if common == observerName {
      return no(
        "\(writerName) is not inside the view in the body of \(common) that observes, which receives only what views inside it write "
          + "(R075).",
        "Put \(listening) further out in that body, around the view that writes.")
    }
    return no(
      "\(writerName) is not inside \(observerName), which observes only the views inside it (R075).",
      "Put \(listening) on "
        + (common.isEmpty ? "a view around both." : "\(common), which contains both."))
  }

  /// Why the value of a step is not part of that of the step around it; nil if it is.
  func loss(of step: PreferenceTrace.Step, in outer: PreferenceTrace.Step?) -> PreferenceAnswer? {
    if let outer, outer.role == .wrote {
      return no(
        "\(outer.shortName) writes \(key) too, and what it writes replaces what the views inside it write (R058).",
        "To add to a value instead of replacing it, use "
          + "\(PreferenceAnswer.addingModifier(key, isAnchor: outer.writesAnchor)) there.")
    }
    if let outer, outer.role == .kept { return kept(by: outer) }
    // What is inside a view that is not asked has the same reason: it is reported where it begins.
    if let reason = step.notRequested, outer?.notRequested != reason {
      return loss(because: reason, in: outer)
    }
    return step.isWithoutEffect ? reducedAway(step, in: outer) : nil
  }

  private func kept(by keeper: PreferenceTrace.Step) -> PreferenceAnswer {
    no(
      "\(keeper.shortName) keeps what the views in it write for \(key): it uses the value itself, and no view around it "
        + "receives it.",
      "Write \(key) on \(keeper.shortName) itself, or on a view around it, where one there needs it."
    )
  }

  private func loss(
    because reason: PreferenceTrace.NotRequested, in outer: PreferenceTrace.Step?
  ) -> PreferenceAnswer? {
    let container = outer.map(\.shortName) ?? "the window"
    switch reason {
    case .shadowed: return nil
    case .reducerReturned:
      return no(
        "in \(container), reduce of \(key) returned before it called nextValue() for this value: what came before "
          + "was enough (R053).",
        "If each value counts, let reduce call nextValue() in every case.")
    case .notChosen:
      return no(
        "\(container) shows another candidate, and only that one is asked (R149).",
        "Write \(key) on every candidate.")
    case .otherScreen:
      return no(
        "it is on a screen that is not shown, and only the shown one is asked (R158).",
        "Keep what is needed while the screen is hidden in a state outside of it.")
    case .presented:
      return presented
    case .mask:
      return no(
        "\(writerName) is in a mask, and what a mask writes stays in it.",
        "Write \(key) on the masked view, or observe it inside the mask.")
    case .unseen:
      return no(
        "\(writerName) is in content that is not shown in its place, such as the items of a context menu or an accessibility "
          + "representation, and what is written there stays there.",
        "Write \(key) on the view itself.")
    }
  }

  var presented: PreferenceAnswer {
    no(
      "\(writerName) is in a presentation, such as a sheet, an alert or an inspector, and what a presentation writes stays in it (R160, R161).",
      "Observe \(key) inside the presented view, or hand it a binding.")
  }

  /// The answer where the observer is in a presentation and the writer is not.
  var observedInPresentation: PreferenceAnswer {
    no(
      "\(observerName) is in a presentation and observes only the views inside it, and \(writerName) is outside of the "
        + "presentation (R075).",
      "Put \(listening) on a view around \(writerName), and hand the value to the presented view.")
  }

  private func reducedAway(_ step: PreferenceTrace.Step, in outer: PreferenceTrace.Step?)
    -> PreferenceAnswer
  {
    let value = step.value.map { " \($0.text(in: 40))" } ?? ""
    let result = outer?.value.map { "gives \($0.text(in: 40))" } ?? "gives the same"
    let scopeText = outer.map { " in \($0.shortName)" } ?? ""
    if let own = step.value?.text(in: 200), own == outer?.value?.text(in: 200) {
      return PreferenceAnswer(
        arrives: false,
        "It makes no difference: reduce of \(key)\(scopeText) \(result), with\(value) or without it.",
        cure: "A different value may arrive.")
    }
    let hasDefault = outer?.notes.contains { $0.isAboutDefaults } ?? false
    return no(
      "reduce of \(key)\(scopeText) \(result), with\(value) or without it"
        + (hasDefault
          ? "; one of the others is the default of a place that can be empty (R004)." : "."),
      "If each value counts, combine value and nextValue() instead of keeping one of them.")
  }
}

extension PreferenceTrace.Step {
  /// The last names of the view's path: that of the view, and of the row that it is.
  package var shortName: String { PreferenceTrace.shortName(ofPath: viewPath) }
}

extension PreferenceTrace {
  /// The last name of a path, with that before it where it is that of a row.
  package static func shortName(ofPath path: String) -> String {
    let names = path.components(separatedBy: " > ")
    guard let last = names.last, !last.isEmpty else { return "the root" }
    guard last.hasPrefix("["), names.count > 1 else { return last }
    return "\(names[names.count - 2]) \(last)"
  }
}

private func shortName(_ path: String) -> String { PreferenceTrace.shortName(ofPath: path) }

extension PreferenceTrace.Note {
  fileprivate var isAboutDefaults: Bool {
    if case .words(let words) = self { words.contains("only give") } else { false }
  }
}

extension PreferenceTrace.Rows {
  /// What the rows that are not made mean for a value.
  var sentence: String {
    "\(container) has made \(made) of its \(all) rows, and the others have no views and write nothing (R154)."
  }
}

extension PreferenceAnswer {
  /// The modifier that adds to a value instead of replacing it.
  static func addingModifier(_ key: String, isAnchor: Bool) -> String {
    isAnchor
      ? "transformAnchorPreference(key: \(key).self, value: …)" : "transformPreference(\(key).self)"
  }
}
