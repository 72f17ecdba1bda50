import Foundation
import Observation
import SwiftUI
import Testing
import WaggleTestKit

private enum Gen1 {
  enum Tab { case day, week }
  struct Bee: Codable, Hashable { var name = "", age = 0 }
  @Observable final class Hive { var honey = 0 }
  struct Plain { var a = 0 }

  struct Counter: View {
    @State private var count = 0
    @State private var names = ["Ada"]
    @State private var bee: Bee? = Bee(name: "Maja", age: 3)
    @State private var tab = Tab.day
    var body: some View {
      Text("Old \(count) \(names.joined(separator: "+")) \(bee?.name ?? "none") \("\(tab)")")
      Button("More") {
        count += 7
        names.append("Bob")
        bee?.age = 4
        tab = .week
      }
    }
  }

  struct Pair: View {
    var body: some View {
      Single(start: 1)
      Single(start: 2)
      Other()
    }
  }
  struct Single: View {
    @State var start: Int
    var body: some View { Button("Single \(start)") { start += 10 } }
  }
  struct Other: View {
    @State private var word = "a"
    var body: some View { Button("Other \(word)") { word += "b" } }
  }

  struct Owner: View {
    @State private var hive = Hive()
    @State private var plain = Plain()
    @State private var number = 1
    var body: some View {
      Button("Honey \(hive.honey) \(plain.a) \(number)") {
        hive.honey += 1
        plain.a += 1
        number += 1
      }
    }
  }
}

private enum Gen2 {
  enum Tab { case month, week, day }
  struct Bee: Codable, Hashable { var name = "", age = 0 }
  @Observable final class Hive { var honey = 0 }
  struct Plain { var a = 0 }

  struct Counter: View {
    @State private var count = 0
    @State private var names: [String] = []
    @State private var bee: Bee?
    @State private var tab = Tab.month
    @State private var added = "added"
    var body: some View {
      VStack {
        Text(
          "New \(count) \(names.joined(separator: "+")) \(bee?.name ?? "none") \(bee?.age ?? 0) \("\(tab)") \(added)"
        )
        Button("More") { count += 1 }
      }
      .padding()
    }
  }

  struct Pair: View {
    var body: some View {
      Single(start: 1)
      Single(start: 2)
    }
  }
  struct Single: View {
    @State var start: Int
    var body: some View { Button("Single \(start)") { start += 100 } }
  }

  struct Owner: View {
    @State private var hive = Hive()
    @State private var plain = Plain()
    @State private var number = "one"
    var body: some View { Text("Honey \(hive.honey) \(plain.a) \(number)") }
  }
}

private enum Renamed {
  struct Tally: View {
    @State private var count = 0
    var body: some View { Text("Tally \(count)") }
  }
}

/// What the states of a tree hold when newer code replaces its views.
@MainActor @Suite struct ReloadTests {
  @Test func `A counter counts on when its title is edited (C580)`() throws {
    let (host, edited) = startEdited(Gen1.Counter())
    try host.find(label: "More").tap()
    #expect(host.text.contains("Old 7 Ada+Bob Maja week"))
    #expect(host.reload(edited, Gen2.Counter()).isEmpty)
    #expect(host.text.contains("New 7 Ada+Bob Maja 4 week added"))
    try host.find(label: "More").tap()
    #expect(host.text.contains("New 8 Ada+Bob Maja 4 week added"))
  }

  @Test func `Values are kept over several edits, and back (C580)`() throws {
    let (host, edited) = startEdited(Gen1.Counter())
    try host.find(label: "More").tap()
    for _ in 1...3 {
      _ = host.reload(edited, Gen2.Counter())
      #expect(host.text.contains("New 7 Ada+Bob Maja 4 week added"))
      _ = host.reload(edited, Gen1.Counter())
      #expect(host.text.contains("Old 7 Ada+Bob Maja week"))
    }
  }

  @Test
  func
    `Views of one type keep their values in their order, also where a view after them is removed (C581)`()
    throws
  {
    let (host, edited) = startEdited(Gen1.Pair())
    try host.find(label: "Single 2").tap()
    #expect(host.reload(edited, Gen2.Pair()).isEmpty)
    #expect(host.text == ["Single 1", "Single 12"])
  }

