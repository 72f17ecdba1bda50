public import OpenCombine

/// An object that the focused view, or one around it, supplies; nil where none does (R212).
///
/// The body that reads it runs again after each change of the object (R220), and when the focus moves to a view with
/// a different one.
///
/// ```swift
/// final class Letter: ObservableObject {
///   @Published var text = "Dear Ada"
/// }
///
/// struct Status: View {
///   @FocusedObject private var letter: Letter?
///
///   var body: some View { Text(letter?.text ?? "no letter") }  // shows no letter
/// }
///
/// struct Desk: View {
///   @StateObject private var letter = Letter()
///
///   var body: some View {
///     VStack {
///       Text("Letter").focusable().focusedObject(letter)
///       Status()
///     }
///   }
/// }
/// ```
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var source: FocusedObjectSource<ObjectType>?

  /// Reads the object of the property's type.
  public init() {}

  /// The object; nil if no view supplies one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? { source?.observer.object }

  /// Makes bindings to the properties of the object: `$letter?.text`; nil without an object.
  @MainActor @preconcurrency public var projectedValue: Wrapper? {
    guard let source, let object = source.observer.object else { return nil }
    return Wrapper(object, source.observer.changes)
  }

  /// Makes bindings to the properties of a focused object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
}

extension FocusedObject: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    if slot == nil { slot = FocusedObjectSource<ObjectType>(context(), field) }
    // Only this method fills the slot of this field.
    let source = unsafeDowncast(slot!, to: FocusedObjectSource<ObjectType>.self)
    source.update()
    self.source = source
  }
}

/// Follows the object that the focus supplies.
private final class FocusedObjectSource<Object: ObservableObject> {
  let observer: ObjectObserver<Object>
  private let rule: FocusedValueRule<Object>

  init(_ context: PropertyContext, _ field: PropertyField) {
    observer = ObjectObserver(context, field)
    rule = FocusedValueRule(context) { $0[FocusedObservableObjectKey<Object>.self] }
  }

  func update() { observer.follow(rule.value) }
}

private struct FocusedObservableObjectKey<Value>: FocusedValueKey {}

extension View {
  /// Supplies an object while this view or one in it has the focus; the nearest to the focus counts (R212).
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Supplies an object, or none for nil, while this view or one in it has the focus (R212).
  @_disfavoredOverload
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      _FocusedValueModifier(isOfScene: false) {
        if let object { $0[FocusedObservableObjectKey<T>.self] = object }
      })
  }

  /// Supplies an object wherever in the scene the focus is, even nowhere; a focused view's own counts more (R213).
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Supplies an object, or none for nil, wherever in the scene the focus is (R213).
  @_disfavoredOverload
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      _FocusedValueModifier(isOfScene: true) {
        if let object { $0[FocusedObservableObjectKey<T>.self] = object }
      })
  }
}
