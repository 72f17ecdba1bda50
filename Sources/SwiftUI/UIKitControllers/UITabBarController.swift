import Foundation
import Waggle
import WaggleControls

/// What the bar of tabs shows of a controller, as UIKit writes it (C690).
@MainActor @preconcurrency
public final class UITabBarItem {
  /// The words; nil for those of the controller.
  public var title: String? { didSet { changed() } }
  /// The image; nil for none.
  public var image: UIImage? { didSet { changed() } }
  /// The image of the selected tab; nil for `image`.
  public var selectedImage: UIImage? { didSet { changed() } }
  /// The words of the badge; nil for none.
  public var badgeValue: String? { didSet { changed() } }
  /// A number of the program's.
  public var tag: Int
  var changed: @MainActor () -> Void = {}

  /// An item with words and an image.
  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// An item with words and two images.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    (self.title, self.image, self.selectedImage, tag) = (title, image, selectedImage, 0)
  }
}

/// What a ``UITabBarController`` reports and asks, as UIKit writes it (C690). All functions may be left out.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a person may select a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A person has selected a tab, also where it was selected before.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// True: a person may.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Controllers in tabs as UIKit writes it, drawn as a `TabView` (C690).
///
/// ```swift
/// struct Garden: UIViewControllerRepresentable {
///   func makeUIViewController(context: Context) -> UITabBarController {
///     let (beds, tools) = (UIHostingController(rootView: Text("Beds")), UIViewController())
///     beds.tabBarItem = UITabBarItem(title: "Beds", image: UIImage(systemName: "leaf"), tag: 0)
///     tools.title = "Tools"
///     let tabs = UITabBarController()
///     tabs.viewControllers = [beds, tools]
///     return tabs
///   }
///   func updateUIViewController(_ controller: UITabBarController, context: Context) {}
/// }
/// ```
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  private let tabs = Tabs()

  /// The object that is notified and asked.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, each with a tab.
  open var viewControllers: [UIViewController]? {
    get { tabs.controllers }
    set {
      let controllers = newValue ?? []
      for child in children where !controllers.contains(child) { child.removeFromParent() }
      for controller in controllers where controller.parent !== self { addChild(controller) }
      tabs.controllers = controllers
      tabs.index = min(tabs.index, max(controllers.count - 1, 0))
      contentChanged()
    }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The index of the selected tab.
  open var selectedIndex: Int {
    get { tabs.index }
    set {
      guard newValue != tabs.index else { return }
      tabs.index = newValue
      contentChanged()
    }
  }

  /// The controller of the selected tab; nil for none.
  open var selectedViewController: UIViewController? {
    get { tabs.controllers.indices.contains(tabs.index) ? tabs.controllers[tabs.index] : nil }
    set {
      let index = newValue.flatMap { tabs.controllers.firstIndex(of: $0) }
      if let index { selectedIndex = index }
    }
  }

  /// Sets a view that shows the tabs.
  open override func loadView() {
    tabs.owner = self
    view = UIContentView { [tabs] in AnyView(TabsContent(tabs: tabs)) }
  }

  override func contentChanged() {
    tabs.changes.send()
    super.contentChanged()
  }

  fileprivate func select(_ index: Int) {
    guard tabs.controllers.indices.contains(index) else { return }
    let controller = tabs.controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// The controllers of tabs, as what shows them sees them.
  @MainActor fileprivate final class Tabs: Unwatched {
    let changes = UIViewChanges()
    var controllers: [UIViewController] = []
    var index = 0
    weak var owner: UITabBarController?

    nonisolated init() {}

    var selection: Binding<Int> {
      Binding {
        self.index
      } set: {
        self.owner?.select($0)
      }
    }
  }
}

extension UIViewController {
  /// The ``UITabBarController`` around the controller; nil where there is none.
  public var tabBarController: UITabBarController? { nearest() }
}

private struct TabsContent: View {
  let tabs: UITabBarController.Tabs
  private let changes: FollowedChanges

  init(tabs: UITabBarController.Tabs) {
    (self.tabs, changes) = (tabs, FollowedChanges(tabs.changes))
  }

  var body: some View {
    TabView(selection: tabs.selection) {
      ForEach(Array(tabs.controllers.enumerated()), id: \.element) { index, controller in
        TabContent(controller: controller, isSelected: index == tabs.index).tag(index)
      }
    }
  }
}

/// A controller in a tab.
private struct TabContent: View {
  let controller: UIViewController
  let isSelected: Bool
  private let changes: FollowedChanges

  init(controller: UIViewController, isSelected: Bool) {
    (self.controller, self.isSelected) = (controller, isSelected)
    changes = FollowedChanges(controller.presentation.changes)
  }

  var body: some View {
    let item = controller.tabBarItem
    controller.content
      .tabItem {
        if let image = (isSelected ? item?.selectedImage : nil) ?? item?.image {
          Image(uiImage: image)
        }
        Text(verbatim: item?.title ?? controller.title ?? "")
      }
      .badge(item?.badgeValue.map { Text(verbatim: $0) })
  }
}
