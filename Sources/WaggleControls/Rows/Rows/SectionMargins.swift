public import Foundation
public import Waggle

extension View {
  /// Sets the margins of the sections in this view, or of one section: how far their cards are from the edges of the list,
  /// and from each other; nil leaves that to the style.
  ///
  /// ```swift
  /// List {
  ///   Section("Photos") {
  ///     Color.mint.frame(height: 120)
  ///   }
  ///   .listSectionMargins(.horizontal, 0)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - edges: the edges whose margin is set.
  ///   - length: the margin in points. Of the space between two sections, the lower margin of the upper one and the upper
  ///     margin of the lower one are added.
  public nonisolated func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    containerValue(\.[sectionMargins: edges.rawValue], length)
      .transformEnvironment(\.listSectionMargins) { $0.set(edges, length) }
  }
}

extension EnvironmentValues {
  private enum SectionMarginsKey: EnvironmentKey {
    static var defaultValue: RowInsets { RowInsets() }
  }

  /// The margins of the sections of the lists in this view.
  var listSectionMargins: RowInsets {
    get { self[SectionMarginsKey.self] }
    set { self[SectionMarginsKey.self] = newValue }
  }
}

extension ContainerValues {
  private enum SectionMarginsKey: ContainerValueKey {
    static var defaultValue: RowInsets { RowInsets() }
  }

  /// The margins that a section asks for; nil on the edges that it leaves to the list.
  var sectionMargins: RowInsets {
    get { self[SectionMarginsKey.self] }
    set { self[SectionMarginsKey.self] = newValue }
  }

  /// A margin at some edges of a section.
  subscript(sectionMargins edges: Edge.Set.RawValue) -> CGFloat? {
    get { sectionMargins.top }
    set { sectionMargins.set(Edge.Set(rawValue: edges), newValue) }
  }
}

extension RowInsets {
  mutating func set(_ edges: Edge.Set, _ length: CGFloat?) {
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }
}

extension RowContext {
  /// Whether the section above ends with a footer.
  var isAfterFooter: Bool { !startsList && sectionAbove?.hasFooter == true }

  /// The space that the section above asks for; nil at the start of the list.
  func spacingAbove(_ list: ListSectionSpacing) -> ListSectionSpacing? {
    startsList ? nil : sectionAbove?.containerValues.sectionSpacing ?? list
  }
}

/// The margins of a section, and what they change of those of its style.
struct SectionMargins {
  private let insets: RowInsets
  private let metrics: RowMetrics
  private let gaps: RowGaps

  /// The margins and the spacing of a section over those of its list.
  init(
    _ section: ContainerValues?, in list: RowInsets, _ metrics: RowMetrics,
    _ spacing: ListSectionSpacing
  ) {
    var insets = section?.sectionMargins ?? list
    if section != nil {
      insets.top = insets.top ?? list.top
      insets.leading = insets.leading ?? list.leading
      insets.bottom = insets.bottom ?? list.bottom
      insets.trailing = insets.trailing ?? list.trailing
    }
    (self.insets, self.metrics) = (insets, metrics)
    gaps = RowGaps(metrics: metrics, spacing: section?.sectionSpacing ?? spacing)
  }

  /// The space around a part of the section, beside the margins of the list.
  ///
  /// - Parameters:
  ///   - top: the space above the part.
  ///   - isLast: whether nothing of the section is below.
  ///   - hasFooter: whether the section ends with a footer.
  func around(top: CGFloat, isLast: Bool, hasFooter: Bool = false) -> EdgeInsets {
    EdgeInsets(
      top: top, leading: extra(insets.leading),
      bottom: isLast ? gaps.extraBelow(margin: usable(insets.bottom), hasFooter: hasFooter) : 0,
      trailing: extra(insets.trailing))
  }

  /// Whether the section has an upper margin instead of the space of its style.
  var setsTop: Bool { usable(insets.top) != nil }

  /// The space above the section: the smaller one of its own and its neighbour's, unless it has a margin there (C203).
  ///
  /// - Parameters:
  ///   - neighbor: the space that the section above asks for; nil for the first one.
  ///   - isUnderLargeTitle: whether the first section is below a large title; asked only where that decides.
  func above(
    hasHeader: Bool, neighbor: ListSectionSpacing?, isAfterFooter: Bool,
    isUnderLargeTitle: @autoclosure () -> Bool = false
  ) -> CGFloat {
    let decides = neighbor == nil && !hasHeader && !setsTop
    let top = SectionTop(
      hasHeader: hasHeader, isFirst: neighbor == nil, isAfterFooter: isAfterFooter,
      isUnderLargeTitle: decides && isUnderLargeTitle())
    let own = gaps.above(top, margin: usable(insets.top))
    guard let neighbor, !setsTop else { return own }
    return min(own, RowGaps(metrics: metrics, spacing: neighbor).above(top))
  }

  private func extra(_ margin: CGFloat?) -> CGFloat {
    usable(margin).map { $0 - metrics.margin } ?? 0
  }

  private func usable(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isFinite ? $0 : nil }
  }
}
