import Foundation

extension CGFloat {
  /// The length at `progress` on the way to `other`; the way continues beyond both.
  func moved(to other: CGFloat, _ progress: Double) -> CGFloat {
    self + (other - self) * CGFloat(progress)
  }
}

extension FontDescriptor {
  /// Whether a glyph of this font can become one of `other`: size and weight may differ.
  func canBecome(_ other: FontDescriptor) -> Bool {
    family == other.family && design == other.design && italic == other.italic
      && fallback == other.fallback && tabularDigits == other.tabularDigits
      && smallCaps == other.smallCaps && width == other.width
  }
}

/// A run of text on the way from one look to another with the same characters.
struct RunTween {
  let old: StyledText.Run
  let new: StyledText.Run

  func run(at progress: Double) -> StyledText.Run {
    var run = new
    run.font.size = max(old.font.size.moved(to: new.font.size, progress), 0.01)
    run.tracking = old.tracking.moved(to: new.tracking, progress)
    run.baselineOffset = old.baselineOffset.moved(to: new.baselineOffset, progress)
    if old.paint != new.paint { run.paint = old.paint.moved(to: new.paint, progress) }
    if old.font.weight != new.font.weight {
      let weight = CGFloat(old.font.weight).moved(to: CGFloat(new.font.weight), progress)
      run.font.weight = Int(min(max(weight, 1), 1000).rounded())
    }
    return run
  }
}

extension StyledText.Run {
  /// Whether no font may have the weight: fonts exist in steps of 100.
  var isBetweenWeights: Bool { font.weight % 100 != 0 }

  /// The run in the next lighter weight that a font may have, and in the next heavier one, to be drawn over it. The
  /// heavier one is as opaque as the weight is near.
  var layers: (base: StyledText.Run, overlay: StyledText.Run) {
    var (base, overlay) = (self, self)
    overlay.paint = .color(.clear)
    guard isBetweenWeights else { return (base, overlay) }
    let (lighter, rest) = font.weight.quotientAndRemainder(dividingBy: 100)
    overlay.font.weight = (lighter + 1) * 100
    base.font.weight = max(lighter, 1) * 100
    if gradientAndShadows == nil, color.opacity == 1 {
      overlay.paint = .color(color.opacity(Double(rest) / 100))
    } else if rest >= 50 {
      base.font.weight = overlay.font.weight
    }
    return (base, overlay)
  }
}

extension [StyledText.Run] {
  /// The runs of two texts with the same characters, cut so that each pair has the same string; nil if the characters
  /// differ or a font cannot become the other one.
  func tweens(to new: [StyledText.Run]) -> [RunTween]? {
    var tweens: [RunTween] = []
    var (olds, news) = (self[...], new[...])
    while var old = olds.popFirst(), var new = news.popFirst() {
      let shorter = old.string.count <= new.string.count ? old.string : new.string
      guard old.font.canBecome(new.font), old.string.hasPrefix(shorter),
        new.string.hasPrefix(shorter)
      else { return nil }
      let (oldRest, newRest) = (old, new)
      (old.string, new.string) = (shorter, shorter)
      tweens.append(RunTween(old: old, new: new))
      if let rest = oldRest.dropping(shorter) { olds = [rest] + olds }
      if let rest = newRest.dropping(shorter) { news = [rest] + news }
    }
    return olds.isEmpty && news.isEmpty ? tweens : nil
  }
}

extension StyledText.Run {
  /// The run without the string that it begins with; nil if nothing is left.
  fileprivate func dropping(_ prefix: String) -> StyledText.Run? {
    var rest = self
    rest.string.removeFirst(prefix.count)
    return rest.string.isEmpty ? nil : rest
  }

  /// The run with its opacity multiplied.
  func faded(_ opacity: Double) -> StyledText.Run {
    var run = self
    run.paint = run.paint.opacity(clampedToUnit(opacity))
    return run
  }
}

extension Paint {
  fileprivate func moved(to new: Paint, _ progress: Double) -> Paint {
    var moved = new
    var data = new.animatableData - animatableData
    data.scale(by: progress)
    moved.animatableData = animatableData + data
    return moved
  }
}
