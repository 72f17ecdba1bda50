/// The foreground style set for a part of the tree, and its levels.
///
/// A hierarchical style among them refers to the levels of the styles set further out.
package final class ForegroundStyles: Sendable {
  /// What sets styles.
  package enum Source: Sendable {
    /// `foregroundStyle` and `foregroundColor`.
    case program
    /// A container for its texts: controls inside keep theirs.
    case container
    /// A control for its label: icons that have the tint of a row keep it.
    case control
  }

  /// One to three styles.
  private let styles: [any ShapeStyle]
  private let outer: ForegroundStyles?
  package let source: Source

  package init(
    _ styles: [any ShapeStyle], outer: ForegroundStyles?, source: Source = .program
  ) {
    self.styles = styles
    self.outer = outer
    self.source = source
  }

  /// How many styles were set together.
  var count: Int { source == .program ? styles.count : 1 }

  /// The paint of a level: the style set for it, else the last one with lower opacity (C012).
  package func paint(in context: _StyleContext) -> _StylePaint {
    var context = context
    context.environment.foregroundStyles = outer
    let index = min(context.level, styles.count - 1)
    context.level -= index
    return styles[index]._paint(in: context)
  }
}

extension EnvironmentValues {
  private enum StylesKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles? { nil }
  }

  /// The styles that `foregroundStyle` set; nil means the label colours.
  package var foregroundStyles: ForegroundStyles? {
    get { self[StylesKey.self] }
    set { self[StylesKey.self] = newValue }
  }

  /// The paint of the current foreground style.
  package var foregroundPaint: Paint { HierarchicalShapeStyle.primary.paint(in: self) }
}

/// A level of the current foreground style (C011).
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// The current foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Its second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Its third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Its fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// Its fifth level, which exists for the label colours only.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The level of the current styles, else of the label colours (C012).
  public func _paint(in context: _StyleContext) -> _StylePaint {
    var inner = context
    inner.level += level
    if let styles = context.environment.foregroundStyles { return styles.paint(in: inner) }
    let label = Color.label(level: inner.level + 1)
    return _StylePaint(.color(label.resolve(in: context.environment.colorContext)))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The current foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the current foreground style (C011).
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the current foreground style (C011).
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the current foreground style (C011).
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the current foreground style (C011).
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// The current foreground style.
  @inlinable
  public init() {}

  /// The current style, else the label colour.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    HierarchicalShapeStyle.primary._paint(in: context)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension View {
  /// Sets the style of text, symbols and shapes in this view.
  @inlinable
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(styles: [style]))
  }

  /// Sets the first two levels of the foreground style (C012).
  @inlinable
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(_ForegroundStyleModifier(styles: [primary, secondary]))
  }

  /// Sets the first three levels of the foreground style (C012).
  @inlinable
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(_ForegroundStyleModifier(styles: [primary, secondary, tertiary]))
  }

  /// Sets the colour of text, symbols and shapes in this view; nil restores the default.
  @inlinable
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundStyleModifier(styles: color.map { [$0] } ?? []))
  }
}

/// Sets the levels of the foreground style.
nonisolated public struct _ForegroundStyleModifier: PrimitiveModifier {
  @usableFromInline let styles: [any ShapeStyle]

  @inlinable
  init(styles: [any ShapeStyle]) { self.styles = styles }

  /// Makes the content with these styles in its environment.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let inner = inputs.withEnvironment(of: modifier) { values, modifier in
      values.foregroundStyles =
        modifier.styles.isEmpty
        ? nil : ForegroundStyles(modifier.styles, outer: values.foregroundStyles)
    }
    return body(_Graph(), inner)
  }
}

extension _ForegroundStyleModifier: Equatable {
  /// Whether both set the same styles; false where that cannot be known.
  public static func == (a: _ForegroundStyleModifier, b: _ForegroundStyleModifier) -> Bool {
    a.styles.count == b.styles.count && zip(a.styles, b.styles).allSatisfy(areSame)
  }
}

/// Whether two styles are known to be equal; false for types with stored properties that are not Equatable.
package func areSame(_ a: any ShapeStyle, _ b: any ShapeStyle) -> Bool { areKnownEqual(a, b) }

/// Whether two values are known to be equal; false for types with stored properties that are not Equatable.
func areKnownEqual(_ a: Any, _ b: Any) -> Bool {
  func isSame<T>(_ a: T) -> Bool { MemoryLayout<T>.size == 0 && b is T }
  func isEqual<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
  if let a = a as? any Equatable { return isEqual(a) }
  return isSame(a)
}
