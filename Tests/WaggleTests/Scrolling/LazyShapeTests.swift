import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// Lazy stacks and grids of any shape, scrolled to any place, against positions that are computed from the shapes.
@Suite("Lazy containers of every shape") @MainActor
struct LazyShapeTests {
  /// A container in a window of 100 by 100 points.
  @MainActor private struct Scene {
    let host: PlainHost
    let expected: LazyShapePositions

    init(_ shapes: [LazyShape], columns: Int, gap: CGFloat) {
      expected = LazyShapePositions(shapes, columns: columns, gap: gap)
      let items = (0..<columns).map { _ in GridItem(.fixed(20)) }
      host = PlainHost(100, 100) {
        ScrollView {
          if columns == 1 {
            LazyVStack(spacing: gap) { LazyShapeList(shapes: shapes) }.named("all")
          } else {
            LazyVGrid(columns: items, spacing: gap) { LazyShapeList(shapes: shapes) }.named("all")
          }
        }
      }
    }

    var start: CGFloat { host.frame("all").minY }

    /// What is visible, and not where it must be. For nil everything may be moved by the same distance.
    func faults(from start: CGFloat?) -> [String] {
      let shown = host.frames.filter {
        $0.key != "all" && $0.value.maxY > 0.01 && $0.value.minY < 99.99
      }
      guard
        let start = start
          ?? shown.first.map({ $0.value.minY - expected.positions[$0.key]!.start })
      else { return expected.length > 0 ? ["nothing is visible"] : [] }
      return expected.positions.compactMap { name, place in
        let top = place.start + start
        guard let frame = shown[name] else {
          return top < 99.99 && top + place.length > 0.01 ? "\(name) is missing" : nil
        }
        return abs(frame.minY - top) < 0.01 ? nil : "\(name) is at \(frame.minY), not \(top)"
      }
    }
  }

  private func check(_ seed: UInt64) {
    var shapes = LazyShapes(seed: seed)
    let columns = shapes.number(1...3)
    let gap = CGFloat(shapes.number(0...2) * 5)
    let scene = Scene(shapes.list(12...12, depth: 3), columns: columns, gap: gap)
    var faults = scene.faults(from: scene.start)
    func move(_ distance: CGFloat, isExact: Bool) {
      guard faults.isEmpty else { return }
      scene.host.wheel(50, 50, by: distance)
      faults = scene.faults(from: isExact ? scene.start : nil)
    }
    for _ in 0..<80 { move(CGFloat(shapes.number(1...90)), isExact: true) }
    for _ in 0..<12 { move(CGFloat(shapes.number(-400...400)), isExact: false) }
    for _ in 0..<400 where scene.start < 0 { move(-50, isExact: false) }
    move(-50, isExact: true)
    if scene.start != 0 { faults.append("the top is not reached") }
    if !faults.isEmpty { Issue.record("seed \(seed), \(columns) columns: \(faults)") }
    #expect(scene.host.diagnostics.isEmpty)
  }

  @Test func `L092, L098: lines of every shape are where they must be at each step of a scroll`() {
    for seed in (1...40).sampled(each: 4) { check(UInt64(seed)) }
  }

  @Test func `L098: a footer below an incomplete line of a grid stays a separate line`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<5) { section in
            Section {
              ForEach(0..<5) { box(20, 20, "\(section).\($0)") }
            } header: {
              box(100, 20, "h\(section)")
            } footer: {
              box(50, 5, "f\(section)")
            }
          }
        }
      }
    }
    for _ in 0..<8 { host.wheel(50, 50, by: 10) }
    #expect(host.frame("f0").minY == 0)
    #expect(host.frame("h1").minY == 5)
    for _ in 0..<40 { host.wheel(50, 50, by: 10) }
    #expect(host.frame("f4").maxY == 100)
  }

  @Test func `L098: a section in a row of the data starts with a line of a grid`() {
    let host = PlainHost(100, 100) {
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) {
        box(20, 20, "a")
        ForEach(0..<2) { number in
          Section {
            ForEach(0..<3) { box(20, 20, "\(number).\($0)") }
          }
        }
      }
      .frame(height: 100, alignment: .top)
    }
    #expect(host.frame("a").minY == 0)
    #expect(host.frame("0.0").minY == 20)
    #expect(host.frame("1.0").minY == 60)
  }

  @Test func `L184: of rows that take no space the first stay at the top`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1_000_000) { box(10, 0, "\($0)") } }.named("all")
      }
    }
    for _ in 0..<3 { host.host.frame() }
    #expect(host.frame("all").minY == 0)
    #expect(host.frame("0").minY == 0)
  }

  @Test func `L099: a footer at its own place is not pushed down by a header that stays visible`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(0..<5) { section in
            Section {
              ForEach(0..<5) { box(20, 20, "\(section).\($0)") }
            } header: {
              box(100, 20, "h\(section)")
            } footer: {
              box(100, 10, "f\(section)")
            }
          }
        }
      }
    }
    host.wheel(50, 50, by: 119)
    #expect(host.frame("f0").minY == 1)
    #expect(host.frame("h0").minY == -9)
    #expect(host.frame("h1").minY == 11)
  }
}
