import Foundation

extension Gradient.ColorSpace {
  /// The stops between which encoded components can be blended linearly: unchanged in the device space, otherwise
  /// with extra stops that keep every component within half of 1/255 of the exact blend.
  ///
  /// Components and opacity are blended separately, as in animations (M054).
  package func sampled(_ stops: [ResolvedStop]) -> [ResolvedStop] {
    guard self == .perceptual, let first = stops.first else { return stops }
    var result = [first]
    for (from, to) in zip(stops, stops.dropFirst()) {
      StopInterval(from, to).addSamples(to: &result)
      result.append(to)
    }
    return result
  }
}

/// The interval between two stops.
private struct StopInterval {
  private let from: ResolvedStop
  private let to: ResolvedStop
  private let start: Oklab
  private let end: Oklab

  init(_ from: ResolvedStop, _ to: ResolvedStop) {
    (self.from, self.to) = (from, to)
    (start, end) = (Oklab(from.color), Oklab(to.color))
  }

  /// Adds the extra stops strictly between the two stops.
  func addSamples(to result: inout [ResolvedStop]) {
    guard to.location > from.location, !from.color.hasSameHue(as: to.color) else { return }
    add(to: &result, 0, from.color, 1, to.color, depth: 0)
  }

  /// Bisects an interval until linear blending is exact enough.
  private func add(
    to result: inout [ResolvedStop], _ low: Double, _ lowColor: ResolvedColor, _ high: Double,
    _ highColor: ResolvedColor, depth: Int
  ) {
    guard depth < Self.deepest, !isEven(low, lowColor, high, highColor) else { return }
    let middle = (low + high) / 2
    let color = color(at: middle)
    add(to: &result, low, lowColor, middle, color, depth: depth + 1)
    let location = from.location + (to.location - from.location) * CGFloat(middle)
    result.append(ResolvedStop(color: color, location: location))
    add(to: &result, middle, color, high, highColor, depth: depth + 1)
  }

  private func isEven(
    _ low: Double, _ lowColor: ResolvedColor, _ high: Double, _ highColor: ResolvedColor
  ) -> Bool {
    stride(from: 0.125, to: 1, by: 0.125).allSatisfy { share in
      let exact = color(at: low + (high - low) * share)
      func isNear(_ part: KeyPath<ResolvedColor, Double>) -> Bool {
        let even = lowColor[keyPath: part] * (1 - share) + highColor[keyPath: part] * share
        return abs(even - exact[keyPath: part]) < Self.tolerance
      }
      return isNear(\.red) && isNear(\.green) && isNear(\.blue)
    }
  }

  private func color(at share: Double) -> ResolvedColor {
    let opacity = from.color.opacity + (to.color.opacity - from.color.opacity) * share
    return start.mixed(end, share).color(opacity: opacity)
  }

  private static let tolerance = 0.5 / 255
  /// Enough for components that leave the range 0 to 1; at most 511 stops between two.
  private static let deepest = 9
}

extension ResolvedColor {
  fileprivate func hasSameHue(as other: ResolvedColor) -> Bool {
    (red, green, blue) == (other.red, other.green, other.blue)
  }
}
