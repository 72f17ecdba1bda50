package import Foundation

/// A running program, as its inspector sees it: the tree, what it reported, and where the pointer is.
///
/// The inspector observes; it changes nothing in the program but the highlight. Without an inspector this holds the last
/// diagnostics, and does nothing.
@MainActor package final class InspectedProgram {
  /// The most diagnostics that are kept; the first ones, which usually explain the others.
  private static let longestList = 200

  package private(set) weak var host: ViewHost?
  package private(set) var diagnostics: [Diagnostic] = []
  /// Where the pointer is in the program's window; nil outside of it.
  package var pointer: CGPoint? {
    didSet { if pointer != oldValue { changed() } }
  }
  /// The page that the program has asked its inspector to show; nil once it is shown.
  package var requestedPage: InspectorPage? {
    didSet { if requestedPage != nil { changed() } }
  }
  /// Marks a rectangle in the program's window; nil removes the mark.
  package var highlight: (CGRect?) -> Void = { _ in }
  /// Called after each frame of the program, and when it has ended.
  private var observers: [(owner: WeakOwner, call: () -> Void)] = []

  private struct WeakOwner {
    weak var object: AnyObject?
  }

  /// Collects the host's diagnostics from here on.
  package init(_ host: ViewHost) {
    self.host = host
    host.runtime.reports.listener = { [weak self] diagnostic in
      onMainActor { self?.add(diagnostic) }
    }
  }

  private func add(_ diagnostic: Diagnostic) {
    if diagnostics.count < Self.longestList { diagnostics.append(diagnostic) }
  }

  /// Calls `body` after each frame, as long as the owner exists.
  package func observe(_ owner: AnyObject, _ body: @escaping () -> Void) {
    observers.append((WeakOwner(object: owner), body))
  }

  /// Call after a frame.
  package func changed() {
    guard !observers.isEmpty else { return }
    observers.removeAll { $0.owner.object == nil }
    for observer in observers { observer.call() }
  }

  /// Call when the program has ended.
  package func end() {
    host = nil
    changed()
  }
}
