import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("Positions are animated at the leaves (M023–M029, M050, M058, R178)")
@MainActor struct PositionAnimationTests {
  private let dial = Dial()

  @Test
  func
    `M024, M050: a leaf moves from its old frame to the new one, from time 0 of its first frame`()
  {
    let host = motionHost { Color.red.frame(width: 20 + dial.x, height: 20) }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    #expect(host.halves { $0.places[0].width } == [20, 70, 120])
  }

  @Test func `R178: readers, preferences and frames have the final value at once, and once`() throws
  {
    let log = Recorder<Double>()
    let host = motionHost {
      Color.red.frame(width: 20 + dial.x, height: 20)
        .accessibilityIdentifier("square")
        .background {
          GeometryReader { Color.clear.preference(key: NumberKey.self, value: $0.size.width) }
        }
        .onPreferenceChange(NumberKey.self) { value in
          MainActor.assumeIsolated { log.add(value) }
        }
    }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    #expect(try host.find(identifier: "square").frame.width == 120)
    host.advance(by: 1)
    #expect(log.entries == [20, 120])
  }

  @Test func `R182: a preference value is never interpolated`() {
    let log = Recorder<Double>()
    let host = motionHost {
      Color.red.preference(key: NumberKey.self, value: dial.x)
        .onPreferenceChange(NumberKey.self) { value in
          MainActor.assumeIsolated { log.add(value) }
        }
    }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    host.advance(by: 1)
    #expect(log.entries == [0, 100])
  }

  @Test func `M050: of a text only the position is animated; its lines are final at once`() {
    let host = motionHost {
      Text(dial.isOn ? "Bee and hive" : "Bee")
        .frame(width: 160, alignment: dial.isOn ? .trailing : .leading)
    }
    let before = host.places[0]
    host.frame { withAnimation(.second) { dial.isOn = true } }
    #expect(host.text == ["Bee and hive"])
    #expect(host.places[0].minX == before.minX)
    let width = host.places[0].width
    #expect(width > before.width)
    host.advance(by: 0.5)
    #expect(abs(host.places[0].minX - (160 - width) / 2) < 0.01)
    #expect(host.places[0].width == width)
  }

  enum Kind: CaseIterable { case padding, position, alignment, spacing }

  @Test(arguments: Kind.allCases)
  func `M050: changes of padding, position, alignment and spacing move`(_ kind: Kind) {
    let host = motionHost {
      switch kind {
      case .padding: Square().padding(.leading, dial.x)
      case .position: Square().position(x: 10 + dial.x, y: 10)
      case .alignment: Square().frame(width: 120, alignment: dial.x > 0 ? .trailing : .leading)
      case .spacing:
        HStack(spacing: dial.x) {
          Color.clear.frame(width: 0, height: 20)
          Square()
        }
      }
    }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    #expect(host.halves { $0.edges.last } == [0, 50, 100])
  }

  @Test func `M023: equal data animates nothing, and requests no frame`() {
    let host = motionHost { Square().offset(x: min(dial.x, 50)) }
    host.frame { dial.x = 60 }
    host.frame { withAnimation(.second) { dial.x = 70 } }
    host.settle()
    #expect(host.host.nextMoment == nil)
  }

  @Test func `M023: frames are requested during an animation, and not after it`() {
    let host = motionHost { Square().offset(x: dial.x) }
    host.frame { withAnimation(.second) { dial.x = 60 } }
    #expect(host.host.nextMoment == 0)
    host.advance(by: 1.1)
    #expect(host.host.nextMoment == nil)
  }

  private struct Twice: View {
    @State private var x: CGFloat = 0
    var body: some View {
      Square().offset(x: x).onTapGesture {
        withAnimation(.second) { x = 100 }
        withAnimation(.linear(duration: 2)) { x = 200 }
      }
    }
  }

  @Test func `M025: the last of two changes before the first frame decides how`() {
    let host = motionHost { Twice() }
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(host.edges == [0])
    host.advance(by: 1)
    #expect(host.edges == [100])
  }

  @Test(
    "M026: a plain change jumps by the difference and does not stop the animation",
    arguments: [true, false])
  func plainChange(isEffect: Bool) {
    let host = motionHost {
      if isEffect { Square().offset(x: dial.x) } else { Square().padding(.leading, dial.x) }
    }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    host.advance(by: 0.5)
    host.frame { dial.x += 10 }
    #expect(host.edges == [60])
    host.advance(by: 0.5)
    #expect(host.edges == [110])
  }

  @Test func `M026: content of a view that jumps jumps with it`() {
    let host = motionHost {
      VStack { Square().padding(.leading, dial.x) }.padding(.leading, dial.other)
    }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    host.advance(by: 0.5)
    host.frame { dial.other = 30 }
    #expect(host.edges == [80])
  }

