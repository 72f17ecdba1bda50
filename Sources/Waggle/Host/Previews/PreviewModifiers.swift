public import Foundation

/// The space that a preview offers to its view.
public enum PreviewLayout: Sendable {
  /// The screen of a device: of the preview's device if it has one, otherwise the window.
  case device
  /// The size of the view, when it is offered the screen of the device.
  case sizeThatFits
  /// This size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of the device that a preview imitates: its size, in points.
///
/// Xcode's names of iPhones, iPads and Apple Watches are known, such as "iPhone 15 Pro". A note names an unknown one,
/// and the preview has the size of the window.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String

  /// The device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The device of a name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The orientation of a preview's device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The name of the orientation.
  public let id: String
  /// Whether the longer side is horizontal.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  private init(_ id: String) { self.id = id }

  /// Upright.
  public static let portrait = InterfaceOrientation("portrait")
  /// Upright, with the top at the bottom. The size is that of `portrait`.
  public static let portraitUpsideDown = InterfaceOrientation("portraitUpsideDown")
  /// On its side, with the top at the left.
  public static let landscapeLeft = InterfaceOrientation("landscapeLeft")
  /// On its side, with the top at the right. The size is that of `landscapeLeft`.
  public static let landscapeRight = InterfaceOrientation("landscapeRight")

  /// The four orientations.
  public static var allCases: [InterfaceOrientation] {
    [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  }
}

// The window of a preview reads these from the views at the top of a `PreviewProvider`; no other view reads them.
extension View {
  /// Sets the layout of this view's preview (C173). Default: `device`.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    layoutValue(key: PreviewLayoutKey.self, value: value)
  }

  /// Sets the name of this view's preview. Default: the provider's, without "_Previews" (C171).
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    layoutValue(key: PreviewNameKey.self, value: value)
  }

  /// Sets the device of this view's preview: the size of its screen (C174). Default: the window.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    layoutValue(key: PreviewDeviceKey.self, value: value?.rawValue)
  }

  /// Sets the orientation of this view's preview: the longer side of the device is vertical or horizontal (C173).
  /// Default: portrait.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    layoutValue(key: PreviewOrientationKey.self, value: value)
  }
}

enum PreviewLayoutKey: LayoutValueKey {
  static var defaultValue: PreviewLayout? { nil }
}

enum PreviewNameKey: LayoutValueKey {
  static var defaultValue: String? { nil }
}

enum PreviewDeviceKey: LayoutValueKey {
  static var defaultValue: String? { nil }
}

enum PreviewOrientationKey: LayoutValueKey {
  static var defaultValue: InterfaceOrientation? { nil }
}
