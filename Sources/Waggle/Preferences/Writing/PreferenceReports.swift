/// The data about the whole tree that preference reports need. Evaluated after each settled frame.
package final class PreferenceReports {
  /// The existing writers of one key.
  private final class Writers {
    /// How many there are in the window, without those in presentations.
    var count = 0
    /// The first writer; nil once that one is removed.
    var first: FirstWriter?
    /// The writers in presentations, in the order in which these were opened.
    var presented: [PresentedWriters] = []
  }

  /// The first writer of a key. It is removed before it is freed.
  private struct FirstWriter {
    unowned(unsafe) let scope: PreferenceScope
    var viewPath: String { scope.viewPath }
  }

  /// The writers of one key in one presentation.
  private struct PresentedWriters {
    let boundary: ObjectIdentifier
    weak var scope: PreferenceScope?
    /// The first writer; nil once that one is removed.
    weak var first: PreferenceScope?
    var count = 1
  }

  /// Refers to a scope as long as its view exists.
  private struct WeakScope {
    weak var scope: PreferenceScope?
    /// What gives an observer a default where nothing writes; nil if it has no value at all.
    weak var defaultSource: ImplicitDefaultSource?
    /// Whether the observer has a value.
    var isCalled = false
  }

  @exclusivity(unchecked) private var writers: [ObjectIdentifier: Writers] = [:]
  /// The keys that some view has written or transformed, in order of their first use.
  package private(set) var writtenKeys: [any PreferenceKey.Type] = []
  /// The keys that some view has observed or read, in order of their first use.
  package private(set) var requestedKeys: [any PreferenceKey.Type] = []
  private var requestedIDs: Set<ObjectIdentifier> = []
  @exclusivity(unchecked) private var unwritten: [WeakScope] = []
  @exclusivity(unchecked) private var shadows: [WeakScope] = []
  /// The writers in presentations that are new.
  @exclusivity(unchecked) private var presented: [WeakScope] = []
  /// The values that come through lazy containers, until they are reported.
  @exclusivity(unchecked) private var partialValues:
    [(key: ObjectIdentifier, report: () -> Diagnostic?)] = []
  private var reported: Set<Diagnostic> = []

  package init() {}

  func addWriter(_ scope: PreferenceScope, _ key: any PreferenceKey.Type) {
    let keyWriters = writers[scope.key] ?? addKey(key)
    if let boundary = scope.boundary { return add(scope, in: boundary, to: keyWriters) }
    keyWriters.count += 1
    if keyWriters.first == nil {
      keyWriters.first = FirstWriter(scope: scope)
    }
  }

  private func add(_ scope: PreferenceScope, in boundary: PreferenceScope, to writers: Writers) {
    presented.append(WeakScope(scope: scope))
    let id = ObjectIdentifier(boundary)
    if let index = writers.presented.firstIndex(where: { $0.boundary == id }) {
      writers.presented[index].count += 1
    } else {
      writers.presented.append(
        PresentedWriters(boundary: id, scope: boundary, first: scope))
    }
  }

  private func addKey(_ key: any PreferenceKey.Type) -> Writers {
    let keyWriters = Writers()
    writers[ObjectIdentifier(key)] = keyWriters
    writtenKeys.append(key)
    return keyWriters
  }

  func addRequested(_ key: any PreferenceKey.Type) {
    if requestedIDs.insert(ObjectIdentifier(key)).inserted { requestedKeys.append(key) }
  }

  /// Whether any view writes or transforms the key, or did so before.
  package func hasWriter<K: PreferenceKey>(of key: K.Type) -> Bool {
    writers[ObjectIdentifier(key)] != nil
  }

  func removeWriter(_ scope: PreferenceScope) {
    guard let keyWriters = writers[scope.key] else { return }
    if let boundary = scope.boundary { return remove(boundary, from: keyWriters) }
    keyWriters.count -= 1
    if keyWriters.first?.scope === scope { keyWriters.first = nil }
  }

  private func remove(_ boundary: PreferenceScope, from writers: Writers) {
    let id = ObjectIdentifier(boundary)
    guard let index = writers.presented.firstIndex(where: { $0.boundary == id }) else { return }
    writers.presented[index].count -= 1
    if writers.presented[index].count == 0 { writers.presented.remove(at: index) }
  }

  func addUnwritten(_ scope: PreferenceScope) { unwritten.append(WeakScope(scope: scope)) }

  /// Adds an observer that has a default as long as nothing writes below it (R290).
  func addUnwritten(_ scope: PreferenceScope, _ source: ImplicitDefaultSource) {
    unwritten.append(WeakScope(scope: scope, defaultSource: source, isCalled: true))
  }
  func addShadow(_ scope: PreferenceScope) { shadows.append(WeakScope(scope: scope)) }

  /// Adds a value that may lack rows; `report` returns nil while it does not.
  func addPartial<K: PreferenceKey>(_ key: K.Type, report: @escaping () -> Diagnostic?) {
    partialValues.append((ObjectIdentifier(key), report))
  }

  /// The reports of the values that an observer or a reader gets without some rows, each once.
  private func takePartial() -> [Diagnostic] {
    var found: [Diagnostic] = []
    partialValues.removeAll { value in
      guard requestedIDs.contains(value.key), let report = value.report() else { return false }
      found.append(report)
      return true
    }
    return found
  }

  package var isEmpty: Bool {
    unwritten.isEmpty && shadows.isEmpty && partialValues.isEmpty && presented.isEmpty
  }

  /// The most new reports per kind and frame. The rest is reported once these are fixed. Building a report takes time
  /// proportional to the view's depth.
  private static var longestReport: Int { 16 }

  /// The reports that have not been made before. Of a hundred equal rows only one is reported.
  package func take() -> [Diagnostic] {
    defer {
      unwritten = []
      shadows = []
      presented = []
    }
    return unreported(shadows) { $0.scope?.shadowReport }
      + unreported(presented) { $0.scope?.boundaryReport }
      + unreported(unwritten, unwrittenReport)
      + takePartial()
  }

  /// The first reports that have not been made before, at most `longestReport`.
  private func unreported(_ scopes: [WeakScope], _ report: (WeakScope) -> Diagnostic?)
    -> [Diagnostic]
  {
    var unreported: [Diagnostic] = []
    for scope in scopes where unreported.count < Self.longestReport {
      guard let diagnostic = report(scope) else { continue }
      if reported.insert(diagnostic).inserted { unreported.append(diagnostic) }
    }
    return unreported
  }

  private func unwrittenReport(_ unwritten: WeakScope) -> Diagnostic? {
    guard let observer = unwritten.scope else { return nil }
    if unwritten.isCalled, unwritten.defaultSource?.lacksWriter != true { return nil }
    let (key, path) = (observer.keyName, observer.viewPath)
    if observer.isFrameworks {
      return observer.hidesEnclosingWriter ? .writtenOutside(key, at: path) : nil
    }
    if let levels = observer.levelsToEnclosingWriter {
      return .writtenAbove(key, levels: levels, at: path)
    }
    return misplacedReport(observer) ?? (unwritten.isCalled ? nil : .noWriter(of: key, at: path))
  }

  /// A report if the key is written beside an observer: W-ORDER, or N-BOUNDARY where it is written in a presentation only, or
  /// inside the observer at a place that keeps its values.
  private func misplacedReport(_ observer: PreferenceScope) -> Diagnostic? {
    guard let writers = writers[observer.key] else { return nil }
    let (key, path) = (observer.keyName, observer.viewPath)
    let own = observer.boundary.map(ObjectIdentifier.init)
    if let beside = writers.presented.first(where: { $0.boundary == own }) {
      return .writtenBeside(key, writer: beside.first?.viewPath, at: path)
    }
    if own == nil, let first = writers.first, first.scope.isEnclosed(by: observer) {
      return .keptInPlace(key, writer: first.viewPath, at: path)
    }
    if own == nil, writers.count > 0 {
      if let first = writers.first, isInBar(first.scope.scope, seenFrom: observer.scope) {
        return .writtenInBar(key, writer: first.viewPath, at: path)
      }
      return .writtenBeside(key, writer: writers.first?.viewPath, at: path)
    }
    let boundary = writers.presented.lazy.compactMap(\.scope).first { !observer.isInside($0) }
    if let boundary { return .writtenInPresentation(key, presenter: boundary.viewPath, at: path) }
    let outside = writers.first?.viewPath ?? writers.presented.first?.first?.viewPath
    return outside.map { .writtenBeside(key, writer: $0, at: path) }
  }
}

/// Whether a writer is in an item of a bar, and an observer is not.
private func isInBar(_ writer: ViewScope?, seenFrom observer: ViewScope?) -> Bool {
  writer?.bar.map { !(observer?.isInside($0) ?? false) } ?? false
}
