public import Foundation
public import Waggle
import WaggleRender

extension UIFont {
  /// A font by its family, its full name or its PostScript name; nil if no file has it (C367).
  public convenience init?(name: String, size: CGFloat) {
    guard onMainActor({ RenderSystem.hasFont(named: name) }) else { return nil }
    self.init(.custom(name, fixedSize: size), size: size)
  }

  private var metrics: FontMetrics {
    onMainActor { RenderSystem.make().measurer.metrics(of: descriptor) }
  }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// From the top of a line to its baseline, in points.
  public var ascender: CGFloat { metrics.ascender }
  /// From the baseline to the bottom of a line, in points: negative.
  public var descender: CGFloat { -metrics.descender }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { metrics.capHeight }
  /// The gap between lines, in points; 0 if the line height includes it.
  public var leading: CGFloat { metrics.leading }
  /// The family's name.
  public var familyName: String {
    onMainActor { RenderSystem.font(for: descriptor).face?.family } ?? descriptor.family ?? ""
  }
}
