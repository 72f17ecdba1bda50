import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// EditedRows of a column, each of which can show another view.
private struct EditedRows<Row: View>: View {
  let ids: [Int]
  let knobs: [Int: Knob<Int>]
  var spacing: CGFloat? = 0
  @ViewBuilder let row: (Int) -> Row

  var body: some View {
    VStack(spacing: spacing) {
      ForEach(ids, id: \.self) { id in
        if let knob = knobs[id] { Turned(knob) { row($0) } } else { row(0) }
      }
    }
  }
}

@MainActor private func editedTree(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
  let host = TestHost(size: CGSize(width: 200, height: 400), content: content)
  host.settle()
  return host
}

private struct EditedNumbers: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// What replaces children of a stack is measured and placed, and nothing else is read again.
@MainActor @Suite struct StackEditTests {
  /// What a frame reads of the list, visits for what is combined, and lays out.
  private struct Work: Equatable {
    var elements: Int
    var scans: Int
    var layouts: Int

    @MainActor init(_ host: TestHost, _ change: () -> Void) {
      let before = host.runtime.counts
      host.frame(change)
      let after = host.runtime.counts
      elements = after.elementsRead - before.elementsRead
      scans = after.childScans - before.childScans
      layouts = after.layouts - before.layouts
    }
  }

  /// The work of a flip in the third of `count` rows, whose picture has to be that of a new tree.
  private func flip(
    _ count: Int, spacing: CGFloat? = 0, from first: Int = 0, to last: Int = 1,
    @ViewBuilder _ row: @escaping (Int) -> some View
  ) -> Work {
    func rows(_ start: Int) -> (TestHost, Knob<Int>) {
      let knob = Knob(start)
      return (
        editedTree {
          EditedRows(ids: Array(0..<count), knobs: [2: knob], spacing: spacing, row: row)
        }, knob
      )
    }
    let (host, knob) = rows(first)
    let work = Work(host) { knob.value = last }
    #expect(host.displayList.description == rows(last).0.displayList.description)
    host.host.checkInvariants()
    return work
  }

  @Test
  func `a view that answers as the one before did is all that is read, measured and placed (L205)`()
  {
    func works(_ count: Int) -> [Work] {
      [
        flip(count) {
          if $0 == 1 {
            Color.red.frame(width: 10, height: 4)
          } else {
            Color.blue.frame(width: 10, height: 4)
          }
        },
        flip(count) { if $0 == 1 { Text("ab") } else { Text("ba") } },
        flip(count, spacing: nil) { if $0 == 1 { Text("ab") } else { Text("ba") } },
        flip(count) {
          $0 == 1
            ? AnyView(Color.red.frame(width: 10, height: 4))
            : AnyView(Color.blue.padding(1).frame(width: 10, height: 4))
        },
      ]
    }
    let few = works(20)
    #expect(few == works(80))
    #expect(few.allSatisfy { $0.elements == 1 && $0.scans == 0 })
  }

  @Test
  func `a view with another size, spacing, priority or guide is laid out with all others (L205)`() {
    struct Lift: View {
      let value: Int
      var body: some View {
        if value == 1 { Text("ab") } else { Color.red.frame(width: 14, height: 17) }
      }
    }
    _ = flip(20, spacing: nil) { Lift(value: $0) }
    _ = flip(20) {
      if $0 == 1 {
        Color.red.frame(width: 10, height: 8)
      } else {
        Color.red.frame(width: 10, height: 4)
      }
    }
    _ = flip(20) { if $0 == 1 { Color.red.layoutPriority(1) } else { Color.red } }
    _ = flip(20) {
      if $0 == 1 {
        Color.red.frame(width: 10, height: 4).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
      } else {
        Color.red.frame(width: 10, height: 4)
      }
    }
    _ = flip(20) { if $0 == 1 { Color.red } else { Color.red.frame(width: 10, height: 4) } }
    _ = flip(20) {
      if $0 == 1 {
        Color.red.frame(width: 10, height: 4).zIndex(1)
      } else {
        Color.blue.frame(width: 10, height: 4)
      }
    }
    _ = flip(20) { if $0 == 1 { Color.red.frame(width: 10, height: 4) } }
    _ = flip(20, from: 1, to: 0) { if $0 == 1 { Color.red.frame(width: 10, height: 4) } }
  }

  private func rows(_ knob: Knob<[Int]>) -> TestHost {
    editedTree {
      Turned(knob) {
        EditedRows(ids: $0, knobs: [:]) { _ in Color.red.frame(width: 10, height: 4) }
      }
    }
  }

