import SwiftUI

extension View {
  @MainActor func layoutFuzzed(_ use: Use) -> (any View)? {
    switch use.modifier.kind {
    case .frame:
      frame(
        width: use.isOdd(0) ? use.length(1) : nil, height: use.isOdd(2) ? use.length(3) : nil,
        alignment: .topLeading)
    case .flexible:
      frame(
        minWidth: use.isOdd(0) ? use.length(1) : nil, maxWidth: use.isOdd(2) ? .infinity : nil,
        maxHeight: use.isOdd(3) ? .infinity : nil)
    case .padding: padding(use.isOdd(0) ? .horizontal : .all, use.isOdd(1) ? use.length(2) : nil)
    case .fixedSize: fixedSize(horizontal: use.isOdd(0), vertical: use.isOdd(1))
    case .aspectRatio:
      aspectRatio(use.isOdd(0) ? 1.5 : nil, contentMode: use.isOdd(1) ? .fit : .fill)
    case .offset: offset(x: use.length(0) - 20, y: use.isOn ? 10 : 0)
    case .position: position(x: use.length(0), y: use.length(1))
    case .layoutPriority: layoutPriority(Double(use.number(0, 3)))
    case .guide: alignmentGuide(use.isOdd(0) ? .leading : .center) { $0[.trailing] / 2 }
    case .safeAreaInset: safeAreaInset(edge: use.isOdd(0) ? .top : .bottom) { use.content }
    case .ignoresSafeArea: ignoresSafeArea(edges: use.isOdd(0) ? .all : .bottom)
    case .safeAreaPadding: safeAreaPadding(use.length(0))
    case .containerRelative:
      containerRelativeFrame(use.isOdd(0) ? .horizontal : .vertical, count: 3, span: 2, spacing: 4)
    case .zIndex: zIndex(Double(use.number(0, 3)) - 1)
    case .hidden: hidden()
    case .alignmentOverlay: overlay(alignment: .bottomTrailing) { use.content }
    case .coordinateSpace: coordinateSpace(.named("space \(use.number(0, 3))"))
    case .viewModifier: modifier(Framed())
    case .scrollDisabled: scrollDisabled(use.isOn)
    case .scrollTarget:
      use.isOdd(0) ? AnyView(scrollTargetLayout()) : AnyView(scrollTargetBehavior(.paging))
    case .scrollPosition: scrollPosition(id: use.model.choices[use.slot(0)])
    case .contentMargins: contentMargins(use.length(0))
    case .defaultAnchor: defaultScrollAnchor(use.isOdd(0) ? .bottom : .center)
    case .scrollPhase:
      onScrollPhaseChange { _, _ in use.model.wrappedValue.numbers[use.slot(0)] &+= 1 }
    case .scrollGeometry:
      onScrollGeometryChange(for: Int.self) {
        Int($0.contentOffset.y / 20)
      } action: {
        use.model.wrappedValue.numbers[use.slot(0)] = $1
      }
    case .geometryChange:
      onGeometryChange(for: CGFloat.self, of: \.size.width) {
        use.model.wrappedValue.amounts[use.slot(0)] = min(1, $0 / 1000)
      }
    default: nil
    }
  }
}
