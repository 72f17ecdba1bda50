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

  /// Goes back by one page, as the back button does; one frame. Of pages that slide over each other it is the button of
  /// the upper one.
  ///
  /// - Returns: whether there was a page to go back from, whose button can be reached.
  @discardableResult public func back() -> Bool {
    let buttons = elements.filter { $0.role == .button && $0.label == "Back" && $0.isReached }
    guard let button = buttons.last else { return false }
    button.tap()
    return true
  }

  private var stack: (any PageStack)? { (host.preference(PageStackKey.self) ?? nil)?.stack }
}
