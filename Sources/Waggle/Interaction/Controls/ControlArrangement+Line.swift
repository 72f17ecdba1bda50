package import Foundation
import WaggleGraph

extension ControlArrangement {
  /// A label at the start of its control, which is at least as wide as there is room. It is centred vertically.
  package struct Line: Equatable {
    /// The least height of the control, with the space around the label, in points.
    let minHeight: CGFloat
    /// The least distance between the start and the label, besides the insets.
    let lead: CGFloat
    /// Where the guide of a label is that has it, unless the lead is larger.
    let column: Column
    /// The least height of the place of the label, which a symbol beside it needs.
    let minLabelHeight: CGFloat

    /// A guide and how far it is from the start, in points, besides the insets.
    package struct Column: Equatable {
      let guide: AlignmentKey
      let position: CGFloat

      package init(_ guide: AlignmentKey, at position: CGFloat) {
        self.guide = guide
        self.position = position
      }
    }

    /// - Parameter symbol: the name of a symbol beside the label, which is small and semibold; nil for none.
    package init(
      minHeight: CGFloat, lead: CGFloat, column: Column, beside symbol: String?,
      in environment: EnvironmentValues
    ) {
      self.minHeight = minHeight
      self.lead = lead
      self.column = column
      minLabelHeight = symbol.map { environment.heightOfMark($0) } ?? 0
    }
  }
}

extension EnvironmentValues {
  fileprivate func heightOfMark(_ name: String) -> CGFloat {
    let values = inMark
    let symbol = Image(systemName: name).symbol(in: values, from: values.drawingSources)
    return symbol?.naturalSize(in: values).height ?? 0
  }
}

extension ControlArrangement.Line {
  /// The size of a control with this space around its label. The label is proposed no height.
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ insets: EdgeInsets, _ label: LayoutNode
  ) -> CGSize {
    let room = proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }
    let start = start(of: label)
    let offer = room.map { max(0, $0 - start) }
    let size = label.size(for: ProposedViewSize(width: offer, height: nil))
    let height = max(size.height, minLabelHeight) + insets.top + insets.bottom
    return CGSize(
      width: start + max(offer ?? 0, size.width) + insets.leading + insets.trailing,
      height: heightLimits.length(proposal.height, child: max(0, height)))
  }

  /// Where the label is in a control of this size, and what is proposed to it.
  func labelPlacement(in size: CGSize, _ insets: EdgeInsets, _ label: LayoutNode) -> (
    origin: CGPoint, proposal: ProposedViewSize
  ) {
    let start = start(of: label)
    let room = size.width - insets.leading - insets.trailing
    let offer = ProposedViewSize(width: max(0, room - start), height: nil)
    let own = label.size(for: offer).height
    let place = max(own, minLabelHeight)
    let whole = place + insets.top + insets.bottom
    let top = (size.height - whole) / 2 + insets.top
    return (CGPoint(x: insets.leading + start, y: top + place / 2 - own / 2), offer)
  }

  private var heightLimits: FrameLimits { FrameLimits(min: minHeight, ideal: nil, max: nil) }

  private func start(of label: LayoutNode) -> CGFloat {
    let own = label.dimensions(for: .unspecified)[explicit: column.guide] ?? 0
    return max(lead, column.position - own, 0)
  }
}
