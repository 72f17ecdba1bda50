import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleGraph
import WaggleTestKit

private struct Unwritten<Name>: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// A key whose defaults add up, which breaks R004.
private struct AddedDefaults: PreferenceKey {
  static let defaultValue = 1
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum UnwrittenA {}
private enum UnwrittenB {}
private enum UnwrittenC {}

@Observable @MainActor private final class UnwrittenCell {
  var value = 0
}

@Observable @MainActor private final class UnwrittenModel {
  var ids: [Int]
  let cells = (0..<120).map { _ in UnwrittenCell() }

  init(_ count: Int) { ids = Array(0..<count) }
}

/// A place that can be empty, and write none, one or several keys.
private struct UnwrittenPlace: View {
  let id: Int
  let model: UnwrittenModel

  var body: some View {
    switch model.cells[id].value {
    case 0: Color.red
    case 1: Color.red.preference(key: Unwritten<UnwrittenA>.self, value: [id])
    case 2:
      Color.red.preference(key: Unwritten<UnwrittenB>.self, value: [id]).preference(
        key: AddedDefaults.self, value: id)
    case 3: AnyView(Color.red.preference(key: Unwritten<UnwrittenC>.self, value: [id]))
    case 4:
      Color.red.overlay {
        if id % 2 == 0 { Color.blue.preference(key: Unwritten<UnwrittenA>.self, value: [-id]) }
      }
    case 5: Color.red.transformPreference(Unwritten<UnwrittenB>.self) { $0.append(id) }
    default: EmptyView()
    }
  }
}

private struct UnwrittenRow: View {
  let id: Int
  let model: UnwrittenModel

  var body: some View {
    switch id % 4 {
    case 0: AnyView(UnwrittenPlace(id: id, model: model))
    case 1:
      HStack {
        UnwrittenPlace(id: id, model: model)
        if model.cells[id].value > 3 { Text("more") }
      }
    case 2: Color.clear.background { UnwrittenPlace(id: id, model: model) }
    default: Color.clear.overlay { Color.blue.overlay { UnwrittenPlace(id: id, model: model) } }
    }
  }
}

private struct UnwrittenColumn: View {
  let model: UnwrittenModel
  let log: UnwrittenLog

