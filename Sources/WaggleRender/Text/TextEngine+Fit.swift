import Foundation
import Waggle

extension TextEngine {
  /// The text unchanged if it fits; else tightened, then shrunk, then truncated (L156).
  func fit(_ request: LayoutRequest) -> TextLayout {
    var cut = request
    cut.text.runs = shaper.fonts.runsWithFallbacks(request.text)
    let plain = TextFit(cut, engine: self)
    guard plain.isTruncated else { return plain.layout(of: request) }
    var current = cut
    if request.text.allowsTightening {
      for step in 1...4 {
        current.text = cut.text.tightened(by: CGFloat(step) / 4)
        let attempt = TextFit(current, engine: self)
        if !attempt.isTruncated { return attempt.layout(of: request) }
      }
    }
    return shrink(current, original: request)
  }

  /// The largest factor that fits, found by five bisections; the smallest factor if none fits (L156).
  private func shrink(_ request: LayoutRequest, original: LayoutRequest) -> TextLayout {
    let minimum = min(max(request.text.minimumScaleFactor, 0.01), 1)
    func attempt(_ factor: CGFloat) -> TextFit {
      var scaled = request
      scaled.text = request.text.scaled(by: factor)
      return TextFit(scaled, engine: self, scaleFactor: factor)
    }
    var best = attempt(minimum)
    guard minimum < 1, !best.isTruncated else { return best.layout(of: original) }
    var (low, high) = (minimum, CGFloat(1))
    for _ in 1...5 {
      let middle = (low + high) / 2
      let next = attempt(middle)
      if next.isTruncated {
        high = middle
      } else {
        (low, best) = (middle, next)
      }
    }
    return best.layout(of: original)
  }
}

extension StyledText {
  /// Applies `amount` (0...1) of the allowed tightening, which is 1/72 of the font size per character (L156).
  fileprivate func tightened(by amount: CGFloat) -> StyledText {
    var copy = self
    for index in copy.runs.indices {
      copy.runs[index].tracking -= copy.runs[index].font.size / 72 * amount
    }
    return copy
  }

  /// Every length of every run times `factor`.
  fileprivate func scaled(by factor: CGFloat) -> StyledText {
    var copy = self
    for index in copy.runs.indices {
      copy.runs[index].font.size *= factor
      copy.runs[index].font.lineHeight = copy.runs[index].font.lineHeight.map { $0 * factor }
      copy.runs[index].tracking *= factor
      copy.runs[index].baselineOffset *= factor
    }
    return copy
  }
}
