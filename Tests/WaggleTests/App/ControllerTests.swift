import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// A controller that records what is called.
private final class Logged: UIViewController {
  var log: [String] = []

  override func loadView() {
    log.append("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad")
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "meadow"
    view.addSubview(label)
  }
  override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("viewDidDisappear") }
  override func viewDidLayoutSubviews() {
    log.append("layout \(Int(view.bounds.width))")
  }
}

/// Shows a controller as it is.
struct ShownController<Controller: UIViewController>: UIViewControllerRepresentable {
  let controller: Controller
  func makeUIViewController(context: Context) -> Controller { controller }
  func updateUIViewController(_ controller: Controller, context: Context) {}
}

private struct Greeting: UIViewControllerRepresentable {
  let name: String
  final class Coordinator { var updates = 0 }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> UIHostingController<Text> {
    UIHostingController(rootView: Text("made"))
  }
  func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {
    context.coordinator.updates += 1
    controller.rootView = Text(verbatim: "\(name) \(context.coordinator.updates)")
  }
  static func dismantleUIViewController(
    _ controller: UIHostingController<Text>, coordinator: Coordinator
  ) { ended.append(coordinator.updates) }

  @MainActor static var ended: [Int] = []
}

/// Controllers of UIKit that views of SwiftUI show.
@MainActor @Suite("Controllers of UIKit") struct ControllerTests {
  @Test
  func `C643: a controller makes its view once, and is notified when it is shown and removed`() {
    let (controller, knob) = (Logged(), Knob(true))
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Turned(knob) { if $0 { ShownController(controller: controller) } }
    }
    host.settle()
    #expect(host.text == ["meadow"])
    #expect(
      controller.log.filter { !$0.hasPrefix("layout") } == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear",
      ])
    #expect(controller.log.contains("layout 200"))
    #expect(controller.view.window != nil || UIApplication.shared.windows.isEmpty)
    controller.log = []
    host.frame { knob.value = false }
    host.settle()
    #expect(controller.log == ["viewWillDisappear", "viewDidDisappear"])
    #expect(controller.view.window == nil)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C643: a controller is updated with what changes, and dismantled when it is removed`()
  {
    let knob = Knob("a")
    Greeting.ended = []
    let host = TestHost { Turned(knob) { if $0 != "" { Greeting(name: $0) } } }
    host.settle()
    #expect(host.text == ["a 1"])
    host.frame { knob.value = "b" }
    host.settle()
    #expect(host.text == ["b 2"])
    host.frame { knob.value = "" }
    host.settle()
    #expect(Greeting.ended == [2])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C645: the view of a hosting controller is a view among others, in its middle`() throws
  {
    let root = UIViewController()
    let child = UIHostingController(rootView: Color.red.frame(width: 20, height: 10))
    root.addChild(child)
    child.view.frame = CGRect(x: 10, y: 30, width: 100, height: 50)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(child.parent === root && root.children == [child])
    let host = TestHost(size: CGSize(width: 200, height: 100)) { ShownController(controller: root) }
    host.settle()
    #expect(host.displayList.description.contains("(50 50 20 10)"), "\(host.displayList)")
    child.willMove(toParent: nil)
    host.frame {
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(root.children.isEmpty && child.parent == nil)
    #expect(!host.displayList.description.contains("(50 50 20 10)"))
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .fullScreen])
  func `C644: a controller presents another, until it is dismissed`(
    style: UIModalPresentationStyle
  ) {
    let root = UIHostingController(rootView: Text("below"))
    let other = UIHostingController(rootView: Text("above"))
    other.modalPresentationStyle = style
    var log: [String] = []
    let host = TestHost(size: CGSize(width: 300, height: 500)) { ShownController(controller: root) }
    host.settle()
    host.frame { root.present(other, animated: false) { log.append("shown") } }
    host.settle()
    #expect(host.text.contains("above"))
    #expect(log == ["shown"])
    #expect(root.presentedViewController === other && other.presentingViewController === root)
    host.frame { other.dismiss(animated: false) { log.append("gone") } }
    host.settle()
    host.advance(by: 1)
    #expect(host.text == ["below"])
    #expect(log == ["shown", "gone"])
    #expect(root.presentedViewController == nil)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C644: a view that dismisses itself ends the presentation of its controller`() throws {
    struct Sheet: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    let root = UIHostingController(rootView: Text("below"))
    let host = TestHost(size: CGSize(width: 300, height: 500)) { ShownController(controller: root) }
    host.settle()
    host.frame { root.present(UIHostingController(rootView: Sheet()), animated: true) }
    host.settle()
    try host.find(label: "Close").tap()
    host.settle()
    host.advance(by: 1)
    #expect(root.presentedViewController == nil)
    #expect(host.text == ["below"])
  }

  @Test func `C646: a stack shows its top controller with its title, and the way back`() throws {
    let first = UIHostingController(rootView: Text("shelf"))
    first.title = "Library"
    let second = UIHostingController(rootView: Text("page"))
    second.navigationItem.title = "Book"
    let stack = UINavigationController(rootViewController: first)
    let host = TestHost(size: CGSize(width: 300, height: 500)) {
      ShownController(controller: stack)
    }
    host.settle()
    #expect(host.text.contains("shelf") && host.text.contains("Library"))
    host.frame { first.navigationController?.pushViewController(second, animated: false) }
    host.settle()
    #expect(host.text.contains("page") && host.text.contains("Book"))
    #expect(stack.topViewController === second && second.parent === stack)
    #expect(host.back())
    host.settle()
    host.advance(by: 1)
    #expect(host.text.contains("shelf"))
    #expect(stack.viewControllers == [first] && second.parent == nil)
    host.frame { stack.setNavigationBarHidden(true, animated: false) }
    host.settle()
    #expect(!host.text.contains("Library"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C643: hosts that are dropped with controllers leave nothing behind`() {
    weak var controller: UIViewController?
    do {
      let logged = Logged()
      controller = logged
      let host = TestHost { ShownController(controller: logged) }
      host.settle()
      host.host.close()
      #expect(host.counts.nodesLive == 0)
    }
    #expect(controller == nil)
  }

  @Test func `C690: tabs show the selected controller, and their delegate may refuse another`()
    throws
  {
    final class Keeper: UITabBarControllerDelegate {
      var (log, mayMove) = ([String](), true)
      func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController)
        -> Bool
      { mayMove }
      func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
        log.append(controller.title ?? "")
      }
    }
    let pages = ["beds", "tools"].map { name in
      let page = UIHostingController(rootView: Text(name))
      page.title = name.capitalized
      return page
    }
    pages[0].tabBarItem.badgeValue = "3"
    let (tabs, keeper) = (UITabBarController(), Keeper())
    tabs.viewControllers = pages
    tabs.delegate = keeper
    let host = TestHost(size: CGSize(width: 300, height: 500)) { ShownController(controller: tabs) }
    host.settle()
    #expect(host.text.contains("beds") && !host.text.contains("tools"))
    #expect(pages[0].tabBarController === tabs)
    try host.find(label: "Tools").tap()
    host.settle()
    #expect(host.text.contains("tools") && tabs.selectedViewController === pages[1])
    #expect(keeper.log == ["Tools"])
    keeper.mayMove = false
    try host.find(label: "Beds").tap()
    host.settle()
    #expect(tabs.selectedIndex == 1 && host.text.contains("tools"))
    host.frame { tabs.selectedIndex = 0 }
    host.settle()
    #expect(host.text.contains("beds") && keeper.log == ["Tools"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test
  func `C644: a controller that presents in its update shows the other, without a diagnostic`() {
    struct Presenting: UIViewControllerRepresentable {
      let isPresenting: Bool
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        if isPresenting, controller.presentedViewController == nil {
          controller.present(UIHostingController(rootView: Text("above")), animated: true)
        } else if !isPresenting {
          controller.dismiss(animated: true)
        }
      }
    }
    let knob = Knob(false)
    let host = TestHost(size: CGSize(width: 300, height: 500)) {
      Turned(knob) { Presenting(isPresenting: $0) }
    }
    host.settle()
    host.frame { knob.value = true }
    host.settle()
    #expect(host.text == ["above"])
    host.frame { knob.value = false }
    host.settle()
    host.advance(by: 1)
    #expect(host.text == [])
    #expect(host.diagnostics.isEmpty)
  }
}
