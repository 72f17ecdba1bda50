public import Foundation

/// Opens an address: call it as a function with a URL. What it does is up to the nearest `\.openURL` that an ancestor has
/// set, or the system (C153).
///
/// ```swift
/// struct Help: View {
///   @Environment(\.openURL) private var openURL
///
///   var body: some View {
///     Button("Help") { openURL(URL(string: "https://example.com/help")!) }
///   }
/// }
///
/// Help().environment(\.openURL, OpenURLAction { url in
///   url.scheme == "https" ? .systemAction : .discarded
/// })
/// ```
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  nonisolated(unsafe) private let handler: ((URL) -> OpenURLAction.Result)?
  /// What the system does; set where the action is read from the environment.
  nonisolated(unsafe) fileprivate var system: SystemLinks?

  /// An action that calls `handler` with the address.
  @preconcurrency
  public nonisolated init(handler: @escaping @MainActor (URL) -> OpenURLAction.Result) {
    // Isolated closures have the same representation as others; it is called on the main actor only.
    self.handler = unsafeBitCast(handler, to: ((URL) -> OpenURLAction.Result).self)
  }

  fileprivate nonisolated init() { handler = nil }

  /// Opens the address.
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens the address, and reports whether it was opened or handled.
  ///
  /// - Parameter url: the address.
  /// - Parameter completion: called before the function returns, with false for an address that was discarded, or that
  /// the system cannot open.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  /// Opens the address, on the main actor.
  @discardableResult nonisolated func open(_ url: URL) -> Bool {
    switch handler.map({ $0(url) })?.kind ?? .system(nil) {
    case .handled: true
    case .discarded: false
    case .system(let other): system?.open(other ?? url) ?? false
    }
  }

  /// What a handler has done with an address, or wants done.
  public struct Result: Sendable {
    fileprivate enum Kind {
      case handled, discarded
      /// nil: the address that was given.
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// The handler has opened the address.
    public static let handled = Result(kind: .handled)
    /// The address is not opened.
    public static let discarded = Result(kind: .discarded)
    /// The system opens the address.
    public static let systemAction = Result(kind: .system(nil))
    /// The system opens another address in its place.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }
}

/// Opens addresses outside of the program: a host puts one into the root's environment. Where none has, such as in a
/// picture, addresses are not opened.
package final class SystemLinks {
  private let opener: (URL) -> Bool
  private let check: (URL) -> Bool

  /// - Parameter canOpen: whether it opens such an address.
  /// - Parameter open: returns false for an address that it does not open.
  package init(
    canOpen: @escaping (URL) -> Bool = { $0.scheme != nil }, _ open: @escaping (URL) -> Bool
  ) { (opener, check) = (open, canOpen) }

  func open(_ url: URL) -> Bool { opener(url) }

  func canOpen(_ url: URL) -> Bool { check(url) }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
  }
  private enum SystemLinksKey: EnvironmentKey {
    static var defaultValue: SystemLinks? { nil }
  }

  /// Opens an address: with the action that the nearest ancestor has set, otherwise with the system's, which in a browser
  /// opens a new tab for `http` and `https`, and the user's program for `mailto` and `tel` (C153).
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = systemLinks
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  package var systemLinks: SystemLinks? {
    get { self[SystemLinksKey.self] }
    set { self[SystemLinksKey.self] = newValue }
  }
}
