import Foundation
import TestSupport
import WaggleTestKit

/// Each of these is called on a view whose type was just opened, and gives a view of a larger static type.
extension View {
  func probed(_ path: String) -> any View { modifier(Probe(path)) }

  func followed(by next: some View) -> any View { TupleView((self, next)) }

  func inVStack(_ alignment: HorizontalAlignment, _ gap: CGFloat?) -> any View {
    VStack(alignment: alignment, spacing: gap) { self }
  }

  func inHStack(_ alignment: VerticalAlignment, _ gap: CGFloat?) -> any View {
    HStack(alignment: alignment, spacing: gap) { self }
  }

  func inZStack(_ alignment: Alignment = .center) -> any View {
    ZStack(alignment: alignment) { self }
  }

  func inGrid(_ alignment: Alignment, _ gap: CGFloat?) -> any View {
    Grid(alignment: alignment, horizontalSpacing: gap) { self }
  }

  func inGridRow(_ alignment: VerticalAlignment?) -> any View {
    GridRow(alignment: alignment) { self }
  }

  func inAnyLayout(_ layout: AnyLayout) -> any View { layout { self } }

  func inFitting(_ axes: Axis.Set) -> any View { ViewThatFits(in: axes) { self } }

  func inGroup() -> any View { Group { self } }

  func scrolled(_ axes: Axis.Set, margin: CGFloat) -> any View {
    ScrollView(axes) { self }.contentMargins(margin)
  }

  func passed() -> any View { Passing(content: self) }

  func tagged(_ tagging: Tagging) -> any View { modifier(tagging) }

  func echoed() -> any View { Echo(content: self) }

  func shown(if isShown: Bool) -> any View {
    @ViewBuilder var content: some View { if isShown { self } }
    return content
  }

  func or(_ other: some View, _ isFirst: Bool) -> any View {
    @ViewBuilder var content: some View { if isFirst { self } else { other } }
    return content
  }

  func or(_ second: some View, _ third: some View, _ index: Int) -> any View {
    @ViewBuilder var content: some View {
      switch index {
      case 0: self
      case 1: second
      default: third
      }
    }
    return content
  }

  func inStagger(_ layout: Stagger) -> any View { layout { self } }

  func followed() -> any View { AnimatedValue(content: self) }

  func styled(_ number: Int) -> any View {
    font(.system(size: CGFloat(9 + number))).foregroundColor(number % 2 == 0 ? .red : nil)
  }

  func identified(_ name: String) -> any View { accessibilityIdentifier(name) }

  func labelled(_ name: String) -> any View { accessibilityLabel(name) }

  func read(as children: AccessibilityChildBehavior) -> any View {
    accessibilityElement(children: children)
  }

  func moved(_ animation: Animation, by value: Int) -> any View {
    self.animation(animation, value: value)
  }

  func stilled() -> any View { transaction { $0.animation = nil } }

  func grouped() -> any View { geometryGroup() }

  /// Beside a view that takes its frame, or a part of it.
  func matched(to follower: some View, _ tree: Tree) -> any View {
    let properties: [MatchedGeometryProperties] = [.frame, .position, .size]
    return Matching(
      source: self, follower: follower, properties: properties[tree.number(0, below: 3)],
      anchor: tree.isOdd(1) ? .topLeading : .center)
  }

  func coming(_ transition: AnyTransition) -> any View { self.transition(transition) }

  func guided(_ value: CGFloat, _ guide: Int) -> any View {
    switch guide {
    case 0: alignmentGuide(HorizontalAlignment.center) { $0.width / 2 - value }
    case 1: alignmentGuide(VerticalAlignment.center) { $0.height / 2 + value }
    case 2: alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + value }
    default: alignmentGuide(.lastTextBaseline) { $0[.top] + value }
    }
  }

  func measured(_ space: CoordinateSpace) -> any View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: Rects.self, value: [proxy.frame(in: space)])
      }
    }
  }

  /// In a reader that shows and writes what it reads.
  func read(_ space: CoordinateSpace) -> any View {
    GeometryReader { proxy in
      self
      Color.purple.frame(width: proxy.size.width / 2, height: 2)
        .preference(key: Rects.self, value: [proxy.frame(in: space)])
    }
  }

  func overlaid(_ layer: some View, _ alignment: Alignment) -> any View {
    overlay(alignment: alignment) { layer }
  }

  func backed(_ layer: some View, _ alignment: Alignment) -> any View {
    background(alignment: alignment) { layer }
  }

  func inset(_ view: some View, _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?)
    -> any View
  {
    let (horizontal, vertical) = (alignment.horizontal, alignment.vertical)
    return switch edge {
    case .top: safeAreaInset(edge: .top, alignment: horizontal, spacing: spacing) { view }
    case .bottom: safeAreaInset(edge: .bottom, alignment: horizontal, spacing: spacing) { view }
    case .leading: safeAreaInset(edge: .leading, alignment: vertical, spacing: spacing) { view }
    case .trailing: safeAreaInset(edge: .trailing, alignment: vertical, spacing: spacing) { view }
    }
  }
}

extension VerticalAlignment {
  /// What rows, frames and layers are aligned on.
  static let tried: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]
}

/// The same for a key.
extension OracleKey {
  @MainActor static func write(_ tree: Tree, around view: some View) -> any View {
    view.preference(key: Self.self, value: written(by: tree))
  }

  @MainActor static func transform(_ tree: Tree, around view: some View) -> any View {
    view.transformPreference(Self.self) { change(&$0, by: tree) }
  }

  @MainActor static func observe(
    _ view: some View, _ action: @escaping (Value) -> Void
  ) -> any View { view.onPreferenceChange(Self.self, perform: action) }

  @MainActor static func overlay(
    _ view: some View, _ layer: some View, _ alignment: Alignment
  ) -> any View {
    view.overlayPreferenceValue(Self.self, alignment: alignment) { value in
      Layer<Self>(value: value)
      layer
    }
  }

  @MainActor static func background(
    _ view: some View, _ layer: some View, _ alignment: Alignment
  ) -> any View {
    view.backgroundPreferenceValue(Self.self) { value in
      Layer<Self>(value: value)
      layer
    }
  }
}

extension ScrollState {
  /// The offset at a fraction of the way along each axis.
  func offset(at point: UnitPoint) -> CGPoint {
    CGPoint(
      x: metrics.offset(at: metrics.fraction(point, .horizontal), .horizontal),
      y: metrics.offset(at: metrics.fraction(point, .vertical), .vertical))
  }
}
