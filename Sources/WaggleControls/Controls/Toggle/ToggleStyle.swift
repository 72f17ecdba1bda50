public import Waggle

/// The appearance and the interaction of toggles.
///
/// ```swift
/// struct Bulb: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       configuration.label
///         .foregroundStyle(configuration.isOn ? .yellow : .gray)
///     }
///   }
/// }
///
/// struct Lamp: View {
///   @State private var isLit = false
///
///   var body: some View { Toggle("Lamp", isOn: $isLit).toggleStyle(Bulb()) }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the toggle's view.
  associatedtype Body: View
  /// What a style gets to lay out and to change: the label, and whether the toggle is on.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle's view. It changes `configuration.isOn`.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style gets to lay out and to change: the label, and whether the toggle is on.
nonisolated public struct ToggleStyleConfiguration {
  /// The toggle's own label, to be placed by the style.
  nonisolated public struct Label {
    init() {}
  }

  /// The toggle's own label.
  public let label = Label()
  /// Whether the toggle is on; false if it is mixed. Setting it sets all that the toggle stands for (C066).
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ (C066).
  public var isMixed: Bool

  init(isOn: Binding<Bool>, isMixed: Bool) {
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension View {
  /// Sets the style of the toggles in this view; the nearest one applies (C151).
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ToggleStyles<S>>(style: style))
  }
}

private enum ToggleStyles<Style: ToggleStyle>: StyleKind {
  @MainActor static func makeBody(_ style: Style, _ configuration: ToggleStyleConfiguration)
    -> some View
  { style.makeBody(configuration: configuration) }
}

extension ToggleStyleConfiguration: StyleConfiguration {
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self> {
    switch inputs.surroundings.context {
    case .toolbar, .menu:
      StyleMaker(constant: DefaultToggleStyle(), in: inputs) { $0.makeBody(configuration: $1) }
    case .row, .group, nil: StyleMaker(PlatformToggle.self, of: DefaultToggleStyle.self)
    }
  }
}

extension ToggleStyleConfiguration.Label: StyleSlotView {}
