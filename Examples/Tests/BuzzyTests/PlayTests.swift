import SwiftUI
import Testing
import WaggleTestKit

@testable import Buzzy

/// The whole game, from the first flower to the last sentence.
@MainActor @Suite struct PlayTests {
  @Test(arguments: [Player.upright, Player.wide])
  func `the game is played to the end and once more`(size: CGSize) throws {
    let player = try Player(size: size, flowers: 3)
    #expect(try player.sentence == "Tap a flower, and Buzzy flies there.")
    for round in 1...2 {
      for flower in player.flowers { try player.fly(to: flower) }
      #expect(try player.sentence == "Every flower is visited. Bring the nectar home.")
      try player.fly(to: round == 1 ? "Fly home" : "Hive")
      #expect(try player.sentence == "All the honey is home, after 4 flights!")
      #expect(try player.value("Hive") == "3 drops of honey")
      try player.fly(to: "Play again")
      #expect(try player.sentence == "Tap a flower, and Buzzy flies there.")
      #expect(try player.flowers.allSatisfy { try player.value($0) == "full of nectar" })
    }
    #expect(player.host.diagnostics.isEmpty)
  }

  @Test func `M149: Tab and Space are enough to play to the end`() throws {
    let player = try Player()
    let host = player.host
    host.key(.tab)
    for _ in 1...6 {
      host.key(.tab)
      host.key(.space)
      player.wait()
    }
    #expect(try player.sentence == "Every flower is visited. Bring the nectar home.")
    for _ in 1...6 { host.key(.tab, modifiers: .shift) }
    host.key(.space)
    player.wait()
    #expect(try player.sentence == "All the honey is home, after 7 flights!")
  }

  @Test func `C360: each step is announced`() throws {
    let player = try Player()
    try player.fly(to: "Flower 1")
    try player.fly(to: "Flower 4")
    try player.fly(to: "Hive")
    #expect(
      player.host.announcements == [
        "Buzzy is flying to flower 1.",
        "1 point, 1 buttercup in a row. 5 to go. Tap the next flower.",
        "Buzzy is flying to flower 4.",
        "3 points, 2 buttercups in a row. 4 to go. Tap the next flower.",
        "Buzzy is flying home.", "4 to go. Tap the next flower.",
      ])
  }

  @Test(arguments: [CGSize(width: 2560, height: 1440), CGSize(width: 320, height: 256)])
  func `the game is played in a window of any size`(size: CGSize) throws {
    let player = try Player(size: size)
    let window = CGRect(origin: .zero, size: size)
    for label in player.flowers + ["Hive", "Shuffle", "Fly home", "Plant a flower"] {
      let frame = try player.frame(label)
      #expect(window.contains(frame), "\(label)")
      #expect(min(frame.width, frame.height) >= (size.width > 2000 ? 50 : 19), "\(label)")
    }
    for flower in player.flowers { try player.fly(to: flower) }
    try player.fly(to: "Hive")
    #expect(try player.value("Hive") == "6 drops of honey")
    #expect(player.host.diagnostics.isEmpty)
  }

  @Test func `with reduced motion the bee is there at once, and her wings rest`() throws {
    let player = try Player(reducesMotion: true)
    try player.press("Flower 3")
    let goal = try player.frame("Flower 3").middle
    #expect(try #require(player.drawnBee).isNear(CGPoint(x: goal.x - 4, y: goal.y)))
    player.wait(0.5)
    #expect(try player.value("Flower 3") == "visited")
    let resting = player.host.displayList.description
    player.wait(0.07)
    let isAtRest = player.host.displayList.description == resting
    #expect(isAtRest)
  }

  @Test func `the wings beat, and rest when motion is reduced`() throws {
    let player = try Player()
    let first = player.host.displayList.description
    player.wait(0.07)
    #expect(player.host.displayList.description != first)
    player.host.reducesMotion = true
    player.wait(0.5)
    let resting = player.host.displayList.description
    player.wait(0.07)
    let isAtRest = player.host.displayList.description == resting
    #expect(isAtRest)
  }

  @Test func `everything that can be pressed is a button with a label`() throws {
    let player = try Player()
    let buttons = player.host.elements.filter { $0.role == .button }.compactMap(\.label)
    #expect(
      Set(buttons)
        == Set(player.flowers).union([
          "Hive", "Remove a flower", "Plant a flower", "Shuffle", "Show anchors", "Fly home",
        ]))
  }

  @Test func `an empty field says what to do`() throws {
    let player = try Player(flowers: 0)
    #expect(try player.sentence == "Nothing grows here. Plant a flower.")
    try player.fly(to: "Plant a flower")
    #expect(player.flowers == ["Flower 1"])
  }
}
