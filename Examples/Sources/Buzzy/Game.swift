import SwiftUI

/// Where the bee can be sent.
enum Place: Hashable {
  case hive
  /// Flowers are numbered from 1.
  case flower(Int)
}

/// The rules. It knows the flowers and the bee's goal, but no positions on a screen.
///
/// A flower gives nectar once, when the bee lands on it; the hive turns what the bee brings into honey. The game is won
/// when every flower was visited and the nectar is home.
struct Game: Equatable {
  static let mostFlowers = 12

  /// How many flowers there are.
  private(set) var flowers = 6
  /// The number of the flowers' arrangement; another number is another arrangement.
  private(set) var arrangement = 1
  /// Where the bee is, or is flying to.
  private(set) var goal = Place.hive
  /// Where the bee was before.
  private(set) var origin = Place.hive
  private(set) var isFlying = false
  /// The number of flights so far. A landing belongs to one of them.
  private(set) var flights = 0
  /// The flowers that have given their nectar.
  private(set) var visited: Set<Int> = []
  /// Drops of nectar on board.
  private(set) var nectar = 0
  /// Drops that were brought home.
  private(set) var honey = 0

  var numbers: ClosedRange<Int> { 1...max(flowers, 1) }
  var remaining: Int { flowers - visited.count }
  var isWon: Bool { flowers > 0 && remaining == 0 && nectar == 0 && !isFlying }
}

// MARK: What the player does

extension Game {
  mutating func fly(to place: Place) {
    guard place != goal || isFlying else { return }
    if place != goal { origin = goal }
    goal = place
    isFlying = true
    flights += 1
  }

  /// The bee arrives; the landing of an earlier flight is ignored.
  mutating func land(flight: Int) {
    guard isFlying, flight == flights else { return }
    isFlying = false
    switch goal {
    case .hive:
      honey += nectar
      nectar = 0
    case .flower(let number):
      if visited.insert(number).inserted { nectar += 1 }
    }
  }

  mutating func plant() {
    flowers = min(flowers + 1, Self.mostFlowers)
  }

  /// Removes the flower with the highest number. A bee that is there, or flying to it, flies home.
  mutating func remove() {
    guard flowers > 0 else { return }
    visited.remove(flowers)
    if goal == .flower(flowers) { fly(to: .hive) }
    if origin == .flower(flowers) { origin = goal }
    flowers -= 1
  }

  /// Rearranges the flowers; a bee that sits on one moves with it.
  mutating func shuffle() {
    arrangement += 1
  }

  /// Starts again, with as many flowers at other positions.
  mutating func playAgain() {
    let (flowers, arrangement) = (flowers, arrangement)
    self = Game()
    self.flowers = flowers
    self.arrangement = arrangement + 1
  }
}

// MARK: The messages

extension Game {
  /// The state of the game, and what to do next.
  var sentence: String {
    switch (isFlying, goal) {
    case (true, .hive): "Buzzy is flying home."
    case (true, .flower(let number)): "Buzzy is flying to flower \(number)."
    case (false, _) where isWon: "All the honey is home, after \(flights) flights!"
    case (false, _) where flowers == 0: "Nothing grows here. Plant a flower."
    case (false, _) where remaining == 0: "Every flower is visited. Bring the nectar home."
    case (false, .hive) where honey == 0: "Tap a flower, and Buzzy flies there."
    case (false, _): "\(remaining) to go. Tap the next flower."
    }
  }

  var score: String { "Nectar \(nectar) · Honey \(honey) · Flights \(flights)" }
}
