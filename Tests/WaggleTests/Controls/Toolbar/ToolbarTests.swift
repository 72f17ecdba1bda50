import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Last: PreferenceKey {
  static let defaultValue = "default"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private struct Spy: PreferenceKey {
  nonisolated(unsafe) static var calls: [[[String]]] = []
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    let next = nextValue()
    calls.append([value, next])
    value += next
  }
}

private struct WordKey: EnvironmentKey { static let defaultValue = "default" }

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private struct Word: View {
  @Environment(\.word) private var word

  var body: some View { Text("word \(word)") }
}

private struct Counter: ToolbarContent {
  @State private var count = 0

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Button("Count \(count)") { count += 1 } }
  }
}

@MainActor @Suite struct ToolbarTests {
  private func host<Root: View>(@ViewBuilder _ root: @escaping () -> Root) -> TestHost {
    TestHost.phone(height: 600) { NavigationStack { root() } }
  }

  @Test func `R037: an empty toolbar adds the default behind what its content writes`() {
    let host = TestHost {
      Text("a").preference(key: Last.self, value: "non-default").toolbar {}
    }
    #expect(host.preference(Last.self) == "default")
  }

  @Test func `R038: the content is reduced before the toolbar`() {
    Spy.calls = []
    let host = TestHost { Text("a").preference(key: Spy.self, value: ["a"]).toolbar {} }
    #expect(host.preference(Spy.self) == ["a"])
    #expect(Spy.calls.first == [["a"], []])
  }

  @Test func `C109: items are at their places, in the order of the source`() throws {
    let host = host {
      Text("a").navigationTitle("Hives").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem { Button("One") {} }
          ToolbarItem(placement: .primaryAction) { Button("Two") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Low") {}
            Button("Lower") {}
          }
        }
    }
    func frame(_ label: String) throws -> CGRect {
      try host.find(role: .button, label: label).frame
    }
    let xs = try ["Cancel", "One", "Two", "Done"].map { try frame($0).minX }
    #expect(xs == xs.sorted())
    #expect(try frame("Cancel").minX == 16 && frame("Done").maxX == 390 - 16)
    #expect(try frame("Low").minY > 500 && frame("Low").maxX <= frame("Lower").minX)
  }

  @Test func `C109: a principal item replaces the title, and lesser items are in a menu`() throws {
    let host = host {
      Text("a").navigationTitle("Hives").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .principal) { Text("Middle") }
          ToolbarItem(placement: .secondaryAction) { Button("Sort") {} }
        }
    }
    #expect(host.text == ["Middle", "a"])
    #expect(host.title == "Hives")
    try host.find(label: "More").tap()
    host.advance(by: 0.5)
    #expect(throws: Never.self) { try host.find(role: .button, label: "Sort") }
  }

  @Test func `C111: items are 44 points high, and 16 from the edge`() throws {
    let host = host { Text("a").toolbar { Button("Add", systemImage: "plus") {} } }
    let frame = try host.find(role: .button, label: "Add").frame
    #expect(frame.height == 44 && frame.maxX == 390 - 16)
  }

  @Test func `a program's own items keep their state`() throws {
    let host = host {
      Text("a").toolbar {
        Counter()
        ToolbarItem { Button("Add") {} }
      }
    }
    try host.find(label: "Count 0").tap()
    #expect(throws: Never.self) { try host.find(label: "Count 1") }
  }

  @Test func `items have the environment of the view that declares them`() {
    let host = host {
      Text("a").toolbar { ToolbarItem { Word() } }.environment(\.word, "own")
    }
    #expect(host.text == ["word own", "a"])
  }

  @Test func `an item is inserted and removed by its condition, and leaves nothing`() throws {
    struct Page: View {
      @State private var isOn = false

      var body: some View {
        Button("switch") { isOn.toggle() }
          .toolbar {
            ToolbarItem { Button("Always") {} }
            if isOn { ToolbarItem { Button("Sometimes") {} } }
          }
      }
    }
    let host = host { Page() }
    let button = try host.find(label: "switch")
    for _ in 0..<3 { button.tap() }
    #expect(throws: Never.self) { try host.find(label: "Sometimes") }
    button.tap()
    host.settle()
    let live = host.counts.nodesLive
    for _ in 0..<2 * manyRounds { button.tap() }
    host.settle()
    #expect(host.counts.nodesLive == live)
    #expect(throws: (any Error).self) { try host.find(label: "Sometimes") }
  }

  @Test func `an item that is removed with an animation is gone in the same frame`() throws {
    struct Page: View {
      @State private var isOn = true

      var body: some View {
        Button("switch") { withAnimation { isOn.toggle() } }
          .toolbar { if isOn { ToolbarItem { Button("Sometimes") {} } } }
      }
    }
    let host = host { Page() }
    for _ in 0..<4 {
      try host.find(label: "switch").tap()
      host.advance(by: 0.1)
    }
    #expect(host.text == ["Sometimes", "switch"])
    try host.find(label: "switch").tap()
    #expect(host.text == ["switch"])
  }

  @Test func `R168: the colour scheme of a bar is that of the bar alone`() {
    struct Scheme: View {
      let name: String
      @Environment(\.colorScheme) private var scheme

      var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
    }
    let host = host {
      Scheme(name: "page").navigationTitle("Hives").toolbarColorScheme(.dark, for: .navigationBar)
    }
    #expect(host.text == ["Hives", "page light"])
  }

  @Test func `a bar can be hidden, and shown without a title`() {
    let hidden = host { Text("a").navigationTitle("Hives").toolbar(.hidden, for: .navigationBar) }
    #expect(hidden.text == ["a"])
    #expect(hidden.title == "Hives")
  }

  @Test func `older items are at both ends`() throws {
    let host = host {
      Text("a").navigationBarItems(leading: Button("L") {}, trailing: Button("T") {})
    }
    #expect(try host.find(label: "L").frame.minX < host.find(label: "T").frame.minX)
  }

  @Test(arguments: [true, false])
  func `C237: spacers keep the items of a bar at the bottom apart, in whole words`(_ isGroup: Bool)
    throws
  {
    let host = TestHost.phone {
      NavigationStack {
        Text("x").toolbar {
          if isGroup {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Archive") {}
              Spacer()
              Text("1 selected")
              Spacer()
              Button("Delete") {}
            }
          } else {
            ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) { Text("1 selected") }
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) { Button("Delete") {} }
          }
        }
      }
    }
    #expect(host.text.suffix(3) == ["Archive", "1 selected", "Delete"])
    let frames = try ["Archive", "1 selected", "Delete"].map { try host.find(label: $0).frame }
    #expect(frames[0].minX < 40 && abs(frames[1].midX - 195) < 20 && frames[2].maxX > 350)
    #expect(frames.allSatisfy { $0.height <= 50 })
  }

  @Test(arguments: [false, true])
  func `C237: a spacer at an end of a bar at the bottom moves its items to the other`(
    _ isFirst: Bool
  )
    throws
  {
    let host = TestHost.phone {
      NavigationStack {
        Text("x").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            if isFirst { Spacer() }
            Button("Archive") {}
            if !isFirst { Spacer() }
          }
        }
      }
    }
    let frame = try host.find(label: "Archive").frame
    #expect(isFirst ? frame.maxX > 350 : frame.minX < 40)
  }
}
