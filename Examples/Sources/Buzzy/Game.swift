import SwiftUI

/// Where the bee can be sent.
enum Place: Hashable {
  case hive
  /// Flowers are numbered from 1.
  case flower(Int)
}

/// The rules. It knows the flowers and the bee's goal, but no positions on a screen.
///
/// A flower gives nectar once, when the bee lands on it, and a point; one that follows another of its kind gives a point
/// more than that one did, so a route is worth a thought. The hive turns what the bee brings into honey. The game is won
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
  /// What the flowers were worth so far.
  private(set) var points = 0
  /// The flowers of one kind that the bee has drunk from in a row, without another kind or the hive between.
  private(set) var row = 0
  /// The kind of the flower that the bee drank from last; nil after she was home.
  private(set) var lastKind: FlowerKind?

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
      (nectar, row, lastKind) = (0, 0, nil)
    case .flower(let number):
      if visited.insert(number).inserted { drink(from: FlowerKind(number)) }
    }
  }

  private mutating func drink(from kind: FlowerKind) {
    row = kind == lastKind ? row + 1 : 1
    lastKind = kind
    nectar += 1
    points += row
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

  /// What a screen reader says after each step.
  var announcement: String {
    guard let lastKind, !isFlying, case .flower = goal else { return sentence }
    let kind = row == 1 ? lastKind.rawValue : lastKind.plural
    return "\(points == 1 ? "1 point" : "\(points) points"), \(row) \(kind) in a row. \(sentence)"
  }

  func score(best: Int) -> String {
    "Nectar \(nectar) · Honey \(honey) · Points \(points)" + (best > 0 ? " · Best \(best)" : "")
  }

  /// What a finished game is rewarded with, from one star to three: for the best route, half of it, any.
  var stars: Int {
    guard isWon else { return 0 }
    return points >= mostPoints ? 3 : 2 * points >= mostPoints ? 2 : 1
  }

  /// The points of the best route: kind by kind.
  private var mostPoints: Int {
    Dictionary(grouping: numbers, by: FlowerKind.init).values.reduce(0) {
      $0 + $1.count * ($1.count + 1) / 2
    }
  }
}

/// The kinds of flowers, which differ in their petals and their colour.
enum FlowerKind: String, Hashable {
  case poppy, buttercup, daisy

  init(_ number: Int) { self = [.poppy, .buttercup, .daisy][number % 3] }

  var plural: String {
    switch self {
    case .poppy: "poppies"
    case .buttercup: "buttercups"
    case .daisy: "daisies"
    }
  }
}
