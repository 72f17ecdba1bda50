/// The styles that are set for what is drawn in a part of the tree: the first is the foreground, the next its levels.
///
/// A hierarchical style in it means the levels of what was set further out.
package final class ForegroundStyles: Sendable {
  /// One to three.
  private let styles: [any ShapeStyle]
  private let outer: ForegroundStyles?

  package init(_ styles: [any ShapeStyle], outer: ForegroundStyles?) {
    self.styles = styles
    self.outer = outer
  }

  /// A level's paint: the style set for it, else a fainter form of the last one (C012).
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

  /// What `foregroundStyle` set; nil means the label colours.
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

  /// None: it is drawn as it is.
  public typealias Resolved = Never

  /// The current foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Its second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Its third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Its fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// Its fifth level, which only the label colours have.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The level of what is set, else of the label colours (C012).
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
  /// None: it is drawn as it is.
  public typealias Resolved = Never

  /// The current foreground style.
  @inlinable
  public init() {}

  /// What is set, else the label colour.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    HierarchicalShapeStyle.primary._paint(in: context)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension View {
  /// Sets what text, symbols and shapes in this view are filled with.
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

  /// Sets the colour that text, symbols and shapes in this view are filled with; nil is the default again.
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

  /// The content with these styles around it.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let inner = inputs.withEnvironment(of: modifier.compared(in: inputs)) { values, modifier in
      values.foregroundStyles =
        modifier.styles.isEmpty
        ? nil : ForegroundStyles(modifier.styles, outer: values.foregroundStyles)
    }
    return body(_Graph(), inner)
  }
}

extension _ForegroundStyleModifier: Equatable {
  /// Whether both set the same styles, as far as that can be known.
  public static func == (a: _ForegroundStyleModifier, b: _ForegroundStyleModifier) -> Bool {
    a.styles.count == b.styles.count && zip(a.styles, b.styles).allSatisfy(areSame)
  }
}

/// Whether two styles are known to be the same; of a type with content that is not Equatable, no two are.
package func areSame(_ a: any ShapeStyle, _ b: any ShapeStyle) -> Bool {
  func isSame<T>(_ a: T) -> Bool { MemoryLayout<T>.size == 0 && b is T }
  func isEqual<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
  if let a = a as? any Equatable { return isEqual(a) }
  return isSame(a)
}
