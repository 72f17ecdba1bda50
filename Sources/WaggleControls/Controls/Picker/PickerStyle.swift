public import Waggle

/// How pickers show their options. The styles are the built-in ones.
nonisolated public protocol PickerStyle {
  /// Which of the built-in styles it is.
  static var _pickerStyle: _PickerStyleKind { get }
}

/// Identifies a built-in style.
nonisolated public struct _PickerStyleKind: Hashable, Sendable {
  enum Kind { case automatic, menu, segmented, inline, palette, wheel, radioGroup, navigationLink }

  let kind: Kind
  /// Makes the picker of a style that pushes a screen, which is on a floor above.
  var pushes: (@MainActor @Sendable (PushedPicker) -> AnyView)?

  static let automatic = _PickerStyleKind(kind: .automatic)
}

/// Two styles are equal that are the same built-in one.
extension _PickerStyleKind {
  /// Whether both are the same.
  public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }

  /// Hashes the style.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The style for the context: a menu; in another menu, its rows (C039).
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// The style for the context.
  public init() {}

  /// Identifies the style.
  public static var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .automatic) }
}

/// A button with the selected option, which opens a menu of all (C039).
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
  /// A menu.
  public init() {}

  /// Identifies the style.
  public static var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .menu) }
}

/// The options beside each other, equally wide (C040).
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Segments.
  public init() {}

  /// Identifies the style.
  public static var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .segmented) }
}

/// The options as rows, among the other rows of a list or a menu (C040).
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Rows.
  public init() {}

  /// Identifies the style.
  public static var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .inline) }
}

/// A row of small options, such as symbols or colours.
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
  /// A palette.
  public init() {}

  /// Identifies the style.
  public static var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .palette) }
}

/// A wheel that turns; the option in its middle is selected (C040).
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
  /// A wheel.
  public init() {}

  /// Identifies the style.
  public static var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .wheel) }
}

/// Radio buttons below each other.
nonisolated public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Radio buttons.
  public init() {}

  /// Identifies the style.
  public static var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .radioGroup) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style for the context.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button with the selected option, which opens a menu of all.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options beside each other, equally wide.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options as rows; in a list or a form below a row with the label, unless that is hidden.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of small options.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that turns.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Radio buttons below each other.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: _PickerStyleKind { .automatic }
  }

  /// The style of pickers; the default is `automatic`.
  var pickerStyle: _PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in this view; the nearest one applies (C151).
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, S._pickerStyle)
  }
}
