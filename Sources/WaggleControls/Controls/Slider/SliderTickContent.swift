/// Marks on the track of a slider: one, several, or those of a collection.
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
  /// The marks, in the order in which they are written.
  nonisolated var _ticks: [SliderTick<Value>] { get }
}

/// The marks that a builder has put together.
nonisolated public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
  /// The marks, in the order in which they are written.
  public let _ticks: [SliderTick<Value>]
}

/// The marks of a collection's elements.
///
/// ```swift
/// struct Share: View {
///   @State private var share = 0.5
///
///   var body: some View {
///     Slider(value: $share) {
///       Text("Share")
///     } ticks: {
///       SliderTickContentForEach([0.0, 0.25, 0.5, 0.75, 1.0], id: \.self) { SliderTick($0) }
///     }
///   }
/// }
/// ```
nonisolated public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// The marks, in the order of the elements.
  public let _ticks: [SliderTick<Content.Value>]

  /// The marks that a closure makes of each element.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, V == Content.Value {
    _ticks = data.flatMap { content($0)._ticks }
  }

  /// The marks that a closure makes of each element.
  public init<V>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V: Identifiable, V == Data.Element, V == Content.Value, ID == V.ID {
    _ticks = data.flatMap { content($0)._ticks }
  }
}

/// Puts together the marks of a slider, with `if`, `switch` and `for`.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// The marks of one expression.
  public static func buildExpression<Content: SliderTickContent>(_ content: Content)
    -> _SliderTicks<Value> where Content.Value == Value
  { _SliderTicks(_ticks: content._ticks) }

  /// All marks, in order.
  public static func buildBlock(_ parts: _SliderTicks<Value>...) -> _SliderTicks<Value> {
    _SliderTicks(_ticks: parts.flatMap(\._ticks))
  }

  /// The marks of an `if` without `else`.
  public static func buildOptional(_ part: _SliderTicks<Value>?) -> _SliderTicks<Value> {
    part ?? _SliderTicks(_ticks: [])
  }

  /// The marks of the first branch.
  public static func buildEither(first part: _SliderTicks<Value>) -> _SliderTicks<Value> { part }

  /// The marks of the second branch.
  public static func buildEither(second part: _SliderTicks<Value>) -> _SliderTicks<Value> { part }

  /// The marks of a loop.
  public static func buildArray(_ parts: [_SliderTicks<Value>]) -> _SliderTicks<Value> {
    _SliderTicks(_ticks: parts.flatMap(\._ticks))
  }

  /// The marks of an `if #available`.
  public static func buildLimitedAvailability(_ part: _SliderTicks<Value>) -> _SliderTicks<Value> {
    part
  }
}
