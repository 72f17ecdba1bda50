public import Foundation

extension Path {
  /// The part of the path between two fractions of its length, in 0…1; empty unless `from` is below `to`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from < to, from < 1, to > 0 else { return Path() }
    if from <= 0 && to >= 1 { return self }
    let parts = subpaths
    let lengths = parts.map { $0.segments.map(\.length) }
    let total = lengths.joined().reduce(0, +)
    guard total > 0, total.isFinite else { return Path() }
    var trimmer = PathTrimmer(from: max(from, 0) * total, to: min(to, 1) * total)
    for (part, lengths) in zip(parts, lengths) { trimmer.add(part, lengths) }
    guard !trimmer.elements.isEmpty else { return Path() }
    let part = TrimmedPath(
      base: self, from: max(from, 0), to: min(to, 1), elements: trimmer.elements)
    return Path(storage: .trimmed(part))
  }
}

/// A part of a path: its elements, and the path that it was cut from.
package final class TrimmedPath: Sendable {
  package let base: Path
  /// Fractions of the length of `base` at the time of trimming, in 0…1.
  package let from: CGFloat
  package let to: CGFloat
  let elements: [Path.Element]

  init(base: Path, from: CGFloat, to: CGFloat, elements: [Path.Element]) {
    (self.base, self.from, self.to, self.elements) = (base, from, to, elements)
  }
}

/// Copies the part between two lengths.
private struct PathTrimmer {
  let from: CGFloat
  let to: CGFloat
  private var travelled: CGFloat = 0
  private(set) var elements: [Path.Element] = []

  init(from: CGFloat, to: CGFloat) {
    self.from = from
    self.to = to
  }

  mutating func add(_ subpath: Subpath, _ lengths: [CGFloat]) {
    let whole = travelled >= from && travelled + lengths.reduce(0, +) <= to
    var isOpen = false
    for (segment, length) in zip(subpath.segments, lengths) {
      defer { travelled += length }
      guard let part = clipped(segment, length) else { continue }
      if !isOpen { elements.append(.move(to: part.start)) }
      elements.append(part.element)
      isOpen = true
    }
    if whole, isOpen, subpath.isClosed { elements[elements.count - 1] = .closeSubpath }
  }

  /// The part of a segment between the two lengths; the segment starts at length `travelled`.
  private func clipped(_ segment: PathSegment, _ length: CGFloat) -> PathSegment? {
    let (low, high) = (max(from - travelled, 0), min(to - travelled, length))
    guard low < high else { return nil }
    if low == 0 && high == length { return segment }
    return segment.part(
      from: segment.parameter(at: low, of: length), to: segment.parameter(at: high, of: length))
  }
}

extension PathSegment {
  /// In points, with a relative error of about 10⁻⁶ for circular arcs.
  var length: CGFloat { isLine ? distance(start, end) : length(upTo: 1) }

  /// The curve parameter in 0…1 at a length from the start.
  func parameter(at travelled: CGFloat, of length: CGFloat) -> CGFloat {
    if isLine || travelled <= 0 || travelled >= length { return travelled / length }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.length(upTo: middle) < travelled { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Gaussian quadrature with five points on each of four pieces.
  private func length(upTo t: CGFloat) -> CGFloat {
    let piece = t / 4
    return (0..<4).reduce(into: 0) { sum, index in
      let middle = (CGFloat(index) + 0.5) * piece
      for (x, weight) in gaussPoints { sum += weight * speed(middle + x * piece / 2) * piece / 2 }
    }
  }

  /// The length of the derivative.
  private func speed(_ t: CGFloat) -> CGFloat {
    let s = 1 - t
    func slope(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> CGFloat {
      3 * (s * s * (p1 - p0) + 2 * s * t * (p2 - p1) + t * t * (p3 - p2))
    }
    return hypot(
      slope(start.x, control1.x, control2.x, end.x), slope(start.y, control1.y, control2.y, end.y))
  }
}

private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }

private let gaussPoints: [(CGFloat, CGFloat)] = [
  (0, 0.568_888_888_888_888_9),
  (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
  (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
  (0.906_179_845_938_664, 0.236_926_885_056_189_1),
  (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
]
