package import Foundation
package import Waggle

/// Text without fonts: one line, half the font's size for each character, the line height of the font's
/// descriptor up to a pixel.
package final class PlainMeasurer: TextMeasurer {
  package init() {}

  package func layout(_ text: StyledText, width: CGFloat?, height: CGFloat?) -> TextLayout {
    let advance = text.runs.reduce(0) { $0 + CGFloat($1.string.count) * $1.font.size / 2 }
    let metrics = text.runs.map { self.metrics(of: $0.font) }
      .max { $0.lineHeight < $1.lineHeight }
    let pixels = text.scale > 0 ? text.scale : 1
    let tall = ((metrics?.lineHeight ?? 0) * pixels - 1e-6).rounded(.up) / pixels
    let ascender = max(tall - 5, 0)
    let line = TextLayout.Line(runs: text.runs, x: 0, baseline: ascender, width: advance)
    let size = CGSize(width: advance, height: tall * CGFloat(max(text.minimumLines, 1)))
    return TextLayout(
      text: text, size: size, firstBaseline: ascender, lastBaseline: ascender, lines: [line])
  }

  package func characterExtents(of line: [StyledText.Run]) -> [CharacterExtent] {
    var x: CGFloat = 0
    return line.flatMap { run in
      run.string.map { _ in
        defer { x += run.font.size / 2 }
        return CharacterExtent(x: x, width: run.font.size / 2)
      }
    }
  }

  package func metrics(of font: FontDescriptor) -> FontMetrics {
    let height = font.lineHeight ?? font.size * 1.2
    return FontMetrics(
      ascender: height - 5, descender: 5, capHeight: font.size * 0.7, leading: 0)
  }
}

/// A few symbols: squares of 16 units, and a star as wide as the icon's.
package final class PlainSymbols: SymbolProvider {
  private var cached: [String: SymbolImage] = [:]
  private let names = [
    "heart", "heart.fill", "heart.circle", "heart.circle.fill", "bell.slash", "chevron.forward",
    "forward.fill",
  ]

  package init() {}

  package func symbol(named name: String) -> SymbolImage? {
    if let known = cached[name] { return known }
    guard name == "star" || names.contains(name) else { return nil }
    let box = CGRect(x: 0, y: 0, width: 16, height: name == "star" ? 15 : 16)
    // A symbol that points forward is drawn in the left half.
    let path = name.contains("forward") ? Path(CGRect(x: 0, y: 0, width: 8, height: 16)) : Path(box)
    let symbol = SymbolImage(name: name, path: path, fillStyle: FillStyle(), box: box)
    cached[name] = symbol
    return symbol
  }
}
