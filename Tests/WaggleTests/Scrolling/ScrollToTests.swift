import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// A reader that passes its proxy to a test.
struct Read<Content: View>: View {
  let handle: ProxyHandle
  @ViewBuilder var content: Content

  var body: some View {
    ScrollViewReader { proxy in
      let _ = handle.proxy = proxy
      content
    }
  }
}

@MainActor
final class ProxyHandle {
  var proxy: ScrollViewProxy!
}

@Suite("Scrolling to a view")
@MainActor
struct ScrollToTests {
  let handle = ProxyHandle()
  var proxy: ScrollViewProxy { handle.proxy }

  @Test func `L113: an anchor of the view meets the same anchor of the area inside the insets`() {
    let host = PlainHost(100, 100) {
      Read(handle: handle) {
        ScrollView {
          VStack(spacing: 0) {
            box(40, 300)
            box(40, 40, "target").id("target")
            box(40, 400)
          }
        }
        .contentMargins(.top, 12)
      }
    }
    host.settle { proxy.scrollTo("target", anchor: .center) }
    #expect(host.frame("target").minY == 36)
    host.settle { proxy.scrollTo("target", anchor: .top) }
    #expect(host.frame("target").minY == 12)
    host.settle { proxy.scrollTo("target", anchor: .bottom) }
    #expect(host.frame("target").maxY == 100)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `L113: without an anchor the least move shows the view, and none if it is shown`() {
    let host = PlainHost(100, 50) {
      Read(handle: handle) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { box(40, 10, "\($0)") } } }
      }
    }
    host.settle { proxy.scrollTo(8) }
    #expect(host.frame("8").maxY == 50)
    host.settle { proxy.scrollTo(6) }
    #expect(host.frame("8").maxY == 50)
    host.settle { proxy.scrollTo(2) }
    #expect(host.frame("2").minY == 0)
    host.settle { proxy.scrollTo(19, anchor: .top) }
    #expect(host.frame("19").maxY == 50)
  }

  @Test func `L113: a view longer than the scroll view is shown at its nearer edge`() {
    let host = PlainHost(100, 50) {
      Read(handle: handle) {
        ScrollView {
          VStack(spacing: 0) {
            box(40, 100)
            box(40, 80, "long").id("long")
            box(40, 100)
          }
        }
      }
    }
    host.settle { proxy.scrollTo("long") }
    #expect(host.frame("long").minY == 0)
    host.wheel(50, 25, by: 80)
    host.settle { proxy.scrollTo("long") }
    #expect(host.frame("long").maxY == 50)
  }

  @Test func `L113: a row that was added in the same action is scrolled to`() {
    let count = Knob(3)
    let host = PlainHost(100, 50) {
      Read(handle: handle) {
        ScrollView {
          VStack(spacing: 0) {
            Turned(count) { ForEach(Array(0..<$0), id: \.self) { box(40, 20, "\($0)") } }
          }
        }
      }
    }
    host.settle {
      count.value = 30
      proxy.scrollTo(29)
    }
    #expect(host.frame("29").maxY == 50)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `L113: an id that is not there is reported once the views have settled`() {
    let host = PlainHost(100, 50) {
      Read(handle: handle) {
        ScrollView { ForEach(["row 1", "row 2"], id: \.self) { box(40, 90, $0) } }
      }
    }
    host.settle { proxy.scrollTo("row 3") }
    #expect(host.diagnostics.map(\.id) == ["W-SCROLLTO"])
    #expect(host.diagnostics.first?.message.contains("\"row 1\"") == true)
    #expect(host.frame("row 1").minY == 0)
  }

  @Test func `L113: scrolling with an animation moves from frame to frame`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Read(handle: handle) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<50) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
          }
        }
      }
    }
    host.settle()
    host.frame { withAnimation(.linear(duration: 1)) { proxy.scrollTo(25, anchor: .top) } }
    let row = try! host.find(identifier: "25")
    #expect(row.frame.minY == 500)
    host.advance(by: 0.5)
    #expect(abs(row.frame.minY - 250) < 0.01)
    host.advance(by: 0.5)
    #expect(row.frame.minY == 0)
  }

  @Test func `L113: without an animation the end of a running one is there at once`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Read(handle: handle) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { box(40, 30, "\($0)") } } }
      }
    }
    host.frame()
    host.frame { withAnimation(.linear(duration: 1)) { proxy.scrollTo(19) } }
    host.advance(by: 0.25)
    #expect(host.offset == 125)
    host.frame { proxy.scrollTo(19) }
    #expect(host.offset == 500)
    host.advance(by: 1)
    #expect(host.offset == 500)
  }

  @Test func `L113: a transaction has an anchor for the views that it scrolls to`() throws {
    let id = Knob<Int?>(nil)
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Read(handle: handle) {
        Bound(id) { id in
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<20) { box(40, 30, "\($0)") } }.scrollTargetLayout()
          }
          .scrollPosition(id: id, anchor: .bottom)
        }
      }
    }
    host.frame()
    host.frame { withTransaction(\.scrollTargetAnchor, .top) { proxy.scrollTo(5) } }
    #expect(host.offset == 150)
    host.frame {
      withTransaction(\.scrollTargetAnchor, .top) { proxy.scrollTo(5, anchor: .bottom) }
    }
    #expect(host.offset == 80)
    host.frame { withTransaction(\.scrollTargetAnchor, .top) { id.value = 7 } }
    #expect(host.offset == 210)
    host.frame { id.value = 8 }
    #expect(host.offset == 170)
  }

  @Test func `L113: nothing scrolls while views are being updated`() {
    let host = PlainHost(100, 50) {
      ScrollViewReader { proxy in
        let _ = proxy.scrollTo(3)
        ScrollView { ForEach(0..<9) { box(40, 30, "\($0)") } }
      }
    }
    #expect(host.frame("0").minY == 0)
  }
}
