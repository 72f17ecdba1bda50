import Foundation
import Observation
import SwiftUI
import Testing
import Waggle
import WaggleInspector
import WaggleTestKit

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Keys that a program makes while it runs.
private enum Tagged<Tag: Level>: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Keeps the larger value; counts how often it was asked.
private enum Large<Value: Sendable & Collection & Equatable & ExpressibleByArrayLiteral>:
  PreferenceKey
{
  static var defaultValue: Value { [] }
  static func reduce(value: inout Value, nextValue: () -> Value) {
    let next = nextValue()
    if next.count > value.count { value = next }
  }
}

private enum LargeText: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) {
    let next = nextValue()
    if next.utf8.count > value.utf8.count { value = next }
  }
}

/// A value that counts how often it is described.
private struct Described: Equatable, Sendable, CustomStringConvertible {
  nonisolated(unsafe) static var count = 0
  var parts: [Int] = []
  var description: String {
    Self.count += 1
    return "Described(\(parts.count))"
  }
}

private enum DescribedKey: PreferenceKey {
  static let defaultValue = Described()
  static func reduce(value: inout Described, nextValue: () -> Described) {
    value.parts += nextValue().parts
  }
}

private final class Shelf: Equatable, @unchecked Sendable {
  let names: [String]
  init(_ names: [String]) { self.names = names }
  static func == (a: Shelf, b: Shelf) -> Bool { a === b }
}

private enum Shelves: PreferenceKey {
  static let defaultValue: Shelf? = nil
  static func reduce(value: inout Shelf?, nextValue: () -> Shelf?) { value = value ?? nextValue() }
}

@MainActor @Observable private final class Switch {
  var isOn = true
  var number = 0
  @ObservationIgnored var calls = 0
}

private let red = Color.red

private protocol Level {}
private enum Ground: Level {}
private enum Above<Lower: Level>: Level {}

