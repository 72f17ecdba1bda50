import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Writer: View {
  var name = "a"
  var body: some View { leaf.writes(name) }
}

private struct Listener<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content.onPreferenceChange(Names.self) { _ in } }
}

private struct Outer<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content.writes("outer") }
}

/// Why a value arrives at a view, or does not.
@MainActor @Suite struct PreferenceAnswerTests {
  private func answer<Content: View>(
    from writer: String = "Writer", to observer: String? = "Listener",
    @ViewBuilder _ content: @escaping () -> Content
  ) -> String { host(.seeds, content).explain(Names.self, from: writer, to: observer) }

  @Test func `A value that a view around the writer observes arrives (R075)`() {
    let text = answer {
      Listener {
        VStack {
          Writer()
          leaf
        }
      }
    }
    #expect(
      text == "It arrives: what Writer writes is part of what Listener has: it received [\"a\"].")
  }

  @Test func `Of thousands of views with one name each is asked about those around it`() {
    let text = answer { VStack { ForEach(0..<400, id: \.self) { _ in Listener { Writer() } } } }
    #expect(text.contains("It arrives: what Writer writes"), "\(text)")
    #expect(text.contains("Writer is not inside Listener"), "\(text)")
  }

  @Test func `A value that a writer around it replaces does not arrive (R058)`() {
    let text = answer { Listener { Outer { VStack { Writer() } } } }
    #expect(text.contains("Outer writes Names too, and what it writes replaces"), "\(text)")
    #expect(text.contains("transformPreference(Names.self)"), "\(text)")
  }

  @Test func `A value that a transform drops does not arrive, and one that it keeps does (R062)`() {
    let dropped = answer {
      Listener { VStack { Writer() }.transformPreference(Names.self) { $0 = [] } }
    }
    #expect(dropped.contains("transforms Names"), "\(dropped)")
    #expect(dropped.contains("does not contain [\"a\"]"), "\(dropped)")
    let kept = answer {
      Listener { VStack { Writer() }.transformPreference(Names.self) { $0.append("t") } }
    }
    #expect(kept.hasPrefix("It arrives"), "\(kept)")
  }

  @Test func `A value in an item of a toolbar or in a menu does not arrive`() {
    let toolbar = answer {
      Listener { NavigationStack { Text("page").toolbar { ToolbarItem { Writer() } } } }
    }
    #expect(toolbar.hasPrefix("It does not arrive"), "\(toolbar)")
    let menu = answer { Listener { Text("row").contextMenu { Writer() } } }
    #expect(!menu.contains("It arrives"), "\(menu)")
  }

  @Test
  func `The answer about a row that a lazy container has not made is that it has no view (R154)`() {
    let text = answer(from: "[90]") {
      Listener { ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { _ in Writer() } } } }
    }
    #expect(text.contains("It is not there now"), "\(text)")
  }

  @Test
  func `The answer names the view that would contain a listener and a writer beside it (R075)`() {
    let text = answer {
      HStack {
        VStack { Writer() }
        Listener { leaf }
      }
    }
    #expect(text.hasPrefix("It does not arrive: Writer is not inside Listener"), "\(text)")
    #expect(text.contains("Put onPreferenceChange(Names.self) on HStack"), "\(text)")
  }

  @Test func `A writer around a listener is not what it observes (R075)`() {
    let text = answer(from: "Outer") { Outer { Listener { leaf } } }
    #expect(text.contains("Outer writes Names around Listener"), "\(text)")
  }

  @Test func `A value whose candidate is not shown does not arrive (R149)`() {
    let text = answer {
      Listener {
        ViewThatFits {
          Writer().box(500, 10)
          Writer(name: "b").transformPreference(Names.self) { $0 += ["c"] }.box(10, 10)
        }
      }
    }
    #expect(text.contains("ViewThatFits shows another candidate"), "\(text)")
    #expect(text.contains("It arrives"), "\(text)")
  }

  @Test func `A value that reduce drops does not arrive (R006)`() {
    struct Title: View {
      var body: some View { leaf.preference(key: Last.self, value: "Inbox") }
    }
    let text = host {
      VStack { Title().overlay { if false { leaf } } }.onPreferenceChange(Last.self) { _ in }
    }.explain(Last.self, from: "Title")
    #expect(
      text.hasPrefix(
        "It does not arrive: reduce of Last in VStack gives default, with Inbox or without it"),
      "\(text)")
    #expect(text.contains("R004"), "\(text)")
  }

  @Test func `A value that reduce does not ask for does not arrive (R053)`() {
    struct Second: View {
      var body: some View { leaf.preference(key: First.self, value: "two") }
    }
    let text = host {
      VStack {
        leaf.preference(key: First.self, value: "one")
        Second()
      }
      .onPreferenceChange(First.self) { _ in }
    }.explain(First.self, from: "Second")
    #expect(
      text.contains("in VStack, reduce of First returned before it called nextValue()"), "\(text)")
  }

  @Test func `What a presentation writes does not arrive outside of it (R160)`() {
    let text = answer {
      Listener { leaf.writes("below").sheet(isPresented: .constant(true)) { Writer() } }
    }
    #expect(text.contains("what a presentation writes stays in it (R160, R161)"), "\(text)")
  }

  @Test func `Names that no view has are answered with those that exist`() {
    let text = answer(from: "Writr") { Listener { Writer() } }
    #expect(
      text == "No view named 'Writr' writes Names. Near: Writer. Those that do: Writer.", "\(text)")
    let deaf = answer(to: "Door") { Listener { Writer() } }
    #expect(deaf.hasPrefix("No view named 'Door' listens to or reads Names."), "\(deaf)")
    let none = answer(to: nil) { Writer() }
    #expect(none == "No view listens to or reads Names, so it is not even computed (R013).")
  }

  @Test func `A value that is required and missing fails with the flow`() throws {
    let host = host { VStack { Listener { Writer() } } }
    try host.requirePreference(Names.self, equals: ["a"])
    try host.requireArrival(of: Names.self, from: "Writer", to: "Listener")
    let error = #expect(throws: FlowError.self) {
      try host.requirePreference(Names.self, equals: ["b"])
    }
    #expect(
      error?.description
        == """
        Names is ["a"] at the root, not ["b"]. It was computed so:
        observed ["a"]  — VStack > Listener
          wrote ["a"]  — … > Writer
        """)
  }

  @Test func `A question with a name that a terminal would obey is answered with its escapes`() {
    let text = answer(from: "\u{1b}[31mWriter\n") { Listener { Writer() } }
    #expect(!text.contains("\u{1b}") && !text.contains("\n"), "\(text)")
    #expect(text.contains("No view named '"), "\(text)")
  }

  @Test
  func `The name of a screen that is not open is answered with why it may not be there (R158)`() {
    let text = answer {
      Listener {
        TabView {
          Text("1").tabItem { Text("one") }
          Writer().tabItem { Text("two") }
        }
      }
    }
    #expect(text.contains("It is not there now"), "\(text)")
    #expect(!text.contains("Near"), "\(text)")
  }

  @Test func `Two objects that are described alike are reported as not equal`() {
    final class Model: Equatable {
      static func == (a: Model, b: Model) -> Bool { a === b }
    }
    enum Key: PreferenceKey {
      static var defaultValue: Model? { nil }
      static func reduce(value: inout Model?, nextValue: () -> Model?) {
        value = value ?? nextValue()
      }
    }
    let model = Model()
    let host = host { leaf.preference(key: Key.self, value: model) }
    let error = #expect(throws: FlowError.self) {
      try host.requirePreference(Key.self, equals: Model())
    }
    #expect(error?.description.contains("is described alike and is not equal") == true)
    #expect(throws: Never.self) { try host.requirePreference(Key.self, equals: model) }
  }

  @Test func `Questions and traces of all views count no reduce and report nothing (R071)`() {
    let host = host {
      VStack {
        Writer()
        Writer(name: "b")
      }
      .onPreferenceChange(Names.self) { _ in }
    }
    host.settle()
    let (reduces, nodes) = (host.counts.reduces, host.counts.nodesLive)
    _ = host.explain(Names.self, from: "Writer")
    _ = host.explain(Names.self, from: "Writer")
    #expect(host.counts.reduces == reduces)
    #expect(host.counts.nodesLive == nodes)
    #expect(host.diagnostics.isEmpty)
  }
}

