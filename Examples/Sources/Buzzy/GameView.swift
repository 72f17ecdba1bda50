import SwiftUI

/// The whole game on a screen of any size.
///
/// It knows no positions: the flowers and the hive send theirs up, and the flight and the map read them.
public struct GameView: View {
  @State private var game = Game()
  @State private var showsAnchors = false
  @AppStorage("best") private var best = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  public init() {}

  public var body: some View {
    GeometryReader { window in
      let scale = Stage.scale(in: window.size)
      stage
        .frame(width: window.size.width / scale, height: window.size.height / scale)
        .scaleEffect(scale)
        .frame(width: window.size.width, height: window.size.height)
    }
    .onChange(of: game.announcement) { _, words in
      AccessibilityNotification.Announcement(words).post()
    }
    .onChange(of: game.isWon) { if game.isWon { best = max(best, game.points) } }
  }

  private var stage: some View {
    StageLayout {
      Hive(honey: game.honey) { change { $0.fly(to: .hive) } }
      Field(game: game) { number in change { $0.fly(to: .flower(number)) } }
      Panel(game: game, best: best, showsAnchors: $showsAnchors, change: change)
    }
    .flight(of: game)
    .miniMap(showsAnchors: showsAnchors)
    .background { Sky() }
  }

  /// Changes the game with an animation, at whose end the bee has arrived.
  private func change(_ edit: (inout Game) -> Void) {
    var next = game
    edit(&next)
    let flight = next.flights
    withAnimation(reduceMotion ? nil : .spring(duration: 0.9, bounce: 0.15)) {
      game = next
    } completion: {
      withAnimation(reduceMotion ? nil : .default) { game.land(flight: flight) }
    }
  }
}
