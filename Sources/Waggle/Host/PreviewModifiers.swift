public import Foundation

/// The space that a preview proposes to its view.
public enum PreviewLayout: Sendable {
  /// The screen of a device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// This size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of the device that a preview imitates.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String

  /// The device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The device of a name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

// These describe a view in a gallery of previews. Elsewhere they have no effect.
extension View {
  /// Sets the layout of this view's preview; no effect outside of a preview.
  @inlinable
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the title of this view's preview; no effect outside of a preview.
  @inlinable
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the device of this view's preview; no effect outside of a preview.
  @inlinable
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
