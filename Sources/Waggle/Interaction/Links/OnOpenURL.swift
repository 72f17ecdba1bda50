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

  /// One view; it is known while it exists.
  final class Receiver {
    var action: (URL) -> Void = { _ in }
  }

  private struct WeakReceiver {
    weak var receiver: Receiver?
  }

  package init() {}

  /// Calls all views, inside of a frame's event.
  ///
  /// - Returns: whether there was one.
  @discardableResult package func deliver(_ url: URL) -> Bool {
    let present = receivers.compactMap(\.receiver)
    for receiver in present { receiver.action(url) }
    return !present.isEmpty
  }

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
