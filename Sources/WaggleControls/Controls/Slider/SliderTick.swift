public import Waggle

/// A mark on the track of a slider, at one of its values.
///
/// ```swift
/// struct Speed: View {
///   @State private var speed = 1.0
///
///   var body: some View {
///     Slider(value: $speed, in: 0...2) {
///       Text("Speed")
///     } ticks: {
///       SliderTick("Slow", 0.5)
///       SliderTick("Normal", 1.0)
///       SliderTick("Fast", 1.5)
///     }
///   }
/// }
/// ```
///
/// A mark is a dot below the track. Its label is not drawn: where it is a `Text`, it is read aloud as the value of a slider that
/// is at the mark (C684). A mark outside of the range is not drawn.
nonisolated public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  /// The identity of a mark: its value.
  public struct ID: Hashable {
    fileprivate let value: V
  }

  let value: V
  /// The label, where it is a text.
  let text: Text?

  private init(value: V, text: Text?) { (self.value, self.text) = (value, text) }

  /// A mark without a label.
  public init(_ value: V) { self.init(value: value, text: nil) }

  /// A mark with a label, which is read aloud where it is a `Text`.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.init(value: value, text: label() as? Text)
  }

  /// A mark with a localized label.
  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(value: value, text: Text(titleKey))
  }

  /// A mark with a label as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, _ value: V) {
    self.init(value: value, text: Text(title))
  }

  /// The identity of the mark.
  public var id: ID { ID(value: value) }

  /// The mark alone.
  public var _ticks: [SliderTick<V>] { [self] }
}

extension SliderTick: Comparable {
  /// Whether both are at the same value.
  public nonisolated static func == (a: SliderTick, b: SliderTick) -> Bool { a.value == b.value }
  /// Whether a mark is at a smaller value than another.
  public nonisolated static func < (a: SliderTick, b: SliderTick) -> Bool { a.value < b.value }
}
