public import Foundation
public import OpenCombine

/// Makes the delegate of a program, as AppKit writes it: a property of the `App`.
///
/// The delegate is made once, by its `init()`. One that is an `ObservableObject`, or `@Observable`, is in the environment of the
/// program's views, too.
///
/// ```swift
/// final class GardenDelegate: NSObject, NSApplicationDelegate {
///   func applicationDidFinishLaunching(_ notification: Notification) { print("Launched") }
/// }
///
/// struct GardenApp: App {
///   @NSApplicationDelegateAdaptor(GardenDelegate.self) private var delegate
///
///   var body: some Scene {
///     WindowGroup { Text("Meadow") }
///   }
/// }
/// ```
@propertyWrapper
public struct NSApplicationDelegateAdaptor<
  DelegateType: NSObject & NSApplicationDelegate
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

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes bindings to the properties of the delegate.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: object).projectedValue
  }
}

extension NSApplicationDelegateAdaptor: DelegateAdaptor {
  @MainActor var delegate: any ProgramDelegate { NSProgramDelegate(delegate: object) }
}

extension NSApplicationDelegateAdaptor: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) { followDelegate(object, &slot, field, context) }
}
