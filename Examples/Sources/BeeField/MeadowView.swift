import SwiftUI

/// The whole screen: sky above meadow, the hive and the bee, the flowers, the map.
struct MeadowView: View {
  @State private var goal: Landmark.Kind = .hive
  @State private var landmarks: [Landmark] = []

  var body: some View {
    GeometryReader { screen in
      ZStack {
        Backdrop()
        VStack(spacing: 0) {
          HStack {
            Hive(goal: $goal)
            Spacer()
          }
          .padding(.leading, 28)
          .padding(.top, 72)
          Spacer()
          FlowerBed(goal: $goal)
            .padding(.bottom, 48)
        }
        Bee()
          .position(beePosition(on: screen))
      }
      .onPreferenceChange(LandmarksKey.self) { landmarks = $0 }
      .map(of: screen, scale: 0.25)
    }
  }

  /// Above the middle of where the bee wants to be; before anything is known, the middle of the screen.
  private func beePosition(on screen: GeometryProxy) -> CGPoint {
    guard let target = landmarks.first(where: { $0.kind == goal }) else {
      return CGPoint(x: screen.size.width / 2, y: screen.size.height / 2)
    }
    let frame = screen[target.bounds]
    return CGPoint(x: frame.midX + 64, y: frame.midY + 72)
  }
}

/// Sky, sun and grass.
struct Backdrop: View {
  var body: some View {
    VStack(spacing: 0) {
      LinearGradient(
        colors: [
          Color(red: 0.55, green: 0.80, blue: 0.98), Color(red: 0.88, green: 0.96, blue: 1),
        ],
        startPoint: .top, endPoint: .bottom)
      LinearGradient(
        colors: [
          Color(red: 0.56, green: 0.80, blue: 0.38), Color(red: 0.30, green: 0.62, blue: 0.30),
        ],
        startPoint: .top, endPoint: .bottom)
    }
  }
}
