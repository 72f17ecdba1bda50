/// A property that reads and sets which view assistive technology is at: here that is the view with the focus of the keyboard,
/// which screen readers follow (C673).
///
/// A view that cannot have the focus, such as a text, cannot be set; after a write for it the property returns to the actual
/// focus (M145).
///
/// ```swift
/// struct Login: View {
///   @State private var name = ""
///   @AccessibilityFocusState private var isAtName: Bool
///
///   var body: some View {
///     TextField("Name", text: $name).accessibilityFocused($isAtName)
///     Button("Check") { isAtName = name.isEmpty }
///   }
/// }
/// ```
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusState<Value>

  private init(state: FocusState<Value>) { self.state = state }

  /// Whether assistive technology is at a view.
  public init() where Value == Bool { self.init(state: FocusState()) }

  /// Which of several views assistive technology is at; nil for none.
  public init<T: Hashable>() where Value == T? { self.init(state: FocusState()) }

  /// Whether assistive technology is at a view. The focus of the keyboard is there for each technology.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(state: FocusState())
  }

  /// Which of several views assistive technology is at; nil for none. The focus of the keyboard is there for each technology.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(state: FocusState())
  }

  /// Which view assistive technology is at.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to it, for `accessibilityFocused`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// What `accessibilityFocused` takes.
  @propertyWrapper
  public struct Binding {
    let binding: FocusState<Value>.Binding

    /// Which view assistive technology is at.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself, for passing it on.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Technologies from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Screen readers.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Binds whether assistive technology is at this view (C673).
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { focused(condition.binding) }

  /// Binds which view assistive technology is at: the state is `value` while it is at this view (C673).
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { focused(binding.binding, equals: value) }

  /// Sets which view in this one assistive technology is at first (C673).
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { defaultFocus(binding.binding, value) }
}
