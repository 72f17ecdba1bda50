import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Keeps a proxy for later.
@MainActor
final class ProxyBox {
  var proxy: GeometryProxy?
}

@MainActor @Suite struct AnchorTests {
  /// What an anchor of a view of 100 by 50 at (50,75) resolves to in the view and in the root.
  private func resolve<T>(_ source: Anchor<T>.Source) -> (own: T, root: T) {
    var own: T?
    var root: T?
    host {
      ZStack {
        leaf.box(100, 50).anchorPreference(key: Boxed<T>.self, value: source) { [$0] }
          .overlayPreferenceValue(Boxed<T>.self) { anchors in
            GeometryReader { proxy in
              let _ = own = proxy[anchors[0]]
              leaf
            }
          }
      }
      .frame(width: 200, height: 200)
      .overlayPreferenceValue(Boxed<T>.self) { anchors in
        GeometryReader { proxy in
          let _ = root = proxy[anchors[0]]
          leaf
        }
      }
    }.frame()
    return (own!, root!)
  }

  private enum Boxed<T>: PreferenceKey {
    static var defaultValue: [Anchor<T>] { [] }
    static func reduce(value: inout [Anchor<T>], nextValue: () -> [Anchor<T>]) {
      value += nextValue()
    }
  }

  @Test func `Each source of a rectangle or a point is where it says (R111)`() {
    #expect(resolve(.bounds).own == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(resolve(.bounds).root == CGRect(x: 50, y: 75, width: 100, height: 50))
    let part = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(resolve(.rect(part)).own == part)
    #expect(resolve(.rect(part)).root == CGRect(x: 51, y: 77, width: 3, height: 4))
    #expect(resolve(.point(CGPoint(x: 7, y: 8))).own == CGPoint(x: 7, y: 8))
    #expect(resolve(.unitPoint(UnitPoint(x: 0.25, y: 0.5))).own == CGPoint(x: 25, y: 25))
    let corners: [(Anchor<CGPoint>.Source, CGFloat, CGFloat)] = [
      (.topLeading, 0, 0), (.top, 50, 0), (.topTrailing, 100, 0), (.leading, 0, 25),
      (.center, 50, 25), (.trailing, 100, 25), (.bottomLeading, 0, 50), (.bottom, 50, 50),
      (.bottomTrailing, 100, 50),
    ]
    for (source, x, y) in corners {
      let found = resolve(source)
      #expect(found.own == CGPoint(x: x, y: y))
      #expect(found.root == CGPoint(x: 50 + x, y: 75 + y))
    }
  }

