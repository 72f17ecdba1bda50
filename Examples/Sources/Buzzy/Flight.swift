import SwiftUI

/// Draws the bee above a view, at the landmark that it is bound for.
///
/// The bee has no state: its position is that of its goal. So it flies there when the goal changes in an animation, and
/// stays on a flower that moves.
struct Flight: ViewModifier {
  let game: Game
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.overlayPreferenceValue(LandmarksKey.self) { landmarks in
      GeometryReader { screen in
        if let goal = place(of: game.goal, among: landmarks, on: screen) {
          let origin = place(of: game.origin, among: landmarks, on: screen) ?? goal
          Bee(facesLeft: goal.x < origin.x, isFlying: game.isFlying)
            .landmark(.bee, color: .orange)
            .accessibilityElement()
            .accessibilityLabel("Bee")
            .accessibilityValue(whereabouts)
            .accessibilityAddTraits(.isImage)
            .position(goal)
        }
      }
      // Coordinates that are read go from left to right in all languages.
      .environment(\.layoutDirection, .leftToRight)
      .allowsHitTesting(false)
    }
  }

  /// In the middle of a flower; before the hive, on the side of the field.
  private func place(of place: Place, among landmarks: [Landmark], on screen: GeometryProxy)
    -> CGPoint?
  {
    guard let landmark = landmarks.first(where: { $0.subject == .place(place) }) else { return nil }
    let frame = screen[landmark.bounds]
    guard place == .hive else { return CGPoint(x: frame.midX, y: frame.midY) }
    return CGPoint(x: direction == .leftToRight ? frame.maxX : frame.minX, y: frame.midY)
  }

  private var whereabouts: String {
    switch (game.isFlying, game.goal) {
    case (true, .hive): "flying home"
    case (true, .flower(let number)): "flying to flower \(number)"
    case (false, .hive): "at home"
    case (false, .flower(let number)): "on flower \(number)"
    }
  }
}

extension View {
  /// Lets the bee of a game fly among this view's landmarks.
  func flight(of game: Game) -> some View {
    modifier(Flight(game: game))
  }
}
