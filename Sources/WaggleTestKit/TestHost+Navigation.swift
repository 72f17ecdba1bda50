public import Foundation
import Waggle

extension TestHost {
  /// What the window is called: the title of the page that is shown, or of content on no stack (C755); nil if it has none.
  ///
  /// ```swift
  /// let host = TestHost(size: CGSize(width: 390, height: 600)) {
  ///   NavigationStack { Text("12 hives").navigationTitle("Hives") }
  /// }
  /// print(host.title ?? "none")  // Hives
  /// ```
  public var title: String? {
    host.windowTitle
  }

  /// The number of pages above the root of the stack that is shown; 0 without a stack. Of a page with a stack of its own
  /// it counts the page, and `paths` says more (C424).
  public var path: Int { paths.first ?? 0 }

  /// The number of pages above the root of each stack that is shown: first the outermost, then that on its page, and so on.
  ///
  /// ```swift
  /// let host = TestHost(size: CGSize(width: 390, height: 600)) {
  ///   NavigationStack {
  ///     NavigationLink("Hives") {
  ///       NavigationStack { NavigationLink("Hive 3") { Text("12,000 bees") } }
  ///     }
  ///   }
  /// }
  /// try host.find(label: "Hives").tap()
  /// try host.find(label: "Hive 3").tap()
  /// print(host.path, host.paths)  // 1 [1, 1]
  /// ```
  public var paths: [Int] { host.screenStacks.map(\.depth) }

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

  /// The path of the innermost stack that is shown as the words of a page's address: the values that can be read again, up to the
  /// first that cannot.
  ///
  /// ```swift
  /// let host = TestHost(size: CGSize(width: 390, height: 600)) {
  ///   NavigationStack {
  ///     NavigationLink("Hive 3", value: 3).navigationDestination(for: Int.self) { Text("Hive \($0)") }
  ///   }
  /// }
  /// host.open(address: ["3"])
  /// print(host.address)  // ["3"]
  /// ```
  public var address: [String] { stack?.address ?? [] }

  /// Shows the pages of an address, as a page that is opened with it; several frames.
  ///
  /// - Parameter words: the values of the path. Those after the first that cannot be read are left out.
  public func open(address words: [String]) {
    host.openScreens(ScreenAddress.fitting(words), depth: 0, slides: false) { frame($0) }
  }

  /// Opens an address in the program: the closures of `onOpenURL(perform:)` are called; one frame.
  ///
  /// - Returns: whether there is one.
  @discardableResult public func open(_ url: URL) -> Bool {
    var isReceived = false
    frame { isReceived = receivers.deliver(url) }
    return isReceived
  }

  private var stack: (any ScreenStack)? { host.screenStack }
}
