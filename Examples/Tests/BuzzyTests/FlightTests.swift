import SwiftUI
import Testing
import WaggleTestKit

@testable import Buzzy

/// Whether the bee arrives at her goal.
@MainActor @Suite struct FlightTests {
  /// Sends the bee from flower to flower while she flies, and lets her land on the last.
  private func visitAll(_ player: Player) throws {
    for flower in player.flowers {
      try player.press(flower)
      #expect(try player.value("Bee") == "flying to \(flower.lowercased())")
      #expect(try player.frame("Bee").middle.isNear(player.frame(flower).middle))
    }
    guard let last = player.flowers.last else { return }
    player.wait()
    #expect(try player.value("Bee") == "on \(last.lowercased())")
    #expect(try player.value(last) == "visited")
    try player.press("Hive")
  }

  @Test(arguments: 0...12)
  func `every flower is reached, upright, turned and upright again`(count: Int) throws {
    let player = try Player(flowers: count)
    #expect(player.flowers.count == count)
    for size in [Player.upright, Player.turned, Player.upright] {
      player.turn(to: size)
      try visitAll(player)
    }
    #expect(player.host.diagnostics.isEmpty)
  }

  @Test func `she lands on each of twelve flowers, and at home`() throws {
    let player = try Player(flowers: 12)
    for flower in player.flowers {
      try player.fly(to: flower)
      #expect(try player.frame("Bee").middle.isNear(player.frame(flower).middle))
      #expect(try player.value("Bee") == "on \(flower.lowercased())")
      #expect(try player.value(flower) == "visited")
    }
    try player.fly(to: "Hive")
    #expect(try player.frame("Bee").intersects(player.frame("Hive")))
    #expect(try player.value("Bee") == "at home")
  }

  @Test(arguments: [
    Player.upright, Player.turned, Player.wide, CGSize(width: 320, height: 568),
  ])
  func `flowers stand in the window, large enough for a finger, none on another`(size: CGSize)
    throws
  {
    let player = try Player(size: size, flowers: 12)
    let window = CGRect(origin: .zero, size: size)
    for _ in 0..<8 {
      let frames = try player.flowers.map(player.frame)
      for (index, frame) in frames.enumerated() {
        #expect(window.contains(frame))
        #expect(frame.width >= 40)
        #expect(!frames[..<index].contains { $0.intersects(frame) })
        #expect(try !frame.intersects(player.frame("Map")))
      }
      try player.press("Shuffle")
    }
  }

  @Test func `R178: the bee is drawn on her way, and is at her goal in the end`() throws {
    let player = try Player()
    let goal = try player.frame("Flower 3").middle
    try player.press("Flower 3")
    var distances: [CGFloat] = []
    for _ in 0..<8 {
      let bee = try #require(player.drawnBee)
      distances.append(hypot(bee.x - goal.x, bee.y - goal.y))
      player.wait(0.05)
    }
    #expect(distances == distances.sorted(by: >))
    #expect(Set(distances).count == distances.count)
    player.wait(2)
    #expect(try #require(player.drawnBee).isNear(CGPoint(x: goal.x - 4, y: goal.y)))
  }

  @Test func `M028: sent elsewhere in flight, the bee turns from where she is`() throws {
    let player = try Player()
    try player.press("Flower 3")
    player.wait(0.3)
    let before = try #require(player.drawnBee)
    try player.press("Flower 6")
    #expect(try #require(player.drawnBee).isNear(before, within: 0.5))
    player.wait()
    #expect(try player.value("Flower 3") == "full of nectar")
    #expect(try player.value("Flower 6") == "visited")
    #expect(try player.frame("Bee").middle.isNear(player.frame("Flower 6").middle))
  }

  @Test func `M036: sent to and fro, the bee lands when her last flight ends`() throws {
    let player = try Player()
    try player.press("Flower 3")
    player.wait(0.3)
    try player.press("Flower 6")
    player.wait(0.3)
    try player.press("Flower 3")
    player.wait(0.5)
    #expect(try player.value("Flower 3") == "full of nectar")
    player.wait(0.5)
    #expect(try player.value("Flower 3") == "visited")
    #expect(try player.value("Flower 6") == "full of nectar")
  }

  @Test func `flowers that change places in flight are reached where they stand then`() throws {
    let player = try Player()
    let before = try player.frame("Flower 3")
    try player.press("Flower 3")
    player.wait(0.3)
    try player.press("Shuffle")
    #expect(try player.frame("Flower 3") != before)
    player.wait()
    #expect(try player.value("Flower 3") == "visited")
    #expect(try player.frame("Bee").middle.isNear(player.frame("Flower 3").middle))
  }

  @Test func `a flower that is planted in flight changes nothing about where the bee is bound`()
    throws
  {
    let player = try Player()
    try player.press("Flower 3")
    player.wait(0.3)
    try player.press("Plant a flower")
    player.wait()
    #expect(player.flowers.count == 7)
    #expect(try player.value("Flower 3") == "visited")
    #expect(try player.frame("Bee").middle.isNear(player.frame("Flower 3").middle))
  }

  @Test func `the bee turns home when the flower that she flies to is taken away`() throws {
    let player = try Player()
    try player.press("Flower 6")
    player.wait(0.3)
    try player.press("Remove a flower")
    #expect(try player.value("Bee") == "flying home")
    player.wait()
    #expect(try player.value("Bee") == "at home")
    #expect(try player.frame("Bee").intersects(player.frame("Hive")))
  }

  @Test func `a screen that is turned in flight has the bee land on the same flower`() throws {
    let player = try Player()
    try player.press("Flower 2")
    player.wait(0.3)
    player.turn(to: Player.turned)
    player.wait()
    #expect(try player.value("Flower 2") == "visited")
    #expect(try player.frame("Bee").middle.isNear(player.frame("Flower 2").middle))
  }

  @Test func `a bee on a flower moves with it when flowers change places`() throws {
    let player = try Player()
    try player.fly(to: "Flower 5")
    try player.fly(to: "Shuffle")
    #expect(try player.frame("Bee").middle.isNear(player.frame("Flower 5").middle))
  }
}
