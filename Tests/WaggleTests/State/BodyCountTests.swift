import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

// Which bodies run, and when: those that a change concerns (R184), before layout and actions.

private struct Reader: View {
  let log: Log
  let name: String
  @Binding var value: Int
  var body: some View {
    let _ = log.add("\(name)")
    Color.red.frame(width: 10 + CGFloat(value))
  }
}

private struct Model: Equatable {
  var name = "Ada"
  var age = 36
  var tags = ["a", "b"]
  var inner = Inner()
  struct Inner: Equatable { var depth = 1 }
}

private struct Name: View {
  let log: Log
  @Binding var name: String
  var body: some View {
    let _ = log.add("name \(name)")
    Text(name).onTapGesture { name += "!" }
  }
}

private struct Age: View {
  let log: Log
  @Binding var age: Int
  var body: some View {
    let _ = log.add("age \(age)")
    Text("\(age)")
  }
}

@Observable private final class Person {
  var name = "Ada"
  var age = 36
  var address = Address()
  struct Address: Equatable {
    var city = "London"
    var zip = "W1"
  }
}

@MainActor @Suite struct BodyCountTests {
  @Test func `A child that is given the same binding again does not run (R184)`() {
    struct Parent: View {
      let log: Log
      @State private var value = 0
      @State private var other = 0
      var body: some View {
        let _ = log.add("parent \(other)")
        VStack {
          Reader(log: log, name: "child", value: $value)
          Color.blue.onTapGesture { other += 1 }.accessibilityIdentifier("other")
          Color.blue.onTapGesture { value += 1 }.accessibilityIdentifier("value")
        }
      }
    }
    let log = Log()
    let host = TestHost { Parent(log: log) }
    host.settle()
    #expect(log.take() == ["parent 0", "child"])
    try? host.find(identifier: "other").tap()
    #expect(log.take() == ["parent 1"])
    try? host.find(identifier: "value").tap()
    #expect(log.take() == ["child"])
  }

  @Test func `A binding to a part is the same binding when it is made again (R184)`() throws {
    struct Parent: View {
      let log: Log
      @State private var model = Model()
      @State private var other = 0
      var body: some View {
        let _ = log.add("parent \(other)")
        VStack {
          Name(log: log, name: $model.name)
          Age(log: log, age: $model.age)
          Text("tag").onTapGesture { other += 1 }
          Text("older").onTapGesture { model.age += 1 }
        }
      }
    }
    let log = Log()
    let host = TestHost { Parent(log: log) }
    host.settle()
    #expect(log.take() == ["parent 0", "name Ada", "age 36"])
    try host.find(label: "tag").tap()
    #expect(log.take() == ["parent 1"])
    try host.find(label: "older").tap()
    #expect(log.take() == ["age 37"])
    try host.find(label: "Ada").tap()
    #expect(log.take() == ["name Ada!"])
    #expect(host.text == ["Ada!", "37", "tag", "older"])
  }

  @Test func `Bindings to elements, optionals and parts of parts are compared too (R184)`() throws {
    struct Parent: View {
      let log: Log
      @State private var model = Model()
      @State private var choice: String? = "x"
      @State private var other = 0
      var body: some View {
        let _ = log.add("parent \(other)")
        VStack {
          Age(log: log, age: $model.inner.depth)
          Name(log: log, name: $model.tags[1])
          if let name = Binding($choice) { Name(log: log, name: name) }
          Text("again").onTapGesture { other += 1 }
          Text("other tag").onTapGesture { model.tags[0] = "z" }
        }
      }
    }
    let log = Log()
    let host = TestHost { Parent(log: log) }
    host.settle()
    #expect(log.take().sorted() == ["age 1", "name b", "name x", "parent 0"])
    try host.find(label: "again").tap()
    #expect(log.take() == ["parent 1"])
    try host.find(label: "other tag").tap()
    #expect(log.take() == [])
    try host.find(label: "b").tap()
    #expect(log.take() == ["name b!"])
  }

  @Test func `Rows of ForEach over a binding run for their own element only (R184)`() throws {
    struct Item: Identifiable, Equatable {
      let id: Int
      var name: String
    }
    struct Parent: View {
      let log: Log
      @State private var items = (0..<5).map { Item(id: $0, name: "row\($0)") }
      var body: some View {
        VStack {
          ForEach($items) { $item in Name(log: log, name: $item.name) }
          Text("drop").onTapGesture { items.removeFirst() }
        }
      }
    }
    let log = Log()
    let host = TestHost { Parent(log: log) }
    host.settle()
    #expect(log.take().count == 5)
    try host.find(label: "row3").tap()
    #expect(log.take() == ["name row3!"])
    try host.find(label: "drop").tap()
    #expect(host.text == ["row1", "row2", "row3!", "row4", "drop"])
    try host.find(label: "row4").tap()
    #expect(host.text == ["row1", "row2", "row3!", "row4!", "drop"])
  }