  @Test func `A type with another name starts over (C581)`() throws {
    let (host, edited) = startEdited(Gen1.Counter())
    try host.find(label: "More").tap()
    #expect(host.reload(edited, Renamed.Tally()).isEmpty)
    #expect(host.text == ["Tally 0"])
  }

  @Test
  func `Objects of the older code, and values that do not fit, start over and are named (C582)`()
    throws
  {
    let (host, edited) = startEdited(Gen1.Owner())
    try host.find(label: "Honey 0 0 1").tap()
    #expect(
      host.reload(edited, Gen2.Owner()) == [
        "Program > Owner.hive starts over: its Hive is an object of the older code",
        "Program > Owner.plain starts over: a value of the older code's Plain does not fit",
        "Program > Owner.number starts over: it was of the type Int, and is of String",
      ])
    #expect(host.text == ["Honey 0 0 one"])
  }

  @Test func `A view that appears after the edit has its own initial values (C580)`() throws {
    let (host, edited) = startEdited(Gen1.Counter())
    try host.find(label: "More").tap()
    _ = host.reload(edited, Text("nothing"))
    host.frame { edited.view = AnyView(Gen2.Counter()) }
    host.settle()
    #expect(host.text.contains("New 0  none 0 month added"))
  }

  @Test func `A tree that keeps no states shows newer code with initial values (C580)`() throws {
    let (host, edited) = startEdited(Gen1.Counter())
    host.host.keepsStates = false
    try host.find(label: "More").tap()
    #expect(host.reload(edited, Gen2.Counter()).isEmpty)
    #expect(host.text.contains("New 0  none 0 month added"))
  }
}

private enum Long1 {
  struct Page: View {
    @State private var text = "honey"
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Field", text: $text).focused($isFocused)
      ScrollView { ForEach(0..<50, id: \.self) { Text("Old row \($0)").frame(height: 40) } }
      Text(isFocused ? "focused" : "blurred")
    }
  }
  struct Screens: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go", value: 3)
          .navigationDestination(for: Int.self) { Text("Old \($0)").navigationTitle("Old \($0)") }
      }
    }
  }
}

private enum Long2 {
  struct Page: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Field", text: $text).focused($isFocused)
      ScrollView { ForEach(0..<50, id: \.self) { Text("New row \($0)").frame(height: 40) } }
      Text(isFocused ? "focused" : "blurred")
    }
  }
  struct Screens: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go", value: 3)
          .navigationDestination(for: Int.self) { Text("New \($0)").navigationTitle("New \($0)") }
      }
    }
  }
}

@MainActor @Suite struct ReloadSurfaceTests {
  @Test func `A list stays where it was scrolled to (C583)`() throws {
    let (host, edited) = startEdited(Long1.Page())
    let scroll = try #require(host.host.reachableScrollViews.first)
    host.frame { scroll.move(to: CGPoint(x: 0, y: 400), by: .user) }
    _ = host.reload(edited, Long2.Page())
    let new = try #require(host.host.reachableScrollViews.first)
    #expect(new !== scroll && new.offset.y == 400)
    #expect(host.text.contains { $0.hasPrefix("New row") })
  }

  @Test func `A field keeps the focus, its text and what is selected in it (C583)`() throws {
    let (host, edited) = startEdited(Long1.Page())
    let field = try host.find(role: .textField)
    try field.type("!")
    host.frame { field.textInput?.select(1..<3) }
    _ = host.reload(edited, Long2.Page())
    let new = try host.find(role: .textField)
    #expect(host.text.contains("focused"))
    #expect(new.value == "honey!")
    host.frame {
      host.host.input.handle(
        .key(KeyPressEvent(key: "x", modifiers: [], phase: .down, time: host.time)))
    }
    #expect(try host.find(role: .textField).value == "hxey!")
  }

  @Test func `The screen that was reached is shown again (C583)`() throws {
    let (host, edited) = startEdited(Long1.Screens())
    try host.find(label: "Go").tap()
    host.advance(by: 1)
    #expect(host.text.contains("Old 3"))
    #expect(host.reload(edited, Long2.Screens()).isEmpty)
    host.advance(by: 1)
    #expect(host.text.contains("New 3"))
  }
}
