import Foundation
import TestSupport
import Testing
import Waggle

/// Stacks that make only what is visible, without a scroll view: the window is the visible area (L094).
@MainActor @Suite struct LazyStackTests {
  @Test func `L090: a lazy column is as wide as its proposal, or as its first row`() {
    let column = { LazyVStack { ForEach([30, 50], id: \.self) { box($0) } } }
    #expect(measure(100, nil, of: column).width == 100)
    #expect(measure(nil, nil, of: column).width == 30)
    #expect(measure(.infinity, nil, of: column).width == .infinity)
    let row = { LazyHStack { ForEach([30, 50], id: \.self) { box(10, $0) } } }
    #expect(measure(nil, 100, of: row).height == 100)
    #expect(measure(nil, nil, of: row).height == 30)
  }

  @Test func `L090: rows are aligned in the width of the column`() {
    let host = PlainHost(100, 100) {
      LazyVStack(alignment: .trailing, spacing: 0) { box(30, 10, "a") }
        .frame(height: 100, alignment: .top)
    }
    #expect(host.frame("a") == CGRect(70, 0, 30, 10))
  }

  @Test func `L094: of a thousand rows those in the window are made`() {
    let tally = Tally()
    let host = PlainHost(100, 90) {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000) { number in Counted(tally: tally) { box(20, 20, "\(number)") } }
      }
      .frame(height: 90, alignment: .top)
    }
    #expect(host.frame("0") == CGRect(40, 0, 20, 20))
    #expect(host.frame("4") == CGRect(40, 80, 20, 20))
    #expect(host.frame("5") == .null)
    #expect(tally.count == 5)
    #expect(host.node("0")?.parent?.size.height == 20000)
  }

  @Test func `L091: in the middle of the window only the rows there are made`() {
    let tally = Tally()
    let host = PlainHost(100, 100) {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000_000) { number in Counted(tally: tally) { box(20, 20, "\(number)") } }
      }
    }
    #expect(host.frame("500000").minY == 50)
    #expect(tally.count <= 8)
  }

  @Test func `L092: rows that were not made count with the mean of those that were`() {
    let heights: [CGFloat] = [10, 10, 40, 10, 10, 10]
    let host = PlainHost(100, 50) {
      LazyVStack(spacing: 0) {
        ForEach(0..<6) { box(20, heights[$0], "\($0)") }
      }
      .named("column").frame(height: 50, alignment: .top)
    }
    #expect(host.frame("column").height == 120)
  }

  @Test func `a lazy column in a window has the frames of a column`() {
    let rows = { ForEach(0..<4) { number in box(20 + CGFloat(number), 13, "\(number)") } }
    let lazy = PlainHost(100, 100) { LazyVStack(alignment: .leading, content: rows) }
    let eager = PlainHost(100, 100) {
      VStack(alignment: .leading, content: rows).frame(width: 100, alignment: .leading)
    }
    for name in ["0", "1", "2", "3"] { #expect(lazy.frame(name) == eager.frame(name)) }
  }

  @Test func `L093: rows of no view or of several are counted as what they have`() {
    let host = PlainHost(100, 100) {
      LazyVStack(spacing: 0) {
        ForEach(0..<5) { number in
          if number == 1 {
            box(20, 10, "1a")
            box(20, 10, "1b")
          } else if number != 2 {
            box(20, 10, "\(number)")
          }
        }
      }
      .frame(height: 100, alignment: .top)
    }
    #expect(["0", "1a", "1b", "3", "4"].map { host.frame($0).minY } == [0, 10, 20, 30, 40])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `L027: rows whose z indices change are drawn in the new order, without a cycle`() {
    let top = Knob(0)
    let host = PlainHost(100, 100) {
      Turned(top) { top in
        LazyVStack(spacing: -10) {
          ForEach(0..<3) { number in box(20, 20, "\(number)").zIndex(number == top ? 1 : 0) }
        }
        .frame(height: 100, alignment: .top)
      }
    }
    for next in [1, 2, 0] {
      host.settle { top.value = next }
      #expect(host.diagnostics.isEmpty)
    }
  }

  @Test func `L093: a row with an id that is shown is not shown again`() {
    let host = PlainHost(100, 100) {
      LazyVStack(spacing: 0) {
        ForEach(["a", "b", "a", "c"], id: \.self) { box(20, 10, $0) }
      }
      .frame(height: 100, alignment: .top)
    }
    #expect(["a", "b", "c"].map { host.frame($0).minY } == [0, 10, 20])
    #expect(host.diagnostics.map(\.kind) == [.duplicateID])
  }
}
