import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What the representables of the tests did.
@MainActor private final class Calls { var log: [String] = [] }

private struct Caption: UIViewRepresentable {
  let text: String
  let calls: Calls
  var isRigid = false

  final class Coordinator {}

  func makeCoordinator() -> Coordinator {
    calls.log.append("coordinator")
    return Coordinator()
  }

  func makeUIView(context: Context) -> UILabel {
    calls.log.append("make")
    let label = UILabel()
    if isRigid {
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentHuggingPriority(.required, for: .vertical)
    }
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    calls.log.append("update \(text) \(context.environment.colorScheme)")
    label.text = text
  }

  static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
    dismantled.append(label.text ?? "")
  }

  @MainActor static var dismantled: [String] = []
}

/// Shows a view of UIKit as it is.
struct Shown<V: UIView>: UIViewRepresentable {
  let view: V
  func makeUIView(context: Context) -> V { view }
  func updateUIView(_ view: V, context: Context) {}
}

private struct Sized: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: 30, height: 12)
  }
}

/// Views of UIKit that views of SwiftUI show.
@MainActor @Suite("Views of UIKit") struct RepresentableTests {
  @Test
  func `C720: a view is made once, updated with what changes, and dismantled when it is removed`() {
    struct Page: View {
      let text: String
      let calls: Calls
      var body: some View { VStack { if text != "" { Caption(text: text, calls: calls) } } }
    }
    let (calls, knob) = (Calls(), Knob("a"))
    Caption.dismantled = []
    let host = TestHost { Turned(knob) { Page(text: $0, calls: calls) } }
    host.settle()
    #expect(calls.log == ["coordinator", "make", "update a light"])
    #expect(host.text == ["a"])
    calls.log = []
    host.frame { knob.value = "b" }
    #expect(calls.log == ["update b light"])
    #expect(host.text == ["b"])
    host.setEnvironment(\.colorScheme, .dark)
    host.settle()
    #expect(calls.log.last == "update b dark")
    #expect(Caption.dismantled == [])
    host.frame { knob.value = "" }
    host.settle()
    #expect(Caption.dismantled == ["b"])
    #expect(host.text == [])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C720: a view that changes outside of an update is drawn in the next frame`() {
    let label = UILabel()
    label.text = "before"
    let host = TestHost { Shown(view: label) }
    host.settle()
    #expect(host.text == ["before"])
    host.frame { label.text = "after" }
    #expect(host.text == ["after"])
    let inner = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    inner.text = "inner"
    host.frame { label.addSubview(inner) }
    #expect(host.text == ["inner", "after"])
    host.frame { inner.removeFromSuperview() }
    #expect(host.text == ["after"])
    host.frame { label.isHidden = true }
    #expect(host.elements.isEmpty)
    #expect(host.diagnostics.isEmpty)
  }

  @Test
  func `C722: a view takes the size that is offered, and one that hugs its content takes that`() {
    func size(_ view: some View) -> CGSize {
      let host = TestHost(size: CGSize(width: 200, height: 100)) {
        view.accessibilityElement().accessibilityLabel("it")
      }
      host.settle()
      return host.elements.first?.frame.size ?? .zero
    }
    let calls = Calls()
    #expect(size(Shown(view: UIView())) == CGSize(width: 200, height: 100))
    #expect(size(Caption(text: "a", calls: calls)) == CGSize(width: 200, height: 100))
    let text = size(Text(verbatim: "a"))
    #expect(size(Caption(text: "a", calls: calls, isRigid: true)) == text)
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    #expect(size(Shown(view: spinner)) == CGSize(width: 37, height: 37))
    #expect(size(Sized()) == CGSize(width: 30, height: 12))
  }

  @Test func `C722: a label may be narrower than its text where it does not resist`() {
    func width(_ priority: UILayoutPriority) -> CGFloat {
      let label = UILabel()
      label.text = "A long text that does not fit"
      label.numberOfLines = 0
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentCompressionResistancePriority(priority, for: .horizontal)
      let host = TestHost(size: CGSize(width: 400, height: 300)) {
        Shown(view: label).frame(width: 100)
      }
      host.settle()
      return label.frame.width
    }
    #expect(width(.defaultLow) <= 100)
    #expect(width(.defaultHigh) > 100)
  }

