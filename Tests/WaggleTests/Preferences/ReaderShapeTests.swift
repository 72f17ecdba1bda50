import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Readers in overlays and backgrounds, in unusual shapes.
@MainActor
@Suite struct ReaderShapeTests {
  @Test func `All four spellings give the value of the view itself (R097, R098, R103)`() {
    let log = Log()
    func note(_ who: String, _ names: [String]) -> some View {
      log.add(who + Spy.text(names))
      return Color.clear.writes("layer")
    }
    let host = host {
      VStack {
        leaf.writes("p").overlayPreferenceValue(Names.self) { note("1", $0) }
        leaf.writes("p").overlayPreferenceValue(Names.self, alignment: .top) { note("2", $0) }
        leaf.writes("p").backgroundPreferenceValue(Names.self) { note("3", $0) }
        leaf.writes("p").backgroundPreferenceValue(Names.self, alignment: .top) { note("4", $0) }
      }
    }
    #expect(
      host.preference(Names.self)
        == ["p", "layer", "p", "layer", "layer", "p", "layer", "p"])
    #expect(Set(log.take()) == ["1p", "2p", "3p", "4p"])
  }

  @Test func `A reader above sees what readers below add, and none sees its own (R099, R101)`() {
    let log = Log()
    let host = host {
      leaf.writes("p")
        .overlayPreferenceValue(Names.self) { names in
          let _ = log.add("1" + Spy.text(names))
          leaf.writes("o1")
        }
        .backgroundPreferenceValue(Names.self) { names in
          let _ = log.add("2" + Spy.text(names))
          leaf.writes("b")
        }
        .overlayPreferenceValue(Names.self) { names in
          let _ = log.add("3" + Spy.text(names))
          leaf.writes("o2")
        }
    }
    #expect(host.preference(Names.self) == ["b", "p", "o1", "o2"])
    #expect(log.take() == ["1p", "2[p,o1]", "3[b,p,o1]"])
  }

  @Test func `Other keys of the layer go up too (R102)`() {
    #expect(
      value(Sum.self) {
        leaf.writes("a", "b").overlayPreferenceValue(Names.self) {
          leaf.preference(key: Sum.self, value: $0.count)
        }
      } == 2)
  }

  @Test
  func
    `The layer is right in the first frame and after each change, without a call or a second pass (R104)`()
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

  @Test func `The layer has no say in the size, and is aligned (R105, R106)`() throws {
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

  @Test func `The closure runs again for a new value or a new body, and only then (R107)`() {
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

  @Test func `Values that cannot be compared arrive each time they are made again (R107)`() {
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

  @Test func `A layer that has a condition inside comes and goes with the value (R104, R019)`() {
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
