import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private enum Season: String { case spring, summer }
private enum Level: Int { case low = 1, high }

/// A new store, in memory.
private func makeStore() -> UserDefaults { UserDefaults(suiteName: "test-\(UUID())")! }

/// Sets the count many times at once, and then to 99.
private nonisolated func writeOnThreads(in suite: String) async {
  @Sendable func set(_ number: Int) {
    AppStorage(wrappedValue: 0, "count", store: UserDefaults(suiteName: suite)).wrappedValue =
      number
  }
  await withTaskGroup(of: Void.self) { group in
    for number in 1...50 { group.addTask { set(number) } }
  }
  set(99)
}

private struct Counter: View {
  @AppStorage("count") private var count = 1
  var log: Log?
  var body: some View {
    let _ = log?.add("count \(count)")
    Button("Count \(count)") { count += 1 }.buttonStyle(.plain)
  }
}

private struct Name: View {
  @AppStorage("name") private var name = "Ada"
  var log: Log?
  var body: some View {
    let _ = log?.add("name \(name)")
    Text(name)
  }
}

/// Values in `UserDefaults` (R236 to R242).
@MainActor @Suite struct AppStorageTests {
  private let store = makeStore()

  @Test func `R236: without a stored value the initial one is shown, and not written`() {
    let host = TestHost { Counter().defaultAppStorage(store) }
    #expect(host.text == ["Count 1"])
    #expect(store.object(forKey: "count") == nil)
  }

