import Testing

@testable import Buzzy

/// The rules of the game, without a screen.
@Suite struct GameTests {
  private func fly(_ game: inout Game, to place: Place) {
    game.fly(to: place)
    game.land(flight: game.flights)
  }

  @Test func `a flower gives its nectar once`() {
    var game = Game()
    fly(&game, to: .flower(2))
    fly(&game, to: .flower(3))
    fly(&game, to: .flower(2))
    #expect(game.nectar == 2)
    #expect(game.visited == [2, 3])
  }

  @Test func `the hive turns all nectar into honey`() {
    var game = Game()
    fly(&game, to: .flower(1))
    fly(&game, to: .flower(2))
    fly(&game, to: .hive)
    #expect(game.nectar == 0)
    #expect(game.honey == 2)
  }

  @Test func `a flight that was given up does not land`() {
    var game = Game()
    game.fly(to: .flower(1))
    let first = game.flights
    game.fly(to: .flower(2))
    game.land(flight: first)
    #expect(game.isFlying)
    #expect(game.visited.isEmpty)
  }

  @Test func `the game is won with every flower visited and the nectar home, not before`() {
    var game = Game()
    for number in game.numbers {
      #expect(!game.isWon)
      fly(&game, to: .flower(number))
    }
    #expect(!game.isWon)
    fly(&game, to: .hive)
    #expect(game.isWon)
    #expect(game.sentence == "All the honey is home, after 7 flights!")
  }

  @Test func `flowers of one kind in a row give more than others`() {
    var (apart, together) = (Game(), Game())
    for number in 1...6 { fly(&apart, to: .flower(number)) }
    for number in [1, 4, 2, 5, 3, 6] { fly(&together, to: .flower(number)) }
    #expect(apart.points == 6)
    #expect(together.points == 9)
    fly(&together, to: .hive)
    #expect(together.stars == 3)
    fly(&apart, to: .hive)
    #expect(apart.stars == 2)
  }

  @Test func `the hive ends a row`() {
    var game = Game()
    for place in [.flower(1), .hive, .flower(4)] as [Place] { fly(&game, to: place) }
    #expect(game.points == 2)
  }

  @Test func `there are 0 to 12 flowers`() {
    var game = Game()
    for _ in 0..<20 { game.plant() }
    #expect(game.flowers == 12)
    for _ in 0..<20 { game.remove() }
    #expect(game.flowers == 0)
    #expect(!game.isWon)
  }

  @Test func `a flower that is planted again is full`() {
    var game = Game()
    fly(&game, to: .flower(6))
    game.remove()
    game.plant()
    #expect(game.visited.isEmpty)
  }

  @Test func `the bee leaves a flower that is taken away for home`() {
    var game = Game()
    fly(&game, to: .flower(6))
    game.remove()
    #expect(game.goal == .hive)
    #expect(game.isFlying)
  }

  @Test func `playing again keeps the number of flowers`() {
    var game = Game()
    game.plant()
    fly(&game, to: .flower(1))
    let arrangement = game.arrangement
    game.playAgain()
    #expect(game.flowers == 7)
    #expect(game.arrangement != arrangement)
    #expect(game.flights == 0)
    #expect(game.visited.isEmpty)
  }
}
