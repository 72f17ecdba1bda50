public import Foundation

extension View {
  /// Calls a closure with an address that is opened in the program.
  ///
  /// ```swift
  /// struct Hives: View {
  ///   @State private var path: [String] = []
  ///
  ///   var body: some View {
  ///     NavigationStack(path: $path) {
  ///       Text("Choose a hive")
  ///         .navigationDestination(for: String.self) { Text($0) }
  ///     }
  ///     .onOpenURL { url in
  ///       if let name = url.host() { path = [name] }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// All views that exist receive it, those on covered screens too. In a page the address is what follows `open=` in the page's
  /// own address; a test calls `host.open(_:)` (R268).
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(ReceivesURLs(action: action))
  }
}

/// The views of a window that receive what is opened in the program, and what its user does; a host puts one into the root's
/// environment.
@MainActor package final class URLReceivers: Watched {
  private var receivers: [WeakReceiver] = []
  /// What the user does, the newest last.
  package private(set) var activities: [NSUserActivity] = []

  private struct WeakReceiver {
    weak var receiver: URLReceiver?
  }

  package init() {}

  /// Calls all views, inside of a frame's event.
  ///
  /// - Returns: whether there was one.
  @discardableResult package func deliver(_ url: URL) -> Bool {
    let actions = actions.compactMap(\.opensURL)
    for action in actions { action(url) }
    return deliver(browsing: url) || !actions.isEmpty
  }

  /// An address of the web is an activity too.
  private func deliver(browsing url: URL) -> Bool {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else { return false }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return deliver(activity)
  }

  /// Calls all views that continue activities of its type, inside of a frame's event.
  ///
  /// - Returns: whether there was one.
  @discardableResult package func deliver(_ activity: NSUserActivity) -> Bool {
    let actions = actions.compactMap { $0.continues(activity.activityType) }
    for action in actions { action(activity) }
    return !actions.isEmpty
  }

  /// What the views that exist do, in the order in which they came.
  private var actions: [URLReceiver.Action] { receivers.compactMap { $0.receiver?.action } }

  func begin(_ activity: NSUserActivity) {
    end(activity)
    activities.append(activity)
  }

  func end(_ activity: NSUserActivity) { activities.removeAll { $0 === activity } }

  fileprivate func add(_ receiver: URLReceiver) {
    receivers.removeAll { $0.receiver == nil || $0.receiver === receiver }
    receivers.append(WeakReceiver(receiver: receiver))
  }
}

/// One view that receives addresses or activities, between its bodies; its window knows it while the view exists.
@MainActor private final class URLReceiver: Watched {
  /// What the view does.
  enum Action {
    case open((URL) -> Void)
    case `continue`(type: String, (NSUserActivity) -> Void)

    var opensURL: ((URL) -> Void)? {
      if case .open(let action) = self { action } else { nil }
    }

    func continues(_ type: String) -> ((NSUserActivity) -> Void)? {
      if case .continue(type, let action) = self { action } else { nil }
    }
  }

  private(set) var action: Action?
  private weak var receivers: URLReceivers?

  nonisolated init() {}

  /// Does what the last body says, for the window that the view is in.
  func follow(_ action: Action, in receivers: URLReceivers?) {
    self.action = action
    guard let receivers, self.receivers !== receivers else { return }
    receivers.add(self)
    self.receivers = receivers
  }
}

/// Receives opened addresses, or activities that the user continues.
nonisolated struct ReceivesURLs: ViewModifier {
  private let action: URLReceiver.Action
  @Environment(\.urlReceivers) private var receivers
  @State private var receiver = URLReceiver()

  init(action: @escaping (URL) -> Void) { self.action = .open(action) }

  init(type: String, action: @escaping (NSUserActivity) -> Void) {
    self.action = .continue(type: type, action)
  }

  @MainActor func body(content: Content) -> some View {
    content.afterBody { [receiver, action, receivers] in
      receiver.follow(action, in: receivers)
    }
  }
}

extension EnvironmentValues {
  private enum URLReceiversKey: EnvironmentKey {
    static var defaultValue: URLReceivers? { nil }
  }

  package var urlReceivers: URLReceivers? {
    get { self[URLReceiversKey.self] }
    set { self[URLReceiversKey.self] = newValue }
  }
}
