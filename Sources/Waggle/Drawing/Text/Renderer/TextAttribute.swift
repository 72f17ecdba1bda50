/// A mark that a part of a text carries for the text's renderer (C661).
///
/// ```swift
/// struct Buzzing: TextAttribute {}
///
/// struct Sign: View {
///   var body: some View {
///     Text("Here are ") + Text("bees").customAttribute(Buzzing())
///   }
/// }
/// ```
public protocol TextAttribute {}

extension Text {
  /// Marks the text for a renderer, which reads the mark from the runs of the layout (C661). Of several of one type the
  /// innermost counts.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changed(.custom(CustomTextAttribute(value)))
  }
}

/// A mark of any type. It is never written after it was made.
struct CustomTextAttribute: Equatable, @unchecked Sendable {
  private let value: any TextAttribute

  init(_ value: any TextAttribute) { self.value = value }

  static func == (a: Self, b: Self) -> Bool { areKnownEqual(a.value, b.value) }

  /// Sets the mark among those of a part of a text, by its type.
  func set(in marks: inout TypedBag?) {
    func set<T: TextAttribute>(_ value: T, _ marks: inout TypedBag) {
      marks.set(value, for: T.self)
    }
    var all = marks ?? TypedBag()
    set(value, &all)
    marks = all
  }
}
