import Foundation
import Waggle

/// A label and the control or value that it names (C048). In a row the control is at the trailing edge and secondary, or
/// below the label where it has no room beside it; in columns the label ends at the control's column (C094).
nonisolated struct LabelAndContent<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  /// Whether the content is a control: it keeps its colours, and the label is beside its middle.
  var isControl = false
  /// Whether the content is at the trailing edge outside of rows too, as for controls that fill the width.
  var spreads = false

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let isInRow = inputs.surroundings.context == .row
    return view.makeChosen(in: inputs) {
      $0.labelsVisibility == .hidden
    } make: { isHidden, view, inputs in
      if isHidden {
        return isInRow
          ? make(ContentAlone<Label, Content, InRow>.self, view, inputs)
          : make(ContentAlone<Label, Content, OutsideRow>.self, view, inputs)
      }
      return isInRow
        ? make(ContentAfterLabel<Label, Content, InRow>.self, view, inputs)
        : make(ContentAfterLabel<Label, Content, OutsideRow>.self, view, inputs)
    }
  }

  /// Makes a view whose only field is this one.
  nonisolated private static func make<Look: View>(
    _ look: Look.Type, _ view: _GraphValue<Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs { Look._makeView(view: view.part(at: 0, as: Look.self), inputs: inputs) }

  @MainActor fileprivate func styledContent(isInRow: Bool) -> some View {
    content.foregroundAroundControls(
      isInRow && !isControl ? AnyShapeStyle(.secondary) : AnyShapeStyle(.foreground))
  }
}

/// Whether a view is in a row, which is known when it is made.
nonisolated private protocol RowPlace {
  static var isRow: Bool { get }
}

nonisolated private enum InRow: RowPlace { static var isRow: Bool { true } }
nonisolated private enum OutsideRow: RowPlace { static var isRow: Bool { false } }

/// The content; its label is hidden.
nonisolated private struct ContentAlone<Label: View, Content: View, Place: RowPlace>:
  EnvironmentView
{
  let whole: LabelAndContent<Label, Content>

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    whole.styledContent(isInRow: Place.isRow)
      .background { ControlLabel(whole.label).spokenOnly() }
  }
}

/// The label and the content.
nonisolated private struct ContentAfterLabel<Label: View, Content: View, Place: RowPlace>:
  EnvironmentView
{
  let whole: LabelAndContent<Label, Content>

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    let metrics = environment.platformMetrics
    LabeledLayout(
      gap: metrics.columns.gap, lineGap: metrics.labeledContent.lineGap,
      isRow: Place.isRow || whole.spreads && !environment.isInColumns,
      isCentered: Place.isRow || whole.isControl
    ) {
      ControlLabel(whole.label)
      whole.styledContent(isInRow: Place.isRow)
    }
  }
}

/// The sizes of labeled content.
struct LabeledContentMetrics: Hashable {
  /// The space between a label and content below it.
  var lineGap: CGFloat
}

extension PlatformMetrics {
  /// The sizes of labeled content.
  var labeledContent: LabeledContentMetrics {
    choose(
      LabeledContentMetrics(lineGap: 4), classic: LabeledContentMetrics(lineGap: 4),
      macOS: LabeledContentMetrics(lineGap: 2))
  }
}

/// Two subviews, a label and its content.
private struct LabeledLayout: Layout, UnnamedLayout {
  var gap: CGFloat
  var lineGap: CGFloat
  var isRow: Bool
  var isCentered: Bool

  /// Where the two subviews are, in a container of this size.
  private struct Arrangement {
    var label = CGRect.zero
    var content = CGRect.zero
    var size = CGSize.zero
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, proposal.width).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else { return }
    let frames = arrange(subviews, proposal.width)
    for (subview, frame) in zip(subviews, [frames.label, frames.content]) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard guide == .controlColumn else {
      guard guide == .listRowSeparatorLeading, let label = subviews.first else { return nil }
      return label.dimensions(in: .unspecified)[explicit: guide].map { bounds.minX + $0 }
    }
    return bounds.minX + arrange(subviews, proposal.width).content.minX
  }

  private func arrange(_ subviews: Subviews, _ width: CGFloat?) -> Arrangement {
    guard subviews.count == 2 else { return Arrangement() }
    let label = subviews[0].sizeThatFits(.unspecified)
    let room = width.map { max($0 - label.width - gap, 0) }
    if isRow, let width, let room, !fits(subviews[1], room) || label.width > width {
      return stacked(subviews, width)
    }
    return beside(subviews, width, room)
  }

  /// Whether the content keeps its height beside the label, as a field does that gets narrower.
  private func fits(_ content: LayoutSubview, _ room: CGFloat) -> Bool {
    let ideal = content.sizeThatFits(.unspecified)
    if ideal.width <= room { return true }
    let narrow = content.sizeThatFits(ProposedViewSize(width: room, height: nil))
    return narrow.width <= room && narrow.height <= ideal.height && room > 2 * gap
      && content.sizeThatFits(.zero).height <= ideal.height
  }

  private func stacked(_ subviews: Subviews, _ width: CGFloat) -> Arrangement {
    let space = ProposedViewSize(width: width, height: nil)
    let (label, content) = (subviews[0].sizeThatFits(space), subviews[1].sizeThatFits(space))
    let top = label.height + lineGap
    return Arrangement(
      label: CGRect(origin: .zero, size: label),
      content: CGRect(origin: CGPoint(x: 0, y: top), size: content),
      size: CGSize(width: width, height: top + content.height))
  }

  /// The label shrinks only where the content has no room left.
  private func beside(_ subviews: Subviews, _ width: CGFloat?, _ room: CGFloat?) -> Arrangement {
    let content = subviews[1].dimensions(in: ProposedViewSize(width: room, height: nil))
    let left = width.map { max($0 - content.width - gap, 0) }
    let label = subviews[0].dimensions(in: ProposedViewSize(width: left, height: nil))
    let end = label.width + gap + content.width
    let total = isRow ? max(width ?? end, end) : end
    let baseline = max(
      label[VerticalAlignment.firstTextBaseline], content[VerticalAlignment.firstTextBaseline])
    let tops = [label, content].map { top($0, baseline, label, content) }
    let height = max(tops[0] + label.height, tops[1] + content.height)
    return Arrangement(
      label: CGRect(x: 0, y: tops[0], width: label.width, height: label.height),
      content: CGRect(
        x: total - content.width, y: tops[1], width: content.width, height: content.height),
      size: CGSize(width: total, height: height))
  }

  /// Rows and controls are centred, others share a baseline.
  private func top(
    _ view: ViewDimensions, _ baseline: CGFloat, _ label: ViewDimensions, _ content: ViewDimensions
  ) -> CGFloat {
    if isCentered { return (max(label.height, content.height) - view.height) / 2 }
    return baseline - view[VerticalAlignment.firstTextBaseline]
  }
}
