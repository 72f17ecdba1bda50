import Foundation
import TestSupport
import Waggle
import WaggleRender

/// Fonts and engine of one process; tests that use them run on the main actor.
@MainActor enum Bench {
  static let fonts = FontSystem()
  static let engine = TextEngine(fonts: fonts)
  static let rasterizer = CairoRasterizer(text: engine)

  static func layout(_ text: StyledText, _ width: CGFloat? = nil, _ height: CGFloat? = nil)
    -> TextLayout
  {
    engine.layout(text, width: width, height: height)
  }

  /// The natural width of a string in the test's font.
  static func width(_ string: String) -> CGFloat { layout(text(string)).lines[0].width }

  /// The lines' strings of a text of `string`.
  static func lines(_ string: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> [String]
  {
    layout(text(string), width, height).strings
  }

  static func pixels(_ node: DisplayNode, width: Int, height: Int, scale: CGFloat = 1) throws
    -> PixelImage
  {
    try rasterizer.pixels(
      DisplayList(node), size: CGSize(width: width, height: height), scale: scale,
      background: .white)
  }
}

/// A font whose lines are 12 points high.
let font12 = FontDescriptor(size: 10, lineHeight: 12)

func text(_ string: String, font: FontDescriptor = font12) -> StyledText {
  StyledText(runs: [run(string, font: font)])
}

func run(_ string: String, font: FontDescriptor = font12) -> StyledText.Run {
  StyledText.Run(string: string, font: font, color: .black)
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> DisplayNode {
  DisplayNode(
    .rectangle(CGRect(x: x, y: y, width: width, height: height), .color(.black)))
}

extension TextLayout {
  var strings: [String] { lines.map { $0.runs.map(\.string).joined() } }
}
