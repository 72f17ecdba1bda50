import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Anchors under effects, and proxies that resolve them (R120–R126).
@MainActor @Suite struct AnchorGeometryTests {
  private var card: some View { Color.red.frame(width: 100, height: 50) }

  /// A view that calls `keep` with an anchor of itself.
  private func keeping<Value>(
    _ source: Anchor<Value>.Source, _ keep: @escaping (Anchor<Value>) -> Void
  ) -> some View {
    leaf.anchorPreference(key: Names.self, value: source) {
      keep($0)
      return []
    }
  }

  @Test func `A proxy of a removed view gives zero, empty or nil, and does not trap (R120, R132)`()
  {
    let isThere = Knob(true)
    let box = ProxyBox()
    var rect: Anchor<CGRect>?
    var points: Anchor<[CGPoint]>?
    var none: Anchor<CGPoint?>?
    var some: Anchor<CGPoint?>?
    let host = host {
      ZStack {
        keeping(Anchor<CGRect>.Source.bounds) { rect = $0 }
        keeping(Anchor<[CGPoint]>.Source([.bottom, .trailing])) { points = $0 }
        keeping(Anchor<CGPoint?>.Source(nil as Anchor<CGPoint>.Source?)) { none = $0 }
        keeping(Anchor<CGPoint?>.Source(.bottom)) { some = $0 }
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

  @Test func `A rectangle that is converted through a common rotation grows, with a note (R121)`()
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
          key: AnchorList<[CGPoint]>.self, value: Anchor<[CGPoint]>.Source([.topLeading, .center])
        ) { [$0] }
        .overlayPreferenceValue(AnchorList<[CGPoint]>.self) { anchors in
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

  @Test func `An effect outside the anchor moves it, one inside moves only pixels (R123)`() {
    @MainActor func anchored<V: View>(_ view: V) -> some View {
      view.anchorPreference(key: Rects.self, value: .bounds) { [$0] }
    }
    #expect(bounds { anchored(leaf.box(40, 20)).offset(x: 20, y: 5) } == "(100,95,40,20)")
    #expect(bounds { anchored(leaf.box(40, 20).offset(x: 20, y: 5)) } == "(80,90,40,20)")
    #expect(bounds { anchored(leaf.box(40, 20)).scaleEffect(2) } == "(60,80,80,40)")
    #expect(bounds { anchored(leaf.box(40, 20).scaleEffect(2)) } == "(80,90,40,20)")
  }

  @Test func `Outside of position an anchor is the proposed size, inside it the content (R124)`() {
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

  @Test func `A proxy outlives its host (R120)`() {
    final class Box { var proxy: GeometryProxy?; var anchor: Anchor<CGRect>? }
    let kept = Box()
    do {
      let host = host {
        GeometryReader { proxy in
          let _ = kept.proxy = proxy
          Color.clear.anchorPreference(key: Rects.self, value: .bounds) {
            kept.anchor = $0; return []
          }
        }
      }
      _ = host.preference(Rects.self)
    }
    #expect(kept.proxy![kept.anchor!] == .zero)
    #expect(kept.proxy!.size == .zero)
  }

  @Test func `A rectangle grows under a common rotation, points do not (R121, R122)`() {
    let rects = Log()
    let host = host {
      Color.red.frame(width: 100, height: 40)
        .anchorPreference(key: Rects.self, value: .bounds) { [$0] }
        .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
        .transformAnchorPreference(key: Points.self, value: .center) { $0.append($1) }
        .overlayPreferenceValue(Rects.self) { anchors in
          GeometryReader { proxy in
            let _ = rects.add(proxy[anchors[0]].width > 100.5 ? "grew" : "same")
            Color.clear
          }
        }
        .overlayPreferenceValue(Points.self) { points in
          GeometryReader { proxy in
            let _ = points.forEach { rects.add(text(proxy[$0])) }
            Color.clear
          }
        }
        .rotationEffect(.degrees(10))
    }
    host.frame()
    #expect(rects.take() == ["grew", "(0,0)", "(50,20)"])
    #expect(host.reports("N-ROTATED").count == 1)
  }

  @Test func `Effects outside the anchor move it, effects inside do not (R123)`() {
    #expect(resolved { anchored(card).offset(x: 20) } == ["(20,0,100,50)"])
    #expect(resolved { anchored(card.offset(x: 20)) } == ["(0,0,100,50)"])
    #expect(resolved { anchored(card).scaleEffect(2, anchor: .topLeading) } == ["(0,0,200,100)"])
    #expect(resolved { anchored(card.scaleEffect(2)) } == ["(0,0,100,50)"])
    #expect(
      resolved { anchored(card).scaleEffect(x: 0.5, y: 2).offset(x: 1, y: 2) } == [
        "(26,-23,50,100)"
      ]
    )
    #expect(
      resolved { anchored(card).offset(x: 10).scaleEffect(2, anchor: .topLeading) } == [
        "(20,0,200,100)"
      ])
    #expect(resolved { anchored(card).padding(4).offset(x: 10).padding(1) } == ["(15,5,100,50)"])
    #expect(
      resolved { Group { anchored(card) }.offset(x: 3).modifier(Plain()) } == ["(3,0,100,50)"])
    #expect(resolved { AnyView(anchored(card)).id(1).offset(x: 3) } == ["(3,0,100,50)"])
  }

  @Test func `position fills the proposal (R124)`() {
    #expect(resolved { anchored(card).position(x: 100, y: 100) } == ["(50,75,100,50)"])
    #expect(resolved { anchored(card.position(x: 100, y: 100)) } == ["(0,0,200,200)"])
  }

  @Test func `Bounds are the size in layout, in each kind of clipping and drawing (R125)`() {
    #expect(
      resolved { anchored(card.overlay { Color.blue.frame(width: 300, height: 300) }) } == [
        "(0,0,100,50)"
      ])
    #expect(resolved { anchored(card.shadow(radius: 20)) } == ["(0,0,100,50)"])
    #expect(
      resolved { anchored(Color.red.frame(width: 300, height: 10).frame(width: 100, height: 50)) }
        == ["(0,0,100,50)"])
    #expect(
      resolved { anchored(card).frame(width: 10, height: 10).clipped() } == ["(-45,-20,100,50)"])
    #expect(resolved { anchored(card.hidden()) } == ["(0,0,100,50)"])
  }

  @Test func `A sibling, a cousin and a view below the source resolve an anchor (R126)`() {
    struct Scene: View {
      @State private var anchor: Anchor<CGRect>?
      let log: Log
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10)
            .background {
              GeometryReader { proxy in
                let _ = anchor.map { log.add("below" + text(proxy[$0])) }
                Color.clear
              }
            }
            .anchorPreference(key: Rects.self, value: .bounds) { [$0] }
            .onPreferenceChange(Rects.self) { anchor = $0.first }
          HStack(spacing: 0) {
            Color.clear.frame(width: 40)
            GeometryReader { proxy in
              let _ = anchor.map { log.add("cousin" + text(proxy[$0])) }
              Color.clear
            }
          }
        }
      }
    }
    let log = Log()
    let host = host { Scene(log: log) }
    host.settle()
    #expect(Set(log.take()) == ["below(0,0,20,10)", "cousin(50,-10,20,10)"])
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
}
