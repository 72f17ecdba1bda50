import Foundation
import SwiftUI
import Testing
import Waggle

@testable import WaggleRender

/// A line that is higher than what is offered stays as it is (L153), so that it needs no layout for each height.
@MainActor @Suite struct SqueezedLineTests {
  private static let fonts = FontSystem()

  private func texts(_ engine: TextEngine) -> [StyledText] {
    let run = { (string: String, size: CGFloat) in
      StyledText.Run(string: string, font: FontDescriptor(size: size), color: .black)
    }
    var several = StyledText(runs: [run("one ", 12), run("two", 20)])
    several.runs[1].baselineOffset = 3
    var limited = StyledText(runs: [run("first\nsecond", 14)])
    limited.lineLimit = 1
    var reserved = StyledText(runs: [run("reserved", 14)])
    reserved.minimumLines = 3
    var shrinking = StyledText(runs: [run("shrinks", 14)])
    shrinking.minimumScaleFactor = 0.3
    var tight = StyledText(runs: [run("tight", 14)])
    tight.allowsTightening = true
    let plain = ["one line", "two\nlines", "ends\n", " ", "", "שלום world"].map {
      StyledText(runs: [run($0, 17)])
    }
    var underlined = StyledText(runs: [run("under\nlined", 14)])
    underlined.runs[0].ornament = .ornament(
      image: nil, underline: RunLine(pattern: .dash, color: nil), strikethrough: nil)
    return plain + [underlined, several, limited, reserved, shrinking, tight]
  }

  @Test func `L153: the layout that is used for a height is the one that is made for it`() {
    let engine = TextEngine(fonts: Self.fonts)
    for text in texts(engine) {
      let ideal = engine.layout(text, width: nil, height: nil)
      let widths = [ideal.size.width, ideal.size.width + 40, .infinity]
      for width in widths {
        for height in [0, 0.1, 5, ideal.size.height - 0.5, ideal.size.height, 300] as [CGFloat] {
          guard width > 0 || height > 0 else { continue }
          let used = engine.layout(text, width: width, height: height)
          let made = engine.fit(LayoutRequest(text: text, width: width, height: height))
          let name = "\(text.string) \(width) \(height)"
          #expect(used.size == made.size && used.scaleFactor == made.scaleFactor, "\(name)")
          #expect(
            used.firstBaseline == made.firstBaseline && used.lastBaseline == made.lastBaseline,
            "\(name)")
          #expect(used.lines.map(\.runs) == made.lines.map(\.runs), "\(name)")
          #expect(used.lines.map(\.x) == made.lines.map(\.x), "\(name)")
        }
      }
    }
  }

  @Test
  func
    `L153: texts in a column that squeezes them need no other layouts, and are drawn as in one that does not`()
  {
    let column = VStack(spacing: 0) { ForEach(0..<200, id: \.self) { Text("label \($0)") } }
    let engine = TextEngine(fonts: Self.fonts)
    let labels = drawnTexts(engine) { column.fixedSize() }
    #expect(labels == (0..<200).map { "label \($0)" })
    let made = engine.layoutsMade
    #expect(drawnTexts(engine) { column } == labels)
    #expect(engine.layoutsMade == made)
  }

  /// The lines that a view draws in a window that is much lower than it.
  private func drawnTexts<V: View>(
    _ engine: TextEngine, @ViewBuilder _ view: @escaping () -> V
  ) -> [String] {
    let host = ViewHost(
      runtime: Runtime(measurer: engine), size: CGSize(width: 300, height: 100),
      environment: EnvironmentValues(), content: view)
    defer { host.close() }
    host.settle()
    var found: [String] = []
    host.displayList.forEachItem { node, _ in
      if case .text(let layout, _) = node.content {
        found.append(layout.lines.flatMap(\.runs).map(\.string).joined())
      }
    }
    return found
  }
}
