public import Foundation
public import OpenCombine

/// Makes the delegate of a program, as UIKit writes it: a property of the `App`.
///
/// The delegate is made once, by its `init()`. One that is an `ObservableObject`, or `@Observable`, is in the environment of the
/// program's views, too.
///
/// ```swift
/// final class GardenDelegate: NSObject, UIApplicationDelegate {
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
///   ) -> Bool {
///     print("Launched")
///     return true
///   }
/// }
///
/// struct GardenApp: App {
///   @UIApplicationDelegateAdaptor(GardenDelegate.self) private var delegate
///
///   var body: some Scene {
///     WindowGroup { Text("Meadow") }
///   }
/// }
/// ```
@propertyWrapper
public struct UIApplicationDelegateAdaptor<
  DelegateType: NSObject & UIApplicationDelegate
>: DynamicProperty {
  private let object: DelegateType

  /// The delegate.
  @MainActor @preconcurrency public var wrappedValue: DelegateType { object }

  /// Makes the delegate.
  @MainActor @preconcurrency
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    object = makeObject(delegateType)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes bindings to the properties of the delegate.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: object).projectedValue
  }
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {
  @MainActor var delegate: any ProgramDelegate { UIProgramDelegate(delegate: object) }
}

extension UIApplicationDelegateAdaptor: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) { followDelegate(object, &slot, field, context) }
}

/// Runs the body of a program again when its delegate changes, if that can be observed.
func followDelegate(
  _ delegate: AnyObject, _ slot: inout AnyObject?, _ field: PropertyField,
  _ context: () -> PropertyContext
) {
  guard let object = delegate as? any ObservableObject else { return }
  follow(object, &slot, field, context)
}

private func follow<Object: ObservableObject>(
  _ object: Object, _ slot: inout AnyObject?, _ field: PropertyField,
  _ context: () -> PropertyContext
) {
  if slot == nil { slot = ObjectObserver<Object>(context(), field) }
  // Only this function fills the slot of this field.
  unsafeDowncast(slot!, to: ObjectObserver<Object>.self).follow(object)
}
