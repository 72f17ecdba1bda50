/// Opens a window of the program. Read it from `\.openWindow`, and call it as a function (C380).
///
/// ```swift
/// struct HiveRow: View {
///   let name: String
///   @Environment(\.openWindow) private var openWindow
///
///   var body: some View {
///     Button("Open \(name)") { openWindow(value: name) }
///   }
/// }
///
/// struct Apiary: App {
///   var body: some Scene {
///     WindowGroup { HiveRow(name: "Clover") }
///     WindowGroup(for: String.self) { $name in Text(name ?? "No hive") }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  nonisolated(unsafe) private let windows: ProgramWindows?

  nonisolated init(_ windows: ProgramWindows?) { self.windows = windows }

  /// Opens a window of the scene with this identifier: of a group a new one; one that is there once comes to the front. If there
  /// is none, that is reported (W-WINDOW).
  public func callAsFunction(id: String) { windows?.open(WindowRequest(id: id)) }

  /// Opens the window for this value, of the first group that is for values of its type. One that is open comes to the front.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    windows?.open(WindowRequest(value: AnyHashable(value), valueType: D.self))
  }

  /// Opens the window for this value, of the group with this identifier. One that is open comes to the front.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows?.open(WindowRequest(id: id, value: AnyHashable(value), valueType: D.self))
  }
}

/// Closes windows of the program. Read it from `\.dismissWindow`, and call it as a function (C381).
///
/// The first window of a page is the page, which a program does not close. On a desktop it can be closed.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  nonisolated(unsafe) private let windows: ProgramWindows?
  nonisolated(unsafe) private let window: OpenWindow?

  nonisolated init(_ windows: ProgramWindows?, _ window: OpenWindow?) {
    (self.windows, self.window) = (windows, window)
  }

  /// Closes the window that the view is in.
  public func callAsFunction() {
    if let window { windows?.close(window) } else { windows?.closeFirst() }
  }

  /// Closes the windows of the scene with this identifier.
  public func callAsFunction(id: String) { windows?.close(WindowRequest(id: id)) }

  /// Closes the window for this value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    windows?.close(WindowRequest(value: AnyHashable(value), valueType: D.self))
  }

  /// Closes the window for this value, of the group with this identifier.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows?.close(WindowRequest(id: id, value: AnyHashable(value), valueType: D.self))
  }
}

/// Opens the program's settings. Read it from `\.openSettings`, and call it as a function (C382).
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
  nonisolated(unsafe) private let windows: ProgramWindows?

  nonisolated init(_ windows: ProgramWindows?) { self.windows = windows }

  /// Opens the window of the program's `Settings`, or brings it to the front. A program without any reports that (W-WINDOW).
  public func callAsFunction() { windows?.open(WindowRequest(isSettings: true)) }
}

extension EnvironmentValues {
  private enum OpenedWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindow? { nil }
  }

  /// The window that the view is in; nil in the program's first one.
  package var openedWindow: OpenWindow? {
    get { self[OpenedWindowKey.self] }
    set { self[OpenedWindowKey.self] = newValue }
  }

  /// The windows of the program.
  package var programWindows: ProgramWindows? { windowTraits.windows }

  /// Opens a window of the program (C380).
  public var openWindow: OpenWindowAction { OpenWindowAction(programWindows) }

  /// Closes windows of the program (C381).
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(programWindows, openedWindow)
  }

  /// Opens the program's settings (C382).
  public var openSettings: OpenSettingsAction { OpenSettingsAction(programWindows) }

  /// Whether the program has scenes whose windows can be opened beside the first one (C380).
  public var supportsMultipleWindows: Bool { programWindows?.opensSeveral ?? false }
}
