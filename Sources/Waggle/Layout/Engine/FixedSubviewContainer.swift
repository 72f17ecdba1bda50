import Foundation

/// A node that lays out fixed views with one of the framework's layouts.
protocol FixedSubviewContainer: LayoutNode, SubviewContainer {
  /// Where a pass that only computes it would place the subviews; nil while they are placed.
  var recordedPlacements: [RecordedPlacement?]? { get set }
}

extension FixedSubviewContainer {
  var layoutSemantics: LayoutSemantics { store.semantics }
  /// The framework's layouts do not read it.
  var layoutDirection: LayoutDirection { .leftToRight }

  func gridRow(at index: Int) -> GridRowMembership? { nil }

  func place(
    _ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    let node = subviewNodes[index]
    let size = node.size(for: proposal)
    let origin = CGPoint(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    if recordedPlacements != nil {
      recordedPlacements![index] = RecordedPlacement(origin: origin, proposal: proposal)
    } else {
      node.place(at: origin, proposal: proposal)
    }
  }

  func recordPlacements(_ body: () -> Void) -> [RecordedPlacement?] {
    let outer = recordedPlacements
    recordedPlacements = Array(repeating: nil, count: subviewNodes.count)
    body()
    defer { recordedPlacements = outer }
    return recordedPlacements!
  }
}

extension Layout {
  /// The guide of a key that this layout sets; nil where it sets none.
  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return switch key.axis {
    case .horizontal:
      explicitAlignment(
        of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    case .vertical:
      explicitAlignment(
        of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }
}
