import Foundation
import Waggle
import WaggleControls

/// What a ``UINavigationController`` shows of a controller in its bar, as UIKit writes it (C646).
@MainActor @preconcurrency
public final class UINavigationItem {
  private let changed: @MainActor () -> Void

  init(_ changed: @escaping @MainActor () -> Void) { self.changed = changed }

  /// The title; nil for that of the controller.
  public var title: String? { didSet { changed() } }
  /// Whether there is no way back.
  public var hidesBackButton = false { didSet { changed() } }
  /// Whether the title is large.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the page before.
    case automatic
    /// Large, where the bar prefers it.
    case always
    /// In the bar.
    case never
  }
}

/// A stack of controllers as UIKit writes it, drawn as a `NavigationStack` (C646).
///
/// ```swift
/// struct Library: UIViewControllerRepresentable {
///   func makeUIViewController(context: Context) -> UINavigationController {
///     let shelf = UIHostingController(rootView: Text("Shelf"))
///     shelf.title = "Library"
///     return UINavigationController(rootViewController: shelf)
///   }
///   func updateUIViewController(_ controller: UINavigationController, context: Context) {}
/// }
/// ```
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  private let stack = Stack()

  /// A stack with a first controller.
  nonisolated public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    onMainActor { viewControllers = [rootViewController] }
  }

  /// The controllers, the first at the bottom.
  open var viewControllers: [UIViewController] {
    get { stack.controllers }
    set { set(newValue) }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(animated) { set(viewControllers) }
  }

  /// The controller that is shown.
  public var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is shown, or what it presents.
  public var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController?.presentedViewController ?? topViewController
  }

  /// Shows a controller over the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(animated) { set(viewControllers + [viewController]) }
  }

  /// Shows the controller below, if there is one. Returns the one that was shown.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let top = topViewController else { return nil }
    change(animated) { set(viewControllers.dropLast()) }
    return top
  }

  /// Shows the first controller. Returns those that were above it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1 else { return nil }
    let above = Array(viewControllers.dropFirst())
    change(animated) { set(viewControllers.prefix(1)) }
    return above
  }

  /// Shows one of the controllers. Returns those that were above it; nil where it is not among them.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    let above = Array(viewControllers[(index + 1)...])
    change(animated) { set(viewControllers[...index]) }
    return above
  }

  /// Whether there is no bar.
  open var isNavigationBarHidden: Bool {
    get { stack.hidesBar }
    set {
      stack.hidesBar = newValue
      contentChanged()
    }
  }

  /// Sets whether there is no bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    change(animated) { isNavigationBarHidden = hidden }
  }

  /// Sets a view that shows the controllers.
  open override func loadView() {
    stack.owner = self
    view = UIContentView { [stack] in AnyView(StackContent(stack: stack)) }
  }

  private func set(_ controllers: some Sequence<UIViewController>) {
    let controllers = Array(controllers)
    for child in children where !controllers.contains(child) { child.removeFromParent() }
    for controller in controllers where controller.parent !== self { addChild(controller) }
    stack.controllers = controllers
    contentChanged()
  }

  override func contentChanged() {
    stack.changes.send()
    super.contentChanged()
  }

  private func change(_ animated: Bool, _ change: () -> Void) {
    if animated { change() } else { withTransaction(\.disablesAnimations, true, change) }
  }

  /// The controllers of a stack, as what shows them sees them.
  @MainActor fileprivate final class Stack: Unwatched {
    let changes = UIViewChanges()
    weak var owner: UINavigationController?
    var controllers: [UIViewController] = []
    var hidesBar = false

    nonisolated init() {}

    /// The controllers above the first, as the pages of a `NavigationStack`.
    var path: Binding<[ObjectIdentifier]> {
      Binding {
        self.controllers.dropFirst().map(ObjectIdentifier.init)
      } set: { path in
        self.owner?.set(self.controllers.prefix(path.count + 1))
      }
    }

    func controller(_ id: ObjectIdentifier) -> UIViewController? {
      controllers.first { ObjectIdentifier($0) == id }
    }
  }
}

private struct StackContent: View {
  let stack: UINavigationController.Stack
  private let changes: FollowedChanges

  init(stack: UINavigationController.Stack) {
    (self.stack, changes) = (stack, FollowedChanges(stack.changes))
  }

  var body: some View {
    NavigationStack(path: stack.path) {
      Group {
        if let root = stack.controllers.first {
          StackPage(controller: root, hidesBar: stack.hidesBar)
        }
      }
      .navigationDestination(for: ObjectIdentifier.self) { id in
        if let controller = stack.controller(id) {
          StackPage(controller: controller, hidesBar: stack.hidesBar)
        }
      }
    }
  }
}

/// A controller as a page.
private struct StackPage: View {
  let controller: UIViewController
  let hidesBar: Bool
  private let changes: FollowedChanges

  init(controller: UIViewController, hidesBar: Bool) {
    (self.controller, self.hidesBar) = (controller, hidesBar)
    changes = FollowedChanges(controller.presentation.changes)
  }

  var body: some View {
    controller.content
      .modifier(StackTitle(title: controller.navigationItem.title ?? controller.title))
      .navigationBarTitleDisplayMode(mode)
      .navigationBarBackButtonHidden(controller.navigationItem.hidesBackButton)
      .toolbar(hidesBar ? .hidden : .automatic, for: .navigationBar)
  }

  private var mode: NavigationBarItem.TitleDisplayMode {
    switch controller.navigationItem.largeTitleDisplayMode {
    case .automatic, .never: .inline
    case .always: .large
    }
  }
}

/// A title, where a controller has one. Else its view may have one.
private struct StackTitle: ViewModifier {
  let title: String?

  func body(content: Content) -> some View {
    if let title { content.navigationTitle(Text(verbatim: title)) } else { content }
  }
}
