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
    let writers = places(named: writer) { $0.writes }
    guard !writers.isEmpty else {
      return [
        PreferenceAnswer(
          arrives: false, missing(writer, "writes \(key)") { $0.writes } + absence(of: writer))
      ]
    }
    let observers =
      observer.map { name in places(named: name) { $0.listens } } ?? places { $0.listens }
    guard !observers.isEmpty else {
      let sentence =
        observer.map { missing($0, "listens to or reads \(key)") { $0.listens } }
        ?? "No view listens to or reads \(key), so it is not even computed (R013)."
      return [PreferenceAnswer(arrives: false, sentence)]
    }
    var seen: Set<PreferenceAnswer> = []
    let all = Set(observers)
    return writers.flatMap { writer in
      asked(of: observers, all, by: writer, among: writers.count)
        .map { answer(from: writer, to: $0, key: key) }
    }
    .filter { seen.insert($0).inserted }
  }

  /// The listeners that a writer is asked about. Of thousands of one name those around it are enough, and the first few of the
  /// others: the sentences about views of one name are equal.
  private func asked(
    of observers: [TracePlace], _ all: Set<TracePlace>, by writer: TracePlace, among count: Int
  ) -> [TracePlace] {
    let mostOthers = max(1, 5_000 / count)
    guard observers.count > mostOthers else { return observers }
    let around = (0...writer.count).map { TracePlace(writer.prefix($0)) }.filter(all.contains)
    let others = observers.lazy.filter { !writer.starts(with: $0) }.prefix(mostOthers)
    return around + others
  }

  /// The places of the steps at the views of a name; if there are none, of those in such views.
  private func places(named name: String, where condition: (Step) -> Bool) -> [TracePlace] {
    let wanted = Self.names(in: name)
    guard !wanted.isEmpty else { return [] }
    let inside = places {
      condition($0) && Self.names(in: $0.viewPath).contains(wanted)
    }
    let exact = inside.filter {
      self[$0].map { Self.names(in: $0.viewPath).ends(with: wanted) } == true
    }
    return exact.isEmpty ? inside : exact
  }

  /// What is known about a view that does not write: that it is there, or why it may not be. Empty if its name is
  /// probably mistyped.
  private func absence(of name: String) -> String {
    let wanted = Self.names(in: name)
    guard !wanted.isEmpty else { return "" }
    let isThere = !places { Self.names(in: $0.viewPath).contains(wanted) }.isEmpty
    if isThere { return " \(Self.shortName(ofPath: name)) is there and does not write it." }
    let isRow = wanted.last?.hasPrefix("[") ?? false
    let near = nearMisses(of: name, viewNames.filter { !$0.hasPrefix("[") }.map { ($0, $0) })
    let writers = places { $0.writes }.compactMap { self[$0]?.viewPath }.flatMap(Self.names)
    guard isRow || !near.contains(where: writers.contains) else { return "" }
    return
      (near.isEmpty || isRow
      ? "" : " Near, but they do not write it: \(near.joined(separator: ", ")).")
      + " It is not there now: rows that a lazy container has not made, pages that are not open, candidates that a "
      + "ViewThatFits did not try, parts that a style leaves out, presentations and branches of an if that are not shown have "
      + "no views, and write nothing (R154, R158)."
  }

  private func missing(_ name: String, _ role: String, where condition: (Step) -> Bool) -> String {
    let paths = places(where: condition).compactMap { self[$0]?.shortName }
    var seen: Set<String> = []
    let names = paths.filter { seen.insert($0).inserted }
    let near = nearMisses(of: name, names.map { ($0, $0) })
    return "No view named '\(name.printable)' \(role)."
      + (near.isEmpty ? "" : " Near: \(near.joined(separator: ", ")).")
      + (names.isEmpty ? "" : " Those that do: \(names.prefix(20).joined(separator: ", ")).")
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