  @Test func `Sources can be several at once, or none (R112)`() {
    let two = resolve(Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing]))
    #expect(two.root == [CGPoint(x: 50, y: 75), CGPoint(x: 150, y: 125)])
    #expect(resolve(Anchor<[CGRect]>.Source([.bounds])).own.count == 1)
    #expect(resolve(Anchor<CGPoint?>.Source(.center)).root == CGPoint(x: 100, y: 100))
    #expect(resolve(Anchor<CGRect?>.Source(nil as Anchor<CGRect>.Source?)).root == nil)
  }

  @Test
  func `A struct that holds an anchor is Equatable, Hashable and Sendable by itself (R113, R114)`()
  {
    struct Target: Equatable, Hashable, Sendable {
      let name: String
      let anchor: Anchor<CGRect>
    }
    func isSendable<T: Sendable>(_ type: T.Type) -> Bool { true }
    #expect(isSendable(Anchor<CGPoint>.Source.self))
    let anchors = value(Rects.self) { twoBoxes() }!
    let a = Target(name: "a", anchor: anchors[0])
    #expect(a == Target(name: "a", anchor: anchors[0]))
    #expect(a != Target(name: "a", anchor: anchors[1]))
    #expect(Set([a, a]).count == 1)
  }

  @Test func `An anchor prints its place in the root's space in a few figures (R115)`() {
    let rect = value(Rects.self) {
      leaf.box(100.0 / 3, 50).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
        .position(x: 40, y: 50)
    }
    #expect("\(rect?.first as Any)" == "Optional(Anchor(23.333 25 33.333 50))")
    let points = value(Boxed<[CGPoint]>.self) {
      leaf.box(40, 20).anchorPreference(
        key: Boxed<[CGPoint]>.self, value: .init([.topLeading, .center])
      ) { [$0] }
      .position(x: 40, y: 50)
    }
    #expect("\(points ?? [])" == "[Anchor(20 40, 40 50)]")
  }

  @ViewBuilder private func twoBoxes() -> some View {
    HStack(spacing: 0) {
      leaf.box(20, 20).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
      leaf.box(20, 20).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
    }
  }

  @Test
  func `When only the reader moves, the anchor stays and its place in the reader changes (R115)`() {
    let gap = Knob<CGFloat>(0)
    let heard = Tally()
    let log = Log()
    let host = host {
      ZStack(alignment: .topLeading) {
        leaf.box(20, 20).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
          .onPreferenceChange(Rects.self) { _ in heard.count += 1 }
        Color.clear
      }
      .overlayPreferenceValue(Rects.self) { anchors in
        Turned(gap) { gap in
          GeometryReader { proxy in
            let _ = log.add(text(proxy[anchors[0]]))
            leaf
          }
          .padding(.leading, gap)
        }
      }
    }
    host.settle()
    host.frame { gap.value = 30 }
    #expect(log.entries == ["(0,0,20,20)", "(-30,0,20,20)"])
    #expect(heard.count == 1)
  }

  @Test func `A proxy converts through the offset of its own reader (R116)`() {
    let log = Log()
    host {
      leaf.box(100, 100).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(Rects.self) { anchors in
          GeometryReader { proxy in
            let _ = log.add(text(proxy[anchors[0]]))
            leaf
          }
          .offset(x: 10, y: 0)
        }
    }.frame()
    #expect(log.entries.last == "(-10,0,100,100)")
  }

  @Test func `Anchors of two views in the same place are equal (R117)`() {
    let same = value(Rects.self) {
      ZStack {
        leaf.box(30, 20).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
        leaf.box(30, 20).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
      }
    }!
    #expect(same[0] == same[1])
    let apart = value(Rects.self) { twoBoxes() }!
    #expect(apart[0] != apart[1])
  }

  @Test func `An anchor changes when layout moves its view, and its observer hears (R118)`() {
    let height = Knob<CGFloat>(10)
    let tally = Tally()
    let host = host {
      VStack(spacing: 0) {
        Turned(height) { leaf.box(20, $0) }
        leaf.box(20, 20).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
          .onPreferenceChange(Rects.self) { _ in tally.count += 1 }
      }
    }
    host.settle()
    host.frame { height.value = 30 }
    #expect(tally.count == 2)
    host.frame()
    #expect(tally.count == 2)
  }

  @Test func `A stored anchor is a snapshot (R119)`() {
    let height = Knob<CGFloat>(10)
    let kept = Tally()
    var first: Anchor<CGPoint>?
    let box = ProxyBox()
    let host = host {
      VStack(spacing: 0) {
        Turned(height) { leaf.box(20, $0) }
        leaf.box(20, 20).anchorPreference(key: Points.self, value: .topLeading) { [$0] }
      }
      .onPreferenceChange(Points.self) {
        kept.count += 1
        if first == nil { first = $0[0] }
      }
      .frame(width: 200, height: 200, alignment: .top)
      .overlay(
        GeometryReader { proxy in
          let _ = box.proxy = proxy
          Color.clear
        })
    }
    host.settle()
    #expect(box.proxy![first!] == CGPoint(x: 90, y: 10))
    host.frame { height.value = 50 }
    #expect(kept.count == 2)
    #expect(box.proxy![first!] == CGPoint(x: 90, y: 10))
  }

  @Test func `A proxy whose view is gone gives zero, empty or nil, and does not stop (R120, R132)`()
  {
    let isThere = Knob(true)
    let box = ProxyBox()
    var rect: Anchor<CGRect>?
    var points: Anchor<[CGPoint]>?
    var none: Anchor<CGPoint?>?
    var some: Anchor<CGPoint?>?
    let host = host {
      ZStack {
        leaf.anchorPreference(key: Names.self, value: .bounds) {
          rect = $0
          return []
        }
        leaf.anchorPreference(
          key: Names.self, value: Anchor<[CGPoint]>.Source([.bottom, .trailing])
        ) {
          points = $0
          return []
        }
        leaf.anchorPreference(
          key: Names.self, value: Anchor<CGPoint?>.Source(nil as Anchor<CGPoint>.Source?)
        ) {
          none = $0
          return []
        }
        leaf.anchorPreference(key: Names.self, value: Anchor<CGPoint?>.Source(.bottom)) {
          some = $0
          return []
        }
        Turned(isThere) { isThere in
          if isThere {
            GeometryReader { proxy in
              let _ = box.proxy = proxy
              leaf
            }
            .coordinateSpace(name: "here")
          }
        }
      }
    }
    _ = host.preference(Names.self)
    let proxy = box.proxy!
    #expect(proxy[rect!] == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(proxy.size == CGSize(width: 200, height: 200))
    host.frame { isThere.value = false }
    #expect(proxy[rect!] == .zero)
    #expect(proxy[points!] == [.zero, .zero])
    #expect(proxy[none!] == nil)
    #expect(proxy[some!] == .some(.zero))
    #expect(proxy.size == .zero)
    #expect(proxy.safeAreaInsets == EdgeInsets())
    #expect(proxy.frame(in: .global) == .zero)
    #expect(proxy.bounds(of: .named("here")) == nil)
  }

  @Test func `A rectangle that is carried through a common rotation grows, with a note (R121)`()
    throws
  {
    var rect = CGRect.zero
    let host = host {
      leaf.box(100, 40).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(Rects.self) { anchors in
          GeometryReader { proxy in
            let _ = rect = proxy[anchors[0]]
            leaf
          }
        }
        .rotationEffect(.degrees(10))
    }
    host.frame()
    #expect(rect.width > 100 && rect.height > 40)
    let once = 100 * cos(10 * CGFloat.pi / 180) + 40 * sin(10 * CGFloat.pi / 180)
    #expect(rect.width > once)
    #expect(try #require(host.reports("N-ROTATED").first).message.contains("points"))
    #expect(host.reports("N-ROTATED").count == 1)
  }

  @Test func `Points survive a common rotation (R122)`() {
    var points: [CGPoint] = []
    let host = host {
      leaf.box(100, 40)
        .anchorPreference(
          key: Boxed<[CGPoint]>.self, value: Anchor<[CGPoint]>.Source([.topLeading, .center])
        ) { [$0] }
        .overlayPreferenceValue(Boxed<[CGPoint]>.self) { anchors in
          GeometryReader { proxy in
            let _ = points = proxy[anchors[0]]
            leaf
          }
        }
        .rotationEffect(.degrees(10))
    }
    host.frame()
    #expect(abs(points[0].x) < 1e-9 && abs(points[0].y) < 1e-9)
    #expect(abs(points[1].x - 50) < 1e-9 && abs(points[1].y - 20) < 1e-9)
    #expect(host.reports("N-ROTATED").isEmpty)
  }

  /// Where `.bounds` is in the root, for a view of 40 by 20 in the middle of 200 by 200.
  private func bounds<V: View>(@ViewBuilder _ content: @escaping () -> V) -> String {
    var found = ""
    host {
      content().frame(width: 200, height: 200).overlayPreferenceValue(Rects.self) { anchors in
        GeometryReader { proxy in
          let _ = found = text(proxy[anchors[0]])
          leaf
        }
      }
    }.frame()
    return found
  }

  @Test func `An effect outside the anchor moves it, one inside moves only pixels (R123)`() {
    @MainActor func anchored<V: View>(_ view: V) -> some View {
      view.anchorPreference(key: Rects.self, value: .bounds) { [$0] }
    }
    #expect(bounds { anchored(leaf.box(40, 20)).offset(x: 20, y: 5) } == "(100,95,40,20)")
    #expect(bounds { anchored(leaf.box(40, 20).offset(x: 20, y: 5)) } == "(80,90,40,20)")
    #expect(bounds { anchored(leaf.box(40, 20)).scaleEffect(2) } == "(60,80,80,40)")
    #expect(bounds { anchored(leaf.box(40, 20).scaleEffect(2)) } == "(80,90,40,20)")
  }

  @Test func `Outside of position an anchor is the room on offer, inside it the content (R124)`() {
    #expect(
      bounds {
        leaf.box(40, 20).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
          .position(x: 30, y: 30)
      } == "(10,20,40,20)")
    #expect(
      bounds {
        leaf.box(40, 20).position(x: 30, y: 30)
          .anchorPreference(key: Rects.self, value: .bounds) { [$0] }
      } == "(0,0,200,200)")
  }

  @Test func `Bounds are the size in layout, whatever is drawn (R125)`() {
    let found = bounds {
      leaf.box(40, 20).overlay { leaf.box(90, 90) }.shadow(radius: 10).clipped()
        .anchorPreference(key: Rects.self, value: .bounds) { [$0] }
    }
    #expect(found == "(80,90,40,20)")
  }

  @Test func `A proxy of any view of the tree resolves an anchor, not only an ancestor's (R126)`() {
    struct Cousins: View {
      let log: Log
      @State private var anchor: Anchor<CGPoint>?
      var body: some View {
        HStack(spacing: 0) {
          VStack {
            leaf.box(50, 20).anchorPreference(key: Points.self, value: .center) { [$0] }
          }
          VStack {
            GeometryReader { proxy in
              let _ = anchor.map { log.add(text(proxy[$0])) }
              leaf
            }
            .box(50, 20)
          }
        }
        .onPreferenceChange(Points.self) { anchor = $0.first }
      }
    }
    let log = Log()
    host { Cousins(log: log) }.frame()
    #expect(log.entries.last == "(-25,10)")
  }
}