  @Test func `A binding to an object's property is the same when it is made again (R184)`() throws {
    struct Parent: View {
      let log: Log
      @Bindable var person: Person
      @State private var other = 0
      var body: some View {
        let _ = log.add("parent \(other)")
        VStack {
          Name(log: log, name: $person.name)
          Age(log: log, age: $person.age)
          Name(log: log, name: $person.address.city)
          Text("again").onTapGesture { other += 1 }
        }
      }
    }
    let log = Log()
    let person = Person()
    let host = TestHost { Parent(log: log, person: person) }
    host.settle()
    #expect(log.take().sorted() == ["age 36", "name Ada", "name London", "parent 0"])
    try host.find(label: "again").tap()
    #expect(log.take() == ["parent 1"])
    host.frame { person.age = 37 }
    #expect(log.take() == ["age 37"])
    host.frame { person.address.zip = "W2" }
    #expect(log.take() == [])
    host.frame { person.address.city = "Paris" }
    #expect(log.take() == ["name Paris"])
    try host.find(label: "Paris").tap()
    #expect(person.address.city == "Paris!")
  }

  @Test func `A binding passed on through three views reaches the state (R184)`() throws {
    struct Deep: View {
      let log: Log
      @Binding var model: Model
      var body: some View {
        let _ = log.add("deep")
        Deeper(log: log, inner: $model.inner)
      }
    }
    struct Deeper: View {
      let log: Log
      @Binding var inner: Model.Inner
      var body: some View {
        let _ = log.add("deeper")
        Age(log: log, age: $inner.depth)
      }
    }
    struct Parent: View {
      let log: Log
      @State private var model = Model()
      var body: some View {
        VStack {
          Deep(log: log, model: $model)
          Text("set").onTapGesture { model.inner.depth = 5 }
        }
      }
    }
    let log = Log()
    let host = TestHost { Parent(log: log) }
    host.settle()
    #expect(log.take() == ["deep", "deeper", "age 1"])
    try host.find(label: "set").tap()
    #expect(log.take() == ["age 5"])
  }

  @Test func `A body that only affects drawing runs before actions (R082, R189)`() {
    struct Tint: View {
      let log: Log
      @Binding var isOn: Bool
      var body: some View {
        let _ = log.add("tint \(isOn)")
        isOn ? Color.red : Color.blue
      }
    }
    struct Parent: View {
      let log: Log
      @State private var isOn = false
      var body: some View {
        Tint(log: log, isOn: $isOn)
          .onAppear { log.add("appear") }
          .onChange(of: isOn) { log.add("change") }
          .onTapGesture { isOn = true }
      }
    }
    let log = Log()
    let host = TestHost { Parent(log: log) }
    host.settle()
    #expect(log.take() == ["tint false", "appear"])
    host.tap(at: CGPoint(x: 20, y: 400))
    #expect(log.take() == ["tint true", "change"])
  }

  @Test func `A new initial value from the parent does not run the body (R184)`() throws {
    struct Child: View {
      let log: Log
      @State private var person = Person()
      var body: some View {
        let _ = log.add("child \(person.age)")
        Text(person.name).onTapGesture { person.age += 1 }
      }
    }
    struct Parent: View {
      let log: Log
      @State private var other = 0
      var body: some View {
        VStack {
          Child(log: log)
          Text("again \(other)").onTapGesture { other += 1 }
        }
      }
    }
    let log = Log()
    let host = TestHost { Parent(log: log) }
    host.settle()
    try host.find(label: "Ada").tap()
    #expect(log.take() == ["child 36", "child 37"])
    try host.find(label: "again 0").tap()
    #expect(log.take() == [])
  }

  @Test func `A state that no body reads, and one set to an equal value, run nothing (R184, R185)`()
  {
    struct Tree: View {
      let log: Log
      @State private var unread = 0
      @State private var read = 0
      var body: some View {
        let _ = log.add("body \(read)")
        VStack {
          Text("unread").onTapGesture { unread += 1 }
          Text("same").onTapGesture { read = 0 }
          Text("three").onTapGesture {
            read = 1
            read += 1
            read += 1
          }
        }
      }
    }
    let log = Log()
    let host = TestHost { Tree(log: log) }
    host.settle()
    #expect(log.take() == ["body 0"])
    for label in ["unread", "same"] { try? host.find(label: label).tap() }
    #expect(log.take() == [])
    try? host.find(label: "three").tap()
    #expect(log.take() == ["body 3"])
  }

  @Test func `Bodies run from the root down and from first to last`() {
    struct Node: View {
      let log: Log
      let name: String
      let depth: Int
      @Binding var value: Int
      var body: some View {
        let _ = log.add("\(name)\(value)")
        if depth > 0 {
          HStack {
            Node(log: log, name: name + "l", depth: depth - 1, value: $value)
            Node(log: log, name: name + "r", depth: depth - 1, value: $value)
          }
        }
      }
    }
    struct Root: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        AnyView(Node(log: log, name: "n", depth: 2, value: $value)).onTapGesture { value = 1 }
      }
    }
    let log = Log()
    let host = TestHost { Root(log: log) }
    host.settle()
    let first = log.take()
    #expect(first.first == "n0")
    #expect(first.filter { $0.count == 3 } == ["nl0", "nr0"])
    #expect(first.filter { $0.count == 4 } == ["nll0", "nlr0", "nrl0", "nrr0"])
  }
}
