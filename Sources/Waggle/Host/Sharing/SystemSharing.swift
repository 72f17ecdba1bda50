/// Gives content to other programs. A host puts one into the root's environment; where none has, such as in a picture,
/// nothing is shared.
package final class SystemSharing {
  private let share: (SharedContent) -> Void

  package init(_ share: @escaping (SharedContent) -> Void) { self.share = share }

  package func callAsFunction(_ content: SharedContent) { share(content) }
}

extension EnvironmentValues {
  private enum SystemSharingKey: EnvironmentKey {
    static var defaultValue: SystemSharing? { nil }
  }

  /// How the host shares content; nil where it cannot.
  package var systemSharing: SystemSharing? {
    get { self[SystemSharingKey.self] }
    set { self[SystemSharingKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Gives content to other programs; does nothing with none.
  package func share(_ content: SharedContent) {
    guard !content.items.isEmpty else { return }
    systemSharing?(content)
  }
}
