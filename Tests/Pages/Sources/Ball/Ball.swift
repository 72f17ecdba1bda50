import SwiftUI

/// Something that moves: a ball that crosses the window in two seconds, and one that never rests.
@main struct BallApp: App {
  var body: some Scene {
    WindowGroup { BallView() }
  }
}

struct BallView: View {
  @State private var isRight = false
  @State private var insertedContainers = 0
  @State private var beats = false

  var body: some View {
    VStack(spacing: 20) {
      Button("Roll", action: roll)
      Text("Arrived \(insertedContainers)")
      Circle()
        .fill(.orange)
        .frame(width: 40, height: 40)
        .accessibilityElement()
        .accessibilityLabel("Ball")
        .accessibilityAddTraits(.isImage)
        .offset(x: isRight ? 150 : -150)
      Button(beats ? "Rest" : "Beat") { beats.toggle() }
      if beats { Heart() }
    }
  }

  private func roll() {
    withAnimation(.linear(duration: 2)) {
      isRight.toggle()
    } completion: {
      insertedContainers += 1
    }
  }
}

struct Heart: View {
  @State private var isLarge = false

  var body: some View {
    Rectangle()
      .fill(.red)
      .frame(width: 40, height: 40)
      .scaleEffect(isLarge ? 1.5 : 1)
      .onAppear {
        withAnimation(.easeInOut(duration: 0.3).repeatForever()) { isLarge = true }
      }
  }
}
