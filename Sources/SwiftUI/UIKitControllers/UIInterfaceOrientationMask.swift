/// Orientations of a phone, as UIKit writes them.
///
/// Programs say with them which they allow, in their delegate or a controller. Windows and pages have the size that a person gives them,
/// and nothing reads it: `\.horizontalSizeClass` and `GeometryReader` say how a window lies.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// A bit for each orientation.
  public let rawValue: UInt
  /// Orientations with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On the right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On the left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All four.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
