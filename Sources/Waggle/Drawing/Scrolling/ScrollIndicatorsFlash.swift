extension View {
  /// Shows the indicators of the scroll views in this view for a second when they appear.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    transformEnvironment(\.scrollIndicatorFlash) { $0.onAppear = onAppear }
  }

  /// Shows the indicators of the scroll views in this view for a second when `value` changes.
  ///
  /// ```swift
  /// struct Inbox: View {
  ///   @State private var unread = 3
  ///
  ///   var body: some View {
  ///     ScrollView {
  ///       ForEach(0..<40) { Text("Mail \($0)") }
  ///     }
  ///     .scrollIndicatorsFlash(trigger: unread)
  ///   }
  /// }
  /// ```
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    transformEnvironment(\.scrollIndicatorFlash) { $0.triggers.append(FlashTrigger(value)) }
  }
}

/// When the indicators of scroll views flash: when a trigger changes.
package struct ScrollIndicatorFlash: Equatable {
  /// Whether the indicators flash when the scroll view appears.
  var onAppear = false
  /// The triggers of all modifiers around the scroll view, the outermost first.
  var triggers: [FlashTrigger] = []

  init() {}

  package static func == (a: Self, b: Self) -> Bool { a.triggers == b.triggers }
}

/// A value whose changes make indicators flash.
struct FlashTrigger: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  static func == (a: Self, b: Self) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { b.value as? Value == value }
    return isEqual(a.value)
  }
}

extension EnvironmentValues {
  private enum FlashKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorFlash { ScrollIndicatorFlash() }
  }

  /// When the indicators of the scroll views in the view flash.
  package var scrollIndicatorFlash: ScrollIndicatorFlash {
    get { self[FlashKey.self] }
    set { self[FlashKey.self] = newValue }
  }
}
