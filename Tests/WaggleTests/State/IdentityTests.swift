import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

// State lives as long as its view's identity does (R034, R069, R176).

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Text("\(name) \(count)").onTapGesture { count += 1 } }
}

@MainActor private func count(_ name: String, in host: TestHost) -> String? {
  host.text.first { $0.hasPrefix(name + " ") }
}

@MainActor private func tap(_ label: String, in host: TestHost) throws {
  try host.find(label: label).tap()
}

@MainActor @Suite struct IdentityTests {
  @Test func `Both branches of an if have their own states, which end with them`() throws {
    let knob = Knob(true)
    let host = TestHost {
      Turned(knob) { isFirst in
        if isFirst { Counter(name: "a") } else { Counter(name: "b") }
      }
    }
    try tap("a 0", in: host)
    #expect(host.text == ["a 1"])
    host.frame { knob.value = false }
    #expect(host.text == ["b 0"])
    try tap("b 0", in: host)
    host.frame { knob.value = true }
    #expect(host.text == ["a 0"])
  }

  @Test func `A ternary keeps a state that an if would drop`() throws {
    let knob = Knob(true)
    let host = TestHost { Turned(knob) { Counter(name: $0 ? "a" : "b") } }
    try tap("a 0", in: host)
    host.frame { knob.value = false }
    #expect(host.text == ["b 1"])
  }

  @Test func `Each case of a switch has its own identity`() throws {
    enum Page: CaseIterable { case one, two, three, four }
    let knob = Knob(Page.one)
    let host = TestHost {
      Turned(knob) { page in
        VStack {
          switch page {
          case .one: Counter(name: "one")
          case .two: Counter(name: "two")
          case .three: Counter(name: "three")
          case .four: EmptyView()
          }
          Counter(name: "after")
        }
      }
    }
    try tap("one 0", in: host)
    try tap("after 0", in: host)
    for page in Page.allCases.dropFirst() {
      host.frame { knob.value = page }
      #expect(count("after", in: host) == "after 1")
    }
    #expect(host.text == ["after 1"])
    host.frame { knob.value = .one }
    #expect(host.text == ["one 0", "after 1"])
  }

  @Test func `if let keeps its view's state while the value changes`() throws {
    let knob = Knob<String?>("x")
    let host = TestHost {
      Turned(knob) { name in
        VStack { if let name { Counter(name: name) } }
      }
    }
    try tap("x 0", in: host)
    host.frame { knob.value = "y" }
    #expect(host.text == ["y 1"])
    host.frame { knob.value = nil }
    #expect(host.text == [])
    host.frame { knob.value = "z" }
    #expect(host.text == ["z 0"])
  }

  @Test func `Rows keep their states through moves, inserts and removals (R052)`() throws {
    let knob = Knob(["a", "b", "c", "d"])
    let host = TestHost {
      Turned(knob) { names in VStack { ForEach(names, id: \.self) { Counter(name: $0) } } }
    }
    for name in ["a", "b", "c", "d"] {
      for tries in 0..<(Int(UnicodeScalar(name)!.value) - 96) {
        try tap("\(name) \(tries)", in: host)
      }
    }
    #expect(host.text == ["a 1", "b 2", "c 3", "d 4"])
    host.frame { knob.value = ["d", "c", "b", "a"] }
    #expect(host.text == ["d 4", "c 3", "b 2", "a 1"])
    host.frame { knob.value = ["x", "c", "a", "y", "d"] }
    #expect(host.text == ["x 0", "c 3", "a 1", "y 0", "d 4"])
    host.frame { knob.value = ["b", "c"] }
    #expect(host.text == ["b 0", "c 3"])
    host.frame { knob.value = [] }
    host.frame { knob.value = ["c"] }
    #expect(host.text == ["c 0"])
  }

  @Test func `Nested ForEach keeps states by both ids`() throws {
    struct Section: Identifiable {
      let id: String
      var rows: [Int]
    }
    let knob = Knob([Section(id: "p", rows: [1, 2]), Section(id: "q", rows: [1])])
    let host = TestHost {
      Turned(knob) { sections in
        VStack {
          ForEach(sections) { section in
            ForEach(section.rows, id: \.self) { Counter(name: "\(section.id)\($0)") }
          }
        }
      }
    }
    try tap("p2 0", in: host)
    try tap("q1 0", in: host)
    try tap("q1 1", in: host)
    host.frame {
      knob.value = [Section(id: "q", rows: [2, 1]), Section(id: "p", rows: [2, 1])]
    }
    #expect(host.text == ["q2 0", "q1 2", "p2 1", "p1 0"])
  }

