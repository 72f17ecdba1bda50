package import Foundation

/// Where a label is in its control.
package nonisolated struct ControlArrangement: Equatable {
  /// How large a control is.
  package enum Sizing: Equatable {
    /// As its label and the space around it.
    case fitted
    /// As wide as there is room.
    case flexible
    /// As its label and the space around it, and at least this high.
    case atLeast(CGFloat)
    /// As large as there is room.
    case filling
    /// As high as it is wide.
    case square
    /// As wide as there is room, and as high as a line.
    case line(Line)
  }

  /// The space around the label, in points; finite.
  package var insets = EdgeInsets()
  package var sizing = Sizing.fitted

  package init(insets: EdgeInsets = EdgeInsets(), sizing: Sizing = .fitted) {
    self.insets = insets
    self.sizing = sizing
  }

  private static var room: FrameLimits { FrameLimits(min: nil, ideal: nil, max: .infinity) }

  /// The axes along which the control is rigid around a label that is so along these (L192).
  func rigidAxes(_ label: Axis.Set) -> Axis.Set {
    switch sizing {
    case .fitted: label
    case .flexible: label.subtracting(.horizontal)
    case .atLeast: label.subtracting(.vertical)
    case .line, .filling: []
    case .square: label == .all ? .all : []
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ label: LayoutNode) -> CGSize {
    if case .line(let line) = sizing { return line.sizeThatFits(proposal, insets, label) }
    let offer = inside(proposal)
    if let limits { return outside(limits.sizeThatFits(offer, label)) }
    var size = label.size(for: offer)
    if sizing == .flexible { size.width = Self.room.length(offer.width, child: size.width) }
    size = outside(size)
    guard sizing == .square else { return size }
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// Where the label is in a control of this size, which is the answer to the proposal, and what is proposed to it.
  func labelPlacement(
    in size: CGSize, _ proposal: ProposedViewSize, _ label: LayoutNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    var corner = CGPoint(x: insets.leading, y: insets.top)
    var offer = inside(proposal)
    switch sizing {
    case .fitted: break
    case .atLeast, .filling:
      guard let limits else { break }
      let place = limits.placement(in: innerSize(size), offer, label)
      return (
        CGPoint(x: corner.x + place.origin.x, y: corner.y + place.origin.y), place.proposal
      )
    case .line(let line): return line.labelPlacement(in: size, insets, label)
    case .flexible:
      let frame = innerSize(size)
      offer.width = Self.room.placingOffer(offer.width, length: frame.width)
      let inside = label.dimensions(for: offer).origin(in: frame, alignedOn: .center)
      corner = CGPoint(x: corner.x + inside.x, y: corner.y + inside.y)
    case .square:
      offer = inside(ProposedViewSize(size))
      let whole = outside(label.size(for: offer))
      corner.x += (size.width - whole.width) / 2
      corner.y += (size.height - whole.height) / 2
    }
    return (corner, offer)
  }

  /// The limits of a frame around the label; nil where there is none.
  private var limits: ControlLimits? {
    let none = FrameLimits(min: nil, ideal: nil, max: nil)
    switch sizing {
    case .atLeast(let height):
      return ControlLimits(width: none, height: FrameLimits(min: height, ideal: nil, max: nil))
    case .filling: return ControlLimits(width: Self.room, height: Self.room)
    case .fitted, .flexible, .line, .square: return nil
    }
  }

  private func innerSize(_ size: CGSize) -> CGSize {
    let room = inside(ProposedViewSize(size))
    return CGSize(width: room.width ?? 0, height: room.height ?? 0)
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  private func outside(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }
}

/// The frame of a label in a control, as of a view with limited lengths (L052 to L055).
nonisolated private struct ControlLimits {
  let width: FrameLimits
  let height: FrameLimits

  func sizeThatFits(_ proposal: ProposedViewSize, _ label: LayoutNode) -> CGSize {
    let offer = ProposedViewSize(
      width: width.offer(proposal.width), height: height.offer(proposal.height))
    let answer = label.size(for: offer)
    return CGSize(
      width: width.length(proposal.width, child: answer.width),
      height: height.length(proposal.height, child: answer.height))
  }

  func placement(
    in size: CGSize, _ proposal: ProposedViewSize, _ label: LayoutNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = ProposedViewSize(
      width: width.placingOffer(proposal.width, length: size.width),
      height: height.placingOffer(proposal.height, length: size.height))
    return (label.dimensions(for: offer).origin(in: size, alignedOn: .center), offer)
  }
}