// MARK: Random trees

/// A view, to be built with any values.
private indirect enum Plan {
  case leaf
  case stack([Plan])
  case conditional(Bool, Plan)
  case overlay(Plan, Plan)
  case fits(Bool, Plan, Plan)
  case writer(Plan)
  case transform(Plan)
  case observer(Plan)

  static func random(_ depth: Int, _ random: inout SeededGenerator) -> Plan {
    if depth == 0 { return Bool.random(using: &random) ? .writer(.leaf) : .leaf }
    func next() -> Plan { Plan.random(depth - 1, &random) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2: return .stack((0..<Int.random(in: 0...3, using: &random)).map { _ in next() })
    case 3: return .conditional(Bool.random(using: &random), next())
    case 4: return .overlay(next(), next())
    case 5: return .fits(Bool.random(using: &random), next(), next())
    case 6, 7: return .writer(next())
    case 8: return .transform(next())
    case 9, 10: return .observer(next())
    default: return .leaf
    }
  }
}

private protocol NumberedKey: PreferenceKey where Value: Equatable {
  static func value(_ number: Int) -> Value
  static func append(_ number: Int, to value: inout Value)
}

extension Names: NumberedKey {
  static func value(_ number: Int) -> [String] { ["\(number)"] }
  static func append(_ number: Int, to value: inout [String]) { value.append("\(number)") }
}

