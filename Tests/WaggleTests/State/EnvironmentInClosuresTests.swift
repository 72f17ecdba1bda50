import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct WordKey: EnvironmentKey {
  static let defaultValue = "default"
}

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
  fileprivate var indent: CGFloat {
    get { self[IndentKey.self] }
    set { self[IndentKey.self] = newValue }
  }
}

private struct IndentKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

@Observable private final class Model {
  var word = "model"
}

/// The environment, read first outside of bodies and of usual actions.
@MainActor @Suite struct EnvironmentInClosuresTests {
  private let log = Log()
  private let middle = CGPoint(x: 50, y: 50)

  private struct Acting<Content: View>: View {
    @Environment(\.word) private var word
    @Environment(Model.self) private var model
    let log: Log
    let content: (@escaping @MainActor () -> Void) -> Content
    var body: some View { content { log.add(word + " " + model.word) } }
  }

  private func host<Content: View>(
    @ViewBuilder _ content: @escaping (@escaping @MainActor () -> Void) -> Content
  ) -> TestHost {
    let (log, model) = (log, Model())
    return TestHost(size: CGSize(width: 100, height: 100)) {
      Acting(log: log, content: content).environment(\.word, "given").environment(model)
    }
  }

  private func expectGiven() {
    #expect(!log.entries.isEmpty)
    #expect(Set(log.entries) == ["given model"])
  }

  @Test func `a binding's setter reads the environment before any body does`() {
    struct Setting: View {
      @Binding var value: Int
      var body: some View { Color.red.onTapGesture { value = 3 } }
    }
    let host = host { act in
      Setting(value: Binding(get: { 1 }, set: { _ in act() }))
    }
    host.tap(at: middle)
    expectGiven()
  }

  @Test func `a binding's getter reads the environment before any body does`() {
    struct Getting: View {
      @Binding var value: Int
      var body: some View { Text("\(value)") }
    }
    let host = host { act in
      Getting(
        value: Binding(
          get: {
            act()
            return 1
          }, set: { _ in }))
    }
    host.settle()
    expectGiven()
  }

  @Test func `a completion of an animation reads the environment before any body does`() {
    struct Moving: View {
      let act: @MainActor () -> Void
      @State private var x: CGFloat = 0
      var body: some View {
        Color.red.offset(x: x).onTapGesture {
          withAnimation(.linear(duration: 0.2)) {
            x = 10
          } completion: {
            act()
          }
        }
      }
    }
    let host = host { Moving(act: $0) }
    host.tap(at: middle)
    host.advance(by: 0.5)
    expectGiven()
  }

  @Test func `a transaction's closure reads the environment before any body does`() {
    let host = host { act in Color.red.transaction { _ in act() } }
    host.settle()
    if !log.entries.isEmpty { expectGiven() }
  }

