import Foundation
import Waggle

extension DisplayMotion {
  /// The largest error of a component between two keyframes: of factors and opacities, and of lengths in points.
  private static let tolerance = (factor: 0.002, length: 0.05)

  /// Which of the effects moves (0 a transform, 1 an opacity); its start in milliseconds of the session; its delay and its
  /// duration in milliseconds; 1 if it repeats for ever; and the keyframes, each with its part of the duration and the
  /// components of the effect.
  var pageValue: AttributeValue {
    let milliseconds = [start, delay, duration].map { AttributeValue(CGFloat($0 * 1000)) }
    let frames = keyframes.map { index, components in
      AttributeValue.list(
        [.factor(CGFloat(index) / CGFloat(max(values.count - 1, 1)))]
          + components.map(AttributeValue.factor))
    }
    return .list(
      [.number(isTransform ? 0 : 1000)] + milliseconds
        + [.number(isEndless ? 1000 : 0), .list(frames)])
  }

  /// The effect that was set, which the element has when the motion is over.
  var setValue: (name: String, value: AttributeValue) {
    switch track {
    case .transforms(_, let set): ("m", .list(set.components.map(AttributeValue.factor)))
    case .opacities(_, let set): ("o", .factor(CGFloat(set)))
    }
  }

  private var isTransform: Bool {
    if case .transforms = track { true } else { false }
  }

  private var values: [[CGFloat]] {
    switch track {
    case .transforms(let transforms, _): transforms.map(\.components)
    case .opacities(let opacities, _): opacities.map { [CGFloat($0)] }
    }
  }

  /// The first and the last value, and those between that do not lie on a line from keyframe to keyframe. Costs O(n²) for
  /// n values on a line, of which there are at most 601.
  private var keyframes: [(index: Int, components: [CGFloat])] {
    let values = values
    var frames = [(index: 0, components: values[0])]
    var last = 0
    for index in values.indices.dropFirst(2) where !isLine(values, from: last, to: index) {
      last = index - 1
      frames.append((last, values[last]))
    }
    return frames + [(values.count - 1, values[values.count - 1])]
  }

  /// Whether all values between two are where a line from one to the other has them.
  private func isLine(_ values: [[CGFloat]], from first: Int, to last: Int) -> Bool {
    (first + 1..<last).allSatisfy { index in
      let share = CGFloat(index - first) / CGFloat(last - first)
      return values[index].indices.allSatisfy { component in
        let (start, end) = (values[first][component], values[last][component])
        let tolerance = component < 4 ? Self.tolerance.factor : Self.tolerance.length
        return abs(start + (end - start) * share - values[index][component]) <= tolerance
      }
    }
  }
}

extension CGAffineTransform {
  var components: [CGFloat] { [a, b, c, d, tx, ty] }
}
