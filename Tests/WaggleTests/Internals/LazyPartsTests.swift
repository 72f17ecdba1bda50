import Foundation
import Testing

@testable import Waggle

@Suite("The parts of a lazy container, without a view")
@MainActor
struct LazyPartsTests {
  private func line(_ number: Int, at position: CGFloat, length: CGFloat = 10) -> LazyLine {
    var line = LazyLine(number: number, entries: [], sizes: [], length: length)
    line.position = position
    return line
  }

  // MARK: Lines

  @Test func `L091: a window keeps the lines that meet the visible area`() {
    var window = LazyWindow()
    let made = (0..<6).map { line($0, at: CGFloat($0) * 10) }
    window.take(made, in: 15...30) { $0.number }
    #expect(window.lines.map(\.number) == [1, 2])
    #expect(window.anchor == (1, 10))
  }

  @Test
  func `L092: without a visible line, the first that was made is the one whose position is known`()
  {
    var window = LazyWindow()
    window.take([line(7, at: 70)], in: 0...5) { $0.number + 1 }
    #expect(window.lines.isEmpty)
    #expect(window.anchor == (8, 70))
    window.removeLines()
    #expect(window.anchor == (8, 70))
    window.restart()
    #expect(window.anchor == (0, 0))
  }

  @Test
  func `L092: a shift moves the lines and the anchor, and leaves the first of all at the start`() {
    for first in [0, 4] {
      var window = LazyWindow()
      window.take([line(first, at: 3), line(first + 1, at: 13)], in: 0...20) { $0.number }
      window.requested = RequestedLine(entry: nil, position: 13, length: 10, frame: 1)
      window.shift(by: -2)
      let start: CGFloat = first == 0 ? 0 : 1
      #expect(window.lines.map(\.position) == [start, 11])
      #expect(window.anchor == (first, start))
      #expect(window.requested?.position == 11)
    }
  }

  @Test
  func `L092: rows that were made before the lines change their numbers and that of the anchor`() {
    var window = LazyWindow()
    window.take([line(3, at: 30), line(4, at: 40)], in: 30...50) { $0.number }
    window.renumber { $0.number + 5 }
    #expect(window.lines.map(\.number) == [8, 9])
    #expect(window.anchor == (8, 30))
  }

  // MARK: Length

  @Test func `L092: a length is finite and not negative`() {
    var length = LazyLength()
    for (new, value) in [(-4, 0), (.infinity, 0), (.nan, 0), (12, 12)] as [(CGFloat, CGFloat)] {
      length.set(new, lines: 3)
      #expect(length.value == value)
    }
  }

  @Test func `L092: lines that come or go change the length by what one is expected to take`() {
    var length = LazyLength()
    length.estimate.add(20, replacing: nil)
    length.set(length.estimated(lines: 3, spacing: 5), lines: 3)
    #expect(length.value == 70)
    length.estimateChange(lines: 5, spacing: 5)
    #expect(length.value == 120)
    length.estimateChange(lines: 2, spacing: 5)
    #expect(length.value == 45)
    length.estimateChange(lines: 0, spacing: 5)
    #expect(length.value == 0)
    #expect(length.estimated(lines: 0, spacing: 5) == 0)
  }

  @Test func `L092: an estimate counts from a difference on, what is known to its end exactly`() {
    var length = LazyLength()
    length.set(1000, lines: 1)
    let rounding = CGFloat(1000).nextUp
    #expect(!length.differs(from: rounding, isExact: false))
    #expect(length.differs(from: rounding, isExact: true))
    #expect(length.differs(from: 1001, isExact: false))
    #expect(!length.differs(from: 1000, isExact: true))
  }

  @Test func `L092: a length changes six times in a frame at most`() {
    var length = LazyLength()
    for frame in 1...2 {
      #expect((1...8).count { _ in length.allowsChange(in: frame) } == 6)
    }
  }

  // MARK: Tracks

  @Test func `L098: tracks are made again for another length, or once they are stale`() {
    var tracks = LazyTracks()
    #expect(tracks.isStale)
    func use(_ length: CGFloat) -> Bool { tracks.use(length) { GridTracks(single: $0) } }
    #expect(use(40))
    #expect(!use(40))
    #expect(use(50))
    #expect(tracks.tracks.total == 50)
    tracks.makeStale()
    #expect(use(50))
  }

  // MARK: Changes

  @Test func `L091: changes that come while views are made are one, and wait until they are`() {
    var updates = LazyUpdates()
    #expect(updates.beginBuilding() == true)
    #expect(updates.beginBuilding() == false)
    #expect(updates.note() == true)
    #expect(updates.note() == false)
    #expect(updates.take() == false)
    #expect(updates.endBuilding() == true)
    #expect(updates.take() == true)
    #expect(!updates.isPending)
    #expect(updates.note() == true)
  }
}
