public import Foundation
public import Waggle

/// A controller as UIKit writes it: it makes a ``UIView``, and follows when that is shown and removed (C643).
///
/// A ``UIViewControllerRepresentable``, a `UIWindow` or another controller shows it.
///
/// ```swift
/// final class Greeter: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 24))
///     label.text = "Meadow"
///     view.addSubview(label)
///   }
/// }
/// ```
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  let presentation = UIPresentation()
  /// Whether its view is in the tree.
  private(set) var isShown = false
  /// Called once, when the view is shown.
  private var whenShown: [() -> Void] = []

  /// A controller whose view `loadView()` makes. There are no files of Interface Builder: the names are not read.
  nonisolated public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// A controller whose view `loadView()` makes.
  nonisolated public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// A controller of a storyboard, which are not read: the result is nil.
  public required init?(coder: NSCoder) { return nil }

  // MARK: View

  /// The view. Reading it first makes it, by `loadView()`, and calls `viewDidLoad()`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view; nil while it is not made.
  public var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view, if it is not made yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView() }
    viewDidLoad()
  }

  /// Sets `view`, which is first read. The controller's own sets an empty one.
  open func loadView() { view = UIView() }
  /// Called once, when the view is made. The controller's own does nothing.
  open func viewDidLoad() {}
  /// Called when the view comes into the tree, before it is drawn. The controller's own does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after `viewWillAppear`, when the view has its size. The controller's own does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after `viewIsAppearing`. The controller's own does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view leaves the tree. The controller's own does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after `viewWillDisappear`. The controller's own does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view's `layoutSubviews()`, where its size has changed. The controller's own does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`. The controller's own does nothing.
  open func viewDidLayoutSubviews() {}

  /// The name of what is shown. A ``UINavigationController`` shows it in its bar.
  open var title: String? { didSet { contentChanged() } }
  /// What a ``UINavigationController`` shows of the controller in its bar.
  public private(set) lazy var navigationItem = UINavigationItem { [weak self] in
    self?.contentChanged()
  }
  /// What a ``UITabBarController`` shows of the controller in its bar.
  open var tabBarItem: UITabBarItem! {
    get {
      let item = barItem ?? UITabBarItem(title: nil, image: nil, tag: 0)
      if barItem == nil { keep(item) }
      return item
    }
    set {
      keep(newValue)
      contentChanged()
    }
  }
  private var barItem: UITabBarItem?

  private func keep(_ item: UITabBarItem?) {
    barItem = item
    item?.changed = { [weak self] in self?.contentChanged() }
  }

  /// The size that the controller would have, in points. It is read by programs alone: sheets here have the size of the window.
  open var preferredContentSize = CGSize.zero
  /// The colour scheme of the controller's view and of what it presents; `unspecified` for that around it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { contentChanged() }
  }
  /// The traits of the window.
  open var traitCollection: UITraitCollection {
    UIApplication.shared.keyWindow?.traitCollection
      ?? UITraitCollection(userInterfaceStyle: .light)
  }

  /// The colour of the words in a phone's status bar. Windows and pages have no such bar, and nothing reads it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether a phone's status bar is hidden. Windows and pages have no such bar, and nothing reads it.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the line at a phone's lower edge is hidden. Windows and pages have no such line, and nothing reads it.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Has a phone's status bar drawn again. Windows and pages have no such bar: it does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The orientations of a phone that the controller allows. Windows have the size that a person gives them, and nothing reads it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  // MARK: Controllers

  /// The controllers that were added to this one.
  public private(set) var children: [UIViewController] = []
  /// The controller that this one was added to.
  public private(set) weak var parent: UIViewController?

  /// Adds a controller. Its view is added to this one's by `addSubview(_:)`.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of the one that it was added to. Its view is removed by `removeFromSuperview()`.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller is added, and by programs before they remove it. The controller's own does nothing.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called by programs after they have added the controller, and when it is removed. The controller's own does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// The ``UINavigationController`` around the controller; nil where there is none.
  public var navigationController: UINavigationController? { nearest() }

  /// The closest controller around this one that is of a class.
  func nearest<Controller>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  // MARK: Presentation

  /// How the controller covers the one that presents it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller is shown and dismissed. It is read by programs alone: sheets and covers move as those of SwiftUI.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a person cannot dismiss the controller.
  open var isModalInPresentation = false { didSet { contentChanged() } }
  /// The controller that this one presents.
  public var presentedViewController: UIViewController? { presentation.presented }
  /// The controller that presents this one, or one of those around it.
  public var presentingViewController: UIViewController? {
    presentation.presenter ?? parent?.presentingViewController
  }

  /// Shows a controller over this one: as a sheet, or over the whole window as its `modalPresentationStyle` says (C644).
  ///
  /// - Parameter viewControllerToPresent: stays until it is dismissed, by a person or by `dismiss(animated:completion:)`.
  /// - Parameter flag: whether it moves in.
  /// - Parameter completion: called when it is shown: at once, or as soon as this controller is shown.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if let completion { viewControllerToPresent.onceShown(completion) }
    presentation.present(viewControllerToPresent, from: self, animated: flag)
  }

  /// Dismisses the controller that this one presents, or else this one (C644).
  ///
  /// - Parameter flag: whether it moves out.
  /// - Parameter completion: called when it is gone.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentation.presented != nil {
      presentation.dismiss(animated: flag, completion)
    } else if let presenter = presentingViewController {
      presenter.presentation.dismiss(animated: flag, completion)
    } else {
      completion?()
    }
  }

  // MARK: For its kinds

  /// Has what shows the controller run again.
  func contentChanged() {
    presentation.changes.send()
    loadedView?.changed()
    parent?.contentChanged()
  }

  /// What a window, a sheet and a page show.
  var content: AnyView { AnyView(UIViewContent(view)) }

  func appears() {
    guard !isShown else { return }
    viewWillAppear(false)
    isShown = true
    viewIsAppearing(false)
    viewDidAppear(false)
    let actions = whenShown
    whenShown = []
    for action in actions { action() }
  }

  func disappears() {
    guard isShown else { return }
    viewWillDisappear(false)
    isShown = false
    viewDidDisappear(false)
  }

  private func onceShown(_ action: @escaping () -> Void) {
    if isShown { action() } else { whenShown.append(action) }
  }
}
