import Combine
import CoreFoundation
import Foundation

/// A flower and the bees that came.
public struct Flower: Identifiable, Codable, Equatable {
  public let id: Int
  public let name: String
  public var visits = 0

  /// The share of the bees that it may have, from 0 to 1.
  public func fullness(limit: Int) -> CGFloat { CGFloat(visits) / CGFloat(limit) }
}

/// The flowers in the order of the file with their names.
public final class Meadow: ObservableObject {
  @Published public private(set) var flowers: [Flower]

  public init() {
    let file = Bundle.module.url(forResource: "flowers", withExtension: "txt")!
    let names = try! String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    flowers = names.enumerated().map { Flower(id: $0.offset, name: String($0.element)) }
  }

  public func visit(_ id: Flower.ID) {
    flowers[id].visits += 1
  }
}
