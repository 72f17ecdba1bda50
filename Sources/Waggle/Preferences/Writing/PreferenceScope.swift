/// A preference modifier as the views inside it see it: its key, and whether it writes, transforms, observes or reads.
/// Or the boundary of a presentation, which no value passes.
///
/// The chain of enclosing scopes lets reports be made without a search: whether a writer is shadowed, and whether an
/// observer is inside the writer that it should contain. The chain ends at the boundary of a presentation.
package final class PreferenceScope {
  package enum Role { case writer, transform, observer, reader, boundary }

  private let type: Any.Type
  let role: Role
  /// Whether the view writes an anchor.
  package var writesAnchor = false
  /// The number of inner writers that this writer shadows.
  private var shadowed: UInt32 = 0
  let outer: PreferenceScope?
  /// The boundary of the presentation that the view is in; nil in the window.
  let boundary: PreferenceScope?
  /// The innermost scope around the view that presents; nil for all but a boundary.
  private let presenter: PreferenceScope?
  package let scope: ViewScope?
  private let reports: PreferenceReports

  package init<K: PreferenceKey>(_ key: K.Type, _ role: Role, _ inputs: _ViewInputs) {
    type = key
    self.role = role
    scope = inputs.scope
    reports = inputs.runtime.store(PreferenceStore.self).reports
    outer = inputs.bag[PreferenceScopeKey.self]
    boundary = outer?.innermostBoundary
    presenter = nil
    if role == .writer || role == .transform { register(key) } else { reports.addRequested(key) }
  }

  /// The boundary of what a view with these inputs presents (R161).
  package init(boundaryIn inputs: _ViewInputs) {
    type = PreferenceScope.self
    role = .boundary
    scope = inputs.scope
    reports = inputs.runtime.store(PreferenceStore.self).reports
    outer = nil
    presenter = inputs.bag[PreferenceScopeKey.self]
    boundary = presenter?.innermostBoundary
  }

  deinit {
    if role == .writer || role == .transform { reports.removeWriter(self) }
  }

  var key: ObjectIdentifier { ObjectIdentifier(type) }
  var keyName: String { keyTypeName(type) }
  package var viewPath: String { scope?.path ?? "" }

  private var innermostBoundary: PreferenceScope? { role == .boundary ? self : boundary }

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
    .shadowed(keyName, writers: Int(shadowed), isAnchor: writesAnchor, at: viewPath)
  }
}

// MARK: Boundaries

extension PreferenceScope {
  /// Whether the view is inside that of another scope of the same presentation.
  func isEnclosed(by other: PreferenceScope) -> Bool {
    var next = outer
    while let current = next, current !== other { next = current.outer }
    return next != nil
  }

  /// Whether the view is in the presentation of a boundary, or in one that is presented from there.
  func isInside(_ other: PreferenceScope) -> Bool {
    var next = boundary
    while let current = next, current !== other { next = current.boundary }
    return next != nil
  }

  /// A report if this writer is in a presentation, and the nearest view that asks for the key is outside of it (R161).
  var boundaryReport: Diagnostic? {
    guard !isFrameworks, Self.nearest(enclosing, key) == nil else { return nil }
    var next = boundary
    while let current = next {
      if let around = Self.nearest(current.presenter, key) {
        return around.role == .writer
          ? nil
          : .writtenInPresentation(keyName, presenter: current.viewPath, at: around.viewPath)
      }
      next = current.boundary
    }
    return nil
  }

  /// The first of a scope and those around it that is for a key and does more than to transform.
  private static func nearest(_ scope: PreferenceScope?, _ key: ObjectIdentifier)
    -> PreferenceScope?
  {
    var next = scope
    while let current = next, current.key != key || current.role == .transform {
      next = current.outer
    }
    return next
  }
}

/// The innermost preference modifier around a view.
package enum PreferenceScopeKey: InputKey {
  package static var defaultValue: PreferenceScope? { nil }
}
