import Foundation
import TestSupport
import Testing
import WaggleTestKit

@Suite("Bad input for scroll views")
@MainActor
struct ScrollBadInputTests {
  @Test func `Margins that are not finite count as 0 and are reported`() {
    for length in [CGFloat.infinity, -.infinity, .nan] {
      let host = PlainHost(100, 50) { ScrollView { box(40, 90, "a") }.contentMargins(length) }
      #expect(host.frame("a") == CGRect(x: 30, y: 0, width: 40, height: 90))
      #expect(host.diagnostics.map(\.id) == ["E-SCROLL"])
    }
  }

  @Test func `Infinite content counts as long as the scroll view and is reported`() {
    struct Endless: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 40, height: CGFloat.infinity)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let host = PlainHost(100, 50) { ScrollView { Endless { box(1) } } }
    host.wheel(50, 25, by: 10)
    #expect(host.diagnostics.map(\.id) == ["E-SCROLL"])
  }

  @Test func `Scroll views of the same axis inside each other have the length of the content`() {
    let host = PlainHost(100, 50) {
      ScrollView { ScrollView { box(40, 90, "a") }.named("inner") }
    }
    #expect(host.frame("inner") == CGRect(x: 30, y: 0, width: 40, height: 90))
    host.wheel(50, 25, by: 100)
    #expect(host.frame("a").maxY == 50)
  }

  @Test func `An infinite proposal on both axes leaves nothing to scroll`() {
    struct Vast: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 50)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for view in subviews { view.place(at: .zero, proposal: .infinity) }
      }
    }
    let host = PlainHost(100, 50) {
      Vast { ScrollView([.horizontal, .vertical]) { ScrollView { box(40, 90, "a") } } }
    }
    host.wheel(20, 20, dx: 5, by: 5)
    #expect(host.frame("a").size == CGSize(width: 40, height: 90))
    #expect(host.list.description.isEmpty == false || host.list.isEmpty)
  }

  @Test
  func `A scroll view of no size scrolls nothing, and starts where its anchor is when it gets one`()
  {
    let height = Knob(CGFloat(0))
    let host = PlainHost(100, 50) {
      Turned(height) { height in
        ScrollView { box(40, 200, "a") }.defaultScrollAnchor(.bottom).frame(height: height)
      }
    }
    host.settle { height.value = 50 }
    #expect(host.frame("a").maxY == 50)
  }

  @Test func `Offsets that are not numbers or beyond all bounds are limited`() {
    let host = PlainHost(100, 50) { ScrollView { box(40, 2e9, "a") } }
    host.wheel(50, 25, by: 1e9)
    #expect(host.frame("a").minY == -1e9)
    host.wheel(50, 25, by: .nan)
    host.wheel(50, 25, by: .infinity)
    #expect(host.frame("a").minY == -1e9)
    let scroll = host.host.query { host.host.rootView.collected(ScrollViewOutput.self) }[0]
    host.settle { scroll.move(to: CGPoint(x: CGFloat.nan, y: .nan), by: .user) }
    #expect(host.frame("a").minY == 0)
  }

  @Test func `A host is dropped while a scroll view is animated, or waits to scroll`() {
    let handle = ProxyHandle()
    weak var runtime: AnyObject?
    do {
      let host = TestHost(size: CGSize(width: 100, height: 100)) {
        Read(handle: handle) { ScrollView { ForEach(0..<90) { Text("\($0)") } } }
      }
      host.settle()
      host.frame { withAnimation { handle.proxy.scrollTo(80) } }
      host.advance(by: 0.1)
      handle.proxy.scrollTo(3)
      runtime = host.runtime
    }
    handle.proxy.scrollTo(4)
    #expect(runtime == nil)
  }

  @Test func `A scroll view that is removed while it is animated leaves nothing behind`() {
    let handle = ProxyHandle()
    let isShown = Knob(true)
    let host = PlainHost(100, 100) {
      Turned(isShown) { isShown in
        if isShown {
          Read(handle: handle) {
            ScrollView { ForEach(0..<90) { box(40, 20, "\($0)") } }
              .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
              } action: { _, _ in
              }
          }
        }
      }
    }
    let before = host.host.liveNodeCount
    host.settle {
      withAnimation(.linear(duration: 1)) { handle.proxy.scrollTo(80) }
    }
    host.settle { isShown.value = false }
    host.host.frame(at: 0.5)
    host.host.settle()
    #expect(host.host.liveNodeCount < before)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `Content that shrinks while it is animated ends within its new range`() {
    let handle = ProxyHandle()
    let count = Knob(90)
    let host = PlainHost(100, 100) {
      Read(handle: handle) {
        ScrollView {
          VStack(spacing: 0) {
            Turned(count) { ForEach(Array(0..<$0), id: \.self) { box(40, 20, "\($0)") } }
          }
        }
      }
    }
    host.settle { withAnimation(.linear(duration: 1)) { handle.proxy.scrollTo(80) } }
    host.host.frame(at: 0.5)
    host.settle { count.value = 10 }
    #expect(host.frame("9").maxY == 100)
    host.host.frame(at: 2)
    #expect(host.frame("9").maxY == 100)
  }
}
