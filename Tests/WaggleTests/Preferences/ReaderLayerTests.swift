import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// The layers that readers make from a value (R104–R109).
@MainActor @Suite struct ReaderLayerTests {
  @Test(arguments: ReaderForm.allCases)
  func `The layer is made from the value of the same update, at first and later (R104)`(
    _ form: ReaderForm
  ) {
    let log = Log()
    let name = Knob("a")
    let host = host {
      Turned(name) { leaf.writes($0) }.reads(form, Names.self) { names in
        let _ = log.add(Spy.text(names))
        leaf
      }
    }
    host.frame()
    #expect(log.take() == ["a"])
    host.frame { name.value = "b" }
    #expect(log.take() == ["b"])
    host.frame()
    #expect(log.take() == [])
  }

  @Test func `An anchor in the value is right in the first frame, without any action (R104, R108)`()
  {
    let log = Log()
    let host = host {
      VStack(spacing: 0) {
        leaf.box(50, 20)
        leaf.box(60, 30).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Rects.self) { anchors in
        GeometryReader { proxy in
          let _ = log.add("\(proxy[anchors[0]])")
          leaf
        }
      }
    }
    host.frame()
    #expect(log.entries == ["\(CGRect(x: 0, y: 20, width: 60, height: 30))"])
  }

  @Test(arguments: ReaderForm.allCases)
  func `A larger layer does not change its view's size (R105)`(_ form: ReaderForm) {
    let log = Log()
    host {
      leaf.box(40, 20).writes("x").reads(form, Names.self) { _ in leaf.box(100, 100).logsFrame(log)
      }
      .logsFrame(log, "all ")
    }.settle()
    #expect(log.entries.last == "all (80,90,40,20)" || log.entries.contains("all (80,90,40,20)"))
    #expect(log.entries.contains("(50,50,100,100)"))
  }

