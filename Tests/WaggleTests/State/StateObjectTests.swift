import Combine
import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@MainActor private final class Counter: ObservableObject {
  @Published var count = 0
  private let tally: Tally
  let freed: Tally

  init(made tally: Tally, freed: Tally = Tally()) {
    self.tally = tally
    self.freed = freed
    tally.count += 1
  }

  isolated deinit { freed.count += 1 }
}

private struct Owner: View {
  @StateObject private var counter: Counter

  init(made: Tally, freed: Tally = Tally()) {
    _counter = StateObject(wrappedValue: Counter(made: made, freed: freed))
  }

  var body: some View {
    VStack {
      Text("\(counter.count)")
      Button("More") { counter.count += 1 }
      Stepper(value: $counter.count)
    }
  }
}

private struct Stepper: View {
  @Binding var value: Int
  var body: some View { Button("Step \(value)") { value += 10 } }
}

private final class Couple: ObservableObject {
  @Published var first = "Ada"
  @Published var second = "Grace"
}

private struct Field: View {
  let log: Log
  @Binding var text: String
  var body: some View {
    let _ = log.add(text)
    Text(text)
  }
}

private struct Missing: View {
  @EnvironmentObject var names: Couple
  var body: some View { Text(names.first) }
}

private struct Unread: View {
  @EnvironmentObject var names: Couple
  var body: some View { Text("unread") }
}

@MainActor @Suite struct StateObjectTests {
  private let made = Tally()
  private let freed = Tally()

  @Test func `M190: the object is made before the first body, and once for each identity`() throws {
    let knob = Knob(0)
    let made = made
    let host = TestHost {
      Turned(knob) { value in
        VStack {
          Text("parent \(value)")
          if value < 3 { Owner(made: made).id(value / 2) }
        }
      }
    }
    #expect(made.count == 0)
    host.settle()
    #expect(made.count == 1)
    try host.find(role: .button, label: "More").tap()
    knob.value = 1
    host.settle()
    #expect(made.count == 1)
    #expect(host.text.contains("1"))
    knob.value = 2
    host.settle()
    #expect(made.count == 2)
    #expect(host.text.contains("0"))
  }

  @Test func `M190: the object of a view that is not shown is never made`() {
    let made = made
    let host = TestHost {
      ViewThatFits {
        Text("short")
        Owner(made: made)
      }
    }
    host.settle()
    #expect(made.count == 0)
  }

  @Test func `R224: the object is freed with its view, and with its host`() {
    let knob = Knob(true)
    let (made, freed) = (made, freed)
    var host: TestHost? = TestHost {
      Turned(knob) { isShown in
        VStack {
          if isShown { Owner(made: made, freed: freed) }
          Owner(made: made, freed: freed)
        }
      }
    }
    host!.settle()
    knob.value = false
    host!.settle()
    #expect(freed.count == 1)
    host = nil
    #expect(freed.count == 2)
    #expect(made.count == 2)
  }

  @Test func `R224: a view that is made again keeps the object, and its body does not run for it`()
  {
    struct Row: View {
      let log: Log
      @StateObject private var names = Couple()
      var body: some View {
        let _ = log.add(names.first)
        Text(names.first)
      }
    }
    let (knob, log) = (Knob(0), Log())
    let host = TestHost {
      Turned(knob) { value in
        VStack {
          Text("\(value)")
          Row(log: log)
        }
      }
    }
    host.settle()
    knob.value = 1
    host.settle()
    #expect(log.take() == ["Ada"])
  }

  @Test func `R226: a binding to a property writes it and shows it`() throws {
    let made = made
    let host = TestHost { Owner(made: made) }
    host.settle()
    try host.find(role: .button, label: "Step 0").tap()
    host.settle()
    #expect(host.text.contains("10") && host.text.contains("Step 10"))
    try host.find(role: .button, label: "More").tap()
    host.settle()
    #expect(host.text.contains("Step 11"))
  }

