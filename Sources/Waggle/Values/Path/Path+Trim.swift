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
  /// In points: a curve is measured as seven chords, as CoreGraphics does (C462).
  var length: CGFloat {
    isLine ? distance(start, end) : (0..<pieces).reduce(0) { $0 + chord($1) }
  }

  /// The curve parameter in 0…1 at a length from the start: along a chord it grows evenly (C462).
  func parameter(at travelled: CGFloat, of length: CGFloat) -> CGFloat {
    if isLine || travelled <= 0 || travelled >= length { return travelled / length }
    var rest = travelled
    for index in 0..<pieces {
      let chord = chord(index)
      if rest < chord { return (CGFloat(index) + rest / chord) / CGFloat(pieces) }
      rest -= chord
    }
    return 1
  }

  /// The length of the line between two of the eight points of a curve.
  private func chord(_ index: Int) -> CGFloat { distance(point(index), point(index + 1)) }

  private func point(_ index: Int) -> CGPoint {
    index == 0 ? start : index == pieces ? end : split(at: CGFloat(index) / CGFloat(pieces)).0.end
  }
}

/// The chords of a curve.
private let pieces = 7

private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
