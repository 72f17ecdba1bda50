public import OpenCombine

/// An object that an ancestor has set with `environmentObject(_:)`.
///
/// The view's body runs again after each change of the object, whether or not it read what has changed (R220), and when
/// an ancestor sets a different one. Without an ancestor that sets one, reading it stops the program with a message (R225).
///
/// ```swift
/// final class Meadow: ObservableObject {
///   @Published var name = "Clover"
/// }
///
/// struct Sign: View {
///   @EnvironmentObject private var meadow: Meadow
///
///   var body: some View { Text(meadow.name) }
/// }
///
/// VStack { Sign() }.environmentObject(Meadow())  // shows Clover
/// ```
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private(set) var source: EnvironmentObjectSource<ObjectType>?

  /// Reads the nearest object of the property's type.
  public init() {}

  /// The object; stops with a message if no ancestor has set one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    require(
      source?.observer.object,
      "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
        + "\(ObjectType.self) may be missing as an ancestor of this view",
      path: source?.currentPath ?? "",
      cure: "Set one with .environmentObject(_:) on this view or on an ancestor.")
  }

  /// Makes bindings to the properties of the object: `$meadow.name`.
  @MainActor @preconcurrency public var projectedValue: Wrapper {
    Wrapper(wrappedValue, source?.observer.changes)
  }

  /// Makes bindings to the properties of an object of the environment.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
}

extension EnvironmentObject: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    if slot == nil { slot = EnvironmentObjectSource<ObjectType>(context(), field) }
    // Only this method fills the slot of this field.
    let source = unsafeDowncast(slot!, to: EnvironmentObjectSource<ObjectType>.self)
    source.update()
    self.source = source
  }
}

/// Follows the object that a view's environment has.
final class EnvironmentObjectSource<Object: ObservableObject> {
  let observer: ObjectObserver<Object>
  private let rule: EnvironmentValueRule<Object?>

  init(_ context: PropertyContext, _ field: PropertyField) {
    observer = ObjectObserver(context, field)
    rule = EnvironmentValueRule(context) { $0[observable: Object.self] }
  }

  var currentPath: String { rule.currentPath }

  func update() { observer.follow(rule.value) }
}

private struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  /// The object of a type that the nearest ancestor has set; nil if none has.
  package subscript<Object: ObservableObject>(observable type: Object.Type) -> Object? {
    get { self[ObservableObjectKey<Object>.self] }
    set { self[ObservableObjectKey<Object>.self] = newValue }
  }
}
