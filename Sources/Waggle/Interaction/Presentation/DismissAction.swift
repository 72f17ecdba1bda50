/// Ends the presentation that a view is in. Read it from `\.dismiss`, and call it as a function (C153, R246).
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated(unsafe) private let presentation: Presentation?

  nonisolated init(_ presentation: Presentation?) { self.presentation = presentation }

  /// Ends the nearest presentation around the view; does nothing in a view that was not presented.
  public func callAsFunction() { presentation?.dismiss() }
}

extension EnvironmentValues {
  /// Ends the presentation that the view is in, such as a sheet; does nothing in a window's own content (C153, R246).
  ///
  /// ```swift
  /// struct Details: View {
  ///   @Environment(\.dismiss) private var dismiss
  ///
  ///   var body: some View { Button("Done") { dismiss() } }
  /// }
  /// ```
  public var dismiss: DismissAction { DismissAction(presentation) }
}
