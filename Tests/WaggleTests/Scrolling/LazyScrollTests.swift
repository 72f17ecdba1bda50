import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// Lazy columns and rows in scroll views, compared with the stacks that make everything.
@Suite("Lazy stacks in scroll views") @MainActor
struct LazyScrollTests {
  @Test func `L091: rows of 20 in a viewport of 90 are 0 to 4, and one more a step`() {
    let tally = Tally()
    let host = PlainHost(100, 90) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000_000) { number in Counted(tally: tally) { box(20, 20, "\(number)") } }
        }
      }
    }
    #expect(tally.count == 5)
    #expect(host.frame("4") == CGRect(40, 80, 20, 20))
    host.wheel(50, 50, by: 11)
    #expect(tally.count == 6)
    #expect(host.frame("5") == CGRect(40, 89, 20, 20))
    host.wheel(50, 50, by: 1)
    #expect(tally.count == 6)
  }

  @Test func `L092: rows of one height have the frames of a stack at any offset`() {
    let rows = ForEach(0..<1000) { box(20, 33.3, "\($0)") }
    let lazy = PlainHost(100, 500) { ScrollView { LazyVStack(spacing: 3) { rows } } }
    let eager = PlainHost(100, 500) {
      ScrollView { VStack(spacing: 3) { rows }.frame(maxWidth: .infinity) }
    }
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let distance = CGFloat.random(in: -20_000...20_000, using: &numbers)
      for host in [lazy, eager] { host.wheel(50, 50, by: distance) }
      expectSameVisible(lazy, eager)
    }
    for distance in [-1e9, 1e9, -40, -4000, 1e9, -1e9] as [CGFloat] {
      for host in [lazy, eager] { host.wheel(50, 50, by: distance) }
      expectSameVisible(lazy, eager)
    }
    #expect(lazy.diagnostics.isEmpty)
  }

  /// Each row that the eager host shows has the same frame in the lazy one.
  private func expectSameVisible(
    _ lazy: PlainHost, _ eager: PlainHost, _ location: SourceLocation = #_sourceLocation
  ) {
    let (all, made) = (eager.frames, lazy.frames)
    var count = 0
    for (number, frame) in all where frame.maxY > 1e-5 && frame.minY < 500 - 1e-5 {
      let found = made[number] ?? .null
      count += 1
      guard abs(found.minY - frame.minY) > 1e-6 || found.minX != frame.minX else { continue }
      Issue.record("row \(number): \(found) instead of \(frame)", sourceLocation: location)
      return
    }
    #expect(count >= 13, sourceLocation: location)
  }

  @Test
  func
    `L092: rows of different heights follow one another, the first at 0 and the last at the end`()
  {
    var numbers = SeededGenerator(seed: 3)
    let heights = (0..<500).map { _ in CGFloat.random(in: 5...90, using: &numbers) }
    let host = PlainHost(100, 300) {
      ScrollView {
        LazyVStack(spacing: 2) { ForEach(0..<500) { box(20, heights[$0], "\($0)") } }
      }
    }
    for _ in 0..<120 {
      let far = Int.random(in: 0..<4, using: &numbers) == 0
      host.wheel(50, 50, by: CGFloat.random(in: far ? -9000...9000 : -200...200, using: &numbers))
      expectContiguous(host, heights)
    }
    for _ in 0..<4 { host.wheel(50, 50, by: -1e9) }
    #expect(host.frame("0").minY == 0)
    expectContiguous(host, heights)
    host.wheel(50, 50, by: 1e9)
    #expect(abs(host.frame("499").maxY - 300) < 1e-6)
    expectContiguous(host, heights)
    for _ in 0..<300 { host.wheel(50, 50, by: -100) }
    for _ in 0..<20 { host.wheel(50, 50, by: -1e9) }
    #expect(host.frame("0").minY == 0)
    #expect(host.diagnostics.isEmpty)
  }

  private func expectContiguous(_ host: PlainHost, _ heights: [CGFloat]) {
    let shown = host.frames.map { (Int($0.key)!, $0.value) }.sorted { $0.0 < $1.0 }
    #expect(!shown.isEmpty)
    #expect(shown.first!.1.minY <= 2)
    #expect(shown.last!.1.maxY >= 298)
    for (one, next) in zip(shown, shown.dropFirst()) {
      #expect(next.0 == one.0 + 1)
      #expect(abs(next.1.minY - one.1.maxY - 2) < 1e-6)
      #expect(one.1.height == heights[one.0])
    }
  }

  @Test
  func `L092: on the way up the topmost visible row stays put when the heights above are other`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<200) { box(20, $0 < 150 ? 50 : 20, "\($0)") } }
      }
    }
    host.wheel(50, 50, by: 1e9)
    var last = 199
    for _ in 0..<1200 {
      let visible = host.frames.filter { $0.value.maxY > 0 }.map { (Int($0.key)!, $0.value.minY) }
      let (top, before) = visible.min { $0.0 < $1.0 }!
      guard before < 0 || top > 0 else { break }
      host.wheel(50, 50, by: -7)
      let after = host.frame("\(top)").minY
      if top > 0 { #expect(abs(after - before - 7) < 1e-6) }
      last = top
    }
    #expect(last == 0)
    #expect(host.frame("0").minY == 0)
  }

  @Test func `L090: a lazy row scrolls from the side where reading starts (L144)`() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let row = ForEach(0..<1000) { box(30, 20, "\($0)") }
      let lazy = PlainHost(100, 500, { $0.layoutDirection = direction }) {
        ScrollView(.horizontal) { LazyHStack(spacing: 5) { row } }
      }
      let eager = PlainHost(100, 500, { $0.layoutDirection = direction }) {
        ScrollView(.horizontal) { HStack(spacing: 5) { row } }
      }
      for distance in [0, 50, 333, 20_000, -7000, 1e9, -1e9] as [CGFloat] {
        for host in [lazy, eager] { host.wheel(50, 250, dx: distance) }
        let made = lazy.frames
        for (number, frame) in eager.frames where frame.maxX > 1e-5 && frame.minX < 100 - 1e-5 {
          let found = made[number] ?? .null
          #expect(abs(found.minX - frame.minX) < 1e-6, "\(number) at \(distance) \(direction)")
        }
      }
    }
  }

  @Test func `L091: from end to end the memory is that of a window`() {
    let host = PlainHost(100, 300) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000) { Text("row \($0)").frame(height: 30) }
        }
      }
    }
    for _ in 0..<3 { host.host.frame() }
    host.wheel(50, 50, by: 30)
    for _ in 0..<3 { host.host.frame() }
    let nodes = host.host.liveNodeCount
    for _ in 0..<100 { host.wheel(50, 50, by: 30_000) }
    host.wheel(50, 50, by: 1e9)
    #expect(host.text.contains("row 99,999"))
    for _ in 0..<200 { host.wheel(50, 50, by: -90) }
    for _ in 0..<3 { host.host.frame() }
    #expect(host.host.liveNodeCount == nodes)
    host.wheel(50, 50, by: -1e9)
    host.wheel(50, 50, by: 30)
    for _ in 0..<3 { host.host.frame() }
    #expect(host.host.liveNodeCount == nodes)
  }

  @Test func `M184: a row appears when it is scrolled to, and disappears when it leaves`() {
    let log = Recorder<String>()
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { number in
            box(20, 50).onAppear { log.add("+\(number)") }.onDisappear { log.add("-\(number)") }
          }
        }
      }
    }
    #expect(log.take() == ["+0", "+1"])
    host.wheel(50, 50, by: 50)
    #expect(Set(log.take()) == ["+2", "-0"])
    host.wheel(50, 50, by: -50)
    #expect(Set(log.take()) == ["+0", "-2"])
    host.wheel(50, 50, by: 1e9)
    #expect(Set(log.take()) == ["-0", "-1", "+98", "+99"])
  }

  @Test func `L091: a row keeps its state for two frames off screen, and then loses it`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { number in Kept(number: number) } }
      }
    }
    let first = host.text
    host.wheel(50, 50, by: 200)
    host.wheel(50, 50, by: -200)
    #expect(host.text == first)
    host.wheel(50, 50, by: 200)
    for _ in 0..<3 { host.host.frame() }
    host.wheel(50, 50, by: -200)
    #expect(host.text != first)
  }
}

/// A row with a state that differs in each instance.
private struct Kept: View {
  let number: Int
  @State private var instance = Instances.next()

  var body: some View { Text("\(number): \(instance)").frame(height: 50) }
}

@MainActor
private enum Instances {
  static var count = 0
  static func next() -> Int {
    count += 1
    return count
  }
}
