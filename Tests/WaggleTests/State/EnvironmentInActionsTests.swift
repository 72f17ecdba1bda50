import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@Observable private final class Model {
  var loads = 0
  func load() { loads += 1 }
}

private struct WordKey: EnvironmentKey {
  static let defaultValue = "default"
}

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private struct NumberKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// What a view reads of its environment outside of its body, where no body has read it before.
@MainActor @Suite struct EnvironmentInActionsTests {
  private let log = Log()
  private let model = Model()

  /// A view that reads the environment in `act` only.
  private struct Acting<Content: View>: View {
    @Environment(\.word) private var word
    @Environment(Model.self) private var model
    let log: Log
    let content: (@escaping @MainActor () -> Void) -> Content

    var body: some View {
      content {
        log.add(word)
        model.load()
      }
    }
  }

  private func host<Content: View>(
    @ViewBuilder _ content: @escaping (@escaping @MainActor () -> Void) -> Content
  ) -> TestHost {
    let (log, model) = (log, model)
    return TestHost {
      VStack { Acting(log: log, content: content) }
        .environment(\.word, "given").environment(model)
    }
  }

  private func expectGiven(_ calls: Int = 1) {
    #expect(log.entries == Array(repeating: "given", count: calls))
    #expect(model.loads == calls)
  }

  @Test func `onAppear reads the environment before any body does (R190)`() {
    host { act in Color.clear.onAppear { act() } }.settle()
    expectGiven()
  }

  @Test func `onChange with an initial call reads the environment before any body does (M188)`() {
    host { act in Color.clear.onChange(of: 1, initial: true) { act() } }.settle()
    expectGiven()
  }

  @Test func `onPreferenceChange reads the environment before any body does (R082)`() {
    host { act in
      Color.clear.preference(key: NumberKey.self, value: 1)
        .onPreferenceChange(NumberKey.self) { _ in act() }
    }
    .settle()
    expectGiven()
  }

  @Test func `A gesture reads the environment before any body does`() {
    let host = host { act in Color.red.onTapGesture { act() } }
    host.tap(at: CGPoint(x: 100, y: 100))
    expectGiven()
  }

  @Test func `A drag reads the environment before any body does, in each callback`() {
    let host = host { act in
      Color.red.gesture(
        DragGesture(minimumDistance: 0).onChanged { _ in act() }.onEnded { _ in act() })
    }
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 100), steps: 1)
    expectGiven(2)
  }

  @Test func `A task reads the environment before any body does (M187)`() async {
    let host = host { act in Color.red.task { act() } }
    await host.settle()
    expectGiven()
  }

  @Test func `onDisappear reads the environment before any body does`() {
    let host = host { act in Fading(act: act) }
    host.tap(at: CGPoint(x: 100, y: 100))
    expectGiven()
  }

  private struct Fading: View {
    let act: @MainActor () -> Void
    @State private var isShown = true
    var body: some View {
      ZStack {
        Color.red.onTapGesture { isShown = false }
        if isShown { Color.clear.allowsHitTesting(false).onDisappear { act() } }
      }
    }
  }

  @Test func `A key, a hover and a submit read the environment before any body does`() {
    let host = host { act in
      Color.red.focusable().onKeyPress(.space) {
        act()
        return .handled
      }
      .onHover { _ in act() }
    }
    host.tap(at: CGPoint(x: 100, y: 100))
    host.key(.space)
    host.hover(at: CGPoint(x: 100, y: 100))
    expectGiven(2)
  }

  @Test func `A modifier's actions read the environment before any body does`() {
    struct Loading: ViewModifier {
      @Environment(\.word) private var word
      let log: Log
      func body(content: Content) -> some View { content.onAppear { log.add(word) } }
    }
    let log = log
    TestHost { Color.red.modifier(Loading(log: log)).environment(\.word, "given") }.settle()
    #expect(log.entries == ["given"])
  }

  @Test func `A custom property that contains an environment property reads it in an action`() {
    struct Words: DynamicProperty {
      @Environment(\.word) var word
    }
    struct Speaking: View {
      let log: Log
      private let words = Words()
      init(log: Log) { self.log = log }
      var body: some View { Color.red.onAppear { log.add(words.word) } }
    }
    let log = log
    TestHost { Speaking(log: log).environment(\.word, "given") }.settle()
    #expect(log.entries == ["given"])
  }

  @Test func `An action reads the latest value, even if no body read it`() {
    struct Changing: View {
      let log: Log
      @State private var word = "first"
      var body: some View {
        VStack {
          Color.red.onTapGesture { word = "second" }
          Speaking(log: log)
        }
        .environment(\.word, word)
      }
    }
    struct Speaking: View {
      let log: Log
      @Environment(\.word) private var word
      var body: some View { Color.blue.onTapGesture { log.add(word) } }
    }
    let log = log
    let host = TestHost(size: CGSize(width: 100, height: 208)) { Changing(log: log) }
    let (above, below) = (CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 150))
    host.tap(at: below)
    host.tap(at: above)
    host.tap(at: below)
    #expect(log.entries == ["first", "second"])
  }

  @Test func `A task that outlives its view reads the view's last environment`() async {
    struct Leaving: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        ZStack {
          Color.red.onTapGesture { isShown = false }
          if isShown { Speaking(log: log).allowsHitTesting(false) }
        }
        .environment(\.word, "given").environment(Model())
      }
    }
    struct Speaking: View {
      let log: Log
      @Environment(\.word) private var word
      @Environment(Model.self) private var model
      var body: some View {
        Color.clear.task {
          while !Task.isCancelled { await Task.yield() }
          log.add(word)
          model.load()
          log.add("\(model.loads)")
        }
      }
    }
    let log = log
    let host = TestHost { Leaving(log: log) }
    host.frame()
    for _ in 0..<10 { await Task.yield() }
    host.tap(at: CGPoint(x: 100, y: 100))
    await host.settle()
    #expect(log.entries == ["given", "1"])
  }
}
