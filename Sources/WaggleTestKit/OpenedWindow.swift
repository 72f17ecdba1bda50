import Waggle

/// A window that a view has asked for, by `\.openWindow` or `\.openSettings`.
///
/// ```swift
/// struct OpenHive: View {
///   @Environment(\.openWindow) private var openWindow
///
///   var body: some View { Button("Open") { openWindow(id: "hive", value: 7) } }
/// }
///
/// let host = TestHost(size: CGSize(width: 200, height: 100)) { OpenHive() }
/// try host.find(role: .button, label: "Open").tap()
/// print(host.openedWindows == [OpenedWindow(id: "hive", value: 7)])  // true
/// ```
public struct OpenedWindow: Hashable {
  /// The identifier of the scene; nil where a value alone was named.
  public let id: String?
  /// What the window is for; nil for none.
  public let value: AnyHashable?
  /// Whether the window is that of the program's settings.
  public let isSettings: Bool

  /// A window, to compare one with.
  public init(id: String? = nil, value: AnyHashable? = nil, isSettings: Bool = false) {
    (self.id, self.value, self.isSettings) = (id, value, isSettings)
  }

  init(_ request: WindowRequest) {
    self.init(id: request.id, value: request.value, isSettings: request.isSettings)
  }
}
