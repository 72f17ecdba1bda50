import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Anchors under effects, in several hosts' shapes, kept and dropped.
@MainActor
@Suite struct AnchorShapeTests {
  private var box: some View { Color.red.frame(width: 100, height: 50) }

  /// What a reader of the root's size makes of the anchors below it.
  private func resolved<V: View>(@ViewBuilder _ view: @escaping () -> V) -> [String] {
    let log = Log()
    let host = host {
      ZStack(alignment: .topLeading) {
        Color.clear
        view()
      }
      .overlayPreferenceValue(Rects.self) { anchors in
        GeometryReader { proxy in
          let _ = anchors.forEach { log.add(text(proxy[$0])) }
          Color.clear
        }
      }
    }
    host.frame()
    return log.take()
  }

  private func anchored(_ view: some View) -> some View {
    view.anchorPreference(key: Rects.self, value: .bounds) { [$0] }
  }

  @Test func `Each source of a point means its place (R111)`() {
    let log = Log()
    let sources: [(String, Anchor<CGPoint>.Source)] = [
      ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
      ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
      ("point", .point(CGPoint(x: 3, y: 4))), ("unit", .unitPoint(UnitPoint(x: 0.25, y: 2))),
    ]
    for (name, source) in sources {
      let host = host {
        box.anchorPreference(key: Points.self, value: source) { [$0] }
          .padding(.leading, 10)
          .overlayPreferenceValue(Points.self) { points in
            GeometryReader { proxy in
              let _ = log.add(name + text(proxy[points[0]]))
              Color.clear
            }
          }
      }
      host.frame()
    }
    #expect(
      log.take() == [
        "topLeading(10,0)", "top(60,0)", "topTrailing(110,0)", "leading(10,25)", "center(60,25)",
        "trailing(110,25)", "bottomLeading(10,50)", "bottom(60,50)", "bottomTrailing(110,50)",
        "point(13,4)", "unit(35,100)",
      ])
    #expect(
      resolved {
        box.anchorPreference(
          key: Rects.self, value: .rect(CGRect(x: -5, y: 1, width: 300, height: 2))
        ) { [$0] }
      }
        == ["(-5,1,300,2)"])
  }

  @Test func `Arrays and optionals of sources, also of each other (R112)`() {
    enum Many: PreferenceKey {
      static var defaultValue: Anchor<[CGPoint]>? { nil }
      static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = value ?? nextValue()
      }
    }
    enum Maybe: PreferenceKey {
      static var defaultValue: [Anchor<CGRect?>] { [] }
      static func reduce(value: inout [Anchor<CGRect?>], nextValue: () -> [Anchor<CGRect?>]) {
        value += nextValue()
      }
    }
    enum Mixed: PreferenceKey {
      static var defaultValue: [Anchor<[CGRect?]>] { [] }
      static func reduce(value: inout [Anchor<[CGRect?]>], nextValue: () -> [Anchor<[CGRect?]>]) {
        value += nextValue()
      }
    }
    let none: Anchor<CGRect>.Source? = nil
    let log = Log()
    let host = host {
      box.anchorPreference(key: Many.self, value: .init([.topLeading, .bottomTrailing])) { $0 }
        .anchorPreference(key: Maybe.self, value: .init(Anchor<CGRect>.Source.bounds)) { [$0] }
        .transformAnchorPreference(key: Maybe.self, value: .init(none)) { $0.append($1) }
        .anchorPreference(
          key: Mixed.self, value: .init([.init(Anchor<CGRect>.Source.bounds), .init(none)])
        ) { [$0] }
        .offset(x: 10)
        .overlayPreferenceValue(Many.self) { many in
          GeometryReader { proxy in
            let _ = log.add(many.map { proxy[$0].map(text).joined() } ?? "none")
            Color.clear
          }
        }
        .overlayPreferenceValue(Maybe.self) { maybe in
          GeometryReader { proxy in
            let _ = maybe.forEach { log.add(proxy[$0].map(text) ?? "nil") }
            Color.clear
          }
        }
        .overlayPreferenceValue(Mixed.self) { mixed in
          GeometryReader { proxy in
            let _ = mixed.forEach { log.add(proxy[$0].map { $0.map(text) ?? "nil" }.joined()) }
            Color.clear
          }
        }
    }
    host.frame()
    #expect(log.take() == ["(10,0)(110,50)", "(10,0,100,50)", "nil", "(10,0,100,50)nil"])
  }

  @Test func `Anchors compare, hash and cross isolation (R113, R117)`() {
    struct Target: Equatable, Hashable, Sendable {
      let name: String
      let bounds: Anchor<CGRect>
    }
    let found = value(Rects.self) {
      ZStack {
        anchored(box); anchored(box); anchored(box.padding(1))
      }
    }!
    #expect(found[0] == found[1])
    #expect(found[0] != found[2])
    #expect(Set(found).count == 2)
    #expect(Target(name: "a", bounds: found[0]) == Target(name: "a", bounds: found[1]))
    #expect(Set(found.map { Target(name: "", bounds: $0) }).count == 2)
  }

  @Test func `A reader that moves alone resolves elsewhere, the anchor stays (R115, R116)`() {
    let knob = Knob<CGFloat>(0)
    let heard = Log()
    let log = Log()
    let host = host {
      ZStack(alignment: .topLeading) {
        Color.clear
        anchored(box)
      }
      .onPreferenceChange(Rects.self) { _ in heard.add("moved") }
      .overlayPreferenceValue(Rects.self) { anchors in
        Turned(knob) { x in
          GeometryReader { proxy in
            let _ = log.add(text(proxy[anchors[0]]))
            Color.clear
          }.offset(x: x)
        }
      }
    }
    host.settle()
    host.frame { knob.value = 10 }
    #expect(log.take() == ["(0,0,100,50)", "(-10,0,100,50)"])
    #expect(heard.take() == ["moved"])
  }

  @Test
  func
    `An observer of anchors hears each move of the source: by layout, offset, position, scale (R118)`()
  {
    let top = Knob<CGFloat>(0)
    let offset = Knob<CGFloat>(0)
    let scale = Knob<CGFloat>(1)
    let log = Log()
    let host = host {
      VStack(spacing: 0) {
        Turned(top) { Color.clear.frame(height: $0) }
        Turned(offset) { x in Turned(scale) { s in anchored(box).offset(x: x).scaleEffect(s) } }
        Spacer(minLength: 0)
      }
      .onPreferenceChange(Rects.self) { _ in log.add("call") }
    }
    host.settle()
    _ = log.take()
    host.frame { top.value = 10 }
    host.frame { offset.value = 5 }
    host.frame { scale.value = 2 }
    host.frame { scale.value = 2 }
    #expect(log.take() == ["call", "call", "call"])
  }

  @Test func `A kept anchor is a snapshot (R119)`() {
    struct StorageKind: View {
      @State private var kept: Anchor<CGRect>?
      let y: CGFloat
      let log: Log
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          Color.red.frame(width: 10, height: 10).anchorPreference(key: Rects.self, value: .bounds) {
            [$0]
          }
          .onPreferenceChange(Rects.self) { if kept == nil { kept = $0.first } }
          .offset(y: y)
        }
        .overlay {
          GeometryReader { proxy in
            let _ = log.add(kept.map { text(proxy[$0]) } ?? "nil")
            Color.clear
          }
        }
      }
    }
    let knob = Knob<CGFloat>(0)
    let log = Log()
    let host = host { Turned(knob) { StorageKind(y: $0, log: log) } }
    host.settle()
    host.frame { knob.value = 30 }
    #expect(log.take().last == "(0,0,10,10)")
  }

  @Test func `A proxy whose view is gone gives zeros for every kind of anchor (R120, R132)`() {
    final class Box {
      var proxy: GeometryProxy?
      var rect: Anchor<CGRect>?
      var points: Anchor<[CGPoint]>?
      var none: Anchor<CGRect?>?
    }
    let kept = Box()
    let knob = Knob(true)
    let none: Anchor<CGRect>.Source? = nil
    let host = host {
      VStack {
        Color.red.frame(width: 10, height: 20)
          .anchorPreference(key: Rects.self, value: .bounds) {
            kept.rect = $0; return [$0]
          }
          .anchorPreference(key: Sum.self, value: .init([.center, .top])) {
            kept.points = $0; return 1
          }
          .anchorPreference(key: Width.self, value: .init(none)) {
            kept.none = $0; return 1
          }
        Turned(knob) { on in
          VStack {
            if on {
              GeometryReader { proxy in
                let _ = kept.proxy = proxy
                Color.clear
              }
            }
          }
        }
      }
    }
    host.settle()
    _ = host.preference(Rects.self)
    _ = host.preference(Sum.self)
    _ = host.preference(Width.self)
    #expect(kept.proxy![kept.rect!].size == CGSize(width: 10, height: 20))
    #expect(kept.proxy!.size != .zero)
    host.frame { knob.value = false }
    #expect(kept.proxy![kept.rect!] == .zero)
    #expect(kept.proxy![kept.points!] == [.zero, .zero])
    #expect(kept.proxy![kept.none!] == nil)
    #expect(kept.proxy!.size == .zero)
    #expect(kept.proxy!.safeAreaInsets == EdgeInsets())
    #expect(kept.proxy!.frame(in: .global) == .zero)
    #expect(kept.proxy!.bounds(of: .named("x")) == nil)
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
    #expect(resolved { anchored(box).offset(x: 20) } == ["(20,0,100,50)"])
    #expect(resolved { anchored(box.offset(x: 20)) } == ["(0,0,100,50)"])
    #expect(resolved { anchored(box).scaleEffect(2, anchor: .topLeading) } == ["(0,0,200,100)"])
    #expect(resolved { anchored(box.scaleEffect(2)) } == ["(0,0,100,50)"])
    #expect(
      resolved { anchored(box).scaleEffect(x: 0.5, y: 2).offset(x: 1, y: 2) } == ["(26,-23,50,100)"]
    )
    #expect(
      resolved { anchored(box).offset(x: 10).scaleEffect(2, anchor: .topLeading) } == [
        "(20,0,200,100)"
      ])
    #expect(resolved { anchored(box).padding(4).offset(x: 10).padding(1) } == ["(15,5,100,50)"])
    #expect(resolved { Group { anchored(box) }.offset(x: 3).modifier(Plain()) } == ["(3,0,100,50)"])
    #expect(resolved { AnyView(anchored(box)).id(1).offset(x: 3) } == ["(3,0,100,50)"])
  }

  @Test func `position fills what it is offered (R124)`() {
    #expect(resolved { anchored(box).position(x: 100, y: 100) } == ["(50,75,100,50)"])
    #expect(resolved { anchored(box.position(x: 100, y: 100)) } == ["(0,0,200,200)"])
  }

  @Test func `Bounds are the size in layout, whatever is drawn (R125)`() {
    #expect(
      resolved { anchored(box.overlay { Color.blue.frame(width: 300, height: 300) }) } == [
        "(0,0,100,50)"
      ])
    #expect(resolved { anchored(box.shadow(radius: 20)) } == ["(0,0,100,50)"])
    #expect(
      resolved { anchored(Color.red.frame(width: 300, height: 10).frame(width: 100, height: 50)) }
        == ["(0,0,100,50)"])
    #expect(
      resolved { anchored(box).frame(width: 10, height: 10).clipped() } == ["(-45,-20,100,50)"])
    #expect(resolved { anchored(box.hidden()) } == ["(0,0,100,50)"])
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

  @Test func `Anchors of rows follow inserts, removes and moves in the same frame (R104, R118)`() {
    let knob = Knob(["a", "b", "c"])
    let log = Log()
    let host = host {
      Turned(knob) { rows in
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { row in
            Color.red.frame(width: 10, height: 10).anchorPreference(key: Points.self, value: .top) {
              [$0]
            }
          }
        }
        .frame(width: 10, height: 100, alignment: .top)
        .overlayPreferenceValue(Points.self) { points in
          GeometryReader { proxy in
            let _ = log.add(points.map { text(proxy[$0].y) }.joined(separator: " "))
            Color.clear
          }
        }
      }
    }
    host.frame()
    host.frame { knob.value = ["x", "a", "b", "c"] }
    host.frame { knob.value = ["c", "a"] }
    host.frame { knob.value = [] }
    host.frame { knob.value = ["z"] }
    #expect(log.take() == ["0 10 20", "0 10 20 30", "0 10", "", "0"])
  }
}