  @Test func `A layer has the given alignment, by default the centre (R105)`() {
    let log = Log()
    host {
      leaf.box(100, 100).writes("x")
        .overlayPreferenceValue(Names.self) { _ in leaf.box(20, 20).logsFrame(log, "mid ") }
        .overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { _ in
          leaf.box(20, 20).logsFrame(log, "end ")
        }
        .backgroundPreferenceValue(Names.self, alignment: .topLeading) { _ in
          leaf.box(20, 20).logsFrame(log, "start ")
        }
    }.settle()
    #expect(
      log.entries.sorted() == ["end (130,130,20,20)", "mid (90,90,20,20)", "start (50,50,20,20)"])
  }

  @Test func `Several views of a layer are aligned as one view (R106)`() {
    let log = Log()
    host {
      leaf.box(100, 100).writes("x").overlayPreferenceValue(Names.self, alignment: .bottom) { _ in
        leaf.box(20, 20).logsFrame(log, "1 ")
        leaf.box(10, 40).logsFrame(log, "2 ")
      }
    }.settle()
    #expect(log.entries.sorted() == ["1 (90,120,20,20)", "2 (95,110,10,40)"])
  }

  @Test func `A reader runs again for another value or another body, and at no other time (R107)`()
  {
    let log = Log()
    let outer = Knob(1)
    let inner = Knob("a")
    let host = host {
      Turned(outer) { number in
        Turned(inner) { leaf.writes($0) }.overlayPreferenceValue(Names.self) { names in
          let _ = log.add("\(number)\(names[0])")
          leaf
        }
      }
    }
    host.settle()
    host.frame { inner.value = "b" }
    host.frame { outer.value = 2 }
    host.frame()
    #expect(log.entries == ["1a", "1b", "2b"])
  }

  @Test func `A value that cannot be compared may be read (R107)`() {
    let log = Log()
    let name = Knob("a")
    let host = host {
      Turned(name) { leaf.preference(key: Opaque.self, value: Opaque.Box(names: [$0])) }
        .overlayPreferenceValue(Opaque.self) { box in
          let _ = log.add(box.names[0])
          leaf
        }
    }
    host.settle()
    host.frame { name.value = "b" }
    #expect(log.entries == ["a", "b"])
  }

  @Test func `State set in a reader's closure is refused, with a message (R109, R188)`() throws {
    struct Mutating: View {
      @State private var seen = 0
      let log: Log
      var body: some View {
        let _ = log.add("\(seen)")
        leaf.writes("x").overlayPreferenceValue(Names.self) { names in
          let _ = seen = names.count
          leaf
        }
      }
    }
    let log = Log()
    let host = host { Mutating(log: log) }
    host.settle()
    #expect(log.entries == ["0"])
    let report = try #require(host.reports("W-MUTATE").first)
    #expect(
      report.message.hasPrefix(
        "Modifying state during view update, this will cause undefined behavior."))
    #expect(report.message.contains("seen"))
    #expect(report.path.contains("Mutating"))
  }

  @Test
  func
    `The layer is right in the first frame and after each change, without a call or a second update (R104)`()
  {
    let knob = Knob(1)
    let host = host {
      Turned(knob) { count in
        VStack { ForEach(0..<count, id: \.self) { leaf.writes("\($0)") } }
          .overlayPreferenceValue(Names.self) { Text($0.joined(separator: " ")) }
      }
    }
    host.frame()
    #expect(host.text == ["0"])
    host.frame { knob.value = 3 }
    #expect(host.text == ["0 1 2"])
    host.frame { knob.value = 0 }
    #expect(host.text.isEmpty)
  }

  @Test
  func `A layer that feeds another layer that feeds an observer settles in one frame (R104, R091)`()
  {
    struct Stairs: View {
      @State private var heard: [String] = []
      let name: String
      var body: some View {
        VStack {
          Text(heard.joined(separator: ","))
          leaf.writes(name)
            .overlayPreferenceValue(Names.self) { leaf.writesSpy($0.map { $0 + "1" }[0]) }
            .overlayPreferenceValue(Spy.self) { names in
              leaf.preference(key: Of<Int, String>.self, value: names.map { $0 + "2" })
            }
            .onPreferenceChange(Of<Int, String>.self) { heard = $0 }
        }
      }
    }
    let knob = Knob("a")
    let host = host { Turned(knob) { Stairs(name: $0) } }
    host.frame()
    #expect(host.text == ["a12"])
    host.frame { knob.value = "b" }
    #expect(host.text == ["b12"])
  }

  @Test func `The layer does not affect the size, and is aligned (R105, R106)`() throws {
    let log = Log()
    let host = host {
      leaf.frame(width: 40, height: 20).writes("p")
        .overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { _ in
          Color.blue.frame(width: 10, height: 6).logsFrame(log, "a")
          Color.green.frame(width: 20, height: 2).logsFrame(log, "b")
        }
        .overlayPreferenceValue(Names.self) { _ in Color.clear.frame(width: 100, height: 100) }
        .logsFrame(log, "outer")
        .position(x: 100, y: 100)
    }
    host.frame()
    // The two stack to 20 by 6, centred in each other, and the unit's corner lies on the view's.
    #expect(Set(log.take()) == ["outer(80,90,40,20)", "a(105,104,10,6)", "b(100,106,20,2)"])
  }

  @Test func `The closure runs again only for a new value or a new body (R107)`() {
    let value = Knob("a")
    let capture = Knob(0)
    let other = Knob(0)
    let log = Log()
    let host = host {
      VStack {
        Turned(capture) { turn in
          Turned(value) { leaf.writes($0) }
            .overlayPreferenceValue(Names.self) { names in
              let _ = log.add("\(turn)\(names[0])")
              Color.clear
            }
        }
        Turned(other) { Text("\($0)") }
      }
    }
    host.settle()
    host.frame { value.value = "b" }
    host.frame { capture.value = 1 }
    host.frame { other.value = 1 }
    #expect(log.take() == ["0a", "0b", "1b"])
  }

  @Test func `Values that cannot be compared arrive each time they are computed (R107)`() {
    let knob = Knob("a")
    let log = Log()
    let host = host {
      VStack {
        Turned(knob) { leaf.preference(key: Opened.self, value: .init(names: [$0])) }; leaf
      }
      .overlayPreferenceValue(Opened.self) { value in
        let _ = log.add(value.names.joined())
        Text(value.names.joined())
      }
    }
    host.frame()
    host.frame { knob.value = "b" }
    host.frame()
    #expect(log.take() == ["a", "b"])
    #expect(host.text == ["b"])
  }

  @Test func `A GeometryReader in the layer covers the view (R108)`() {
    let log = Log()
    let host = host {
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 20).anchorPreference(key: Rects.self, value: .bounds) {
          [$0]
        }
        Color.blue.frame(width: 50, height: 40).anchorPreference(key: Rects.self, value: .bounds) {
          [$0]
        }
      }
      .padding(5)
      .overlayPreferenceValue(Rects.self) { anchors in
        GeometryReader { proxy in
          let _ = log.add(anchors.map { text(proxy[$0]) }.joined(separator: " "))
          let _ = log.add(text(proxy.frame(in: .local)))
          Color.clear
        }
      }
      .offset(x: 7, y: 3)
    }
    host.frame()
    #expect(log.take() == ["(5,15,30,20) (35,5,50,40)", "(0,0,90,50)"])
  }

  @Test func `A state set in the closure is refused and named (R109)`() {
    struct Setter: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").writes("x").overlayPreferenceValue(Names.self) { _ in
          let _ = count = 5
          Color.clear
        }
      }
    }
    let host = host { Setter() }
    host.settle()
    #expect(host.text == ["0"])
    #expect(host.reports("W-MUTATE").count == 1)
    #expect(host.reports("W-MUTATE").first?.message.contains("count") == true)
  }

  @Test func `A layer under a condition appears and disappears with the value (R104, R019)`() {
    let knob = Knob(0)
    let host = host {
      Turned(knob) { count in
        VStack { ForEach(0..<count, id: \.self) { leaf.writes("\($0)") } }
          .overlayPreferenceValue(Names.self) { names in
            if names.count > 1 { Text("many").writesSpy("m") } else { leaf }
          }
      }
    }
    #expect(host.preference(Spy.self) == [])
    host.frame { knob.value = 2 }
    #expect(host.text == ["many"])
    #expect(host.preference(Spy.self) == ["m"])
    host.frame { knob.value = 1 }
    #expect(host.text.isEmpty)
    #expect(host.preference(Spy.self) == [])
  }
}
