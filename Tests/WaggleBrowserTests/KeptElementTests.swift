import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleBrowser

/// What a page collects for assistive technology follows what has changed.
@MainActor @Suite struct KeptElementTests {
  private struct Row: View {
    let number: Int
    @State private var text = "bee"

    var body: some View { TextField("Field \(number)", text: $text) }
  }

  /// Fields that each have a text.
  private struct OwnTexts: View {
    let count: Int
    var body: some View { Form { ForEach(0..<count, id: \.self) { Row(number: $0) } } }
  }

  /// Fields whose texts are one array, so that a key has all rows made again.
  private struct OneArray: View {
    @State private var texts: [String]

    init(_ count: Int) { _texts = State(initialValue: Array(repeating: "bee", count: count)) }

    var body: some View {
      Form {
        ForEach(texts.indices, id: \.self) { TextField("Field \($0)", text: $texts[$0]) }
      }
    }
  }

  /// How many parts are collected and elements described for a key in the third field.
  private func work<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) async throws -> [Int] {
    let all = LiveSessions(fonts: noFonts) { window in makeHost(window, content: content) }
    var field = 0
    var work: [Int] = []
    for isTyping in [false, true] {
      // A session's numbers are the same in each run.
      let outbox = Outbox()
      let session = try all.session(for: PageHello(window: phone))
      _ = session.attach(outbox, PageHello(window: phone))
      try session.receive(.shown(1))
      if isTyping {
        try session.receive(.act(element: field, action: "focus"))
        try session.receive(.shown(2))
        let before = [session.host.input.kept.collectedParts, session.descriptions]
        try session.receive(
          .edit(PageEdit(element: field, number: 1, start: 3, inserted: "s", selection: 4..<4)))
        let after = [session.host.input.kept.collectedParts, session.descriptions]
        work = zip(after, before).map { $0 - $1 }
      }
      let told = try await messages(outbox).filter { $0["t"] as? String == "patch" }
      let steps = try #require(told.first?["steps"] as? [[Any]])
      let input = steps.first { ($0.last as? [String: Any])?["label"] as? String == "Field 2" }
      field = try #require(input?[1] as? Int)
    }
    return work
  }

  @Test func `C562: a key in a form of 500 fields collects what it collects in a form of five`()
    async throws
  {
    let few = try await work { OwnTexts(count: 5) }
    #expect(try await work { OwnTexts(count: 500) } == few)
    #expect(few.allSatisfy { $0 <= 3 })
  }

  @Test func `C562: where all rows are made again, only the row whose text changes is collected`()
    async throws
  {
    let few = try await work { OneArray(5) }
    #expect(try await work { OneArray(500) } == few)
    #expect(few.allSatisfy { $0 <= 3 })
  }
}

// MARK: Any changes

@MainActor private final class Time { var now = 0.0 }

/// What the views below are made of.
@MainActor @Observable private final class Model {
  var numbers = Array(0..<9)
  var next = 9
  var words = ["a", "b", "c"]
  var word = "honey"
  var isShown = true
  var isOn = false
  var isEnabled = true
  var isHidden = false
  var isClear = false
  var isLarge = false
  var isReversed = false
  var isOffset = false
  var isCombined = false
  var hasSheet = false
  var hasMenu = false
  var choice = 1
  var locale = "en"
  var date = Date(timeIntervalSinceReferenceDate: 0)

  func change(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<19, using: &random) {
    case 0: numbers.insert(next, at: Int.random(in: 0...numbers.count, using: &random))
    case 1: if numbers.count > 2 { numbers.remove(at: Int.random(in: 0..<3, using: &random)) }
    case 2: numbers.shuffle(using: &random)
    case 3: word += "!"
    case 4: isShown.toggle()
    case 5: isOn.toggle()
    case 6: isEnabled.toggle()
    case 7: isHidden.toggle()
    case 8: isClear.toggle()
    case 9: isLarge.toggle()
    case 10: isReversed.toggle()
    case 11: isOffset.toggle()
    case 12: isCombined.toggle()
    case 13: hasSheet.toggle()
    case 14: hasMenu.toggle()
    case 15: choice = choice % 3 + 1
    case 16: locale = locale == "en" ? "de" : "en"
    case 17: words[Int.random(in: 0..<3, using: &random)] += "x"
    default: date += 1000
    }
    next += 1
  }
}

