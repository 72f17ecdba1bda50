import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// Bound positions, targets, anchors and programs that scroll, where rows are made when they are visible.
@Suite("Positions in lazy containers") @MainActor
struct LazyPositionTests {
  private func rows(_ count: Int = 1000) -> some View {
    LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { box(40, 20, "\($0)") } }
      .scrollTargetLayout()
  }

  /// Rows of different heights, the first ones less high than those after them.
  private func uneven(_ count: Int = 1000) -> some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { box(40, $0 < 10 ? 10 : 20 + CGFloat($0 * 37 % 50), "\($0)") }
    }
  }

  // MARK: Bound positions

  @Test func `L114: scrolling sets the id to that of a row at the anchor, or the most visible one`()
  {
    let (top, best) = (Knob<Int?>(nil), Knob<Int?>(nil))
    let host = PlainHost(100, 50) {
      Bound(top) { top in
        Bound(best) { best in
          ScrollView { rows() }.scrollPosition(id: top, anchor: .top).scrollPosition(id: best)
        }
      }
    }
    host.wheel(50, 25, by: 25)
    #expect((top.value, best.value) == (1, 2))
    host.wheel(50, 25, by: 5000)
    #expect((top.value, best.value) == (251, 252))
    host.wheel(50, 25, by: -15)
    #expect((top.value, best.value) == (250, 251))
    for _ in 0..<4 { host.wheel(50, 25, by: -20) }
    #expect((top.value, best.value) == (246, 247))
  }

  @Test func `L114: an id that is set shows a row that was not made`() {
    let id = Knob<Int?>(nil)
    let host = PlainHost(100, 50) {
      Bound(id) { id in ScrollView { rows() }.scrollPosition(id: id, anchor: .top) }
    }
    host.settle { id.value = 700 }
    #expect(abs(host.frame("700").minY) < 1e-6)
    host.settle { id.value = 3 }
    #expect(abs(host.frame("3").minY) < 1e-6)
    #expect(id.value == 3)
    #expect(host.diagnostics.isEmpty)
    host.settle { id.value = 5000 }
    #expect(host.diagnostics.count == 1)
  }

  @Test func `L161: a position shows edges, points and ids of lazy rows`() {
    let position = Knob(ScrollPosition(id: 400, anchor: .top))
    let host = PlainHost(100, 50) {
      Bound(position) { position in
        ScrollView { uneven().scrollTargetLayout() }.scrollPosition(position, anchor: .top)
      }
    }
    #expect(abs(host.frame("400").minY) < 1e-6)
    host.settle { position.value.scrollTo(edge: .bottom) }
    #expect(abs(host.frame("999").maxY - 50) < 1e-6)
    host.settle { position.value.scrollTo(edge: .top) }
    #expect(host.frame("0").minY == 0)
    host.settle { position.value.scrollTo(y: 30) }
    #expect(host.frame("3").minY == 0)
    host.wheel(50, 25, by: 10)
    #expect(position.value.isPositionedByUser)
    #expect(position.value.viewID(type: Int.self) == 4)
  }

  // MARK: Targets

  @Test func `L191: visible targets are reported in the order of the rows, also on the way up`() {
    let log = Log()
    let host = PlainHost(100, 50) {
      ScrollView { rows() }
        .onScrollTargetVisibilityChange(idType: Int.self) { log.add("\($0)") }
    }
    #expect(log.take() == ["[0, 1, 2]"])
    host.wheel(50, 25, by: 2000)
    #expect(log.take().last == "[100, 101, 102]")
    host.wheel(50, 25, by: -40)
    #expect(log.take().last == "[98, 99, 100]")
    host.wheel(50, 25, by: 1)
    #expect(log.take() == [])
  }

  @Test func `L191: a header that stays at the top is not a target`() {
    let id = Knob<Int?>(nil)
    let host = PlainHost(100, 50) {
      Bound(id) { id in
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<100, id: \.self) { box(100, 20, "\($0)") }
            } header: {
              box(100, 30, "header").id(-1)
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: id)
      }
    }
    host.wheel(50, 25, by: 1)
    #expect(id.value == 0)
    host.wheel(50, 25, by: 100)
    #expect(host.frame("header").minY == 0)
    #expect(id.value == 4)
  }

  // MARK: Anchors

  @Test func `L115: 10,000 lazy rows that start at the end show the last one at the end exactly`() {
    let count = Knob(10_000)
    let tally = Tally()
    let host = PlainHost(100, 300) {
      Turned(count) { count in
        ScrollView {
          LazyVStack(spacing: 3) {
            ForEach(Array(0..<count), id: \.self) { number in
              Counted(tally: tally) { box(40, 20 + CGFloat(number * 37 % 50), "\(number)") }
            }
          }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    #expect(abs(host.frame("9999").maxY - 300) < 1e-6)
    #expect(tally.count < 20)
    for next in 1...5 {
      host.settle { count.value = 10_000 + next }
      #expect(abs(host.frame("\(9999 + next)").maxY - 300) < 1e-6)
    }
    host.wheel(50, 25, by: -2000)
    let shown = host.frames.filter { (0..<280).contains($0.value.minY) }
    host.settle { count.value = 10_020 }
    for (number, frame) in shown { #expect(abs(host.frame(number).minY - frame.minY) < 1e-6) }
    #expect(host.diagnostics.isEmpty)
  }

  // MARK: Animated

  @Test(arguments: [UnitPoint.top, .center, .bottom, nil])
  func `L190: an animated scroll over rows of other heights ends exactly on the row`(
    _ anchor: UnitPoint?
  ) {
    let handle = ProxyHandle()
    let host = PlainHost(100, 100) { Read(handle: handle) { ScrollView { uneven() } } }
    var now: TimeInterval = 0
    for number in [40, 20, 600, 585, 5, 997, 700] {
      host.host.frame {
        withAnimation(.linear(duration: 1)) { handle.proxy.scrollTo(number, anchor: anchor) }
      }
      for _ in 0..<70 {
        now += 1.0 / 60
        host.host.frame(at: now)
      }
      let frame = host.frame("\(number)")
      switch anchor {
      case .top?: #expect(abs(frame.minY) < 1e-6 || number == 997, "\(number)")
      case .center?: #expect(abs(frame.midY - 50) < 1e-6 || number == 997, "\(number)")
      case .bottom?: #expect(abs(frame.maxY - 100) < 1e-6 || number == 5, "\(number)")
      default: #expect(abs(frame.minY) < 1e-6 || abs(frame.maxY - 100) < 1e-6, "\(number)")
      }
    }
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `L190: rows that become visible turn the animation without a jump`() {
    let handle = ProxyHandle()
    let host = PlainHost(100, 100) { Read(handle: handle) { ScrollView { uneven() } } }
    host.host.frame {
      withAnimation(.linear(duration: 1)) { handle.proxy.scrollTo(14, anchor: .top) }
    }
    var last = host.frame("9").minY
    for step in 1...61 {
      host.host.frame(at: Double(step) / 60)
      let next = host.frame("9").minY
      if next != 0, last != 0, !next.isInfinite, !last.isInfinite { #expect(abs(next - last) < 12) }
      last = next
    }
    #expect(abs(host.frame("14").minY) < 1e-6)
  }

  @Test func `L190: the user's wheel ends an animated scroll to a row where it is`() {
    let handle = ProxyHandle()
    let host = PlainHost(100, 100) { Read(handle: handle) { ScrollView { uneven() } } }
    host.host.frame { withAnimation(.linear(duration: 1)) { handle.proxy.scrollTo(600) } }
    host.host.frame(at: 0.5)
    host.wheel(50, 50, by: 1)
    let shown = host.frames
    for step in 1...60 { host.host.frame(at: 0.5 + Double(step) / 60) }
    for (number, frame) in host.frames { #expect(shown[number] == frame) }
    #expect(host.frame("600") == .null)
  }

  @Test func `A host is dropped in the middle of an animated scroll to a lazy row`() {
    let handle = ProxyHandle()
    let host = PlainHost(100, 100) { Read(handle: handle) { ScrollView { uneven() } } }
    host.host.frame { withAnimation(.linear(duration: 1)) { handle.proxy.scrollTo(600) } }
    host.host.frame(at: 0.5)
    host.host.close()
    #expect(host.host.liveNodeCount == 0)
  }
}