  @Test func `C721: constraints with the view around, a sibling and a length say where a view is`()
  {
    let (root, bar, dot) = (UIView(), UIView(), UIView())
    for view in [bar, dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let height = bar.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      bar.topAnchor.constraint(equalTo: root.topAnchor, constant: 5), height,
      dot.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 4),
      dot.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
      dot.widthAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 0.5),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
    ])
    let host = TestHost(size: CGSize(width: 200, height: 150)) { Shown(view: root) }
    host.settle()
    #expect(bar.frame == CGRect(x: 10, y: 5, width: 160, height: 20))
    #expect(dot.frame == CGRect(x: 50, y: 29, width: 80, height: 80))
    host.frame { height.constant = 40 }
    #expect(dot.frame.minY == 49)
    host.frame { NSLayoutConstraint.deactivate([height]) }
    #expect(bar.frame.height == 0)
    host.size = CGSize(width: 300, height: 150)
    host.settle()
    #expect(bar.frame.width == 260)
  }

  @Test func `C721: the frame of a view follows the one around it as its mask says`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (all, end, fixed) = (UIView(frame: root.bounds), UIView(), UIView())
    all.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in [all, end, fixed] { root.addSubview(view) }
    end.frame = CGRect(x: 80, y: 80, width: 20, height: 20)
    end.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    fixed.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let host = TestHost(size: CGSize(width: 250, height: 150)) { Shown(view: root) }
    host.settle()
    #expect(all.frame == CGRect(x: 0, y: 0, width: 250, height: 150))
    #expect(end.frame == CGRect(x: 230, y: 130, width: 20, height: 20))
    #expect(fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    host.size = CGSize(width: 120, height: 90)
    host.settle()
    #expect(all.frame == CGRect(x: 0, y: 0, width: 120, height: 90))
    #expect(end.frame == CGRect(x: 100, y: 70, width: 20, height: 20))
  }

  @Test func `C723: a blur draws the material of its style, in the scheme of the style`() throws {
    func picture(_ view: some View) throws -> Data {
      let page = ZStack {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        view
      }
      return try ImageRenderer(content: page.frame(width: 80, height: 40)).pngData(scale: 1)
    }
    func blur(_ style: UIBlurEffect.Style) throws -> Data {
      try picture(Shown(view: UIVisualEffectView(effect: UIBlurEffect(style: style))))
    }
    #expect(try blur(.systemThinMaterial) == picture(Rectangle().fill(.thinMaterial)))
    #expect(
      try blur(.systemMaterialDark)
        == picture(Rectangle().fill(.regularMaterial).environment(\.colorScheme, .dark)))
    #expect(try blur(.systemThinMaterial) != blur(.systemThickMaterial))
  }

  @Test
  func `C720: a spinner is drawn while it turns, and dots change pages where they are touched`()
    throws
  {
    let spinner = UIActivityIndicatorView()
    let empty = TestHost(size: CGSize(width: 40, height: 40)) { Shown(view: spinner) }
    empty.settle()
    #expect(!spinner.isAnimating)
    let stopped = try empty.png()
    empty.frame { spinner.startAnimating() }
    #expect(try empty.png() != stopped)
    let dots = UIPageControl()
    dots.numberOfPages = 3
    let host = TestHost(size: CGSize(width: 100, height: 40)) { Shown(view: dots) }
    host.settle()
    host.tap(at: CGPoint(x: 70, y: 20))
    host.settle()
    #expect(dots.currentPage == 1)
    host.tap(at: CGPoint(x: 30, y: 20))
    host.settle()
    #expect(dots.currentPage == 0)
    dots.currentPage = 9
    #expect(dots.currentPage == 2)
  }

  @Test func `C720: hosts that are dropped with views of UIKit leave nothing behind`() {
    weak var view: UIView?
    do {
      let (root, label) = (UIView(), UILabel())
      root.addSubview(label)
      label.text = "x"
      view = root
      let host = TestHost { Shown(view: root) }
      host.settle()
      host.host.close()
      #expect(host.counts.nodesLive == 0)
    }
    #expect(view == nil)
  }

  @Test func `C726: what a closure changes of views is animated, and its end is reported`() {
    let (root, dot) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    dot.accessibilityLabel = "dot"
    root.addSubview(dot)
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: root) }
    host.settle()
    var hasEnded = false
    host.frame {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        dot.frame.origin.x = 80
        dot.alpha = 0.5
      } completion: {
        hasEnded = $0
      }
    }
    host.advance(by: 0.5)
    #expect(host.displayList.description.contains("opacity 0.75\n  rect (40 0 10 10)"))
    #expect(!hasEnded)
    host.advance(by: 0.6)
    #expect(hasEnded)
    #expect(dot.frame.origin.x == 80)
  }

  @Test func `C727: a controller says what size its view takes in a space, also in a body`() {
    struct Page: View {
      let text: String
      var body: some View {
        let controller = UIHostingController(rootView: Text(verbatim: text))
        let size = controller.sizeThatFits(
          in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return Color.red.frame(width: size.width, height: size.height)
          .accessibilityElement().accessibilityLabel("box")
      }
    }
    let knob = Knob("a")
    let host = TestHost { Turned(knob) { Page(text: $0) } }
    let text = TestHost { Text(verbatim: "a text that is longer") }
    text.settle()
    host.settle()
    host.frame { knob.value = "a text that is longer" }
    #expect(host.elements.first?.frame.size == text.elements.first?.frame.size)
    let color = UIHostingController(rootView: Color.red)
    #expect(
      color.sizeThatFits(in: CGSize(width: 30, height: 40)) == CGSize(width: 30, height: 40))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C725: the screen of AppKit is the window`() {
    struct Page: View {
      var body: some View { Text(verbatim: "\(NSScreen.main?.frame.width ?? 0)") }
    }
    let host = TestHost(size: CGSize(width: 320, height: 200)) { Page() }
    host.settle()
    #expect(host.text == ["320.0"])
    #expect(NSScreen.screens.count == 1)
  }
}