private struct Parts: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack {
          Text(model.word).opacity(model.isClear ? 0 : 1)
          if model.isShown { Text("Shown").accessibilityHint(model.word) }
          Circle().frame(width: 9, height: 9).accessibilityLabel(
            Text(model.date, format: .dateTime)
          )
          .accessibilityHidden(model.isHidden)
          Toggle("On", isOn: $model.isOn)
          Button(model.isOn ? "Off" : "On") { model.isOn.toggle() }.disabled(!model.isEnabled)
          HStack {
            Text("Left")
            Text("Middle").offset(x: model.isOffset ? -200 : 0)
            Button("Right") {}.accessibilityValue(model.word)
          }
          .accessibilityElement(children: model.isCombined ? .combine : .contain)
          ForEach(0..<3, id: \.self) { TextField("Word \($0)", text: $model.words[$0]) }
          Stepper("Choice \(model.choice)", value: $model.choice)
          Picker("Pick", selection: $model.choice) {
            ForEach(1..<4) { Text("Item \($0)").tag($0) }
          }
          .pickerStyle(.segmented)
          Menu("Menu") { Button("Item \(model.word)") {} }
          ForEach(model.numbers, id: \.self) { number in
            HStack {
              Text("Row \(number)")
              if number % 2 == 0 { Button("Act \(model.choice)") {} }
            }
            .accessibilityElement(children: number % 3 == 0 ? .combine : .contain)
            .contextMenu { Button("Copy \(model.word)") {} }
          }
          NavigationLink("Next") {
            Form {
              Text(model.word); Toggle("Deep", isOn: $model.isOn)
            }
          }
        }
      }
      .navigationTitle("Parts")
    }
    .environment(\.locale, Locale(identifier: model.locale))
    .environment(\.layoutDirection, model.isReversed ? .rightToLeft : .leftToRight)
    .dynamicTypeSize(model.isLarge ? .xxLarge : .large)
    .sheet(isPresented: $model.hasSheet) {
      VStack {
        Text(model.word)
        Toggle("In it", isOn: $model.isOn)
        Text("Two")
        Text("Three")
      }
    }
  }
}

extension KeptElementTests {
  /// A session stops where laws are checked if what it has kept differs from what it would describe again.
  @Test(arguments: 1...6)
  func `C563: what a page keeps of its elements is what is collected again, whatever changes`(
    seed: Int
  ) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = Model()
    let all = LiveSessions(fonts: noFonts) { makeHost($0) { Parts(model: model) } }
    let session = try all.session(for: PageHello(window: phone))
    let time = Time()
    session.clock = { time.now }
    _ = session.attach(Outbox(), PageHello(window: phone))
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        try step(session, model, &random)
      }
      for _ in 0..<Int.random(in: 1...14, using: &random) {
        time.now += 1.0 / 60
        try session.receive(.shown(session.lastPatch))
        session.runDueFrame()
      }
      let again = session.host.accessibilityElements.map(\.summary)
      let kept = session.host.keptAccessibilityTree.flatMap(\.flattened).map(\.summary)
      #expect(kept == again)
    }
    #expect(session.collections > 20)
    all.close()
  }

  private func step(
    _ session: LiveSession, _ model: Model, _ random: inout SeededGenerator
  ) throws {
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: model.change(&random)
    case 2:
      let x = Double.random(in: 20..<370, using: &random)
      let y = Double.random(in: 60..<800, using: &random)
      for phase in [PagePointerEvent.Phase.down, .up] {
        try session.receive(
          .pointer(PagePointerEvent(phase: phase, location: CGPoint(x: x, y: y))))
      }
    case 3:
      let elements = session.host.accessibilityElements
      let element = elements[Int.random(in: 0..<elements.count, using: &random)]
      session.host.frame(at: session.clock()) {
        if let field = element.textInput {
          let edit = TextEdit(replacing: 0..<0, with: "x", selecting: 1..<1, isComposing: false)
          field.apply(edit)
        } else if element.isFocusable, Bool.random(using: &random) {
          element.focus()
        } else {
          element.press()
        }
      }
    default:
      withAnimation { model.change(&random) }
    }
  }
}

extension AccessibilityElement {
  /// What it says and can do.
  fileprivate var summary: String {
    let state = inputState
    let words = [label, value, hint, identifier].map { $0 ?? "–" }.joined(separator: " | ")
    return "\(words) \(traits) \(frame) \(state) \(actionNames.count) \(children.count)"
  }
}
