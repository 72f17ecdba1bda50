import Foundation
import Waggle

extension TextEngine {
  /// The text unchanged if it fits; else tightened, then shrunk, then truncated (L156).
  func fit(_ request: LayoutRequest) -> TextLayout {
    var cut = request
    cut.text.runs = shaper.fonts.runsWithFallbacks(request.text)
    let plain = TextFit(cut, engine: self)
    if plain.fits(request) { return plain.layout(of: request) }
    var current = cut
    if request.text.allowsTightening, !plain.isOnlyTooHigh(request) {
      for step in 1...4 {
        current.text = cut.text.tightened(by: CGFloat(step) / 4)
        let attempt = TextFit(current, engine: self)
        if attempt.fits(request) { return attempt.layout(of: request) }
      }
    }
    return shrink(current, original: request)
  }

  /// At the largest factor that fits, found by bisection; at the smallest factor if none fits (L156).
  private func shrink(_ request: LayoutRequest, original: LayoutRequest) -> TextLayout {
    let minimum = request.text.smallestFactor
    func attempt(_ factor: CGFloat) -> TextFit {
      var scaled = request
      scaled.text = request.text.scaled(by: factor)
      return TextFit(scaled, engine: self, scaleFactor: factor)
    }
    var best = attempt(minimum)
    guard minimum < 1, best.fits(original) else { return best.layout(of: original) }
    var (low, high) = (minimum, CGFloat(1))
    for _ in 0..<request.text.halvings {
      let middle = (low + high) / 2
      let next = attempt(middle)
      if next.fits(original) {
        (low, best) = (middle, next)
      } else {
        high = middle
      }
    }
    return best.layout(of: original)
  }
}

extension TextFit {
  /// Whether nothing of the text is missing. Text that may shrink also has its words whole, and is within the proposal
  /// both ways (L156).
  fileprivate func fits(_ request: LayoutRequest) -> Bool {
    guard !isTruncated else { return false }
    guard request.text.smallestFactor < 1 else { return true }
    return isNarrowEnough(request) && height(request.text) <= request.height + 1e-6
  }

  /// Whether less width of characters would not help.
  fileprivate func isOnlyTooHigh(_ request: LayoutRequest) -> Bool {
    !isTruncated && isNarrowEnough(request)
  }

  private func isNarrowEnough(_ request: LayoutRequest) -> Bool {
    !cutsWord && lines.allSatisfy { $0.width <= request.width + 1e-6 }
  }
}

extension StyledText {
  /// The smallest factor by which the text may shrink: 0.01 to 1.
  fileprivate var smallestFactor: CGFloat { min(max(minimumScaleFactor, 0.01), 1) }

  /// How often the range of factors is halved, until its sizes of the largest font are within a tenth of a point: at most
  /// 12 times.
  fileprivate var halvings: Int {
    let range = (1 - smallestFactor) * (runs.map(\.font.size).max() ?? 0)
    return min(Int(log2(max(range * 10, 2)).rounded(.up)), 12)
  }

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
