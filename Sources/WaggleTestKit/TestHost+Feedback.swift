public import Waggle

extension TestHost {
  /// The feedback that views have played, oldest first: at most the last thousand.
  ///
  /// ```swift
  /// let host = TestHost(size: CGSize(width: 200, height: 100)) {
  ///   Button("Save") { UINotificationFeedbackGenerator().notificationOccurred(.success) }
  /// }
  /// try host.find(role: .button, label: "Save").tap()
  /// print(host.playedFeedback == [.success])  // true
  /// ```
  public var playedFeedback: [SensoryFeedback] { host.runtime.feedback.played }
}
