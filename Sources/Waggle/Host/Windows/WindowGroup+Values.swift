/// The content of a window that is for a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  private let content: (Binding<Data?>) -> Content
  private let defaultValue: (() -> Data)?
  @Environment(\.openedWindow) private var window
  /// The value of the program's first window.
  @State private var ownValue: Data?
  @State private var fallback = Fallback<Data>()

  init(_ content: @escaping (Binding<Data?>) -> Content, defaultValue: (() -> Data)? = nil) {
    (self.content, self.defaultValue) = (content, defaultValue)
  }

  /// The content for the value.
  @MainActor @preconcurrency public var body: some View { content(value) }

  @MainActor private var value: Binding<Data?> {
    nonisolated(unsafe) let (window, own, fallback, make) = (
      window, $ownValue, fallback, defaultValue
    )
    return Binding<Data?> {
      let value = window.map { $0.value?.base as? Data } ?? own.wrappedValue
      return value ?? make.map { fallback.value($0) }
    } set: { new in
      if let window { window.value = new.map { AnyHashable($0) } } else { own.wrappedValue = new }
    }
  }
}

extension PresentedWindowContent: ValueWindowContent {
  static var valueType: Any.Type { Data.self }
}

/// A value that is made once.
nonisolated private final class Fallback<Value> {
  private var made: Value?

  func value(_ make: () -> Value) -> Value {
    if let made { return made }
    let new = make()
    made = new
    return new
  }
}

extension WindowGroup {
  /// Windows for values of a type: `\.openWindow` opens the one for a value (C380).
  ///
  /// ```swift
  /// struct Apiary: App {
  ///   var body: some Scene {
  ///     WindowGroup { Text("Hives") }
  ///     WindowGroup("Hive", id: "hive", for: Int.self) { $number in
  ///       Text("Hive \(number)")
  ///     } defaultValue: {
  ///       1
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter type: the type of the values.
  /// - Parameter content: what a window shows; it is given its window's value, which it may change. The value is nil in a window
  /// that was opened without one.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(content), title: nil, id: nil)
  }

  /// Windows for values of a type, identified by `id`.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(content), title: nil, id: id)
  }

  /// Windows for values of a type, with a title.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(content), title: title, id: nil)
  }

  /// Windows for values of a type, with a title, identified by `id`.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(content), title: title, id: id)
  }

  /// Windows for values of a type, with a title that is looked up in the program's tables.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), for: type, content: content)
  }

  /// Windows for values of a type, with a title that is looked up in the program's tables, identified by `id`.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id: id, for: type, content: content)
  }

  /// Windows for values of a type, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), for: type, content: content)
  }

  /// Windows for values of a type, with a title, identified by `id`.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id: id, for: type, content: content)
  }
}

// MARK: With a value where none was given

extension WindowGroup {
  private init<D: Codable & Hashable, C: View>(
    title: Text?, id: String?, content: @escaping (Binding<D>) -> C,
    default defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      content: PresentedWindowContent(
        { content($0.orDefault(defaultValue)) }, defaultValue: defaultValue), title: title, id: id)
  }

  /// Windows for values of a type; one that was opened without a value has the default value.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, content: content, default: defaultValue)
  }

  /// Windows for values of a type, identified by `id`; one that was opened without a value has the default value.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, content: content, default: defaultValue)
  }

  /// Windows for values of a type, with a title; one that was opened without a value has the default value.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: nil, content: content, default: defaultValue)
  }

  /// Windows for values of a type, with a title, identified by `id`; one that was opened without a value has the default value.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, content: content, default: defaultValue)
  }

  /// Windows for values of a type, with a title that is looked up in the program's tables; one that was opened without a value
  /// has the default value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: nil, content: content, default: defaultValue)
  }

  /// Windows for values of a type, with a title that is looked up in the program's tables, identified by `id`; one that was opened
  /// without a value has the default value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, content: content, default: defaultValue)
  }

  /// Windows for values of a type, with a title; one that was opened without a value has the default value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: nil, content: content, default: defaultValue)
  }

  /// Windows for values of a type, with a title, identified by `id`; one that was opened without a value has the default value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id, content: content, default: defaultValue)
  }
}

extension Binding {
  /// The value, or else the default.
  nonisolated fileprivate func orDefault<Wrapped>(_ defaultValue: @escaping () -> Wrapped)
    -> Binding<Wrapped> where Value == Wrapped?
  {
    nonisolated(unsafe) let (value, defaultValue) = (self, defaultValue)
    return Binding<Wrapped> {
      value.wrappedValue ?? defaultValue()
    } set: {
      value.wrappedValue = $0
    }
  }
}
