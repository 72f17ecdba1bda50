import Foundation
import TestSupport
import Testing
import WaggleTestKit

@Suite("Bound positions of scroll views")
@MainActor
struct ScrollPositionTests {
  private func rows(_ count: Int = 20, height: CGFloat = 20) -> some View {
    VStack(spacing: 0) { ForEach(0..<count) { box(40, height, "\($0)") } }.scrollTargetLayout()
  }

  @Test func `L114: the first id does not scroll, a new one does, and nil leaves the offset`() {
    let id = Knob<Int?>(7)
    let host = PlainHost(100, 50) {
      Bound(id) { id in ScrollView { rows() }.scrollPosition(id: id, anchor: .top) }
    }
    #expect(host.frame("0").minY == 0)
    host.settle { id.value = 9 }
    #expect(host.frame("9").minY == 0)
    host.settle { id.value = nil }
    #expect(host.frame("9").minY == 0)
  }

  @Test func `L114: scrolling sets the id to the target at the anchor`() {
    let id = Knob<Int?>(nil)
    let host = PlainHost(100, 50) {
      Bound(id) { id in ScrollView { rows() }.scrollPosition(id: id, anchor: .top) }
    }
    host.wheel(50, 25, by: 19)
    #expect(id.value == 0)
    host.wheel(50, 25, by: 1)
    #expect(id.value == 1)
    #expect(host.frame("1").minY == 0)
  }

  @Test
  func `L114: without an anchor the id is that of the most visible target, the first on ties`() {
    let id = Knob<Int?>(nil)
    let host = PlainHost(100, 50) {
      Bound(id) { id in ScrollView { rows() }.scrollPosition(id: id) }
    }
    host.wheel(50, 25, by: 5)
    #expect(id.value == 1)
    host.wheel(50, 25, by: 15)
    #expect(id.value == 1)
  }

  @Test func `L114: a reader's scrollTo leaves the id`() {
    let id = Knob<Int?>(3)
    let handle = ProxyHandle()
    let host = PlainHost(100, 50) {
      Bound(id) { id in
        Read(handle: handle) { ScrollView { rows() }.scrollPosition(id: id) }
      }
    }
    host.settle { handle.proxy.scrollTo(9) }
    #expect(host.frame("9").maxY == 50)
    #expect(id.value == 3)
  }

  @Test func `L161: a position scrolls to edges, points and ids, from its first value on`() {
    let position = Knob(ScrollPosition(edge: .bottom))
    let host = PlainHost(100, 50) {
      Bound(position) { position in ScrollView { rows() }.scrollPosition(position) }
    }
    #expect(host.frame("19").maxY == 50)
    host.settle { position.value.scrollTo(edge: .top) }
    #expect(host.frame("0").minY == 0)
    host.settle { position.value.scrollTo(y: 30) }
    #expect(host.frame("0").minY == -30)
    host.settle { position.value.scrollTo(id: 9, anchor: .bottom) }
    #expect(host.frame("9").maxY == 50)
    #expect(position.value.viewID(type: Int.self) == 9)
    #expect(position.value.edge == nil)
  }

  @Test func `L161: when the user scrolls, the position is the user's, with the target's id`() {
    let position = Knob(ScrollPosition(idType: Int.self, edge: .top))
    let host = PlainHost(100, 50) {
      Bound(position) { position in ScrollView { rows() }.scrollPosition(position, anchor: .top) }
    }
    host.wheel(50, 25, by: 45)
    #expect(position.value.isPositionedByUser)
    #expect(position.value.edge == nil)
    #expect(position.value.viewID(type: Int.self) == 2)
    host.settle { position.value.scrollTo(edge: .top) }
    #expect(host.frame("0").minY == 0)
    #expect(!position.value.isPositionedByUser)
  }

  @Test
  func `L115: an anchor decides the start, and content at the bottom stays there as it grows`() {
    let count = Knob(20)
    let host = PlainHost(100, 50) {
      Turned(count) { count in
        ScrollView {
          VStack(spacing: 0) { ForEach(Array(0..<count), id: \.self) { box(40, 20, "\($0)") } }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    #expect(host.frame("19").maxY == 50)
    host.settle { count.value = 30 }
    #expect(host.frame("29").maxY == 50)
    host.wheel(50, 25, by: -100)
    host.settle { count.value = 40 }
    #expect(host.frame("29").maxY == 150)
  }

  @Test func `L115: roles of the anchor are set one by one`() {
    let host = PlainHost(100, 50) {
      ScrollView([.horizontal, .vertical]) { box(40, 20, "a") }
        .defaultScrollAnchor(.center, for: .alignment)
    }
    #expect(host.frame("a") == CGRect(x: 30, y: 15, width: 40, height: 20))
    let start = PlainHost(100, 50) {
      ScrollView { box(40, 250, "a") }.defaultScrollAnchor(.center, for: .initialOffset)
    }
    #expect(start.frame("a").minY == -100)
  }

  @Test func `L115: an anchor for a role counts before one for all, wherever it is set`() {
    for isInside in [false, true] {
      let count = Knob(2)
      let host = PlainHost(100, 50) {
        Turned(count) { count in
          let scroll = ScrollView {
            VStack(spacing: 0) { ForEach(Array(0..<count), id: \.self) { box(40, 20, "\($0)") } }
          }
          if isInside {
            scroll.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom)
          } else {
            scroll.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)
          }
        }
      }
      #expect(host.frame("0").minY == 0)
      host.settle { count.value = 30 }
      #expect(host.frame("29").maxY == 50)
    }
    let plain = PlainHost(100, 50) {
      ScrollView { box(40, 250, "a") }
        .defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .initialOffset)
    }
    #expect(plain.frame("a").minY == 0)
  }

  @Test func `L061: frames relative to a scroll view are as long as it is inside its insets`() {
    let host = PlainHost(100, 50) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { greedy("\($0)").containerRelativeFrame(.horizontal) }
        }
      }
      .contentMargins(.horizontal, 10)
    }
    #expect(host.frame("1") == CGRect(x: 90, y: 0, width: 80, height: 50))
    let across = PlainHost(100, 50) {
      ScrollView { greedy("a").containerRelativeFrame(.horizontal, count: 2, spacing: 0) }
    }
    #expect(across.frame("a").width == 50)
  }

  @Test func `L219: a scroll view that is as long as its content counts for no frame in it`() {
    let host = PlainHost(100, 90) {
      ScrollView {
        VStack(spacing: 0) {
          greedy("a").containerRelativeFrame(.vertical, count: 2, spacing: 0)
          box(40, 30, "b")
        }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(host.frame("a").height == 45)
    #expect(host.frame("b").height == 30)
    #expect(host.diagnostics.isEmpty)
    let inner = PlainHost(100, 90) {
      ScrollView {
        ScrollView { greedy("a").containerRelativeFrame(.vertical) }
      }
      .contentMargins(.vertical, 20)
    }
    #expect(inner.frame("a").height == 50)
    #expect(inner.diagnostics.isEmpty)
  }
}

/// A view made from a binding to a state, which a knob sets.
struct Bound<Value, Content: View>: View {
  let knob: Knob<Value>
  @ViewBuilder let content: (Binding<Value>) -> Content

  init(_ knob: Knob<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    self.knob = knob
    self.content = content
  }

  var body: some View {
    Turned(knob) { _ in content(knob.projected) }
  }
}
