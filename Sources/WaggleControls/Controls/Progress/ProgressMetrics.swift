import Foundation
import Waggle

/// The numbers of progress views (C042).
struct ProgressMetrics {
  let bar: CGFloat
  /// The space between the bar or the spinner and its labels.
  let spacing: CGFloat
  /// The side of the spinner, by control size from mini on.
  private let sides: [CGFloat]
  /// Whether the part that is done makes a ring of the spinner.
  let hasRing: Bool

  init(bar: CGFloat, spacing: CGFloat, sides: [CGFloat], hasRing: Bool) {
    self.bar = bar
    self.spacing = spacing
    self.sides = sides
    self.hasRing = hasRing
  }

  func side(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini: sides[0]
    case .small: sides[1]
    case .regular: sides[2]
    case .large: sides[3]
    case .extraLarge: sides[4]
    }
  }
}

extension PlatformMetrics {
  var progress: ProgressMetrics {
    choose(
      ProgressMetrics(bar: 4, spacing: 4, sides: [20, 20, 20, 37, 37], hasRing: false),
      classic: ProgressMetrics(bar: 4, spacing: 4, sides: [20, 20, 20, 37, 37], hasRing: false),
      macOS: ProgressMetrics(bar: 6, spacing: 4, sides: [10, 16, 32, 64, 64], hasRing: true))
  }
}
