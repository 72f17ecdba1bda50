import Waggle

/// What listens to another tap on the item of the tab that is shown (C115).
///
/// Views that are shown are asked, the last one that appeared first, until one has done something; if none has, the
/// page scrolls to its top.
@MainActor final class TabReselection {
  fileprivate final class Listener {
    var action: @MainActor () -> Bool = { false }
  }

  private var listeners: [Listener] = []

  nonisolated init() {}

  /// Asks the listeners.
  ///
  /// - Returns: whether one has done something.
  func perform() -> Bool { listeners.reversed().contains { $0.action() } }

  fileprivate func add(_ listener: Listener) { listeners.append(listener) }

  fileprivate func remove(_ listener: Listener) { listeners.removeAll { $0 === listener } }
}

extension EnvironmentValues {
  private enum TabReselectionKey: EnvironmentKey {
    static var defaultValue: TabReselection? { nil }
  }

  /// What views in a tab listen to; nil outside of tabs.
  var tabReselection: TabReselection? {
    get { self[TabReselectionKey.self] }
    set { self[TabReselectionKey.self] = newValue }
  }
}

extension View {
  /// Calls `action` when the item of the tab that this view is in is tapped while the tab is shown (C115).
  ///
  /// - Parameter action: returns whether it has done something, as popping a stack. If it has not, the page scrolls to its
  ///   top.
  func onTabReselection(perform action: @escaping @MainActor () -> Bool) -> some View {
    modifier(TabReselectionModifier(action: action))
  }
}

private struct TabReselectionModifier: ViewModifier {
  let action: @MainActor () -> Bool
  @Environment(\.tabReselection) private var reselection
  @State private var listener = TabReselection.Listener()

  func body(content: Content) -> some View {
    content
      .onAppear { reselection?.add(listener) }
      .onDisappear { reselection?.remove(listener) }
      .afterBody { [listener, action] in listener.action = action }
  }
}
