import Waggle

/// Where a view is: the stack, and the screen that it is on.
nonisolated struct StackContext: Equatable {
  let stack: StackModel
  let screen: ScreenModel

  static func == (a: StackContext, b: StackContext) -> Bool {
    a.stack === b.stack && a.screen === b.screen
  }
}

extension EnvironmentValues {
  private enum StackContextKey: EnvironmentKey {
    static var defaultValue: StackContext? { nil }
  }

  /// The stack and the screen that a view is on; nil outside of stacks.
  var stackContext: StackContext? {
    get { self[StackContextKey.self] }
    set { self[StackContextKey.self] = newValue }
  }
}
