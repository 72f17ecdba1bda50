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
  /// All views that exist receive it, those on covered pages too. In a page the address is what follows `open=` in the page's
  /// own address; a test calls `host.open(_:)` (R268).
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(ReceivesURLs(action: action))
  }
}

/// The views of a window that want to know of opened addresses; a host puts one into the root's environment.
@MainActor package final class URLReceivers {
  private var receivers: [WeakReceiver] = []
  private var activityReceivers: [WeakActivityReceiver] = []
  /// What the user does, the newest last.
  package private(set) var activities: [NSUserActivity] = []

  /// One view; it is known while it exists.
  final class Receiver {
    var action: (URL) -> Void = { _ in }
  }

  private struct WeakReceiver {
    weak var receiver: Receiver?
  }

  /// One view that continues activities of a type; it is known while it exists.
  final class ActivityReceiver {
    var type = ""
    var action: (NSUserActivity) -> Void = { _ in }
  }

  private struct WeakActivityReceiver {
    weak var receiver: ActivityReceiver?
  }

  package init() {}

  /// Calls all views, inside of a frame's event.
  ///
  /// - Returns: whether there was one.
  @discardableResult package func deliver(_ url: URL) -> Bool {
    let present = receivers.compactMap(\.receiver)
    for receiver in present { receiver.action(url) }
    return deliver(browsing: url) || !present.isEmpty
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
    let present = activityReceivers.compactMap(\.receiver)
      .filter { $0.type == activity.activityType }
    for receiver in present { receiver.action(activity) }
    return !present.isEmpty
  }

  func add(_ receiver: ActivityReceiver) {
    activityReceivers.removeAll { $0.receiver == nil || $0.receiver === receiver }
    activityReceivers.append(WeakActivityReceiver(receiver: receiver))
  }

  func begin(_ activity: NSUserActivity) {
    end(activity)
    activities.append(activity)
  }

  func end(_ activity: NSUserActivity) { activities.removeAll { $0 === activity } }

  func add(_ receiver: Receiver) {
    receivers.removeAll { $0.receiver == nil || $0.receiver === receiver }
    receivers.append(WeakReceiver(receiver: receiver))
  }
}

/// Receives opened addresses.
nonisolated private struct ReceivesURLs: ViewModifier {
  let action: (URL) -> Void
  @Environment(\.urlReceivers) private var receivers
  @State private var kept = Kept()

  /// What is kept between bodies.
  @MainActor private final class Kept {
    let receiver = URLReceivers.Receiver()
    weak var receivers: URLReceivers?

    nonisolated init() {}
  }

  init(action: @escaping (URL) -> Void) { self.action = action }

  @MainActor func body(content: Content) -> some View {
    kept.receiver.action = action
    if let receivers, kept.receivers !== receivers {
      receivers.add(kept.receiver)
      kept.receivers = receivers
    }
    return content
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