  @Test func `a guide's closure reads the environment before any body does`() {
    let host = host { act in
      HStack(alignment: .top) {
        Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in
          act()
          return 0
        }
        Color.red
      }
    }
    host.settle()
    expectGiven()
  }

  @Test func `a layout's methods read the environment before any body does`() {
    struct Own: Layout {
      let act: @MainActor () -> Void
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { act() }
        return CGSize(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        MainActor.assumeIsolated { act() }
      }
    }
    let host = host { act in Own(act: act) { Color.red } }
    host.settle()
    expectGiven()
  }

  @Test func `a shape's path reads the environment before any body does`() {
    struct Own: Shape {
      let act: @MainActor () -> Void
      nonisolated func path(in rect: CGRect) -> Path {
        let act = act
        MainActor.assumeIsolated { act() }
        return Path(rect)
      }
    }
    let host = host { act in Own(act: act) }
    host.settle()
    expectGiven()
  }

  @Test func `update() of a custom property reads the environment before any body does`() {
    struct Words: DynamicProperty {
      @Environment(\.word) private var word
      @Environment(Model.self) private var model
      private(set) var both = ""
      mutating func update() { both = word + " " + model.word }
    }
    struct Speaking: View {
      let log: Log
      private var words = Words()
      init(log: Log) { self.log = log }
      var body: some View {
        let _ = log.add(words.both)
        Color.red
      }
    }
    let log = log
    TestHost { Speaking(log: log).environment(\.word, "given").environment(Model()) }.settle()
    expectGiven()
  }

  @Test func `an action in a button's style reads the environment before any body does`() throws {
    struct Own: ButtonStyle {
      let log: Log
      @Environment(\.word) private var word
      @Environment(Model.self) private var model
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .onTapGesture { log.add(word + " " + model.word) }
          .onAppear { log.add(word + " " + model.word) }
      }
    }
    struct Primitive: PrimitiveButtonStyle {
      let log: Log
      @Environment(\.word) private var word
      @Environment(Model.self) private var model
      func makeBody(configuration: Configuration) -> some View {
        Button {
          log.add(word + " " + model.word)
          configuration.trigger()
        } label: {
          configuration.label
        }
      }
    }
    let (log, model) = (log, Model())
    let host = TestHost {
      VStack {
        Button("one") {}.buttonStyle(Own(log: log))
        Button("two") { log.add("given model") }.buttonStyle(Primitive(log: log))
      }
      .environment(\.word, "given").environment(model)
    }
    try host.find(label: "one").tap()
    try host.find(label: "two").tap()
    #expect(log.entries == Array(repeating: "given model", count: log.entries.count))
    #expect(log.entries.count >= 3)
  }

  @Test func `a task with an id reads the environment before any body does, each time`() async {
    struct Repeating: View {
      let act: @MainActor () -> Void
      @State private var id = 0
      var body: some View {
        Color.red.onTapGesture { id += 1 }.task(id: id) { act() }
      }
    }
    let host = host { Repeating(act: $0) }
    await host.settle()
    host.tap(at: middle)
    await host.settle()
    #expect(log.entries == ["given model", "given model"])
  }

  @Test func `a callback after the view's removal reads the view's last environment`() {
    let held = Held()
    struct Leaving: View {
      let held: Held
      let act: @MainActor () -> Void
      @State private var isShown = true
      var body: some View {
        ZStack {
          Color.red.onTapGesture { isShown = false }
          if isShown {
            Inner(held: held).environment(\.word, "inner").allowsHitTesting(false)
          }
        }
      }
      struct Inner: View {
        let held: Held
        @Environment(\.word) private var word
        @Environment(Model.self) private var model
        var body: some View {
          Color.blue.onAppear { held.act = { held.words = word + " " + model.word } }
        }
      }
    }
    let host = host { Leaving(held: held, act: $0) }
    host.settle()
    host.tap(at: middle)
    host.settle()
    held.act()
    #expect(held.words == "inner model")
  }

  private final class Held {
    var act: @MainActor () -> Void = {}
    var words = ""
  }

  // MARK: What is read in layout alone is followed

  private struct Guided: View {
    @Environment(\.indent) private var indent
    var body: some View {
      Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -indent }
    }
  }

  @Test func `a guide that reads the environment follows it`() {
    struct Page: View {
      @State private var indent: CGFloat = 5
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 50, height: 10).onTapGesture { indent = 20 }
          Guided()
        }
        .environment(\.indent, indent)
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Page() }
    host.settle()
    #expect("\(host.displayList)".contains("(30 50 10 10)"))
    host.tap(at: CGPoint(x: 50, y: 45))
    host.settle()
    #expect("\(host.displayList)".contains("(45 50 10 10)"), "\(host.displayList)")
  }

  @Test func `a guide that reads a state follows it`() {
    struct Page: View {
      @State private var indent: CGFloat = 5
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 50, height: 10).onTapGesture { indent = 20 }
          Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -indent }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Page() }
    host.settle()
    #expect("\(host.displayList)".contains("(30 50 10 10)"))
    host.tap(at: CGPoint(x: 50, y: 45))
    host.settle()
    #expect("\(host.displayList)".contains("(45 50 10 10)"), "\(host.displayList)")
  }

  @Test func `a layout that reads a state through a closure follows it`() {
    struct Own: Layout {
      let width: () -> CGFloat
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: width(), height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
    struct Page: View {
      @State private var width: CGFloat = 20
      var body: some View {
        Own(width: { width }) { Color.red }.onTapGesture { width = 40 }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Page() }
    host.settle()
    #expect("\(host.displayList)".contains("20 10)"))
    host.tap(at: middle)
    host.settle()
    #expect("\(host.displayList)".contains("(30 45 40 10)"), "\(host.displayList)")
  }
}