/// What reports, traces and inspectors do with unexpected input.
@MainActor @Suite struct HostileInputTests {
  private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 200), content: content)
    host.settle()
    return host
  }

  // MARK: Names

  private nonisolated static let names = [
    "\u{1B}[31mred\u{1B}[0m", "<script>alert(1)</script>", "a\u{202E}b\u{2066}c\u{200F}d",
    "A > B > Writer", "line\none\r\nline\u{2028}two", "quote\"back\\slash", "",
    String(repeating: "long", count: 50_000), "\0\u{7}\u{9B}31m",
  ]

  private func rows(_ isLazy: Bool) -> TestHost {
    host {
      if isLazy {
        LazyVStack(spacing: 0) { ForEach(Self.names, id: \.self) { Row(name: $0) } }
          .onPreferenceChange(Names.self) { _ in }
      } else {
        VStack(spacing: 0) { ForEach(Self.names, id: \.self) { Row(name: $0) } }
          .onPreferenceChange(Names.self) { _ in }
      }
    }
  }

  private func isClean(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0 == "\n"
        || !(0..<0x20).contains($0.value) && !(0x7F..<0xA0).contains($0.value)
          && ![0x200E, 0x200F, 0x2028, 0x2029].contains($0.value)
          && !(0x202A...0x202E).contains($0.value) && !(0x2066...0x2069).contains($0.value)
    }
  }

  @Test(arguments: [false, true])
  func `the ids of rows stay on their line, and cannot pass for other views`(isLazy: Bool) throws {
    let host = rows(isLazy)
    let trace = host.trace(Names.self)
    #expect(isClean(trace), "\(trace.prefix(500).debugDescription)")
    #expect(trace.count < 10_000, "\(trace.count)")
    let all = host.host.trace(of: Names.self, includesAllViews: true)
    let record = all.record(of: "Names")
    let json = String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
    #expect(isClean(json))
    #expect(json.count < 100_000, "\(json.count)")
    #expect(try JSONDecoder().decode(PreferenceRecord.self, from: Data(json.utf8)) == record)
    let writers = all.positions { $0.writes }
    #expect(writers.count == Self.names.count)
    for place in writers {
      let path = try #require(all[place]).viewPath.components(separatedBy: " > ")
      #expect(path.count == 3 && path.last == "Row", "\(path)")
    }
    let answer = host.explain(Names.self, from: "B", to: nil)
    #expect(answer.hasPrefix("No view named 'B' writes Names."), "\(answer.prefix(200))")
  }

  @Test func `the names of types between backquotes are one name of a path each`() throws {
    let host = host { `<script>alert(1)</script>`(content: `Flower > Bee <b>`()) }
    let trace = host.host.trace(of: `Key > <i> "1"`.self, includesAllViews: true)
    let writer = try #require(trace.positions { $0.writes }.first.flatMap { trace[$0] })
    #expect(
      writer.viewPath.components(separatedBy: " > ") == [
        "‹script›alert(1)‹/script›", "VStack", "Flower › Bee ‹b›",
      ])
    #expect(isClean(host.trace(`Key > <i> "1"`.self)))
    let answer = host.explain(`Key > <i> "1"`.self, from: "Flower › Bee ‹b›")
    #expect(answer.hasPrefix("It arrives: what Flower › Bee ‹b› writes"), "\(answer)")
    let model = InspectorModel(InspectedProgram(host.host), interval: .zero)
    #expect(model.rows.map(\.name) == ["‹script›alert(1)‹/script›", "VStack › Flower › Bee ‹b›"])
  }

  @Test func `an inspector shows such names on one line each`() {
    let program = rows(false)
    let model = InspectorModel(InspectedProgram(program.host), interval: .zero)
    for row in model.rows {
      #expect(isClean(row.name) && !row.name.contains("\n"))
      #expect(row.name.count < 200 && row.value?.count ?? 0 <= 240)
    }
    let window = TestHost(size: CGSize(width: 400, height: 600)) { InspectorView(model) }
    window.settle()
    #expect(
      window.text.contains {
        $0.contains("<script>") || $0.contains("‹script") || $0.contains("script›")
      })
  }

  // MARK: Large values

  private func readsQuickly<K: PreferenceKey>(_ key: K.Type, _ value: K.Value)
  where K.Value: Equatable {
    let program = host {
      VStack {
        Red<K>(value: value)
        red
      }
      .onPreferenceChange(K.self) { _ in }
    }
    let trace = program.trace(K.self)
    #expect(trace.count < 1_000, "\(trace.count)")
    let model = InspectorModel(InspectedProgram(program.host), interval: .zero)
    #expect(model.rows.allSatisfy { $0.value?.count ?? 0 <= 240 })
    #expect(program.explain(K.self, from: "Red").hasPrefix("It arrives"))
    #expect(program.explain(K.self, from: "Red").count < 300)
  }

  @Test func `values of a hundred megabytes are shown by their beginning`() {
    readsQuickly(LargeText.self, String(repeating: "0123456789", count: 10_000_000))
    readsQuickly(Large<[Int]>.self, Array(repeating: 7, count: 12_500_000))
    readsQuickly(Large<[[Int]]>.self, [[1], Array(repeating: 7, count: 12_500_000)])
    readsQuickly(Bytes.self, Data(count: 100_000_000))
  }

  @Test func `a value is described a few times for a step, however large it is`() {
    Described.count = 0
    let program = host {
      VStack {
        red.preference(key: DescribedKey.self, value: Described(parts: Array(0..<100_000)))
        red.preference(key: DescribedKey.self, value: Described(parts: [1]))
      }
      .onPreferenceChange(DescribedKey.self) { _ in }
    }
    #expect(Described.count == 0)
    _ = program.trace(DescribedKey.self)
    #expect(Described.count <= 24, "\(Described.count)")
    Described.count = 0
    let model = InspectorModel(InspectedProgram(program.host), interval: .zero)
    #expect(Described.count <= 36, "\(Described.count)")
    Described.count = 0
    model.read()
    #expect(Described.count <= 36, "\(Described.count)")
  }

  // MARK: Keys

  @Test func `a key of objects compares them as they say, and holds none after the program`() {
    weak var shelf: Shelf?
    var program: TestHost?
    do {
      let made = Shelf(["a"])
      shelf = made
      program = host {
        red.preference(key: Shelves.self, value: made).onPreferenceChange(Shelves.self) { _ in }
      }
    }
    #expect(program?.preference(Shelves.self)??.names == ["a"])
    var model: InspectorModel? = InspectorModel(InspectedProgram(program!.host), interval: .zero)
    #expect(model?.rows.isEmpty == false)
    program = nil
    model = nil
    #expect(shelf == nil)
  }

  @Test func `keys of one generic type are as many keys`() {
    func written<Tag: Level>(_ tag: Tag.Type, _ name: String) -> AnyView {
      AnyView(
        red.preference(key: Tagged<Tag>.self, value: [name])
          .onPreferenceChange(Tagged<Tag>.self) { _ in })
    }
    func type(_ depth: Int) -> any Level.Type {
      func above<Lower: Level>(_ lower: Lower.Type) -> any Level.Type { Above<Lower>.self }
      return depth == 0 ? Ground.self : above(type(depth - 1))
    }
    let views = (0..<20).map { written(type($0), "\($0)") }
    let program = host { VStack(spacing: 0) { ForEach(views.indices, id: \.self) { views[$0] } } }
    #expect(program.preference(Tagged<Ground>.self) == ["0"])
    #expect(program.preference(Tagged<Above<Above<Ground>>>.self) == ["2"])
    let model = InspectorModel(InspectedProgram(program.host), interval: .zero)
    #expect(model.keys.count == 20)
    #expect(Set(model.keys.map(\.id)).count == 20)
    #expect(
      model.keys.prefix(3).map(\.name) == [
        "Tagged<Ground>", "Tagged<Above<Ground>>", "Tagged<Above<Above<Ground>>>",
      ])
    // Long arguments are shortened.
    #expect(model.keys.allSatisfy { $0.name.count <= 50 })
    #expect(
      program.explain(Tagged<Ground>.self, from: "nowhere").contains("writes Tagged<Ground>."))
  }

  // MARK: Many observers, and observers that leave

  @Test func `ten thousand observers of a key are each called once for a change`() {
    let state = Switch()
    let program = host {
      Layers(count: 10_000) {
        state.calls += 1
      } content: {
        VStack(spacing: 0) { Reader(state: state) }
      }
    }
    #expect(state.calls == 10_000)
    state.calls = 0
    program.frame { state.number = 1 }
    program.settle()
    #expect(state.calls == 10_000)
    #expect(program.diagnostics.isEmpty, "\(program.diagnostics.prefix(3))")
  }

  @Test func `an observer that its own action removes is called once, and the others too`() {
    let state = Switch()
    let program = host {
      VStack {
        ForEach(0..<10) { _ in
          if state.isOn {
            Reader(state: state).onPreferenceChange(Names.self) { names in
              if names == ["1"] {
                state.calls += 1
                state.isOn = false
              }
            }
          }
        }
      }
    }
    program.frame { state.number = 1 }
    program.settle()
    #expect(state.calls == 10)
    #expect(program.preference(Names.self) == [])
  }

  // MARK: Inspectors

  @Test func `an inspector opened and closed in an animation leaves it as it was`() {
    func frames(_ inspects: Bool) -> [String] {
      let state = Switch()
      let program = host { Moving(state: state) }
      program.frame { withAnimation(.linear(duration: 1)) { state.number = 100 } }
      var values: [String] = []
      for step in 0..<10 {
        program.advance(by: 0.1)
        if inspects, step == 4 {
          let model = InspectorModel(InspectedProgram(program.host), interval: .zero)
          let window = TestHost(size: CGSize(width: 400, height: 600)) { InspectorView(model) }
          window.settle()
          model.read()
        }
        values.append("\(program.preference(Names.self) ?? []) \(program.counts.bodies)")
      }
      return values
    }
    #expect(frames(true) == frames(false))
  }

  @Test func `a program that is dropped while it is inspected ends the inspector's list`() {
    let state = Switch()
    var program: TestHost? = host { Moving(state: state) }
    let inspected = InspectedProgram(program!.host)
    let model = InspectorModel(inspected, interval: .zero)
    let window = TestHost(size: CGSize(width: 400, height: 600)) { InspectorView(model) }
    window.settle()
    model.selection = model.rows.first?.id
    program?.frame { withAnimation { state.number = 100 } }
    program = nil
    model.read()
    model.showsAllViews = true
    model.writer = model.writers.first?.id
    model.key = nil
    model.read()
    window.settle()
    #expect(model.hasEnded && model.rows.isEmpty)
    #expect(window.text.contains("The program has ended"))
  }

  @Test func `a key that only an inspector asks for is computed for it, and not afterwards`() {
    let state = Switch()
    let program = host { VStack { Reader(state: state) } }
    do {
      let model = InspectorModel(InspectedProgram(program.host), interval: .zero)
      #expect(model.rows.contains { $0.value == "[\"0\"]" }, "\(model.rows)")
      program.frame { state.number = 1 }
      model.read()
      #expect(model.rows.contains { $0.value == "[\"1\"]" })
    }
    let reduces = program.counts.reduces
    program.frame { state.number = 2 }
    #expect(program.counts.reduces == reduces)
    #expect(program.diagnostics.isEmpty)
  }
}

