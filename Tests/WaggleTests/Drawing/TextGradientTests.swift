import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle

/// Text is filled with gradients as shapes are.
@MainActor struct TextGradientTests {
  private let style = LinearGradient(
    colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
  private let words = "gradient (0 0.5)-(1 0.5) [#000000 0, #FFFFFF 1]"

  @Test func `a gradient spans the whole box of a text (C158)`() {
    let lines = drawn { Text(verbatim: "a").foregroundStyle(style) }
    #expect(lines.count == 1 && lines[0].hasSuffix("17pt \(words)"), "\(lines)")
    let inherited = drawn { VStack { Text(verbatim: "a") }.foregroundStyle(style) }
    #expect(inherited.count == 1 && inherited[0].hasSuffix(words))
  }

  @Test func `a run with a gradient is a separate item, in which the other runs are clear`() {
    let host = PlainHost {
      Text(verbatim: "a") + Text(verbatim: "b").foregroundStyle(style) + Text(verbatim: "c")
    }
    let runs = host.styledTexts.map(\.runs)
    #expect(runs.map { $0.map(\.color.opacity) } == [[1, 0, 1], [0, 1, 0]])
    #expect(
      runs.map { $0.map { $0.gradient != nil } } == [[false, false, false], [false, true, false]])
  }

  @Test func `a gradient and a shadow go together, and levels fade both`() {
    let lines = drawn {
      Text(verbatim: "a").foregroundStyle(style.shadow(.drop(color: .black, radius: 3)))
    }
    #expect(lines.count == 2 && lines[0] == "shadow #000000 radius 3 offset (0 0)")
    #expect(lines[1].hasSuffix(words))
    let faint = drawn { Text(verbatim: "a").foregroundStyle(style.opacity(0.5)) }
    #expect(faint[0].hasSuffix("[#000000@0.50 0, #FFFFFF@0.50 1]"))
  }

  @Test func `a gradient with invalid end points is its first colour, and is reported (E-EFFECT)`()
  {
    for number in [CGFloat.nan, .infinity] {
      let style = LinearGradient(
        colors: [.black, .white], startPoint: .top, endPoint: UnitPoint(x: 0, y: number))
      for host in [
        PlainHost { Circle().fill(style) }, PlainHost { style },
        PlainHost { Text(verbatim: "a").foregroundStyle(style) },
        PlainHost { Image(systemName: "heart").foregroundStyle(style) },
      ] {
        #expect(host.lines.count == 1 && host.lines[0].hasSuffix("#000000"), "\(host.lines)")
        #expect(host.diagnostics.map(\.id) == ["E-EFFECT"])
      }
    }
  }

  @Test func `another gradient of the same text changes no size`() {
    let brush = Brush()
    let host = PlainHost {
      Text(verbatim: "a").foregroundStyle(
        LinearGradient(colors: [brush.color, .white], startPoint: .top, endPoint: .bottom))
    }
    let before = host.lines
    host.settle { brush.color = .blue }
    #expect(host.lines != before)
    #expect(host.lines == before.map { $0.replacingOccurrences(of: "#FF383C", with: "#0088FF") })
  }
}
