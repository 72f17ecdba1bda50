import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle

/// Shadows and gradients as parts of styles.
@MainActor struct ShadowStyleTests {
  private let drop = "shadow #000000@0.33 radius 3 offset (0 0)"

  @Test func `a style's drop shadow lies below shapes, colours, symbols and text`() {
    #expect(
      drawn { Circle().fill(.red.shadow(.drop(radius: 3))) }
        == [drop, "  fill (0 0 100 100) ellipse #FF383C"])
    #expect(
      drawn { Rectangle().stroke(.red.shadow(.drop(radius: 3)), lineWidth: 2) }
        == [drop, "  stroke (0 0 100 100) #FF383C width 2"])
    #expect(
      drawn { Color.clear.background(.red.shadow(.drop(radius: 3))) }.prefix(2)
        == [drop, "  rect (0 0 100 100) #FF383C"])
    let symbol = drawn {
      Image(systemName: "heart").foregroundStyle(.blue.shadow(.drop(radius: 3)))
    }
    #expect(symbol.first == drop && symbol[1].hasPrefix("  symbol \"heart\""))
    let text = drawn { Text(verbatim: "a").foregroundStyle(.blue.shadow(.drop(radius: 3))) }
    #expect(text.first == drop && text[1].hasPrefix("  text \"a\"") && text[1].hasSuffix("#0088FF"))
  }

  @Test func `an inner shadow has its own defaults for colour, radius and offset`() {
    #expect(
      drawn { Circle().fill(.red.shadow(.inner(radius: 2))) }.first
        == "inner shadow #000000@0.55 radius 2 offset (0 0)")
    #expect(
      drawn { Circle().fill(.red.shadow(.inner(color: .blue, radius: -2, x: 1, y: 4))) }.first
        == "inner shadow #0088FF radius 0 offset (1 4)")
  }

  @Test func `several shadows are those of the ink, not of each other`() {
    let lines = drawn {
      Circle().fill(.red.shadow(.drop(color: .black, radius: 5, x: 5)).shadow(.inner(radius: 1)))
    }
    #expect(
      lines == [
        "shadow #000000 radius 5 offset (5 0)",
        "inner shadow #000000@0.55 radius 1 offset (0 0)", "  fill (0 0 100 100) ellipse #FF383C",
      ])
  }

  @Test func `an inner shadow on faint ink is faded with it`() {
    let lines = drawn { Circle().fill(.red.opacity(0.5).shadow(.inner(radius: 1))) }
    #expect(
      lines == [
        "opacity 0.5", "  inner shadow #000000@0.55 radius 1 offset (0 0)",
        "    fill (0 0 100 100) ellipse #FF383C",
      ])
  }

  @Test func `opacity, levels and invalid numbers in shadow styles`() {
    #expect(
      drawn { Circle().fill(.red.shadow(.drop(color: .black, radius: 3)).opacity(0.5)) }.first
        == "shadow #000000@0.50 radius 3 offset (0 0)")
    #expect(
      drawn { Circle().fill(.secondary).foregroundStyle(.red.shadow(.drop(radius: 3))) }
        == [drop, "  fill (0 0 100 100) ellipse #FF383C@0.50"])
    for number in [CGFloat.nan, .infinity] {
      let style = Color.red.shadow(.drop(radius: number)).shadow(.inner(radius: 1, x: number))
      let host = PlainHost { Circle().fill(style) }
      #expect(host.lines == ["fill (0 0 100 100) ellipse #FF383C"])
      #expect(host.diagnostics.map(\.id) == ["E-EFFECT"])
      let text = PlainHost { Text(verbatim: "a").foregroundStyle(style) }
      #expect(text.lines.count == 1 && text.diagnostics.map(\.id) == ["E-EFFECT"])
    }
    #expect(drawn { Circle().fill(.shadow(.drop(radius: 3))) }.first == drop)
  }

  @Test func `only the run with the style has a shadow`() {
    let lines = drawn {
      Text(verbatim: "a") + Text(verbatim: "b").foregroundStyle(.red.shadow(.drop(radius: 3)))
    }
    #expect(lines.count == 3 && lines[1] == drop)
    let host = PlainHost {
      Text(verbatim: "a") + Text(verbatim: "b").foregroundStyle(.red.shadow(.drop(radius: 3)))
    }
    #expect(host.styledTexts.map { $0.runs.map(\.color.opacity) } == [[1, 0], [0, 1]])
  }

  @Test func `an item with a shadow stays the same node without changes`() {
    let host = PlainHost { Circle().fill(.red.shadow(.drop(radius: 3))) }
    let before = host.list
    host.settle {}
    #expect(host.list == before)
  }

  @Test func `a shadow takes no space (L059)`() {
    let plain = measure(20, 10) { Circle() }
    #expect(measure(20, 10) { Circle().fill(.red.shadow(.drop(radius: 30))) } == plain)
  }

  @Test func `a gradient prints its colour space if it is not the default (C158)`() {
    let gradient = Gradient(colors: [.black, .white])
    let line = "gradient (0.5 0)-(0.5 1) [#000000 0, #FFFFFF 1]"
    #expect(
      drawn { Rectangle().fill(AnyGradient(gradient)) } == ["rect (0 0 100 100) \(line)"])
    #expect(
      drawn { Rectangle().fill(gradient.colorSpace(.device)) }
        == ["rect (0 0 100 100) \(line) device"])
    #expect(
      drawn {
        Rectangle().fill(
          .linearGradient(gradient.colorSpace(.device), startPoint: .top, endPoint: .bottom))
      } == ["rect (0 0 100 100) \(line) device"])
  }

  @Test func `a trim prints the shape that it is a part of`() {
    #expect(
      drawn { Circle().trim(from: 0.25, to: 0.75).stroke(.red, lineWidth: 2) }
        == ["stroke (0 0 100 100) ellipse trimmed 0.25 to 0.75 #FF383C width 2"])
    #expect(
      drawn { RoundedRectangle(cornerRadius: 5).trim(from: -1, to: 0.5).fill(.red) }
        == ["fill (0 0 100 100) rounded 5 trimmed 0 to 0.5 #FF383C"])
    #expect(
      drawn { Rectangle().trim(from: 0.1, to: 0.2).offset(x: 3).fill(.red) }
        == ["fill (0 0 100 100) trimmed 0.1 to 0.2 #FF383C"])
    #expect(
      drawn { Circle().trim(from: 0, to: 1).fill(.red) } == ["fill (0 0 100 100) ellipse #FF383C"])
    #expect(
      drawn { Circle().trim(from: 0.5, to: 0.5).fill(.red) }
        == ["fill (0 0 100 100) empty #FF383C"])
  }

  @Test func `drawing bounds include shadows, which end at twice their radius (C157)`() {
    func bounds<V: View>(_ view: V) -> CGRect? { PlainHost { view }.list.root?.visualBounds }
    #expect(
      bounds(Color.red.shadow(color: .black, radius: 10, x: 5))
        == CGRect(x: -15, y: -20, width: 140, height: 140))
    #expect(
      bounds(Color.red.shadow(color: .black, radius: 1, x: 50, y: 50))
        == CGRect(x: 0, y: 0, width: 152, height: 152))
    #expect(
      bounds(Circle().fill(.red.shadow(.inner(radius: 9))))
        == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}

