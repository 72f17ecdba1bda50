import SwiftUI

/// The messages to the player, and the buttons that change the game.
struct Panel: View {
  let game: Game
  /// The most points of a finished game.
  let best: Int
  @Binding var showsAnchors: Bool
  let change: @MainActor ((inout Game) -> Void) -> Void

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(spacing: 10) {
      VStack(spacing: 2) {
        Text(game.sentence)
          .font(.headline)
          .multilineTextAlignment(.center)
          .frame(minHeight: 44)
          .accessibilityAddTraits(.isHeader)
        Text(
          String(repeating: "★", count: game.stars) + (game.isWon ? " " : "")
            + game.score(best: best)
        )
        .accessibilityLabel(
          (game.isWon ? "\(game.stars) of 3 stars, " : "") + game.score(best: best)
        )
        .font(.subheadline)
        .foregroundStyle(.secondary)
      }
      HStack(spacing: 8) {
        count
          .frame(maxWidth: .infinity, alignment: .leading)
        Button("Shuffle") { change { $0.shuffle() } }
          .disabled(game.flowers == 0)
      }
      HStack(spacing: 8) {
        Button(showsAnchors ? "Hide anchors" : "Show anchors") {
          withAnimation { showsAnchors.toggle() }
        }
        Spacer(minLength: 0)
        next
      }
    }
    // Words are read, not watched: they change at once while the bee flies.
    .transaction { $0.animation = nil }
    .buttonStyle(.bordered)
    .tint(scheme == .dark ? .yellow : Color(red: 0.42, green: 0.24, blue: 0.05))
    .padding(14)
    .background {
      RoundedRectangle(cornerRadius: 20)
        .fill(scheme == .dark ? Color(white: 0.1).opacity(0.85) : Color.white.opacity(0.85))
    }
  }

  private var count: some View {
    HStack(spacing: 8) {
      Button {
        change { $0.remove() }
      } label: {
        Image(systemName: "minus").frame(width: 16, height: 20)
      }
      .accessibilityLabel("Remove a flower")
      .disabled(game.flowers == 0)
      Text(game.flowers == 1 ? "1 flower" : "\(game.flowers) flowers")
        .font(.subheadline)
        .frame(width: 76)
      Button {
        change { $0.plant() }
      } label: {
        Image(systemName: "plus").frame(width: 16, height: 20)
      }
      .accessibilityLabel("Plant a flower")
      .disabled(game.flowers == Game.mostFlowers)
    }
  }

  @ViewBuilder private var next: some View {
    if game.isWon {
      Button("Play again") { change { $0.playAgain() } }
        .buttonStyle(.borderedProminent)
        .tint(Color(red: 0.55, green: 0.33, blue: 0.05))
    } else {
      Button("Fly home") { change { $0.fly(to: .hive) } }
        .disabled(game.goal == .hive)
    }
  }
}
