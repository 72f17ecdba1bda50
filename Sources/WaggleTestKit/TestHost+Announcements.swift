import Waggle

extension TestHost {
  /// What the program has announced to screen readers, oldest first: at most the last thousand (C360).
  ///
  /// ```swift
  /// let host = TestHost(size: CGSize(width: 200, height: 100)) {
  ///   Button("Send") { AccessibilityNotification.Announcement("Sent").post() }
  /// }
  /// try host.find(role: .button, label: "Send").tap()
  /// print(host.announcements)  // ["Sent"]
  /// ```
  public var announcements: [String] { host.runtime.announcements.waiting }
}