  @Test func `AnyView keeps the state for the same type and drops it for another`() throws {
    let knob = Knob(0)
    let host = TestHost {
      Turned(knob) { n in
        n == 2 ? AnyView(Text("none")) : AnyView(Counter(name: "n\(n)"))
      }
    }
    try tap("n0 0", in: host)
    host.frame { knob.value = 1 }
    #expect(host.text == ["n1 1"])
    host.frame { knob.value = 2 }
    host.frame { knob.value = 3 }
    #expect(host.text == ["n3 0"])
  }

  @Test func `AnyView around AnyView counts as one AnyView`() throws {
    let knob = Knob(false)
    let host = TestHost {
      Turned(knob) { twice in
        twice ? AnyView(AnyView(Counter(name: "c"))) : AnyView(Counter(name: "c"))
      }
    }
    try tap("c 0", in: host)
    host.frame { knob.value = true }
    #expect(host.text == ["c 1"])
  }

  @Test func `Another id is another view, the same id the same (R176)`() throws {
    let knob = Knob("k")
    let host = TestHost { Turned(knob) { Counter(name: "c").id($0) } }
    try tap("c 0", in: host)
    host.frame { knob.value = "k" }
    #expect(host.text == ["c 1"])
    host.frame { knob.value = "l" }
    #expect(host.text == ["c 0"])
    host.frame { knob.value = "k" }
    #expect(host.text == ["c 0"])
  }

  @Test func `A new id resets the states of everything below (R176)`() throws {
    struct Outer: View {
      @State private var own = 0
      var body: some View {
        VStack {
          Text("own \(own)").onTapGesture { own += 1 }
          if own > 0 { Counter(name: "inner") }
          ForEach(0..<2) { Counter(name: "row\($0)") }
        }
      }
    }
    let knob = Knob(1)
    let host = TestHost { Turned(knob) { id in VStack { Outer().id(id) } } }
    try tap("own 0", in: host)
    try tap("inner 0", in: host)
    try tap("row1 0", in: host)
    #expect(host.text == ["own 1", "inner 1", "row0 0", "row1 1"])
    host.frame { knob.value = 2 }
    #expect(host.text == ["own 0", "row0 0", "row1 0"])
  }

  @Test func `Ids of several types may be siblings (R052)`() throws {
    let host = TestHost {
      VStack {
        Counter(name: "a").id(1)
        Counter(name: "b").id("1")
        Counter(name: "c").id(1)
      }
    }
    try tap("b 0", in: host)
    #expect(host.text == ["a 0", "b 1", "c 0"])
  }

  @Test func `A modifier's own state lives with the view it is applied to`() throws {
    struct Badge: ViewModifier {
      @State private var taps = 0
      func body(content: Content) -> some View {
        VStack {
          content
          Text("taps \(taps)").onTapGesture { taps += 1 }
        }
      }
    }
    let knob = Knob([1, 2])
    let host = TestHost {
      Turned(knob) { rows in
        VStack { ForEach(rows, id: \.self) { Text("r\($0)").modifier(Badge()) } }
      }
    }
    try tap("taps 0", in: host)
    #expect(host.text == ["r1", "taps 1", "r2", "taps 0"])
    host.frame { knob.value = [2, 1] }
    #expect(host.text == ["r2", "taps 0", "r1", "taps 1"])
    host.frame { knob.value = [2] }
    #expect(host.text == ["r2", "taps 0"])
  }

  @Test func `State does not move to another position in the tree`() throws {
    let knob = Knob(true)
    let host = TestHost {
      Turned(knob) { isWrapped in
        if isWrapped {
          VStack { Counter(name: "c") }
        } else {
          Counter(name: "c")
        }
      }
    }
    try tap("c 0", in: host)
    host.frame { knob.value = false }
    #expect(host.text == ["c 0"])
  }
}
