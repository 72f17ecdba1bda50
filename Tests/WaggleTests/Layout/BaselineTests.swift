import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit
import Waggle

/// A text drawn somewhere: where its first and its last line stand, in the window.
private struct Stand: Equatable {
  var first: CGFloat
  var last: CGFloat
}

/// Baselines of real texts and symbols, as they are drawn.
@Suite("L042: modifiers and containers keep the baselines of a text")
@MainActor
struct BaselineTests {
  /// Where the texts stand, by what they say; symbols are "*", and stand half of `capital` below their middle.
  private func stands<V: View>(
    capital: CGFloat = 0, @ViewBuilder _ content: @escaping () -> V
  ) -> [String: Stand] {
    let host = TestHost(size: CGSize(width: 400, height: 300), content: content)
    host.settle()
    return stands(host, capital: capital)
  }

  private func stands(_ host: TestHost, capital: CGFloat = 0) -> [String: Stand] {
    var found: [String: Stand] = [:]
    host.host.displayList.forEachItem { node, transform in
      switch node.content {
      case .text(let layout, let origin):
        let top = origin.applying(transform).y
        found[layout.text.string] = Stand(
          first: top + layout.firstBaseline, last: top + layout.lastBaseline)
      case .symbol(_, let frame, _):
        let line = frame.applying(transform).midY + capital / 2
        found["*"] = Stand(first: line, last: line)
      default: break
      }
    }
    return found
  }

  private func isLevel(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
    guard let a, let b else { return false }
    return abs(a - b) < 0.001
  }

  @Test func `padded texts of two sizes share one baseline (L042)`() {
    let found = stands {
      HStack(alignment: .firstTextBaseline) {
        Text("Big").font(.largeTitle).padding(4)
        Text("small").padding(4)
      }
    }
    #expect(isLevel(found["Big"]?.first, found["small"]?.first), "\(found)")
  }

