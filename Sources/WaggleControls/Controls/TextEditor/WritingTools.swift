public import Waggle

/// How much the writing tools of a system change a text.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// As much as the system does.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// In the text itself.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Beside the text.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Nothing.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
  /// Sets how writing tools change the texts in this view. It has nothing to do here: there are no such tools.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
}
