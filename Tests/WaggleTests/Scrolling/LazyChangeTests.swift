import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// Changes of the data of lazy containers, at any place of the scroll.
@Suite("Lazy rows whose data changes") @MainActor
struct LazyChangeTests {
  private func host(_ knob: Knob<[Int]>, at offset: CGFloat = 0) -> PlainHost {
    let host = PlainHost(100, 200) {
      Turned(knob) { ids in
        ScrollView {
          LazyVStack(spacing: 4) {
            ForEach(ids, id: \.self) { id in
              if id % 7 != 3 { Text("\(id)").frame(width: 50, height: 26).named("\(id)") }
              if id % 11 == 5 { box(50, 26, "second \(id)") }
            }
          }
        }
      }
    }
    if offset != 0 { host.wheel(50, 50, by: offset) }
    return host
  }

  @Test func `L183: after any change of the data the rows are those of a rebuilt container`() {
    var numbers = SeededGenerator(seed: 11)
    let plain = Array(0..<400).filter { $0 % 7 != 3 && $0 % 11 != 5 }
    let knob = Knob(plain)
    let changed = host(knob)
    var next = 1000
    for round in 0..<80 {
      changed.wheel(50, 50, by: CGFloat.random(in: -3000...3000, using: &numbers))
      var ids = knob.value
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        change(&ids, &next, &numbers)
      }
      changed.settle { knob.value = ids }
      let offset = offset(changed)
      let fresh = host(Knob(ids), at: offset)
      let (found, expected) = (visible(changed), visible(fresh))
      guard found != expected else { continue }
      Issue.record("round \(round) at \(offset): \(found) instead of \(expected)")
      return
    }
    #expect(changed.diagnostics.isEmpty)
  }

  /// Ids of rows with one view, so that every row counts the same and each position is exact.
  private func fresh(_ next: inout Int) -> Int {
    repeat { next += 1 } while next % 7 == 3 || next % 11 == 5
    return next
  }

  private func change(_ ids: inout [Int], _ next: inout Int, _ numbers: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: ids.insert(fresh(&next), at: 0)
    case 1, 2: ids.insert(fresh(&next), at: Int.random(in: 0...ids.count, using: &numbers))
    case 3, 4:
      if !ids.isEmpty { ids.remove(at: Int.random(in: 0..<ids.count, using: &numbers)) }
    case 5:
      guard ids.count > 1 else { return }
      let id = ids.remove(at: Int.random(in: 0..<ids.count, using: &numbers))
      ids.insert(id, at: Int.random(in: 0...ids.count, using: &numbers))
    case 6: ids = Int.random(in: 0..<3, using: &numbers) == 0 ? [] : ids.shuffled(using: &numbers)
    default: ids += (0..<Int.random(in: 1...120, using: &numbers)).map { _ in fresh(&next) }
    }
  }

  private func offset(_ host: PlainHost) -> CGFloat {
    host.host.rootView.collected(ScrollViewOutput.self).first?.offset.y ?? 0
  }

  /// The visible rows, with positions to a thousandth of a point.
  private func visible(_ host: PlainHost) -> [String] {
    host.frames.filter { $0.value.maxY > 0.001 && $0.value.minY < 199.999 }
      .sorted { $0.value.minY < $1.value.minY }
      .map { "\($0.key)@\(($0.value.minY * 1000).rounded() / 1000)" }
  }

  @Test func `L093: rows of none and of two views are inserted and removed by scrolling`() {
    let knob = Knob(Array(0..<300))
    let host = host(knob)
    var numbers = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      host.wheel(50, 50, by: CGFloat.random(in: -700...700, using: &numbers))
      if Int.random(in: 0..<3, using: &numbers) == 0 {
        var ids = knob.value
        ids.remove(at: Int.random(in: 0..<ids.count, using: &numbers))
        host.settle { knob.value = ids }
      }
      let shown = host.frames.sorted { $0.value.minY < $1.value.minY }
      #expect(shown.count >= 6)
      for (one, next) in zip(shown, shown.dropFirst()) {
        #expect(abs(next.value.minY - one.value.maxY - 4) < 1e-6)
      }
      #expect(host.frames.keys.allSatisfy { Int($0).map { $0 % 7 != 3 } ?? true })
    }
    host.wheel(50, 50, by: -1e9)
    host.wheel(50, 50, by: -1e9)
    #expect(host.frame("0").minY == 0)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R052: a row that is moved within the window keeps its state`() {
    let knob = Knob([1, 2, 3, 4])
    let host = PlainHost(100, 200) {
      Turned(knob) { ids in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { Instance(id: $0) } }
        }
      }
    }
    let before = host.styledTexts.map { $0.string }.sorted()
    host.settle { knob.value = [4, 3, 9, 2, 1] }
    let after = host.styledTexts.map { $0.string }.sorted()
    #expect(Set(before).isSubset(of: Set(after)))
    #expect(after.count == 5)
    host.settle { knob.value = [] }
    #expect(host.styledTexts.isEmpty)
    host.settle { knob.value = [1] }
    #expect(host.styledTexts.count == 1)
  }

  @Test func `R184: the closure of a row runs again when a state that it read has changed`() {
    let knob = Knob("a")
    let host = PlainHost(100, 100) {
      Turned(knob) { word in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<100) { Text("\(word) \($0)").frame(height: 50) } }
        }
      }
    }
    host.settle { knob.value = "b" }
    #expect(host.styledTexts.map { $0.string } == ["b 0", "b 1"])
    host.wheel(50, 50, by: 1000)
    #expect(host.styledTexts.map { $0.string } == ["b 20", "b 21"])
  }

  @Test func `L181: data of a binding is changed from a row`() {
    let knob = Knob([1, 2, 3])
    let host = TestHost(size: CGSize(width: 100, height: 200)) {
      BoundRows(knob: knob)
    }
    host.settle()
    #expect(host.text == ["1", "2", "3"])
    host.tap(at: CGPoint(x: 50, y: 75))
    #expect(host.text == ["1", "12", "3"])
  }

  @Test func `L184: a million rows that take no space are not all made`() {
    let tally = Tally()
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000_000) { _ in Counted(tally: tally) { box(10, 0) } }
        }
      }
    }
    #expect(tally.count < 20_000)
    #expect(host.diagnostics.map(\.kind) == [.lazyRows])
  }

  @Test func `W-LAZY: a million rows without views are not all made`() {
    let tally = Tally()
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVStack {
          ForEach(0..<1_000_000) { number in
            let _ = tally.count += 1
            if number < 0 { box(10) }
          }
        }
      }
    }
    #expect(tally.count < 60_000)
    #expect(host.diagnostics.map(\.kind).contains(.lazyRows))
  }

  @Test func `W-LAZY: a row of infinite length counts as none`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          box(10, .infinity, "a")
          box(10, 10, "b")
        }
      }
    }
    #expect(host.frame("b").minY == 0)
    #expect(host.diagnostics.map(\.kind).contains(.lazyRows))
  }

  @Test
  func `A host with lazy rows is dropped in the middle of a scroll, a change and an animation`() {
    for stop in 0..<4 {
      let knob = Knob(Array(0..<100))
      let dropped = host(knob)
      dropped.wheel(50, 50, by: 300)
      if stop > 0 {
        dropped.host.frame { withAnimation { knob.value = Array(knob.value.dropFirst(12)) } }
      }
      if stop > 1 { dropped.host.frame { withAnimation { knob.value = [500] + knob.value } } }
      if stop > 2 { dropped.wheel(50, 50, by: 200) }
      dropped.host.close()
      #expect(dropped.host.liveNodeCount == 0)
    }
  }

  @Test func `R180: a row that is removed with an animation is drawn until it has faded`() {
    let knob = Knob([1, 2, 3])
    let host = PlainHost(100, 200) {
      Turned(knob) { ids in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(ids, id: \.self) { Text("row \($0)").frame(height: 30) }
          }
        }
      }
    }
    host.host.frame { withAnimation(.linear(duration: 1)) { knob.value = [1, 3] } }
    host.host.frame(at: 0.5)
    #expect(host.text.contains("row 2"))
    host.host.frame(at: 1.2)
    host.host.settle()
    #expect(!host.text.contains("row 2"))
    #expect(host.text.contains("row 3"))
  }
}

private struct Instance: View {
  let id: Int
  @State private var number = Int.random(in: 0..<1_000_000_000)

  var body: some View { Text("\(id) \(number)").frame(height: 20) }
}

private struct BoundRows: View {
  let knob: Knob<[Int]>
  @State private var numbers = [1, 2, 3]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach($numbers, id: \.self) { $number in
          Text("\(number)").frame(width: 100, height: 50).contentShape(Rectangle())
            .onTapGesture { number += 10 }
        }
      }
    }
  }
}