  @Test func `R236: a stored value is shown, and a set is in the store at once`() throws {
    store.set(5, forKey: "count")
    let host = TestHost { Counter().defaultAppStorage(store) }
    #expect(host.text == ["Count 5"])
    try host.find(role: .button, label: "Count 5").tap()
    #expect(host.text == ["Count 6"])
    #expect(store.integer(forKey: "count") == 6)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R236: a value of another type reads as the initial one, and is kept`() {
    store.set("many", forKey: "count")
    store.set(7, forKey: "name")
    let host = TestHost {
      VStack {
        Counter()
        Name()
      }
      .defaultAppStorage(store)
    }
    #expect(host.text == ["Count 1", "Ada"])
    #expect(store.string(forKey: "count") == "many")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R237: a write reaches all trees in the next frame, and no body with another key`()
    throws
  {
    let (log, other) = (Log(), Log())
    let first = TestHost { Counter().defaultAppStorage(store) }
    let second = TestHost {
      VStack {
        Counter(log: other)
        Name(log: other)
      }
      .defaultAppStorage(store)
    }
    first.settle()
    second.settle()
    #expect(other.take() == ["count 1", "name Ada"])
    try first.find(role: .button, label: "Count 1").tap()
    second.frame()
    #expect(second.text == ["Count 2", "Ada"])
    #expect(other.take() == ["count 2"])
    #expect(log.take() == [])
  }

  @Test func `R237: of many keys a write runs one body`() {
    struct Row: View {
      @AppStorage private var value: Int
      init(_ number: Int) { _value = AppStorage(wrappedValue: 0, "row \(number)") }
      var body: some View { Text("\(value)") }
    }
    let host = TestHost {
      ForEach(0..<100) { Row($0) }.defaultAppStorage(store)
    }
    host.settle()
    let before = host.counts.bodies
    host.frame { AppStorage(wrappedValue: 0, "row 50", store: store).wrappedValue = 1 }
    #expect(host.counts.bodies == before + 1)
    #expect(host.text.filter { $0 == "1" }.count == 1)
  }

  @Test func `R237: a write in withAnimation animates`() {
    struct Bar: View {
      @AppStorage("wide") private var isWide = false
      var body: some View {
        Color.red.frame(width: isWide ? 100 : 50, height: 10)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Bar().defaultAppStorage(store) }
    host.tap(at: CGPoint(x: 100, y: 50))
    host.advance(by: 0.5)
    #expect(host.displayList.description.contains("75"))
  }

  @Test func `R237: a store that each body makes again is the same store`() {
    struct Row: View {
      @AppStorage private var value: Int
      let log: Log
      init(_ name: String, _ log: Log) {
        _value = AppStorage(wrappedValue: 0, "value", store: UserDefaults(suiteName: name))
        self.log = log
      }
      var body: some View {
        let _ = log.add("\(value)")
        Text("\(value)")
      }
    }
    let name = "test-\(UUID())"
    let log = Log()
    let knob = Knob(0)
    let host = TestHost { Turned(knob) { Text("turn \($0)").background(Row(name, log)) } }
    host.settle()
    host.frame { knob.value = 1 }
    #expect(log.take() == ["0"])
    host.frame {
      AppStorage(wrappedValue: 0, "value", store: UserDefaults(suiteName: name)).wrappedValue = 3
    }
    #expect(log.take() == ["3"])
  }

  @Test func `R238: nil is shown where nothing is stored, and setting nil removes the value`() {
    struct Note: View {
      @AppStorage("note") private var note: String?
      var body: some View {
        Text(note ?? "none").onTapGesture { note = note == nil ? "milk" : nil }
      }
    }
    let host = TestHost { Note().defaultAppStorage(store) }
    #expect(host.text == ["none"])
    host.tap(at: CGPoint(x: 195, y: 422))
    #expect(host.text == ["milk"])
    #expect(store.string(forKey: "note") == "milk")
    host.tap(at: CGPoint(x: 195, y: 422))
    #expect(host.text == ["none"])
    #expect(store.object(forKey: "note") == nil)
  }

  @Test func `R239: a property's own store wins over that of its ancestor`() {
    struct Own: View {
      @AppStorage private var name: String
      init(_ store: UserDefaults?) { _name = AppStorage(wrappedValue: "?", "name", store: store) }
      var body: some View { Text(name) }
    }
    let (outer, inner, own) = (makeStore(), makeStore(), makeStore())
    for (store, name) in [(outer, "outer"), (inner, "inner"), (own, "own")] {
      store.set(name, forKey: "name")
    }
    let host = TestHost {
      VStack {
        Own(nil)
        Own(nil).defaultAppStorage(inner)
        Own(own).defaultAppStorage(inner)
      }
      .defaultAppStorage(outer)
    }
    #expect(host.text == ["outer", "inner", "own"])
  }

  @Test func `R239: another store or key shows that one's value`() {
    struct Value: View {
      @AppStorage private var value: Int
      init(_ key: String) { _value = AppStorage(wrappedValue: 0, key) }
      var body: some View { Text("\(value)") }
    }
    let other = makeStore()
    store.set(1, forKey: "a")
    store.set(2, forKey: "b")
    other.set(3, forKey: "b")
    let knob = Knob((key: "a", isOther: false))
    let host = TestHost {
      Turned(knob) { Value($0.key).defaultAppStorage($0.isOther ? other : store) }
    }
    #expect(host.text == ["1"])
    host.frame { knob.value.key = "b" }
    #expect(host.text == ["2"])
    host.frame { knob.value.isOther = true }
    #expect(host.text == ["3"])
    host.frame { store.set(9, forKey: "b") }
    #expect(host.text == ["3"])
  }

  @Test func `R240: the frame after a direct write shows it`() {
    let host = TestHost { Counter().defaultAppStorage(store) }
    #expect(host.text == ["Count 1"])
    host.frame { store.set(40, forKey: "count") }
    #expect(host.text == ["Count 40"])
    host.frame { store.removeObject(forKey: "count") }
    #expect(host.text == ["Count 1"])
  }

  @Test func `R240: an announced change of the store is shown whatever the number of keys`() {
    struct Row: View {
      @AppStorage private var value: Int
      init(_ number: Int) { _value = AppStorage(wrappedValue: 0, "row \(number)") }
      var body: some View { Text("\(value)") }
    }
    let host = TestHost { ForEach(0..<40) { Row($0) }.defaultAppStorage(store) }
    host.settle()
    host.frame {
      for number in 0..<40 { store.set(7, forKey: "row \(number)") }
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    }
    #expect(host.text == Array(repeating: "7", count: 40))
  }

  @Test func `R241: a write on another thread is safe, and shown`() async throws {
    let name = "test-\(UUID())"
    let own = UserDefaults(suiteName: name)!
    let host = TestHost { Counter().defaultAppStorage(own) }
    await host.settle()
    await writeOnThreads(in: name)
    try await host.settle(until: { host.text == ["Count 99"] }, timeout: 60)
  }

  @Test func `R188: a write while views are updated is refused`() {
    struct Bad: View {
      @AppStorage("count") private var count = 1
      var body: some View {
        let _ = count += 1
        Text("\(count)")
      }
    }
    let host = TestHost { Bad().defaultAppStorage(store) }
    #expect(host.text == ["1"])
    #expect(host.diagnostics.map(\.id) == ["W-MUTATE"])
  }

  @Test func `R242: each change is handed to the saver, and its failure is reported`() throws {
    var saved: [UserDefaults] = []
    let stores = DefaultsStores.shared
    stores.save = { saved.append($0) }
    defer { stores.save = nil }
    let host = TestHost { Counter().defaultAppStorage(store) }
    try host.find(role: .button, label: "Count 1").tap()
    #expect(saved.contains { $0 === store })
    stores.report(.unsavedDefaults(), for: store)
    #expect(host.diagnostics.map(\.id) == ["W-STORAGE"])
    #expect(host.text == ["Count 2"])
  }

  @Test func `A host that is dropped, and a row that is removed, are observed no more`() {
    let knob = Knob(true)
    let host = TestHost {
      Turned(knob) { isThere in
        VStack { if isThere { Counter() } }.defaultAppStorage(store)
      }
    }
    host.settle()
    do {
      let other = TestHost { Counter().defaultAppStorage(store) }
      other.settle()
      AppStorage(wrappedValue: 0, "count", store: store).wrappedValue = 5
    }
    host.settle()
    #expect(host.text == ["Count 5"])
    host.frame { knob.value = false }
    AppStorage(wrappedValue: 0, "count", store: store).wrappedValue = 6
    #expect(!host.host.hasWork)
    host.frame { knob.value = true }
    #expect(host.text == ["Count 6"])
  }
}

/// What the types of SwiftUI's initializers read and write (R236, R238).
@MainActor @Suite struct AppStorageTypeTests {
  private struct AllTypes {
    @AppStorage private var flag: Bool
    @AppStorage private var count: Int
    @AppStorage private var share: Double
    @AppStorage private var name: String
    @AppStorage private var link: URL
    @AppStorage private var bytes: Data
    @AppStorage private var day: Date
    @AppStorage private var season: Season
    @AppStorage private var level: Level
    @AppStorage private var maybeFlag: Bool?
    @AppStorage private var maybeLink: URL?
    @AppStorage private var maybeDay: Date?
    @AppStorage private var maybeSeason: Season?
    @AppStorage private var maybeLevel: Level?

    init(_ store: UserDefaults) {
      _flag = AppStorage(wrappedValue: false, "flag", store: store)
      _count = AppStorage(wrappedValue: 0, "count", store: store)
      _share = AppStorage(wrappedValue: 0, "share", store: store)
      _name = AppStorage(wrappedValue: "", "name", store: store)
      _link = AppStorage(wrappedValue: URL(string: "https://a.b")!, "link", store: store)
      _bytes = AppStorage(wrappedValue: Data(), "bytes", store: store)
      _day = AppStorage(wrappedValue: .distantPast, "day", store: store)
      _season = AppStorage(wrappedValue: .spring, "season", store: store)
      _level = AppStorage(wrappedValue: .low, "level", store: store)
      _maybeFlag = AppStorage("maybeFlag", store: store)
      _maybeLink = AppStorage("maybeLink", store: store)
      _maybeDay = AppStorage("maybeDay", store: store)
      _maybeSeason = AppStorage("maybeSeason", store: store)
      _maybeLevel = AppStorage("maybeLevel", store: store)
    }

    func fill() {
      (flag, count, share, name) = (true, -3, 2.5, "Ada")
      (link, bytes) = (URL(string: "https://a.b/c?d=é#f")!, Data([0, 255]))
      (day, season, level) = (Date(timeIntervalSinceReferenceDate: 5), .summer, .high)
      (maybeFlag, maybeLink) = (false, URL(fileURLWithPath: "/tmp/a b"))
      (maybeDay, maybeSeason, maybeLevel) = (.distantFuture, .summer, .high)
    }

    func empty() {
      (maybeFlag, maybeLink, maybeDay, maybeSeason, maybeLevel) = (nil, nil, nil, nil, nil)
    }

    var values: [AnyHashable?] {
      [
        flag, count, share, name, link, bytes, day, season, level, maybeFlag, maybeLink, maybeDay,
        maybeSeason, maybeLevel,
      ]
    }
  }

  @Test func `R236: each type is read as it was written, by another property too`() {
    let store = makeStore()
    AllTypes(store).fill()
    let expected: [AnyHashable?] = [
      true, -3, 2.5, "Ada", URL(string: "https://a.b/c?d=é#f")!, Data([0, 255]),
      Date(timeIntervalSinceReferenceDate: 5), Season.summer, Level.high, false,
      URL(fileURLWithPath: "/tmp/a b"), Date.distantFuture, Season.summer, Level.high,
    ]
    #expect(AllTypes(store).values == expected)
    #expect(store.url(forKey: "maybeLink")?.path == "/tmp/a b")
    #expect(store.string(forKey: "season") == "summer")
    AllTypes(store).empty()
    #expect(AllTypes(store).values.suffix(5) == [nil, nil, nil, nil, nil])
    #expect(store.object(forKey: "maybeLevel") == nil)
  }

  @Test func `R236: numbers are read as each other where nothing is lost, and raw values as cases`()
  {
    let store = makeStore()
    store.set(1, forKey: "flag")
    store.set(true, forKey: "count")
    store.set(2, forKey: "share")
    store.set("winter", forKey: "season")
    store.set(Data([1, 2, 3]), forKey: "link")
    store.set(7, forKey: "maybeFlag")
    let values = AllTypes(store).values
    #expect(values[0...2] == [true, 1, 2.0])
    #expect(values[7] == AnyHashable(Season.spring))
    #expect(values[4] == AnyHashable(URL(string: "https://a.b")!))
    #expect(values[9] == nil)
  }

  @Test func `R239: a scene sets the store of its windows, and other values of their environment`()
  {
    let store = makeStore()
    store.set(8, forKey: "count")
    let host = TestHost { AppView(StoredApp(store: store)) }
    #expect(host.text == ["Count 8", "dark Ada"])
  }
}

private struct StoredApp: App {
  var store = UserDefaults.standard

  var body: some Scene {
    WindowGroup {
      Counter()
      Signature()
    }
    .defaultAppStorage(store)
    .environment(\.colorScheme, .dark)
    .environmentObject(Author())
  }

  init() {}
  init(store: UserDefaults) { self.store = store }
}

private final class Author: ObservableObject {
  @Published var name = "Ada"
}

private struct Signature: View {
  @EnvironmentObject private var author: Author
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text("\(scheme == .dark ? "dark" : "light") \(author.name)") }
}
