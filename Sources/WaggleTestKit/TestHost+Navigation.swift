import Waggle

extension TestHost {
  /// The title of the page that is shown; nil if it has none.
  ///
  /// ```swift
  /// let host = TestHost(size: CGSize(width: 390, height: 600)) {
  ///   NavigationStack { Text("12 hives").navigationTitle("Hives") }
  /// }
  /// print(host.title ?? "none")  // Hives
  /// ```
  public var title: String? {
    (host.preference(WindowTitleKey.self) ?? nil)?.title?.string(in: host.rootEnvironment)
  }

  /// The number of pages above the root of the stack that is shown; 0 without a stack.
  public var path: Int { stack?.depth ?? 0 }

  /// Goes back by one page, as the back button does; one frame.
  ///
  /// - Returns: whether there was a page to go back from.
  @discardableResult public func back() -> Bool {
    guard let button = try? find(role: .button, label: "Back") else { return false }
    button.tap()
    return true
  }

  private var stack: (any PageStack)? { (host.preference(PageStackKey.self) ?? nil)?.stack }
}