  @Test(
    "M029: a new curve starts from the old one, which is still running", arguments: [true, false])
  func retarget(isEffect: Bool) {
    let host = motionHost {
      if isEffect { Square().offset(x: dial.x) } else { Square().padding(.leading, dial.x) }
    }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    host.advance(by: 0.5)
    host.frame { withAnimation(.second) { dial.x = 0 } }
    #expect(host.edges == [50])
    host.advance(by: 0.25)
    #expect(host.edges == [56.25])
  }

  @Test func `M028: a spring that reverses keeps its speed`() {
    let host = motionHost { Square().offset(x: dial.x) }
    host.frame { withAnimation(.smooth) { dial.x = 100 } }
    host.advance(by: 0.1)
    let before = host.edges[0]
    host.frame { withAnimation(.smooth) { dial.x = 0 } }
    #expect(host.edges[0] == before)
    host.advance(by: 1.0 / 60)
    #expect(host.edges[0] > before)
  }

  @Test func `M031: a spring continues with the speed of a drag`() {
    let host = motionHost { Square().offset(x: dial.x) }
    var watched = Transaction()
    watched.tracksVelocity = true
    for _ in 1...6 {
      host.advance(by: 1.0 / 60)
      host.frame { withTransaction(watched) { dial.x += 500.0 / 60 } }
    }
    let before = host.edges[0]
    host.frame { withAnimation(.smooth) { dial.x = 0 } }
    host.advance(by: 1.0 / 60)
    #expect(host.edges[0] > before)
    host.advance(by: 2)
    #expect(host.edges == [0])
  }

  @Test(arguments: [true, false])
  func `M031: a spring after a drag starts with the finger's speed`(isState: Bool) {
    let host = motionHost { Thrown(isState: isState).frame(width: 200, height: 20) }
    host.press(at: CGPoint(x: 5, y: 5))
    for step in 1...6 {
      host.advance(by: 1.0 / 60)
      host.move(to: CGPoint(x: 5 + CGFloat(step) * 500 / 60, y: 5))
    }
    let before = host.edges[0]
    #expect(before == 50)
    host.release(at: CGPoint(x: 55, y: 5))
    host.advance(by: 1.0 / 60)
    #expect(host.edges[0] > before)
    host.advance(by: 2)
    #expect(host.edges == [0])
  }

  @Test func `M058, R183: a view is at its position in its first frame`() {
    let host = motionHost {
      ZStack(alignment: .topLeading) { if dial.isOn { Square().offset(x: 100) } }
    }
    host.frame { withAnimation(.second) { dial.isOn = true } }
    #expect(host.edges == [100])
  }

  @Test(
    "R090: a state that an observer's action sets is animated only if the action asks for it",
    arguments: [true, false])
  func actions(isAnimated: Bool) {
    let host = motionHost {
      Square().offset(x: dial.x).preference(key: NumberKey.self, value: dial.other)
        .onPreferenceChange(NumberKey.self) { value in
          MainActor.assumeIsolated {
            if isAnimated { withAnimation(.second) { dial.x = value } } else { dial.x = value }
          }
        }
    }
    host.frame { withAnimation(.linear(duration: 3)) { dial.other = 100 } }
    host.settle()
    host.advance(by: 0.5)
    #expect(host.edges == [isAnimated ? 50 : 100])
  }

  @Test
  func
    `M040, M050: content of an offset moves separately, clipped or rotated content with the effect`()
  {
    func edges<Content: View>(@ViewBuilder _ content: @escaping (Dial) -> Content) -> [CGFloat] {
      let dial = Dial()
      let host = motionHost {
        content(dial).frame(width: 200, alignment: dial.isOn ? .trailing : .leading)
      }
      host.frame { withAnimation(.second) { dial.isOn = true } }
      host.advance(by: 0.5)
      return host.edges
    }
    let jumping = { Square().transaction { $0.animation = nil } }
    #expect(edges { _ in jumping().offset(x: 5) } == [185])
    #expect(edges { _ in jumping().offset(x: 5).offset(y: 1) } == [185])
    #expect(edges { _ in HStack { jumping() }.offset(x: 5) } == [185])
    #expect(edges { _ in Square().offset(x: 5) } == [95])
    #expect(edges { _ in jumping().clipped() } == [90])
  }
}

/// A square that follows a finger and springs back.
private struct Thrown: View {
  let isState: Bool
  @GestureState(resetTransaction: Transaction(animation: .smooth)) private var way: CGFloat = 0
  @State private var place: CGFloat = 0

  var body: some View {
    HStack(spacing: 0) {
      Square().offset(x: isState ? way : place)
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($way) { value, way, _ in way = value.translation.width }
            .onChanged { if !isState { place = $0.translation.width } }
            .onEnded { _ in if !isState { withAnimation(.smooth) { place = 0 } } })
      Spacer()
    }
  }
}
