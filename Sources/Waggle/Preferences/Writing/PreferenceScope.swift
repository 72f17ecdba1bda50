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
    reports = inputs.runtime.store(PreferenceStore.self).reports
    outer = inputs.bag[PreferenceScopeKey.self]
    if role == .writer || role == .transform { register(key) } else { reports.addRequested(key) }
  }

  deinit {
    if role == .writer || role == .transform { reports.removeWriter(self) }
  }

  var keyName: String { keyTypeName(type) }
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

  /// Whether the key is one that SwiftUI's own views use.
  var isFrameworks: Bool { (type as? any PreferenceKey.Type)?._isFrameworkKey ?? false }

  /// Whether there is a writer around this observer, of which no other observer is notified.
  var hidesEnclosingWriter: Bool {
    var hasWriter = false
    var next = enclosing
    while let scope = next {
      if scope.role == .observer || scope.role == .reader { return false }
      hasWriter = true
      next = scope.enclosing
    }
    return hasWriter
  }

  var shadowReport: Diagnostic {
    .shadowed(keyName, writers: shadowed, at: viewPath)
  }
}

/// The innermost preference modifier around a view.
package enum PreferenceScopeKey: InputKey {
  package static var defaultValue: PreferenceScope? { nil }
}
