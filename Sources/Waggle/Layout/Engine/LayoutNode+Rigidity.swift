import Foundation

// Along which axes a view does not answer to what it is proposed.

extension LayoutNode {
  /// The axes along which the proposal changes nothing: neither a size nor a guide, nor where anything inside is.
  ///
  /// A proposal along such an axis counts as nil, so the node has one answer for all lengths, and is not placed again for a
  /// different one (L192). Computed once, until something in the node changes.
  package final var rigidity: Axis.Set {
    if let knownRigidity { return knownRigidity }
    guard runtime.stack.hasRoom else { return [] }
    readParameters()
    let axes = rigidAxes
    knownRigidity = axes
    return axes
  }

  /// The part of a proposal that matters: nil along the axes on which the node is rigid.
  final func relevant(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let axes = rigidity
    if axes.isEmpty { return proposal }
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// Asks again along which axes the node is rigid, if that was asked; returns whether they are the same.
  final func rigidityIsUnchanged() -> Bool {
    guard let old = knownRigidity else { return true }
    knownRigidity = nil
    return rigidity == old
  }

  /// Proposes other lengths along the axes on which the node claims to be rigid.
  final func checkRigidity() {
    guard isPlaced, !needsPlacing, !needsMeasure, let knownRigidity, !knownRigidity.isEmpty else {
      return
    }
    let counts = runtime.counts
    defer { runtime.counts = counts }
    for length in [0, CGFloat.infinity] {
      var other = proposal.sanitized
      if knownRigidity.contains(.horizontal) { other.width = length }
      if knownRigidity.contains(.vertical) { other.height = length }
      checkInvariant(
        sizeThatFits(other) == size,
        "a proposal along an axis on which a node is rigid changes nothing")
    }
  }
}

/// A layout of the framework that is rigid along each axis on which all its subviews are.
protocol RigidLayout: BuiltInLayout {}

extension Axis.Set {
  /// Both axes.
  static let all: Axis.Set = [.horizontal, .vertical]
}
