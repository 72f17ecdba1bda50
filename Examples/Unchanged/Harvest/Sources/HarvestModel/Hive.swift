import Foundation

/// A hive and the honey that was taken from it.
@Observable
public final class Hive: Identifiable {
  public let name: String
  public private(set) var jars: Int

  public init(name: String, jars: Int = 0) {
    (self.name, self.jars) = (name, jars)
  }

  /// How tall its column is in a chart that is as tall as `height`.
  public func columnHeight(in height: CGFloat, of most: Int) -> CGFloat {
    most == 0 ? 0 : height * CGFloat(jars) / CGFloat(most)
  }

  func harvest() { jars += 1 }
}
