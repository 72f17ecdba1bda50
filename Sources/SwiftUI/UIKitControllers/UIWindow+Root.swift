public import Waggle

extension UIWindow {
  /// What the window shows; nil for nothing. Another controller begins with states of its own (C633).
  ///
  /// That of a program that begins with an `App` is nil: what it shows is the `App`'s.
  public var rootViewController: UIViewController? {
    get { root?.controller as? UIViewController }
    set { root = newValue.map { WindowRoot($0, content: $0.content) } }
  }
}

extension UIView {
  /// The window that shows the view; nil while it is not shown (C643).
  public var window: UIWindow? {
    var root = self
    while let view = root.superview { root = view }
    return root.isInWindow
      ? UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last : nil
  }
}
