import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// A store in memory.
nonisolated(unsafe) private let shared = UserDefaults(suiteName: "object-\(UUID())")!

private final class Settings: ObservableObject {
  @AppStorage("size", store: shared) var size = 1
  @AppStorage("title", store: shared) var title: String?
  @Published var other = 0
}

/// A class without published properties.
private final class Bare: ObservableObject {
  @AppStorage("size", store: shared) var size = 1
}

/// A class that announces nothing.
private final class Silent {
  @AppStorage("size", store: shared) var size = 1
}

private struct Panel: View {
  @ObservedObject var settings: Settings
  var log: Log?

  var body: some View {
    let _ = log?.add("panel \(settings.size)")
    Button("size \(settings.size)") { settings.size += 1 }
    Button("title \(settings.title ?? "none")") { settings.title = "new" }
    Stepping(size: $settings.size)
  }
}

private struct Stepping: View {
  @Binding var size: Int
  var body: some View { Button("step \(size)") { size += 10 } }
}

/// `@AppStorage` in objects (R265). One store, so one test after the other.
@MainActor @Suite(.serialized) struct StoredObjectTests {
  init() {
    shared.removeObject(forKey: "size")
    shared.removeObject(forKey: "title")
  }

  @Test func `R265: a set announces the object's change before the store has it, once`() {
    let settings = Settings()
    var log: [Int] = []
    let sink = settings.objectWillChange.sink { log.append(shared.integer(forKey: "size")) }
    settings.size = 5
    #expect(log == [0] && settings.size == 5)
    settings.size += 1
    #expect(log == [0, 5])
    withExtendedLifetime(sink) {}
  }

  @Test func `R265: a view of the object shows what is set in it, and through its bindings`() throws
  {
    let log = Log()
    let host = TestHost { Panel(settings: Settings(), log: log) }
    host.settle()
    try host.find(role: .button, label: "size 1").tap()
    host.settle()
    #expect(host.text == ["size 2", "title none", "step 2"])
    try host.find(role: .button, label: "title none").tap()
    try host.find(role: .button, label: "step 2").tap()
    host.settle()
    #expect(host.text == ["size 12", "title new", "step 12"])
    #expect(log.take() == ["panel 1", "panel 2", "panel 2", "panel 12"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R265: what another property or the program sets is announced too`() {
    let (settings, bare, silent) = (Settings(), Bare(), Silent())
    let host = TestHost { Panel(settings: settings) }
    host.settle()
    #expect(bare.size == 1 && silent.size == 1)
    var count = 0
    let sink = bare.objectWillChange.sink { count += 1 }
    AppStorage(wrappedValue: 1, "size", store: shared).wrappedValue = 3
    #expect(count == 1)
    silent.size = 4
    #expect(count == 2)
    host.settle()
    #expect(host.text.first == "size 4")
    shared.set(7, forKey: "size")
    host.frame {}
    host.settle()
    #expect(host.text.first == "size 7" && bare.size == 7 && silent.size == 7)
    withExtendedLifetime(sink) {}
  }

  @Test func `R265: an object with stored properties is freed`() {
    weak var settings: Settings?
    do {
      let made = Settings()
      settings = made
      let host = TestHost { Panel(settings: made) }
      host.settle()
      made.size = 3
      host.settle()
    }
    #expect(settings == nil)
  }

  @Test func `R265: other threads may use the property`() async {
    nonisolated(unsafe) let settings = Settings()
    let host = TestHost { Panel(settings: settings) }
    await host.settle()
    await withTaskGroup(of: Void.self) { group in
      for number in 1...20 { group.addTask { settings.size = number } }
    }
    settings.size = 40
    await host.settle()
    #expect(host.text.first == "size 40")
    nonisolated(unsafe) let fresh = Settings()
    async let done: Void = withTaskGroup(of: Void.self) { group in
      for number in 1...50 { group.addTask { fresh.size = fresh.size + number } }
    }
    for _ in 0..<200 { _ = fresh.size }
    await done
    fresh.size = 41
    await host.settle()
    #expect(host.text.first == "size 41")
  }
}