private enum Bytes: PreferenceKey {
  static let defaultValue = Data()
  static func reduce(value: inout Data, nextValue: () -> Data) {
    let next = nextValue()
    if next.count > value.count { value = next }
  }
}

private struct Row: View {
  let name: String
  var body: some View { red.preference(key: Names.self, value: [name]) }
}

private enum `Key > <i> "1"`: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct `Flower > Bee <b>`: View {
  var body: some View { red.preference(key: `Key > <i> "1"`.self, value: ["a"]) }
}

private struct `<script>alert(1)</script>`<Content: View>: View {
  let content: Content
  var body: some View {
    VStack { content }.onPreferenceChange(`Key > <i> "1"`.self) { _ in }
  }
}

private struct Red<K: PreferenceKey>: View {
  let value: K.Value
  var body: some View { red.preference(key: K.self, value: value) }
}

private struct Reader: View {
  let state: Switch
  var body: some View { red.preference(key: Names.self, value: ["\(state.number)"]) }
}

private struct Moving: View {
  let state: Switch
  var body: some View {
    red.offset(x: CGFloat(state.number))
      .preference(key: Names.self, value: ["\(state.number)"])
      .onPreferenceChange(Names.self) { _ in }
  }
}

/// Views in rows, each observed.
private struct Layers<Content: View>: View {
  let count: Int
  let call: () -> Void
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in
        content().onPreferenceChange(Names.self) { _ in call() }
      }
    }
  }
}
