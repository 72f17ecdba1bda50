public import Foundation

/// How much room a preview gets.
public enum PreviewLayout: Sendable {
  /// The screen of a device.
  case device
  /// The size that the view takes.
  case sizeThatFits
  /// This size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device that a preview looks as if it ran on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String

  /// The device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The device of a name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

// What these say is for a gallery of previews. Anywhere else a view is the same with and without them.
extension View {
  /// The room that a preview of this view gets; without effect outside of a preview.
  @inlinable
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// The name over a preview of this view; without effect outside of a preview.
  @inlinable
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// The device of a preview of this view; without effect outside of a preview.
  @inlinable
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