  private func work(from old: [Int], to new: [Int]) -> Work {
    let knob = Knob(old)
    let host = rows(knob)
    let work = Work(host) { knob.value = new }
    #expect(host.displayList.description == rows(Knob(new)).displayList.description)
    host.host.checkInvariants()
    return work
  }

  @Test func `of rows that answer one size each, new ones alone are measured (L206)`() {
    func works(_ count: Int) -> [Work] {
      let ids = Array(0..<count)
      let orders: [[Int]] = [
        ids + [-1], Array(ids.dropLast()), [-1] + ids, Array(ids.dropFirst()),
        Array(ids[..<5]) + [-1, -2] + Array(ids[5...]), Array(ids[..<5]) + Array(ids[7...]),
        Array(ids[..<5]) + [6, 5] + Array(ids[7...]),
      ]
      var works: [Work] = []
      for order in orders { works.append(work(from: ids, to: order)) }
      return works
    }
    let few = works(20)
    #expect(few == works(80))
    #expect(few.map(\.elements) == [1, 0, 1, 0, 2, 0, 2])
    #expect(few.allSatisfy { $0.scans == 0 })
  }

  @Test func `rows that move are read and placed alone, however far they move (L197)`() {
    func works(_ count: Int) -> [Work] {
      let ids = Array(0..<count)
      let orders: [[Int]] = [
        Array(ids[1...]) + [0], [count - 1] + Array(ids[..<(count - 1)]),
        [count - 1] + Array(ids[1..<(count - 1)]) + [0], Array(ids[1...]) + [-1],
        Array(ids[2...]) + [0, 1],
        [0] + Array(ids[2..<(count - 3)]) + [1] + Array(ids[(count - 3)...]),
      ]
      return orders.map { work(from: ids, to: $0) }
    }
    let few = works(20)
    #expect(few == works(80))
    #expect(few.map(\.elements) == [1, 1, 2, 1, 2, 1])
    #expect(few.allSatisfy { $0.scans == 0 })
  }

  @Test(arguments: 0..<16)
  func `after any changes of rows a stack is as if it were new (L197, L205, L206)`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = EditedModel()
    func made() -> TestHost { editedTree { EditedStack(model: model, kind: seed) } }
    let host = made()
    for _ in 0..<14 {
      host.frame {
        for _ in 0...Int.random(in: 0...2, using: &random) { model.change(&random) }
      }
      host.settle()
      let new = made()
      #expect(host.displayList.description == new.displayList.description)
      #expect(host.preference(EditedNumbers.self) == new.preference(EditedNumbers.self))
      host.host.checkInvariants()
    }
  }
}

@Observable @MainActor private final class EditedCell {
  var value = 0
}

@Observable @MainActor private final class EditedModel {
  var ids = Array(0..<40)
  let cells = (0..<120).map { _ in EditedCell() }
  private var last = 39

  func change(_ random: inout SeededGenerator) {
    let place = Int.random(in: 0..<ids.count, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 3: ids.insert(ids.remove(at: place), at: Int.random(in: 0..<ids.count, using: &random))
    case 0 where last < 119:
      last += 1
      ids.insert(last, at: place)
    case 1 where ids.count > 4: ids.remove(at: place)
    case 2: ids.swapAt(place, Int.random(in: 0..<ids.count, using: &random))
    default: cells[ids[place]].value = Int.random(in: 0..<7, using: &random)
    }
  }
}

private struct EditedStack: View {
  let model: EditedModel
  let kind: Int

  var body: some View {
    Group {
      switch kind % 4 {
      case 0: VStack(spacing: 1) { items }
      case 1: VStack { items }
      case 2: HStack { items }
      default: AnyLayout(HStackLayout(spacing: 1)) { items }
      }
    }
    .environment(\.layoutDirection, kind < 8 ? .leftToRight : .rightToLeft)
    .onPreferenceChange(EditedNumbers.self) { _ in }
  }

  private var items: some View {
    ForEach(model.ids, id: \.self) {
      EditedItem(id: $0, isRigid: kind % 8 < 4, cell: model.cells[$0])
    }
  }
}

private struct EditedItem: View {
  let id: Int
  let isRigid: Bool
  let cell: EditedCell

  var body: some View {
    switch cell.value {
    case 0, 1: box(.red)
    case 2: box(.blue)
    case 3: box(.green).preference(key: EditedNumbers.self, value: [id])
    case 4 where isRigid: Color.red.frame(width: 6, height: 5)
    case 4: Text("\(id)")
    case 5:
      box(.red)
      box(.blue)
    default: EmptyView()
    }
  }

  @ViewBuilder private func box(_ color: Color) -> some View {
    if isRigid { color.frame(width: 4, height: 3) } else { color.frame(height: 3) }
  }
}