  private struct Shell<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content }
  }

  private struct Framing: ViewModifier {
    func body(content: Content) -> some View { content.padding(3).background { Color.red } }
  }

  private enum Nothing: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  private typealias Wrapping = (AnyView) -> AnyView

  /// Everything that may stand around a view and leaves it where it is in its own frame.
  private static var wrappings: [(String, Wrapping)] {
    layoutWrappings + lookWrappings + structureWrappings
  }

  private static var layoutWrappings: [(String, Wrapping)] {
    [
      ("padding", { AnyView($0.padding(7)) }),
      ("padding(.top)", { AnyView($0.padding(.top, 9)) }),
      ("negative padding", { AnyView($0.padding(-3)) }),
      ("fixed frame", { AnyView($0.frame(width: 120, height: 90)) }),
      ("fixed frame, bottom", { AnyView($0.frame(height: 90, alignment: .bottom)) }),
      ("flexible frame", { AnyView($0.frame(minWidth: 10, minHeight: 110)) }),
      ("greedy frame", { AnyView($0.frame(maxHeight: .infinity, alignment: .top)) }),
      ("fixedSize", { AnyView($0.fixedSize()) }),
      ("aspectRatio", { AnyView($0.aspectRatio(2, contentMode: .fit)) }),
      ("position", { AnyView($0.position(x: 60, y: 70)) }),
      ("layoutPriority", { AnyView($0.layoutPriority(1)) }),
      ("alignmentGuide of another", { AnyView($0.alignmentGuide(.leading) { _ in 5 }) }),
      ("containerRelativeFrame", { AnyView($0.containerRelativeFrame(.vertical)) }),
      ("offset of 0", { AnyView($0.offset(x: 4, y: 0)) }),
      ("overlay", { AnyView($0.overlay { Text("o").font(.caption) }) }),
      ("background", { AnyView($0.background { Text("b").font(.caption) }) }),
      ("coordinateSpace", { AnyView($0.coordinateSpace(name: "s")) }),
      ("reader", { AnyView($0.overlayPreferenceValue(Nothing.self) { _ in Color.red }) }),
    ]
  }

  private static var lookWrappings: [(String, Wrapping)] {
    [
      ("border", { AnyView($0.border(.red)) }),
      ("background style", { AnyView($0.background(.red)) }),
      ("background shape", { AnyView($0.padding(2).background(.red, in: Capsule())) }),
      ("opacity", { AnyView($0.opacity(0.5)) }),
      ("clipped", { AnyView($0.clipped()) }),
      ("clipShape", { AnyView($0.clipShape(Circle())) }),
      ("cornerRadius", { AnyView($0.cornerRadius(3)) }),
      ("shadow", { AnyView($0.shadow(radius: 2)) }),
      ("blur", { AnyView($0.blur(radius: 1)) }),
      ("scale of 1", { AnyView($0.scaleEffect(1)) }),
      ("rotation by 0", { AnyView($0.rotationEffect(.zero)) }),
      ("geometryGroup", { AnyView($0.geometryGroup()) }),
      ("zIndex", { AnyView($0.zIndex(2)) }),
      ("transition", { AnyView($0.transition(.slide)) }),
      ("animation", { AnyView($0.animation(.default, value: 1)) }),
    ]
  }

  private static var structureWrappings: [(String, Wrapping)] {
    [
      ("VStack", { view in AnyView(VStack { view }) }),
      (
        "VStack of two",
        { view in
          AnyView(
            VStack {
              view; Color.red.frame(height: 9)
            })
        }
      ),
      (
        "HStack of two",
        { view in
          AnyView(
            HStack {
              Color.red.frame(height: 99); view
            })
        }
      ),
      (
        "ZStack of two",
        { view in
          AnyView(
            ZStack {
              Color.red.frame(height: 99); view
            })
        }
      ),
      ("Group", { view in AnyView(Group { view }.padding(4)) }),
      ("ForEach", { view in AnyView(ForEach([1], id: \.self) { _ in view }) }),
      ("if", { view in AnyView(Shell { if true { view } }) }),
      ("custom view", { view in AnyView(Shell { view }.padding(5)) }),
      ("custom modifier", { AnyView($0.modifier(Framing())) }),
      (
        "ViewThatFits",
        { view in
          AnyView(
            ViewThatFits {
              view.frame(width: 999); view
            })
        }
      ),
      ("plain Button", { view in AnyView(Button(action: {}) { view }.buttonStyle(.plain)) }),
      ("bordered Button", { view in AnyView(Button(action: {}) { view }.buttonStyle(.bordered)) }),
      ("id", { AnyView($0.id(1)) }),
      ("tag", { AnyView($0.tag(1)) }),
      ("tap", { AnyView($0.onTapGesture {}) }),
      ("label", { AnyView($0.accessibilityLabel("a")) }),
      ("disabled", { AnyView($0.disabled(true)) }),
      ("environment", { AnyView($0.environment(\.lineLimit, 3)) }),
      ("writer", { AnyView($0.preference(key: Nothing.self, value: 1)) }),
      ("observer", { AnyView($0.onPreferenceChange(Nothing.self) { _ in }) }),
      ("onAppear", { AnyView($0.onAppear {}) }),
    ]
  }

  @Test func `every modifier and container passes a text's baselines on (L042, L043)`() {
    for (name, wrap) in Self.wrappings {
      for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
        let found = stands {
          HStack(alignment: alignment) {
            wrap(AnyView(Text("long text in lines").font(.title).frame(width: 90)))
            Text("plain")
          }
        }
        let (text, plain) = (found["long text in lines"], found["plain"])
        let isLevel =
          alignment == .firstTextBaseline
          ? isLevel(text?.first, plain?.first) : isLevel(text?.last, plain?.last)
        #expect(isLevel, "\(name): \(found)")
      }
    }
  }

  @Test func `each pair of modifiers and containers passes baselines on too (L042)`() {
    for (outer, wrapOuter) in Self.wrappings where outer != "position" {
      for (inner, wrapInner) in Self.wrappings {
        let found = stands {
          HStack(alignment: .firstTextBaseline) {
            wrapOuter(wrapInner(AnyView(Text("deep").font(.title))))
            Text("plain")
          }
        }
        #expect(
          isLevel(found["deep"]?.first, found["plain"]?.first), "\(outer) around \(inner): \(found)"
        )
      }
    }
  }

  @Test func `a symbol in any modifier or container shares the baseline of a text (L042)`() {
    let capital = TextEnvironmentProbe.capital
    for (name, wrap) in Self.wrappings {
      let found = stands(capital: capital) {
        HStack(alignment: .firstTextBaseline) {
          wrap(AnyView(Image(systemName: "star")))
          Text("plain")
        }
      }
      #expect(isLevel(found["*"]?.first, found["plain"]?.first), "\(name): \(found)")
    }
  }

  @Test func `a layer is aligned on its view's baseline through modifiers around both (L048)`() {
    let found = stands {
      Text("under").font(.largeTitle).padding(20)
        .overlay(alignment: .leadingLastTextBaseline) { Text("over").padding(5) }
        .background(alignment: .centerFirstTextBaseline) { Text("behind").frame(height: 80) }
    }
    #expect(isLevel(found["over"]?.last, found["under"]?.last), "\(found)")
    #expect(isLevel(found["behind"]?.first, found["under"]?.first), "\(found)")
  }

  @Test func `a frame aligns a padded text by baselines (L055)`() {
    let found = stands {
      ZStack(alignment: .leadingFirstTextBaseline) {
        Text("a").font(.largeTitle).padding(9)
        Text("b").border(.red).frame(width: 90, height: 50, alignment: .centerFirstTextBaseline)
      }
    }
    #expect(isLevel(found["a"]?.first, found["b"]?.first), "\(found)")
  }

  // MARK: Changes

  /// A row of a text that changes and one that does not; the first stays of one size.
  private func expectLevel<V: View>(
    _ alignment: VerticalAlignment, at location: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: @escaping (Bool) -> V
  ) {
    let model = Dial()
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      HStack(alignment: alignment) {
        content(model.isOn)
        Text("plain")
      }
    }
    for flag in [false, true, false] {
      host.frame { model.isOn = flag }
      host.settle()
      let found = stands(host)
      let (other, plain) = (found.first { $0.key != "plain" }?.value, found["plain"])
      let isLevel =
        alignment == .firstTextBaseline
        ? isLevel(other?.first, plain?.first) : isLevel(other?.last, plain?.last)
      #expect(isLevel, "\(found)", sourceLocation: location)
    }
  }

  @Test func `a baseline that moves in a text of the same size moves the siblings (L155)`() {
    expectLevel(.lastTextBaseline) {
      Text($0 ? "a\nb" : "a").lineLimit(3, reservesSpace: true).padding(3)
    }
    expectLevel(.firstTextBaseline) {
      let (big, small) = (Text("b").font(.title), Text("b").font(.caption))
      ($0 ? big + Text("\n") + small : small + Text("\n") + big).padding(3)
    }
    expectLevel(.firstTextBaseline) { Text("up").baselineOffset($0 ? 4 : -4).padding(3) }
  }

  @Test func `a text that wraps in a frame of one size moves its last baseline (L042)`() {
    expectLevel(.lastTextBaseline) {
      Text($0 ? "words in more than a line" : "word").frame(width: 80, height: 90).border(.red)
    }
  }

  @Test func `a view that replaces a text has its own baseline (L042)`() {
    expectLevel(.firstTextBaseline) { flag in
      Group { if flag { Text("x").font(.largeTitle) } else { Text("x").font(.caption) } }
        .padding(5).frame(width: 90, height: 60)
    }
    expectLevel(.firstTextBaseline) { flag in
      ZStack {
        Color.red
        if flag { Text("x").font(.largeTitle) } else { Text("x").font(.caption).padding(20) }
      }
      .frame(width: 90, height: 60)
    }
  }

  // MARK: Work

  @Test func `L043: a container of views without guides does not measure them to find a guide`() {
    let tree = PlainHost {
      HStack(alignment: .firstTextBaseline) {
        VStack {
          Color.red.named("a")
          Color.green
        }
        box(9, 9)
      }
    }
    let layouts = tree.runtime.counts.layouts
    let size = CGSize(33, 44)
    let column = tree.node("a")?.parent
    let guide = column?.explicitGuide(
      VerticalAlignment.firstTextBaseline.key, in: size, ProposedViewSize(size))
    #expect(column != nil && guide == nil)
    #expect(tree.runtime.counts.layouts == layouts)
  }
}

/// Measures of the font that texts have by default.
@MainActor
private enum TextEnvironmentProbe {
  static var capital: CGFloat {
    let host = TestHost { Text("H") }
    host.settle()
    var found: CGFloat = 0
    host.host.displayList.forEachItem { node, _ in
      guard case .text(let layout, _) = node.content else { return }
      found = host.host.layout.measurer.metrics(of: layout.text.runs[0].font).capHeight
    }
    return found
  }
}
