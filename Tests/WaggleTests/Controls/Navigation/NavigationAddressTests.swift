import Foundation
import SwiftUI
import Testing
import WaggleTestKit

private enum Season: String, CaseIterable { case spring, autumn }
private enum Bare: Hashable, CaseIterable { case one, two }
private struct Comb: Hashable, Codable { var row = 0, column = 0 }
private struct Mute: Hashable { var name = "" }
private struct Seven: Hashable, RawRepresentable { var rawValue: Int }

@MainActor @Observable private final class Model {
  var path = NavigationPath()
}

/// Declares several types on the root, and one more on the page of a season.
private struct Stack: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      NavigationLink("without a value") { Text("no value") }
        .navigationDestination(for: Int.self) { Text("Int \($0)").navigationTitle("No. \($0)") }
        .navigationDestination(for: String.self) { Text("String \($0)") }
        .navigationDestination(for: Double.self) { Text("Double \($0)") }
        .navigationDestination(for: UUID.self) { Text("UUID \($0)") }
        .navigationDestination(for: Bare.self) { Text("Bare \("\($0)")") }
        .navigationDestination(for: Seven.self) { Text("Seven \($0.rawValue)") }
        .navigationDestination(for: Mute.self) { Text("Mute \($0.name)") }
        .navigationDestination(for: Season.self) { season in
          Text("Season \(season.rawValue)")
            .navigationDestination(for: Comb.self) { Text("Comb \($0.row) \($0.column)") }
        }
    }
  }
}

/// The address has a word for each value of the path, from which the value is read again.
@MainActor @Suite struct NavigationAddressTests {
  private func stack() -> (TestHost, Model) {
    let model = Model()
    let host = TestHost { Stack(model: model) }
    host.settle()
    return (host, model)
  }

  /// The address of one value.
  private func words<Value: Hashable>(_ value: Value) -> [String] {
    let (host, model) = stack()
    model.path.append(value)
    host.settle()
    return host.address
  }

  @Test func `C261: a value is its own text, or the text of its raw value, or compact JSON`() {
    let id = UUID()
    #expect(words("clover") == ["clover"])
    #expect(words("") == [""])
    #expect(words(12) == ["12"])
    #expect(words(2.5) == ["2.5"])
    #expect(words(id) == [id.uuidString])
    #expect(words(Season.autumn) == ["autumn"])
    #expect(words(Bare.two) == ["two"])
  }

  @Test func `a text that is another value too has its type before it`() {
    #expect(words("12") == ["String:12"])
    #expect(words("Int:12") == ["String:Int:12"])
    #expect(words(12.0) == ["12.0"])
    #expect(words(Seven(rawValue: 12)) == ["Seven:12"])
    #expect(words("autumn") == ["String:autumn"])
  }

  @Test func `a value that cannot be written ends the address`() {
    let (host, model) = stack()
    model.path.append(1)
    model.path.append(Mute(name: "x"))
    model.path.append(2)
    host.settle()
    #expect(host.address == ["1"])
    #expect(host.path == 3)
  }

  @Test(arguments: [
    ["12"], ["clover", "String:7", "7"], ["autumn", #"{"column":4,"row":3}"#], ["two", "Seven:1"],
    [""], [],
  ])
  func `an address opens its screens, and has the same words then`(words: [String]) {
    let (host, model) = stack()
    host.open(address: words)
    #expect(host.address == words)
    #expect(model.path.count == words.count)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a screen that an address opens is there without a slide`() {
    let (host, _) = stack()
    host.open(address: ["autumn", #"{"column":4,"row":3}"#])
    #expect(host.text.contains("Comb 3 4"))
    #expect(!host.host.hasWork)
  }

  @Test func `a word that cannot be read ends the path`() {
    struct Numbers: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          Text("root").navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    let model = Model()
    let host = TestHost { Numbers(model: model) }
    host.open(address: ["1", "x", "2"])
    #expect(host.address == ["1"])
    host.open(address: ["x"])
    #expect(host.address == [])
    #expect(host.path == 0)
    host.open(address: ["Int:4"])
    #expect(host.address == ["4"])
  }

  @Test func `an address has at most 64 words and 2,000 bytes`() {
    let (host, model) = stack()
    host.open(address: Array(repeating: "a", count: 100))
    #expect(host.address.count == 64)
    model.path = NavigationPath(["a", String(repeating: "é", count: 1000), "b"])
    host.settle()
    #expect(host.address == ["a"])
  }

  @Test func `screens that are shown keep their state when an address adds to them or takes away`()
  {
    let (host, model) = stack()
    model.path.append("clover")
    host.settle()
    host.open(address: ["clover", "3"])
    #expect(host.address == ["clover", "3"])
    host.open(address: ["clover"])
    #expect(host.address == ["clover"])
    #expect(host.path == 1)
  }

  @Test func `an address takes away screens without values`() throws {
    let (host, _) = stack()
    try host.find(role: .button, label: "without a value").tap()
    host.advance(by: 1)
    #expect(host.path == 1)
    host.open(address: [])
    host.advance(by: 1)
    #expect(host.path == 0)
  }

  @Test func `without a stack there are no words, and none are opened`() {
    let host = TestHost { Text("alone") }
    host.open(address: ["1"])
    #expect(host.address == [])
  }
}