extension Last: NumberedKey {
  static func value(_ number: Int) -> String { "\(number)" }
  static func append(_ number: Int, to value: inout String) { value += ",\(number)" }
}

extension First: NumberedKey {
  static func value(_ number: Int) -> String? { "\(number)" }
  static func append(_ number: Int, to value: inout String?) {
    value = (value ?? "") + ",\(number)"
  }
}

/// Makes the view of a plan; writers get numbers in the order of the trace, and one of them another number.
@MainActor private struct PlanBuilder<Key: NumberedKey> {
  let changed: Int?
  var count = 0

  mutating func number() -> Int {
    defer { count += 1 }
    return count == changed ? 1000 + count : count
  }

  mutating func view(_ plan: Plan) -> AnyView {
    switch plan {
    case .leaf: return AnyView(Waggle.Color.red.frame(width: 1, height: 1))
    case .stack(let plans):
      let views = plans.map { view($0) }
      return AnyView(VStack { ForEach(views.indices, id: \.self) { views[$0] } })
    case .conditional(let isShown, let plan):
      let inner = isShown ? view(plan) : nil
      return AnyView(VStack { if let inner { inner } })
    case .overlay(let plan, let layer):
      let (view, front) = (view(plan), view(layer))
      return AnyView(view.overlay { front })
    case .fits(let first, let a, let b):
      // A candidate after the chosen one is not made.
      let (wide, narrow) = (view(a), view(first ? .leaf : b))
      return AnyView(
        ViewThatFits {
          wide.frame(width: first ? 1 : 1000)
          narrow.frame(width: 1)
        })
    case .writer(let plan):
      let value = Key.value(number())
      return AnyView(view(plan).preference(key: Key.self, value: value))
    case .transform(let plan):
      let number = number()
      return AnyView(view(plan).transformPreference(Key.self) { Key.append(number, to: &$0) })
    case .observer(let plan):
      return AnyView(view(plan).onPreferenceChange(Key.self) { _ in })
    }
  }
}

@MainActor @Suite struct RandomAnswerTests {
  @Test func `A value arrives exactly where another value would be seen (R058, R075, R149)`() {
    check(Names.self)
  }

  @Test func `An unlawful key that takes the last value is answered as it is seen (R006)`() {
    check(Last.self)
  }

  @Test func `A key that takes the first value is answered as it is seen (R053)`() {
    check(First.self)
  }

  private func check<Key: NumberedKey>(_ key: Key.Type) {
    var answers = [true: 0, false: 0]
    for seed in 0..<UInt64(200) {
      var random = SeededGenerator(seed: seed)
      let plan = Plan.random(4, &random)
      let before = trace(plan, Key.self, nil)
      let writers = before.positions { $0.writes }
      let listeners = before.positions { $0.listens }
      for (number, writer) in writers.enumerated() {
        let after = trace(plan, Key.self, number)
        for listener in listeners {
          let answer = before.answer(from: writer, to: listener, key: "Key")
          let (old, new) = (before[listener]?.value, after[listener]?.value)
          answers[answer.arrives]! += 1
          let isSeen = old?.text(in: 500) != new?.text(in: 500)
          #expect(
            answer.arrives == isSeen,
            "seed \(seed), writer \(number) at \(writer), listener \(listener): \(answer.text)\n\(before)"
          )
        }
      }
    }
    #expect(answers[true]! > 20 && answers[false]! > 20, "\(answers)")
  }

  private func trace<Key: NumberedKey>(_ plan: Plan, _ key: Key.Type, _ changed: Int?)
    -> PreferenceTrace
  {
    var builder = PlanBuilder<Key>(changed: changed)
    let view = builder.view(plan)
    let host = host { view }
    return withExtendedLifetime(host) { host.host.trace(of: key, includesAllViews: true) }
  }
}