struct RotationInSpaceTests {
  @Test @MainActor func `an axis of length zero is reported, a very long one is an axis`() {
    func host(_ x: CGFloat) -> PlainHost {
      PlainHost { Color.red.rotation3DEffect(.degrees(60), axis: (x: x, y: 0, z: 0)) }
    }
    for number in [CGFloat.nan, .infinity] {
      #expect(host(number).lines == ["rect (0 0 100 100) #FF383C"])
      #expect(host(number).diagnostics.map(\.id) == ["E-EFFECT"])
    }
    #expect(host(1e200).lines == host(1).lines && host(1e200).diagnostics.isEmpty)
    #expect(host(0).lines == ["rect (0 0 100 100) #FF383C"] && host(0).diagnostics.isEmpty)
  }

  @Test func `the perspective is relative to the depth of the axis (C163)`() {
    let size = CGSize(width: 100, height: 50)
    let aboutX = _Rotation3DEffect(
      angle: .radians(.pi / 4), axis: (1, 0, 0), anchorZ: 2, perspective: 2
    ).effectValue(size: size)
    #expect(abs(aboutX.m31 - 19.0919) < 5e-5)
    #expect(abs(aboutX.m32 - 18.2825) < 5e-5)
    #expect(abs(aboutX.m33 - 1.38184) < 5e-6)
    let aboutY = _Rotation3DEffect(angle: .radians(.pi / 3), axis: (0, 1, 0), anchorZ: 1)
      .effectValue(size: size)
    #expect(abs(aboutY.m31 - 2.7333) < 5e-5)
    #expect(abs(aboutY.m32 + 10.7003) < 5e-5)
    #expect(abs(aboutY.m33 - 0.57199) < 5e-6)
  }
}
