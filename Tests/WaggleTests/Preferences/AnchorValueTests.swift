import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Anchors as values: equality, snapshots, and when observers are called (R113–R119).
@MainActor @Suite struct AnchorValueTests {
  private var card: some View { Color.red.frame(width: 100, height: 50) }

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

  @Test func `An anchor prints its position in the root's space with few digits (R115)`() {
    let rect = value(Rects.self) {
      leaf.box(100.0 / 3, 50).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
        .position(x: 40, y: 50)
    }
    #expect("\(rect?.first as Any)" == "Optional(Anchor(23.333 25 33.333 50))")
    let points = value(AnchorList<[CGPoint]>.self) {
      leaf.box(40, 20).anchorPreference(
        key: AnchorList<[CGPoint]>.self, value: .init([.topLeading, .center])
      ) { [$0] }
      .position(x: 40, y: 50)
    }
    #expect("\(points ?? [])" == "[Anchor(20 40, 40 50)]")
  }

  @Test
  func
    `When only the reader moves, the anchor stays and its position in the reader changes (R115)`()
  {
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

  @Test func `A proxy converts through the offset of its reader (R116)`() {
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

  @Test func `Anchors of two views at the same position are equal (R117)`() {
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

  @Test func `An anchor changes when layout moves its view, and its observer is called (R118)`() {
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

  @Test func `Anchors compare, hash and cross isolation (R113, R117)`() {
    struct Target: Equatable, Hashable, Sendable {
      let name: String
      let bounds: Anchor<CGRect>
    }
    let found = value(Rects.self) {
      ZStack {
        anchored(card); anchored(card); anchored(card.padding(1))
      }
    }!
    #expect(found[0] == found[1])
    #expect(found[0] != found[2])
    #expect(Set(found).count == 2)
    #expect(Target(name: "a", bounds: found[0]) == Target(name: "a", bounds: found[1]))
    #expect(Set(found.map { Target(name: "", bounds: $0) }).count == 2)
  }

  @Test
  func
    `When only the reader moves, it resolves to another position, and the anchor stays (R115, R116)`()
  {
    let knob = Knob<CGFloat>(0)
    let heard = Log()
    let log = Log()
    let host = host {
      ZStack(alignment: .topLeading) {
        Color.clear
        anchored(card)
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
    `An observer of anchors is called for moves by layout, offset, position and scale (R118)`()
  {
    let top = Knob<CGFloat>(0)
    let offset = Knob<CGFloat>(0)
    let scale = Knob<CGFloat>(1)
    let log = Log()
    let host = host {
      VStack(spacing: 0) {
        Turned(top) { Color.clear.frame(height: $0) }
        Turned(offset) { x in Turned(scale) { s in anchored(card).offset(x: x).scaleEffect(s) } }
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

  @Test
  func `Anchors of rows follow insertions, removals and moves in the same frame (R104, R118)`() {
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

  @ViewBuilder private func twoBoxes() -> some View {
    HStack(spacing: 0) {
      leaf.box(20, 20).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
      leaf.box(20, 20).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
    }
  }
}
