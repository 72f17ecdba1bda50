import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct ActionKey: EnvironmentKey {
  static let defaultValue: (@MainActor () -> Void)? = nil
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  fileprivate var action: (@MainActor () -> Void)? {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}

private struct Level: View {
  let log: Log
  let name: String
  @Environment(\.level) private var level
  var body: some View {
    let _ = log.add("\(name) \(level)")
    Text("\(name) \(level)")
  }
}

@Observable private final class Account {
  var name: String
  init(_ name: String) { self.name = name }
}

@Observable private final class Settings { var size = 1 }

@MainActor @Suite struct EnvironmentTests {
  @Test func `A value flows down to all below, nearest first, and the default elsewhere (R195)`() {
    let log = Log()
    let host = TestHost {
      VStack {
        Level(log: log, name: "none")
        VStack {
          Level(log: log, name: "outer")
          Level(log: log, name: "inner").environment(\.level, 2)
          Level(log: log, name: "nearest").environment(\.level, 3).environment(\.level, 4)
        }
        .environment(\.level, 1)
      }
    }
    #expect(host.text == ["none 0", "outer 1", "inner 2", "nearest 3"])
  }

  @Test func `A body runs for the environment value that it reads and for no other (R184)`() {
    let log = Log()
    let knob = Knob((level: 1, limit: 1))
    let host = TestHost {
      Turned(knob) { pair in
        VStack {
          Level(log: log, name: "a")
          Level(log: log, name: "b").environment(\.level, 9)
        }
        .environment(\.level, pair.level)
        .environment(\.lineLimit, pair.limit)
      }
    }
    host.settle()
    #expect(log.take() == ["a 1", "b 9"])
    host.frame { knob.value.limit = 2 }
    #expect(log.take() == [])
    host.frame { knob.value.level = 2 }
    #expect(log.take() == ["a 2"])
  }

  @Test func `transformEnvironment changes the values from above (R195)`() {
    let log = Log()
    let knob = Knob(1)
    let host = TestHost {
      Turned(knob) { n in
        Level(log: log, name: "l")
          .transformEnvironment(\.level) { $0 *= 10 }
          .transformEnvironment(\.level) { $0 += 1 }
          .environment(\.level, n)
      }
    }
    host.settle()
    host.frame { knob.value = 5 }
    #expect(log.take() == ["l 20", "l 60"])
  }

  @Test func `The whole environment can be read, and written as a whole`() {
    struct Reader: View {
      @Environment(\.self) private var values
      var body: some View {
        Text("\(values.level) \(values.colorScheme == .dark ? "dark" : "light")")
      }
    }
    let host = TestHost { Reader().environment(\.level, 4).environment(\.colorScheme, .dark) }
    #expect(host.text == ["4 dark"])
  }

  @Test func `An action in the environment can be called, and sets state`() throws {
    struct Caller: View {
      @Environment(\.action) private var action
      var body: some View { Text("call").onTapGesture { action?() } }
    }
    struct Tree: View {
      @State private var calls = 0
      var body: some View {
        VStack {
          Caller()
          Text("\(calls)")
        }
        .environment(\.action) { calls += 1 }
      }
    }
    let host = TestHost { Tree() }
    try host.find(label: "call").tap()
    try host.find(label: "call").tap()
    #expect(host.text == ["call", "2"])
  }

  @Test func `Objects are found by their type, and nil without one`() throws {
    struct Reader: View {
      @Environment(Account.self) private var account
      @Environment(Settings.self) private var settings: Settings?
      var body: some View {
        @Bindable var account = account
        VStack {
          Text("\(account.name) \(settings?.size ?? -1)")
          Text("rename").onTapGesture { $account.name.wrappedValue = "Bo" }
        }
      }
    }
    let account = Account("Ada")
    let settings = Settings()
    let knob = Knob(false)
    let host = TestHost {
      Turned(knob) { hasSettings in
        Reader().environment(account).environment(hasSettings ? settings : nil)
      }
    }
    #expect(host.text == ["Ada -1", "rename"])
    host.frame { knob.value = true }
    #expect(host.text == ["Ada 1", "rename"])
    host.frame { settings.size = 8 }
    try host.find(label: "rename").tap()
    #expect(host.text == ["Bo 8", "rename"])
    #expect(account.name == "Bo")
  }

  @Test func `A new object in the environment is observed, and the old one no longer (R184)`() {
    struct Reader: View {
      let log: Log
      @Environment(Account.self) private var account
      var body: some View {
        let _ = log.add(account.name)
        Text(account.name)
      }
    }
    let (first, second) = (Account("one"), Account("two"))
    let log = Log()
    let knob = Knob(true)
    let host = TestHost {
      Turned(knob) { Reader(log: log).environment($0 ? first : second) }
    }
    host.settle()
    host.frame { knob.value = false }
    host.frame { first.name = "ONE" }
    host.frame { second.name = "TWO" }
    #expect(log.take() == ["one", "two", "TWO"])
  }

  @Test func `a missing object stops with its type, the view and the cure`() async {
    struct Reader: View {
      @Environment(Account.self) private var account
      var body: some View { Text(account.name) }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TestHost { VStack { Reader() } }.settle() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    // The line says it all: no backtrace follows.
    #expect(
      text
        == "Waggle: No observable object of type Account is in the environment, view VStack > Reader. "
        + "Set it on an ancestor with .environment(_:).\n")
  }

  @Test
  func `A value read only in an action is the latest, and runs no body (R184)`()
    throws
  {
    struct Caller: View {
      let log: Log
      @Environment(\.level) private var level
      var body: some View {
        let _ = log.add("body")
        Text("call").onTapGesture { log.add("level \(level)") }
      }
    }
    let log = Log()
    let knob = Knob(1)
    let host = TestHost { Turned(knob) { Caller(log: log).environment(\.level, $0) } }
    host.settle()
    host.frame { knob.value = 2 }
    try host.find(label: "call").tap()
    #expect(log.take() == ["body", "level 2"])
  }

  @Test func `a modifier is resolved in its environment, and again when that changes`() {
    struct Shown: ViewModifier {
      let level: Int
      func body(content: Content) -> some View {
        content
        Text(verbatim: "level \(level)")
      }
    }
    struct Resolved: EnvironmentalModifier {
      var plus = 0
      func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        Shown(level: environment.level + plus)
      }
    }
    let knob = Knob(1)
    let host = TestHost {
      Turned(knob) { level in
        VStack {
          Group {
            Text("a")
            Text("b")
          }
          .modifier(Resolved(plus: level == 3 ? 10 : 0))
        }
        .environment(\.level, level)
      }
    }
    #expect(host.text.filter { $0.hasPrefix("level") }.allSatisfy { $0 == "level 1" })
    #expect(host.text.contains("a") && host.text.contains("b") && host.text.contains("level 1"))
    host.frame { knob.value = 2 }
    #expect(host.text.contains("level 2") && !host.text.contains("level 1"))
    host.frame { knob.value = 3 }
    #expect(host.text.contains("level 13"))
  }
}
