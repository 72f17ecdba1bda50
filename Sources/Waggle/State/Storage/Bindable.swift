public import Observation

/// Creates bindings to the properties of an observable object.
///
/// ```swift
/// @Observable final class Settings {
///   var isLoud = false
/// }
///
/// struct SettingsView: View {
///   @Bindable var settings: Settings
///
///   var body: some View { LoudSwitch(isLoud: $settings.isLoud) }
/// }
///
/// struct LoudSwitch: View {
///   @Binding var isLoud: Bool
///
///   var body: some View { Button(isLoud ? "Loud" : "Quiet") { isLoud.toggle() } }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object itself.
  public var wrappedValue: Value

  /// Wraps `wrappedValue` to create bindings to its properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps `wrappedValue` to create bindings to its properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The same wrapper, from the `$` projection of another.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to one property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: PropertyLocation(wrappedValue, keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
