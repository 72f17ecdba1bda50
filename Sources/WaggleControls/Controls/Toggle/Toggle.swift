public import Waggle

/// A control that is on or off.
///
/// Its style determines its appearance and its interaction (`toggleStyle`). In the automatic style it is a switch after
/// its label, which the finger taps or drags.
///
/// ```swift
/// struct Alarm: View {
///   @State private var isOn = false
///   @State private var days = [true, false, true]
///
///   var body: some View {
///     Toggle("Alarm", isOn: $isOn)
///     Toggle("Snooze", systemImage: "bell", isOn: $isOn)
///       .toggleStyle(.button)
///     Toggle("Every day", sources: $days, isOn: \.self)  // mixed
///   }
/// }
/// ```
nonisolated public struct Toggle<Label: View>: View, PathNamed {
  private let sources: [Binding<Bool>]
  private let label: Label

  /// A toggle whose label consists of any views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.sources = [isOn]
    self.label = label()
  }

  /// A toggle for several values: on if all are on, mixed if they differ. It changes all of them (C066).
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.sources = sources.map { $0[keyPath: isOn] }
    self.label = label()
  }

  /// The toggle in the nearest style, read aloud as one switch that is on, off or mixed (C154).
  @MainActor @preconcurrency
  public var body: some View {
    let state = ToggleState(sources)
    StyledControl(
      ToggleStyleConfiguration(isOn: isOn, isMixed: state == .mixed),
      StyleSlot(ToggleStyleConfiguration.Label.self) { ControlLabel(label) }
    )
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isToggle)
    .accessibilityValue(Text(verbatim: state.rawValue))
  }

  /// True if all sources are; setting it sets all of them (C066).
  @MainActor private var isOn: Binding<Bool> {
    if sources.count == 1 { return sources[0] }
    return Binding {
      ToggleState(sources) == .on
    } set: { isOn, transaction in
      for source in sources { source.transaction(transaction).wrappedValue = isOn }
    }
  }
}

/// What the sources of a toggle are together.
private enum ToggleState: String {
  case on, off, mixed

  @MainActor init(_ sources: [Binding<Bool>]) {
    let count = sources.count { $0.wrappedValue }
    self = count == 0 ? .off : count == sources.count ? .on : .mixed
  }
}

extension Toggle where Label == Text {
  /// A toggle whose title is looked up in the program's tables.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle for several values (C066), whose title is looked up in the program's tables.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

  /// A toggle for several values (C066), whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == WaggleControls.Label<Text, Image> {
  /// A toggle with a symbol, whose title is looked up in the program's tables.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WaggleControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a symbol, whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WaggleControls.Label(title, systemImage: systemImage) }
  }

  /// A toggle with a symbol for several values (C066), whose title is looked up in the program's tables.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      WaggleControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A toggle with a symbol for several values (C066), whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      WaggleControls.Label(title, systemImage: systemImage)
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration, in the next style outwards.
  @MainActor @preconcurrency
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
