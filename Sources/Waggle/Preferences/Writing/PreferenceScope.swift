/// A preference modifier as the views inside it see it: its key, and whether it writes, transforms, observes or reads.
///
/// The chain of enclosing scopes lets reports be made without a search: whether a writer is shadowed, and whether an
/// observer is inside the writer that it should contain.
package final class PreferenceScope {
  package enum Role { case writer, transform, observer, reader }

  let key: ObjectIdentifier
  private let type: Any.Type
  let role: Role
  let outer: PreferenceScope?
  private let scope: ViewScope?
  /// The number of inner writers that this writer shadows.
  private var shadowed = 0
  private let reports: PreferenceReports

  package init<K: PreferenceKey>(_ key: K.Type, _ role: Role, _ inputs: _ViewInputs) {
    self.key = ObjectIdentifier(key)
    type = key
    self.role = role
    scope = inputs.scope
    reports = inputs.runtime.preferenceReports
    outer = inputs.bag[PreferenceScopeKey.self]
    if role == .writer || role == .transform { register(key) } else { reports.addAsked(key) }
  }

  deinit {
    if role == .writer || role == .transform { reports.removeWriter(self) }
  }

  var keyName: String { typeName(type) }
  package var viewPath: String { scope?.path ?? "" }

  /// The nearest enclosing scope for the same key.
  private var enclosing: PreferenceScope? {
    var next = outer
    while let scope = next, scope.key != key { next = scope.outer }
    return next
  }

  /// Registers a writer by key type and view path, without evaluating its value.
  private func register(_ type: any PreferenceKey.Type) {
    reports.addWriter(self, type)
    var around = enclosing
    while let scope = around, scope.role == .transform { around = scope.enclosing }
    guard let around, around.role == .writer else { return }
    around.shadowed += 1
    if around.shadowed == 1 { reports.addShadow(around) }
  }

  /// The number of scopes for this key up to the nearest enclosing writer, counting from 1; nil if there is none.
  var levelsToEnclosingWriter: Int? {
    var levels = 1
    var next = enclosing
    while let scope = next {
      if scope.role == .writer || scope.role == .transform { return levels }
      levels += 1
      next = scope.enclosing
    }
    return nil
  }

  var shadowReport: Diagnostic {
    let writers = shadowed == 1 ? "1 writer below is" : "\(shadowed) writers below are"
    return Diagnostic(
      id: "N-SHADOW",
      message:
        "\(writers) shadowed here: preference(key: \(keyName).self, …) replaces what its content wrote. "
        + "To add to it, use transformPreference(\(keyName).self).",
      path: viewPath)
  }
}

/// The innermost preference modifier around a view.
package enum PreferenceScopeKey: InputKey {
  package static var defaultValue: PreferenceScope? { nil }
}

/// The data about the whole tree that preference reports need. Evaluated after each settled frame.
package final class PreferenceReports {
  /// The existing writers of one key.
  private final class Writers {
    var count = 0
    /// The first of them and its view path; nil once that one is removed.
    var first: (scope: ObjectIdentifier, viewPath: String)?
  }

  /// Refers to a scope as long as its view exists.
  private struct WeakScope {
    weak var scope: PreferenceScope?
  }

  private var writers: [ObjectIdentifier: Writers] = [:]
  /// The keys that some view has written or transformed, in order of their first use.
  package private(set) var writtenKeys: [any PreferenceKey.Type] = []
  /// The keys that some view has observed or read, in order of their first use.
  package private(set) var askedKeys: [any PreferenceKey.Type] = []
  private var askedIDs: Set<ObjectIdentifier> = []
  private var unwritten: [WeakScope] = []
  private var shadows: [WeakScope] = []
  private var reported: Set<Diagnostic> = []

  package init() {}

  func addWriter(_ scope: PreferenceScope, _ key: any PreferenceKey.Type) {
    let keyWriters = writers[scope.key] ?? addKey(key)
    keyWriters.count += 1
    if keyWriters.first == nil { keyWriters.first = (ObjectIdentifier(scope), scope.viewPath) }
  }

  private func addKey(_ key: any PreferenceKey.Type) -> Writers {
    let keyWriters = Writers()
    writers[ObjectIdentifier(key)] = keyWriters
    writtenKeys.append(key)
    return keyWriters
  }

  func addAsked(_ key: any PreferenceKey.Type) {
    if askedIDs.insert(ObjectIdentifier(key)).inserted { askedKeys.append(key) }
  }

  /// Whether any view writes or transforms the key, or did so before.
  package func hasWriter<K: PreferenceKey>(of key: K.Type) -> Bool {
    writers[ObjectIdentifier(key)] != nil
  }

  func removeWriter(_ scope: PreferenceScope) {
    guard let keyWriters = writers[scope.key] else { return }
    keyWriters.count -= 1
    if keyWriters.first?.scope == ObjectIdentifier(scope) { keyWriters.first = nil }
  }

  func addUnwritten(_ scope: PreferenceScope) { unwritten.append(WeakScope(scope: scope)) }
  func addShadow(_ scope: PreferenceScope) { shadows.append(WeakScope(scope: scope)) }

  package var isEmpty: Bool { unwritten.isEmpty && shadows.isEmpty }

  /// The most new reports per kind and frame. The rest is reported once these are fixed. Building a report takes time
  /// proportional to the view's depth.
  private static var longestReport: Int { 16 }

  /// The reports that have not been made before. Of a hundred equal rows only one is reported.
  package func take() -> [Diagnostic] {
    defer {
      unwritten = []
      shadows = []
    }
    return unreported(shadows, \.shadowReport) + unreported(unwritten, unwrittenReport)
  }

  /// The first reports that have not been made before, at most `longestReport`.
  private func unreported(_ scopes: [WeakScope], _ report: (PreferenceScope) -> Diagnostic)
    -> [Diagnostic]
  {
    var unreported: [Diagnostic] = []
    for scope in scopes.lazy.compactMap(\.scope) where unreported.count < Self.longestReport {
      let diagnostic = report(scope)
      if reported.insert(diagnostic).inserted { unreported.append(diagnostic) }
    }
    return unreported
  }

  private func unwrittenReport(_ observer: PreferenceScope) -> Diagnostic {
    let key = observer.keyName
    if let levels = observer.levelsToEnclosingWriter {
      return Diagnostic(
        id: "W-ORDER",
        message:
          "\(key) is written \(levels) level\(levels == 1 ? "" : "s") above this observer, which sees only its own "
          + "content. Put onPreferenceChange(\(key).self) outside of the writer.",
        path: observer.viewPath)
    }
    if let writers = writers[observer.key], writers.count > 0 {
      let location = writers.first.map { ", in \($0.viewPath), which is" } ?? ", where it is"
      return Diagnostic(
        id: "W-ORDER",
        message:
          "\(key) is written next to this observer\(location) not its content. Put "
          + "onPreferenceChange(\(key).self) on a view that contains the writer.",
        path: observer.viewPath)
    }
    return Diagnostic(
      id: "W-NOWRITER",
      message:
        "No view writes \(key), so this onPreferenceChange is never called, not even with the default. "
        + "Write it with preference(key: \(key).self, value:) inside the observed view.",
      path: observer.viewPath)
  }
}

extension Runtime {
  package var preferenceReports: PreferenceReports {
    if let reports { return unsafeDowncast(reports, to: PreferenceReports.self) }
    let newReports = PreferenceReports()
    reports = newReports
    return newReports
  }
}
