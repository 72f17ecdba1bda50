import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("Animated effects, shapes and colours (M051–M055, R179)")
@MainActor struct EffectAnimationTests {
  private let dial = Dial()

  private func half<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    let host = motionHost(content)
    let before = host.displayList.description
    host.frame { withAnimation(.second) { dial.isOn = true } }
    #expect(host.displayList.description == before)
    host.advance(by: 0.5)
    return host
  }

  @Test func `M051: an offset is interpolated`() {
    #expect(half { Square().offset(x: dial.isOn ? 100 : 0, y: 0) }.edges == [50])
  }

  @Test func `M051: an opacity is interpolated`() {
    #expect(half { Square().opacity(dial.isOn ? 0 : 0.8) }.drawn[0] == "opacity 0.4")
  }

  @Test func `M051: a scale and its anchor are interpolated`() {
    let host = half { Square().scaleEffect(dial.isOn ? 4 : 2, anchor: dial.isOn ? .bottom : .top) }
    #expect(host.drawn[0] == "transform (3 0 0 3 -20 -20)")
  }

  @Test func `M052: a rotation of 720° is two turns`() {
    let host = motionHost { Square().rotationEffect(.degrees(dial.isOn ? 720 : 0)) }
    host.frame { withAnimation(.second) { dial.isOn = true } }
    host.advance(by: 0.25)
    #expect(host.drawn[0] == "transform (-1 0 0 -1 20 20)")
  }

  @Test func `M051: a shadow's radius and offset are interpolated`() {
    let host = half {
      Square().shadow(color: .black, radius: dial.isOn ? 10 : 2, x: dial.isOn ? 20 : 0)
    }
    #expect(host.drawn[0].hasSuffix("radius 6 offset (10 0)"))
  }

  @Test func `M051: a blur's radius is interpolated`() {
    let host = half { Square().blur(radius: dial.isOn ? 10 : 2) }
    #expect(host.drawn[0] == "blur 6")
  }

  @Test(arguments: [0.0, 1])
  func `M051: a rotation in three dimensions is interpolated`(perspective: CGFloat) throws {
    func turned(_ degrees: Double) -> TestHost {
      motionHost {
        Square().accessibilityIdentifier("square")
          .rotation3DEffect(.degrees(degrees), axis: (0, 1, 0), perspective: perspective)
      }
    }
    let host = half {
      Square().rotation3DEffect(
        .degrees(dial.isOn ? 120 : 0), axis: (0, 1, 0), perspective: perspective)
    }
    #expect(host.drawn == turned(60).drawn)
    #expect(host.drawn[0].hasPrefix(perspective == 0 ? "transform (0.5 0" : "projection ("))
    let still = turned(60)
    #expect(abs(try still.find(identifier: "square").frame.width - 10) < 1e-6)
  }

  @Test func `M051: a clip shape is interpolated`() {
    let host = half { Square().clipShape(RoundedRectangle(cornerRadius: dial.isOn ? 8 : 2)) }
    #expect(host.displayList.description.hasPrefix("clip (0 0 20 20) rounded 5"))
  }

  @Test func `M053: a shape's corners are interpolated`() {
    let host = half {
      RoundedRectangle(cornerRadius: dial.isOn ? 10 : 2).frame(width: 40, height: 40)
    }
    #expect(host.displayList.description.hasPrefix("fill (0 0 40 40) rounded 6"))
  }

  @Test func `M053: a line's width is interpolated`() {
    let host = half {
      Circle().stroke(Color.red, lineWidth: dial.isOn ? 10 : 2).frame(width: 40, height: 40)
    }
    #expect(host.displayList.description.hasSuffix("width 6"))
  }

  @Test func `M053: a trim is interpolated`() {
    struct Line: Shape {
      func path(in rect: CGRect) -> Path {
        Path {
          $0.move(to: .zero)
          $0.addLine(to: CGPoint(x: 100, y: 0))
        }
      }
    }
    let host = half {
      Square().clipShape(Line().trim(from: 0, to: dial.isOn ? 1 : 0.5))
    }
    #expect(host.drawn[0] == "clip (0 0 75 0)")
  }

  @Test func `M054: colours are interpolated in linear components`() {
    let host = half { Color(white: dial.isOn ? 1 : 0).frame(width: 20, height: 20) }
    let middle = motionHost { Color(.sRGBLinear, white: 0.5).frame(width: 20, height: 20) }
    #expect(host.displayList.description == middle.displayList.description)
  }

  @Test func `M054: a shape's colour is interpolated, and so is its style from the environment`() {
    let host = half {
      Circle().fill(dial.isOn ? Color.white : .black).frame(width: 20, height: 20)
      Circle().foregroundStyle(dial.isOn ? Color.white : .black).frame(width: 20, height: 20)
    }
    let middle = motionHost {
      Circle().fill(Color(.sRGBLinear, white: 0.5)).frame(width: 20, height: 20)
      Circle().foregroundStyle(Color(.sRGBLinear, white: 0.5)).frame(width: 20, height: 20)
    }
    #expect(host.displayList.description == middle.displayList.description)
  }

  @Test func `M054: gradients with equal numbers of stops are interpolated, others jump`() {
    func gradient(_ colors: [Color]) -> some View {
      LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
        .frame(width: 20, height: 20)
    }
    let grey = Color(.sRGBLinear, white: 0.5)
    let host = half { gradient(dial.isOn ? [.white, .black] : [.black, .black]) }
    let middle = motionHost { gradient([grey, .black]) }
    #expect(host.displayList.description == middle.displayList.description)
    host.advance(by: 1)
    dial.isOn = false
    let jumping = motionHost { gradient(dial.isOn ? [.white, grey, .black] : [.black, .black]) }
    jumping.frame { withAnimation(.second) { dial.isOn = true } }
    let last = motionHost { gradient([.white, grey, .black]) }
    #expect(jumping.displayList.description == last.displayList.description)
  }

  @Test func `R179: frames below an effect move with it, and observers are called in each frame`()
    throws
  {
    let log = Recorder<Double>()
    let host = motionHost {
      Square()
        .background {
          GeometryReader {
            Color.clear.preference(key: NumberKey.self, value: $0.frame(in: .global).minX)
          }
        }
        .offset(x: dial.x)
        .onPreferenceChange(NumberKey.self) { value in
          MainActor.assumeIsolated { log.add(value) }
        }
    }
    host.frame { withAnimation(.second) { dial.x = 120 } }
    host.advance(by: 1)
    #expect(log.entries.count == 61)
    #expect(log.entries == log.entries.sorted())
    #expect(log.entries.last == 120)
  }

  private struct Shift: GeometryEffect {
    var way: CGFloat
    var animatableData: CGFloat {
      get { way }
      set { way = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: way * size.width, y: 0))
    }
  }

  @Test func `M051, R179: a custom effect is interpolated, and frames below move with it`() throws {
    let host = half {
      Square().accessibilityIdentifier("in").modifier(Shift(way: dial.isOn ? 4 : 0))
    }
    #expect(host.edges == [40])
    #expect(try host.find(identifier: "in").frame.minX == 40)
  }

  @Test func `An effect that layout ignores moves only the drawing`() throws {
    let host = half {
      Square().accessibilityIdentifier("in")
        .modifier(Shift(way: dial.isOn ? 4 : 0).ignoredByLayout())
    }
    #expect(host.edges == [40])
    #expect(try host.find(identifier: "in").frame.minX == 0)
  }
}
