import Foundation

extension Subpath {
  /// The dashes of a style along the subpath; the subpath itself without dashes, or where they do not repeat: with a length
  /// below 0 or none above.
  func dashed(_ style: StrokeStyle) -> [Subpath] {
    let total = style.dash.reduce(0, +)
    guard !style.dash.isEmpty, total > 0, total.isFinite, style.dash.allSatisfy({ $0 >= 0 }),
      style.dashPhase.isFinite
    else { return [self] }
    // An odd list has dashes and gaps in turn in two rounds.
    let pattern = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    var dasher = Dasher(pattern, phase: style.dashPhase)
    let length = segments.reduce(0) { $0 + $1.length }
    // A pattern that is too fine to be seen would take forever.
    guard length / dasher.period < 100_000 else { return [self] }
    for segment in segments { dasher.add(segment) }
    return dasher.finish(isClosed: isClosed)
  }
}

/// Cuts segments that follow each other into dashes.
private struct Dasher {
  private let pattern: [CGFloat]
  let period: CGFloat
  private var index = 0
  /// What is left of the current dash or gap, in points.
  private var rest: CGFloat
  private var dashes: [Subpath] = []
  private var isOpen = false
  private let beginsInDash: Bool

  init(_ pattern: [CGFloat], phase: CGFloat) {
    self.pattern = pattern
    period = pattern.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    var first = 0
    while offset >= pattern[first], first < pattern.count - 1 {
      offset -= pattern[first]
      first += 1
    }
    index = first
    rest = max(pattern[first] - offset, 0)
    beginsInDash = first.isMultiple(of: 2)
  }

  mutating func add(_ segment: PathSegment) {
    let length = segment.length
    guard length > 0 else { return }
    var travelled: CGFloat = 0
    while travelled < length {
      let step = min(rest, length - travelled)
      if index.isMultiple(of: 2) {
        append(segment, from: travelled, to: travelled + step, of: length)
      }
      travelled += step
      rest -= step
      guard rest <= 0 else { continue }
      index = (index + 1) % pattern.count
      rest = pattern[index]
      isOpen = false
    }
  }

  private mutating func append(
    _ segment: PathSegment, from: CGFloat, to: CGFloat, of length: CGFloat
  ) {
    let part = segment.part(
      from: segment.parameter(at: from, of: length), to: segment.parameter(at: to, of: length))
    if !isOpen { dashes.append(Subpath(start: part.start)) }
    dashes[dashes.count - 1].segments.append(part)
    isOpen = true
  }

  /// The dashes; the last one of a closed subpath continues in the first.
  mutating func finish(isClosed: Bool) -> [Subpath] {
    guard isClosed, isOpen, beginsInDash, dashes.count > 1 else { return dashes }
    let last = dashes.removeLast()
    dashes[0].segments = last.segments + dashes[0].segments
    dashes[0].start = last.start
    return dashes
  }
}
