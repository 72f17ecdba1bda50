import SwiftUI
import Testing
import WaggleTestKit

@testable import Buzzy

/// Whether the map shows what there is.
@MainActor @Suite struct MapTests {
  private func scale(_ player: Player) -> CGFloat { Stage(size: player.host.size).mapScale }

  /// The position on the map of a position on the screen.
  private func onMap(_ point: CGPoint, _ player: Player) throws -> CGPoint {
    let (map, scale) = (try player.frame("Map"), scale(player))
    let sheet = CGPoint(x: map.minX + point.x * scale, y: map.minY + point.y * scale)
    return sheet
  }

  private func expectTrueMap(_ player: Player) throws {
    let names = player.flowers + ["Hive", "Bee"]
    for name in names {
      let sign = try player.host.find(identifier: "map \(name.lowercased())").frame.middle
      #expect(try sign.isNear(onMap(player.frame(name).middle, player)), "\(name)")
    }
    #expect(try player.value("Map") == "\(names.count) places")
  }

  @Test func `R099: the map shows the bee, which observes the flowers itself`() throws {
    let player = try Player(flowers: 2)
    let places = try #require(player.host.preference(LandmarksKey.self)).map(\.description)
    #expect(places == ["hive", "flower 1", "flower 2", "bee"])
  }

  @Test(arguments: 0...12)
  func `each sign is where its flower is, as the map is smaller than the screen`(count: Int) throws
  {
    let player = try Player(flowers: count)
    for size in [Player.upright, Player.turned, Player.wide, Player.upright] {
      player.turn(to: size)
      try expectTrueMap(player)
    }
  }

  @Test func `L144, L145: the map and the bee are true from right to left`() throws {
    let player = try Player()
    player.host.setEnvironment(\.layoutDirection, .rightToLeft)
    player.wait()
    try expectTrueMap(player)
    let (map, hive) = (try player.frame("Map"), try player.frame("Hive"))
    #expect(map.midX < hive.midX)
    for flower in player.flowers {
      try player.press(flower)
      player.wait()
      #expect(try player.frame("Bee").middle.isNear(player.frame(flower).middle, within: 1))
      try expectTrueMap(player)
    }
    try player.press("Hive")
    player.wait()
    #expect(try player.frame("Bee").midX < player.frame("Hive").midX)
  }

  @Test func `the map stays true while flowers come, go and change places and the bee flies`()
    throws
  {
    let player = try Player()
    let steps = [
      "Flower 2", "Plant a flower", "Shuffle", "Flower 7", "Remove a flower", "Flower 1", "Hive",
    ]
    for step in steps {
      try player.press(step)
      try expectTrueMap(player)
      player.wait(0.2)
      try expectTrueMap(player)
    }
    player.wait()
    try expectTrueMap(player)
  }

  @Test func `R178: the bee's sign is drawn where the bee is drawn, all the way`() throws {
    let player = try Player()
    try player.press("Flower 3")
    for _ in 0..<20 {
      // The striped body is 4 points behind the middle of the bee, who flies to the right.
      let bee = try #require(player.drawnBee)
      let sign = try #require(player.drawnSign)
      #expect(try sign.isNear(onMap(CGPoint(x: bee.x + 4, y: bee.y), player), within: 0.02))
      player.wait(0.05)
    }
  }

  @Test func `the anchors' outlines are the frames of what the map shows`() throws {
    let player = try Player()
    try player.press("Show anchors")
    for step in ["Flower 4", "Shuffle", "Plant a flower", "Remove a flower", "Hive"] {
      try player.press(step)
      for name in player.flowers + ["Hive", "Bee"] {
        let outline = try player.host.find(identifier: "anchor \(name.lowercased())")
        #expect(try outline.frame.isNear(player.frame(name)), "\(outline) after \(step)")
      }
      player.wait(0.3)
    }
    try player.fly(to: "Hide anchors")
    #expect(throws: ElementNotFound.self) { try player.host.find(identifier: "anchor hive") }
  }

  @Test func `neither the bee, the map nor an outline takes a tap from what is below`() throws {
    let player = try Player(flowers: 1)
    try player.fly(to: "Show anchors")
    try player.fly(to: "Flower 1")
    try player.fly(to: "Hive")
    try player.fly(to: "Flower 1")
    #expect(try player.value("Bee") == "on flower 1")
    #expect(player.host.diagnostics.isEmpty)
  }
}