  var body: some View {
    VStack { ForEach(model.ids, id: \.self) { UnwrittenRow(id: $0, model: model) } }
      .onPreferenceChange(Unwritten<UnwrittenA>.self) { log.add("A \($0)") }
      .onPreferenceChange(Unwritten<UnwrittenB>.self) { log.add("B \($0)") }
      .onPreferenceChange(Unwritten<UnwrittenC>.self) { log.add("C \($0)") }
      .onPreferenceChange(AddedDefaults.self) { log.add("Sum \($0)") }
  }
}

private final class UnwrittenLog {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}

/// Places in which nothing writes a key share its default.
@MainActor @Suite struct UnwrittenKeyTests {
  private func tree(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 400), content: content)
    host.settle()
    return host
  }

  private func values(of host: TestHost) -> [String] {
    [
      "\(host.preference(Unwritten<UnwrittenA>.self) ?? [-1])",
      "\(host.preference(Unwritten<UnwrittenB>.self) ?? [-1])",
      "\(host.preference(Unwritten<UnwrittenC>.self) ?? [-1])",
      "\(host.preference(AddedDefaults.self) ?? -1)",
    ]
  }

  @Test(arguments: [3, 40])
  func `A place in which nothing writes has no node for a key that is observed around it (R231)`(
    _ count: Int
  ) {
    func nodes(observed: Bool) -> Int {
      let model = UnwrittenModel(count)
      let rows = VStack { ForEach(model.ids, id: \.self) { UnwrittenRow(id: $0, model: model) } }
      let host = tree {
        if observed {
          rows.onPreferenceChange(Unwritten<UnwrittenA>.self) { _ in }.onPreferenceChange(
            Unwritten<UnwrittenB>.self
          ) { _ in }
        } else {
          rows
        }
      }
      return host.counts.nodesLive
    }
    #expect(nodes(observed: true) - nodes(observed: false) <= 8)
  }

  @Test func `Nodes, reduces and bodies of a new row do not grow with keys and rows (R231)`() {
    func added(_ count: Int) -> [Int] {
      let model = UnwrittenModel(count)
      let host = tree {
        VStack { ForEach(model.ids, id: \.self) { UnwrittenRow(id: $0, model: model) } }
          .onPreferenceChange(Unwritten<UnwrittenA>.self) { _ in }
          .onPreferenceChange(Unwritten<UnwrittenB>.self) { _ in }
          .onPreferenceChange(Unwritten<UnwrittenC>.self) { _ in }
      }
      let before = host.counts
      host.frame { model.ids.append(count) }
      let after = host.counts
      return [
        after.nodesLive - before.nodesLive, after.reduces - before.reduces,
        after.bodies - before.bodies,
      ]
    }
    #expect(added(60) == added(100))
    func reduces(_ count: Int) -> Int {
      let model = UnwrittenModel(count)
      return tree {
        VStack { ForEach(model.ids, id: \.self) { UnwrittenRow(id: $0, model: model) } }
          .onPreferenceChange(Unwritten<UnwrittenA>.self) { _ in }
      }.counts.reduces
    }
    #expect(reduces(40) == 0 && reduces(100) == 0)
  }

  @Test(arguments: [1, 8, 60])
  func `A value goes through places of one view without a node for each (R232)`(_ depth: Int) {
    func nested(_ model: UnwrittenModel, _ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(UnwrittenPlace(id: 0, model: model))
        : AnyView(VStack { nested(model, depth - 1) })
    }
    func nodes(observed: Bool) -> Int {
      let (model, log) = (UnwrittenModel(1), UnwrittenLog())
      model.cells[0].value = 1
      let host = tree {
        if observed {
          nested(model, depth).onPreferenceChange(Unwritten<UnwrittenA>.self) { log.add("\($0)") }
        } else {
          nested(model, depth)
        }
      }
      let nodes = host.counts.nodesLive
      guard observed else { return nodes }
      for value in [0, 1, 5, 1] { host.frame { model.cells[0].value = value } }
      #expect(log.entries == ["[0]", "[]", "[0]", "[]", "[0]"])
      return nodes
    }
    #expect(nodes(observed: true) - nodes(observed: false) <= 5)
  }

  @Test
  func `A place that comes to write is observed at once, and its default when it ceases to (R231)`()
  {
    let (model, log) = (UnwrittenModel(40), UnwrittenLog())
    let host = tree { UnwrittenColumn(model: model, log: log) }
    #expect(log.entries.sorted() == ["A []", "B []", "C []", "Sum \(values(of: host)[3])"])
    for id in [0, 1, 2, 3] {
      log.entries = []
      host.frame { model.cells[id].value = 1 }
      #expect(log.entries == ["A [\(id)]"])
      host.frame { model.cells[id].value = 0 }
      #expect(log.entries == ["A [\(id)]", "A []"])
    }
  }

  @Test(arguments: 0..<12)
  func `After any changes of places all keys have the values of a new tree (R231)`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = UnwrittenModel(seed % 2 == 0 ? 6 : 45)
    let host = tree { UnwrittenColumn(model: model, log: UnwrittenLog()) }
    var next = model.ids.count
    for _ in 0..<16 {
      host.frame {
        for _ in 0...Int.random(in: 0...2, using: &random) {
          let place = Int.random(in: 0..<model.ids.count, using: &random)
          switch Int.random(in: 0..<6, using: &random) {
          case 0:
            model.ids.insert(next, at: place)
            next += 1
          case 1 where model.ids.count > 3: model.ids.remove(at: place)
          default: model.cells[model.ids[place]].value = Int.random(in: 0..<7, using: &random)
          }
        }
      }
      host.settle()
      let new = tree { UnwrittenColumn(model: model, log: UnwrittenLog()) }
      #expect(values(of: host) == values(of: new))
      #expect(host.displayList.description == new.displayList.description)
      host.host.checkInvariants()
    }
  }
}
