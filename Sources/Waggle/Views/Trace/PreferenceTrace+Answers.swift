extension PreferenceTrace {
  /// An answer about each writer in the views of one name and each listener in those of another, equal ones once; or
  /// what is missing, as the only sentence.
  ///
  /// - Parameters:
  ///   - writer: the name of a view, of a row (`[3]`), or a part of a path ("Meadow > Flower").
  ///   - observer: the same for what listens or reads; nil for all views that do.
  /// - Precondition: the trace includes all views.
  package func answers(from writer: String, to observer: String?, key: String) -> [PreferenceAnswer]
  {
    let writers = positions(named: writer) { $0.writes }
    guard !writers.isEmpty else {
      return [
        PreferenceAnswer(
          unasked: missing(writer, "writes \(key)") { $0.writes } + absence(of: writer))
      ]
    }
    let observers =
      observer.map { name in positions(named: name) { $0.listens } } ?? positions { $0.listens }
    guard !observers.isEmpty else {
      let sentence =
        observer.map { missing($0, "listens to or reads \(key)") { $0.listens } }
        ?? "No view listens to or reads \(key), so it is not even computed (R013)."
      return [PreferenceAnswer(unasked: sentence)]
    }
    var pairs: [PreferenceAnswer: [(TracePosition, TracePosition)]] = [:]
    var answers: [PreferenceAnswer] = []
    for writer in writers {
      let line = line(to: writer)
      for observer in asked(of: observers, by: writer, among: writers.count) {
        let answer = answer(from: writer, along: line, to: observer, key: key)
        if pairs[answer] == nil { answers.append(answer) }
        pairs[answer, default: []].append((writer, observer))
      }
    }
    return answers.count == 1 ? answers : answers.map { $0.about(pairs[$0] ?? [], in: self) }
  }

  /// The listeners that a writer is asked about. Of thousands of one name the innermost and the outermost around it are enough, and
  /// the first few of the others: the sentences about views of one name are equal.
  private func asked(
    of observers: [TracePosition], by writer: TracePosition, among count: Int
  ) -> [TracePosition] {
    let mostOthers = max(1, 5_000 / count)
    guard observers.count > min(mostOthers, 256) else { return observers }
    let byLevel = Dictionary(grouping: observers, by: \.count)
    let levels = (0...writer.count).filter {
      byLevel[$0]?.contains { writer.starts(with: $0) } ?? false
    }
    let around = (levels.count > 256 ? levels.prefix(128) + levels.suffix(128) : levels[...])
      .map { TracePosition(writer.prefix($0)) }
    let others = observers.lazy.filter { !writer.starts(with: $0) }.prefix(mostOthers)
    return around + others
  }

  /// The places of the steps at the views of a name; if there are none, of those in such views.
  private func positions(named name: String, where condition: (Step) -> Bool) -> [TracePosition] {
    let wanted = Self.names(in: name)
    guard !wanted.isEmpty else { return [] }
    let entries = entries
    let inside = entries.indices.filter {
      condition(entries[$0].step) && Self.names(in: entries[$0].step.viewPath).contains(wanted)
    }
    let exact = inside.filter { Self.names(in: entries[$0].step.viewPath).ends(with: wanted) }
    return (exact.isEmpty ? inside : exact).map { position(of: $0, in: entries) }
  }

  /// What is known about a view that does not write: that it is there, or why it may not be. Empty if its name is
  /// probably mistyped.
  private func absence(of name: String) -> String {
    let wanted = Self.names(in: name)
    guard !wanted.isEmpty else { return "" }
    let steps = entries.map(\.step)
    let isThere = steps.contains { Self.names(in: $0.viewPath).contains(wanted) }
    if isThere { return " \(Self.shortName(ofPath: name)) is there and does not write it." }
    let isRow = wanted.last?.hasPrefix("[") ?? false
    let near = nearMisses(of: name, viewNames.filter { !$0.hasPrefix("[") }.map { ($0, $0) })
    let writers = steps.filter(\.writes).map(\.viewPath).flatMap(Self.names)
    let rows = steps.compactMap(\.rows)
    guard isRow || !near.contains(where: writers.contains) else { return "" }
    if !rows.isEmpty {
      return " It is not there now. " + rows.prefix(4).map(\.sentence).joined(separator: " ")
        + " Take what concerns all rows from the data."
    }
    return
      (near.isEmpty || isRow
      ? "" : " Near, but they do not write it: \(near.joined(separator: ", ")).")
      + " It is not there now: rows that a lazy container has not made, screens that are not open, candidates that a "
      + "ViewThatFits did not try, parts that a style leaves out, presentations and branches of an if that are not shown have "
      + "no views, and write nothing (R154, R158)."
  }

  private func missing(_ name: String, _ role: String, where condition: (Step) -> Bool) -> String {
    let paths = entries.map(\.step).filter(condition).map(\.shortName)
    var seen: Set<String> = []
    let names = paths.filter { seen.insert($0).inserted }
    let near = nearMisses(of: name, names.map { ($0, $0) })
    return "No view named '\(name.printable)' \(role)."
      + (near.isEmpty ? "" : " Near: \(near.joined(separator: ", ")).")
      + (names.isEmpty ? "" : " Those that do: \(names.prefix(20).joined(separator: ", ")).")
  }
}

extension PreferenceAnswer {
  /// An answer where there is no view to ask about.
  init(unasked sentence: String) {
    self.init(arrives: false, sentence)
    isUnasked = true
  }

  /// The answer with the views that it is about, in at most 100 columns.
  fileprivate func about(
    _ pairs: [(writer: TracePosition, observer: TracePosition)], in trace: PreferenceTrace
  )
    -> PreferenceAnswer
  {
    guard let first = pairs.first else { return self }
    let rest = pairs.count > 1 ? ", and \(pairs.count - 1) more" : ""
    let room = (100 - "From  to :".count - rest.count) / 2
    let writer = trace[first.writer]?.subject(in: room) ?? "the root"
    let observer = trace[first.observer]?.subject(in: room) ?? "the root"
    var answer = self
    answer.subject = "From \(writer) to \(observer)\(rest):"
    return answer
  }
}

extension PreferenceTrace.Step {
  /// The path, and what is written, as far as there is room; names are dropped from the front.
  fileprivate func subject(in room: Int) -> String {
    let written = role == .wrote ? value.map { " (\($0.text(in: 16)))" } ?? "" : ""
    var names = Self.pathNames(viewPath)
    while names.count > 2, names.joined(separator: " > ").count + written.count > room {
      names.remove(at: names[0] == "…" ? 1 : 0)
      if names[0] != "…" { names.insert("…", at: 0) }
    }
    return names.joined(separator: " > ") + written
  }

  private static func pathNames(_ path: String) -> [String] {
    path.isEmpty ? ["the root"] : PreferenceTrace.names(in: path)
  }
}

extension PreferenceTrace.Step {
  /// Whether the view writes or changes the value.
  package var writes: Bool { role == .wrote || role == .transformed }

  /// Whether the view listens to the value or reads it.
  package var listens: Bool { role == .observed || role == .unwritten || role == .read }
}

extension Array where Element == String {
  fileprivate func contains(_ part: [String]) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }

  fileprivate func ends(with part: [String]) -> Bool {
    count >= part.count && Array(suffix(part.count)) == part
  }
}