  @Test func `R226: a view with a binding runs only if its own property has changed`() {
    struct Form: View {
      let logs: [Log]
      @ObservedObject var names: Couple
      var body: some View {
        VStack {
          Field(log: logs[0], text: $names.first)
          Field(log: logs[1], text: $names.second)
        }
      }
    }
    let (logs, names) = ([Log(), Log()], Couple())
    let host = TestHost { Form(logs: logs, names: names) }
    host.settle()
    host.frame { names.second = "Edsger" }
    #expect(logs[0].take() == ["Ada"])
    #expect(logs[1].take() == ["Grace", "Edsger"])
    #expect(host.text == ["Ada", "Edsger"])
  }

  @Test func `R225: an environment object is the nearest of its type, and is followed`() {
    struct Sign: View {
      @EnvironmentObject var names: Couple
      var body: some View { Field(log: Log(), text: $names.first) }
    }
    let (outer, inner) = (Couple(), Couple())
    inner.first = "inner"
    let host = TestHost {
      VStack {
        Sign()
        Sign().environmentObject(inner)
      }
      .environmentObject(outer)
    }
    host.settle()
    #expect(host.text == ["Ada", "inner"])
    host.frame { outer.first = "outer" }
    #expect(host.text == ["outer", "inner"])
  }

  @Test func `R225: another environment object is followed instead of the first`() {
    let (knob, objects) = (Knob(0), [Couple(), Couple()])
    objects[1].first = "second"
    let host = TestHost {
      Turned(knob) { index in Missing().environmentObject(objects[index]) }
    }
    host.settle()
    knob.value = 1
    host.settle()
    #expect(host.text == ["second"])
    let bodies = host.counts.bodies
    host.frame { objects[0].first = "first" }
    #expect(host.counts.bodies == bodies)
    host.frame { objects[1].first = "again" }
    #expect(host.text == ["again"])
  }

  @Test func `R225: a missing environment object may be left unread`() {
    let host = TestHost { Unread() }
    host.settle()
    #expect(host.text == ["unread"])
  }

  @Test func `R225: reading a missing environment object stops with its type and the view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TestHost { VStack { Missing() } }.settle() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 1, "A backtrace says nothing more: \(text)")
    let line = lines.first { $0.hasPrefix("Waggle: ") }
    #expect(
      line
        == "Waggle: No ObservableObject of type Couple found. A View.environmentObject(_:) for Couple may be missing as an ancestor of this view, view VStack > Missing. Set one with .environmentObject(_:) on this view or on an ancestor."
    )
  }

  @Test
  func `M190: an app's own object lives as long as the app, and its scenes are updated with it`() {
    struct Program: App {
      @StateObject private var couple = Couple()
      var body: some Scene { WindowGroup { Missing().environmentObject(couple) } }
    }
    let host = TestHost { AppView(Program()) }
    host.settle()
    #expect(host.text == ["Ada"])
  }

  @Test func `R220: an object in a dynamic property of the program's own runs the body too`() {
    struct Follower: DynamicProperty {
      @ObservedObject var couple: Couple
    }
    struct Following: View {
      var follower: Follower
      var body: some View { Text(follower.couple.first) }
    }
    let couple = Couple()
    let host = TestHost { Following(follower: Follower(couple: couple)) }
    host.settle()
    host.frame { couple.first = "Grace" }
    #expect(host.text == ["Grace"])
  }

  @Test func `R226: rows of bindings to an object's elements show and write them`() throws {
    let list = Numbers()
    let host = TestHost { NumberList(list: list) }
    host.settle()
    try host.find(role: .button, label: "Step 2").tap()
    host.settle()
    #expect(list.values == [1, 12, 3])
    #expect(host.text == ["Step 1", "Step 12", "Step 3"])
    host.frame { list.values.removeFirst() }
    #expect(host.text == ["Step 12", "Step 3"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R224: a host is dropped with changes that wait, and in the middle of an animation`() {
    let couple = Couple()
    weak var dropped: ViewHost?
    do {
      let host = TestHost { Missing().environmentObject(couple) }
      host.settle()
      host.frame { withAnimation { couple.first = "Grace" } }
      couple.first = "waits"
      dropped = host.host
    }
    #expect(dropped == nil)
    couple.first = "afterwards"
  }
}

private final class Numbers: ObservableObject {
  @Published var values = [1, 2, 3]
}

private struct NumberList: View {
  @ObservedObject var list: Numbers
  var body: some View {
    VStack { ForEach($list.values, id: \.self) { $value in Stepper(value: $value) } }
  }
}
