public import OpenCombine

/// An object that a view was given and follows.
///
/// The view's body runs again after each change of the object, whether or not it read what has changed (R220). The
/// object of the newest view value is followed; a view that makes its own object has a `@StateObject`.
///
/// ```swift
/// final class Garden: ObservableObject {
///   @Published var bees = 3
/// }
///
/// struct GardenView: View {
///   @ObservedObject var garden: Garden
///
///   var body: some View {
///     Button("\(garden.bees) bees") { garden.bees += 1 }
///   }
/// }
///
/// GardenView(garden: Garden())  // shows 3 bees
/// ```
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType
  private(set) var observer: ObjectObserver<ObjectType>?

  /// Follows `wrappedValue`.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Follows `initialValue`.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Makes bindings to the properties of the object: `$garden.bees`.
  @MainActor @preconcurrency public var projectedValue: Wrapper {
    Wrapper(object, observer?.changes)
  }

  /// Makes bindings to the properties of an observed object.
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType
    private let changes: ObjectChanges?

    init(_ object: ObjectType, _ changes: ObjectChanges?) {
      self.object = object
      self.changes = changes
    }

    /// A binding to one property of the object.
    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: PropertyLocation(object, keyPath, changes: changes))
    }
  }
}

extension ObservedObject: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    if slot == nil { slot = ObjectObserver<ObjectType>(context(), field) }
    // Only this method fills the slot of this field.
    let observer = unsafeDowncast(slot!, to: ObjectObserver<ObjectType>.self)
    observer.follow(object)
    self.observer = observer
  }
}
