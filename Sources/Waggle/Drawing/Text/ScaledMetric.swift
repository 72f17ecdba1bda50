import Foundation

/// A number that grows and shrinks with the user's text size, as a text style does (L143, C021).
///
/// The number is the one for the default size, `large`. At other sizes it is multiplied by the size of the text style
/// there over its default size, and rounded to whole pixels.
///
/// ```swift
/// struct Avatar: View {
///   @ScaledMetric private var diameter = 34.0
///
///   var body: some View { Circle().frame(width: diameter, height: diameter) }
/// }
/// ```
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var source: EnvironmentValueRule<MetricTraits>?

  /// A number that follows the text style `textStyle`.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// A number that follows the text style `body`.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The number at the view's text size. In a view that is not displayed, it is that of the default size.
  public var wrappedValue: Value {
    guard let source else { return base }
    return source.value.scale(base, relativeTo: style)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    if slot == nil {
      slot = EnvironmentValueRule(context()) { MetricTraits($0) }
    }
    // Only this method fills the slot of this field.
    source = unsafeDowncast(slot!, to: EnvironmentValueRule<MetricTraits>.self)
  }
}

/// What a scaled number depends on.
private struct MetricTraits: Equatable {
  let size: DynamicTypeSize
  /// The length of a pixel in points.
  let pixel: CGFloat

  init(_ values: EnvironmentValues) {
    size = values.dynamicTypeSize
    pixel = values.pixelLength
  }

  /// The number at this size. One that cannot be rounded, such as infinity, is returned as it is.
  func scale<Value: BinaryFloatingPoint>(_ base: Value, relativeTo style: Font.TextStyle) -> Value {
    guard size != .large, base.isFinite else { return base }
    let factor: CGFloat = style.size(in: size) / style.size(in: .large)
    let scaled: CGFloat = CGFloat(base) * factor
    return Value((scaled / pixel).rounded() * pixel)
  }
}
