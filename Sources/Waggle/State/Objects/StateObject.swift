public import OpenCombine
import WaggleGraph

/// An object that a view makes and owns; it lives as long as the view's identity.
///
/// The object is made once, before the first body (R224). The body runs again after each change of the object, whether
/// or not it read what has changed (R220).
///
/// ```swift
/// final class Hive: ObservableObject {
///   @Published var honey = 0
/// }
///
/// struct HiveView: View {
///   @StateObject private var hive = Hive()
///
///   var body: some View {
///     Button("Honey: \(hive.honey)") { hive.honey += 1 }  // shows Honey: 0
///   }
/// }
/// ```
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let maker: Maker
  private(set) var observer: ObjectObserver<ObjectType>?

  /// An object that is made by `thunk` when the view's body is about to run for the first time.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    maker = Maker(make: thunk)
  }

  /// What the property asks of who reads it, as bits: 2, the main actor.
  public static var _propertyBehaviors: UInt32 { 2 }

  /// The object. In a view that is not displayed, a new one each time.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    observer?.object ?? maker.make()
  }

  /// Makes bindings to the properties of the object: `$hive.honey`.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue, observer?.changes)
  }

  /// Makes the object. Only a new view does, so two are always equal and a new one does not run a body (R184).
  private struct Maker: Equatable {
    let make: () -> ObjectType

    static func == (a: Self, b: Self) -> Bool { true }
  }
}

extension StateObject: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    if slot == nil { slot = makeObserver(context(), field) }
    // Only this method fills the slot of this field.
    let observer = unsafeDowncast(slot!, to: ObjectObserver<ObjectType>.self)
    observer.changes.depend()
    self.observer = observer
  }

  /// The body does not depend on what the object's initialiser reads.
  private func makeObserver(
    _ context: PropertyContext, _ field: PropertyField
  ) -> ObjectObserver<ObjectType> {
    let observer = ObjectObserver<ObjectType>(context, field)
    context.runtime.graph.untracked {
      let states = context.runtime.programStates
      observer.follow(states?.object(of: field, context, maker.make) ?? maker.make())
    }
    context.runtime.stateKeeper?.adopt(observer, field, context)
    return observer
  }
}
