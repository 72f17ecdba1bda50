public import Waggle

/// How content ends at the edge of a bar that it is scrolled under.
///
/// ```swift
/// NavigationStack {
///   ScrollView { ForEach(0..<40) { Text("Hive \($0)") } }
///     .navigationTitle("Hives")
///     .scrollEdgeEffectStyle(.hard, for: .top)
/// }
/// ```
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind { case automatic, hard, soft }
  private let kind: Kind

  /// Soft at bars of glass, hard at those of other systems.
  public static var automatic: ScrollEdgeEffectStyle { Self(kind: .automatic) }
  /// The bar has a background that ends in a line (C511).
  public static var hard: ScrollEdgeEffectStyle { Self(kind: .hard) }
  /// The colour of the bar fades to nothing over the content (C486, C510).
  public static var soft: ScrollEdgeEffectStyle { Self(kind: .soft) }

  /// Whether the edge is a line.
  nonisolated func isHard(isGlass: Bool) -> Bool { kind == .automatic ? !isGlass : kind == .hard }
}

extension View {
  /// Sets how content ends at the bars that the scroll views in this view are scrolled under (C511).
  ///
  /// Of several settings the innermost counts. Bars are at the top and at the bottom: at the other edges content ends
  /// where the scroll view does.
  ///
  /// - Parameters:
  ///   - style: the style; nil leaves what is set around.
  ///   - edges: the edges of the scroll views that the bars are at.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    modifier(SetsEdgeEffects(effects: ScrollEdgeEffects(style: style, for: edges)))
  }

  /// Sets whether bars have nothing behind them because of content that is scrolled under them (C512): such content is
  /// then seen as it is. A background that a bar is given stays.
  ///
  /// Of several settings the innermost counts.
  ///
  /// - Parameters:
  ///   - hidden: whether nothing is behind such bars.
  ///   - edges: the edges of the scroll views in this view that the bars are at.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    modifier(SetsEdgeEffects(effects: ScrollEdgeEffects(isHidden: hidden, for: edges)))
  }
}

/// What is set for the edges at bars, edge by edge.
nonisolated struct ScrollEdgeEffects: Equatable {
  private(set) var styles: [Edge: ScrollEdgeEffectStyle] = [:]
  private(set) var hidden: [Edge: Bool] = [:]

  init() {}

  init(style: ScrollEdgeEffectStyle?, for edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { styles[edge] = style }
  }

  init(isHidden: Bool, for edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { hidden[edge] = isHidden }
  }

  var isEmpty: Bool { styles.isEmpty && hidden.isEmpty }

  /// These settings, and others where these have none.
  func filled(from others: ScrollEdgeEffects) -> ScrollEdgeEffects {
    var all = self
    all.styles.merge(others.styles) { mine, _ in mine }
    all.hidden.merge(others.hidden) { mine, _ in mine }
    return all
  }

  /// The settings of one edge alone.
  func only(_ edge: Edge) -> ScrollEdgeEffects {
    var one = ScrollEdgeEffects()
    (one.styles[edge], one.hidden[edge]) = (styles[edge], hidden[edge])
    return one
  }

  /// Whether a bar that always has a background has none of its own here: it is asked to fade, or to have nothing.
  func replacesBackground(_ edge: Edge) -> Bool { hidden[edge] == true || styles[edge] == .soft }

  /// Nil where nothing is behind the bar; else whether it ends in a line.
  func isHard(_ edge: Edge, isGlass: Bool) -> Bool? {
    if hidden[edge] == true { return nil }
    return (styles[edge] ?? .automatic).isHard(isGlass: isGlass)
  }
}

/// Sets effects for the screens inside, and for the bars of the screen around.
private struct SetsEdgeEffects: ViewModifier {
  let effects: ScrollEdgeEffects

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.scrollEdgeEffects) { $0 = effects.filled(from: $0) }
      .transformPreference(ToolbarKey.self) { $0.edges = $0.edges.filled(from: effects) }
  }
}

extension EnvironmentValues {
  /// The effects that are set around a screen.
  @Entry var scrollEdgeEffects = ScrollEdgeEffects()
}
