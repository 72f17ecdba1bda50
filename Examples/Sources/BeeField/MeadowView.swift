import SwiftUI

/// The whole screen: sky above meadow, the hive and the bee, the flowers, the map.
///
/// It knows neither the number of the flowers nor their positions: what the bee and the map need travels up to it.
public struct MeadowView: View {
  @State private var flowers = 6
  @State private var goal: Landmark.Kind = .flower(4)
  @State private var landmarks: [Landmark] = []

  public init() {}

  public var body: some View {
    GeometryReader { screen in
      ZStack {
        Backdrop()
        VStack(spacing: 0) {
          Hive { goal = .hive }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.leading, 32)
            .padding(.top, screen.size.height * Backdrop.horizon - 112)
          Spacer()
          FlowerBed(count: flowers, columns: columns(for: screen.size)) { goal = .flower($0) }
          Button("Plant a flower") { flowers += 1 }
            .buttonStyle(.borderedProminent)
            .tint(Color(red: 0.36, green: 0.22, blue: 0.10))
            .padding(.top, 28)
            .padding(.bottom, 36)
        }
        Bee()
          .accessibilityElement()
          .accessibilityLabel("Bee")
          .accessibilityAddTraits(.isImage)
          .position(beePosition(on: screen))
          // Coordinates that are read go from left to right in all languages.
          .environment(\.layoutDirection, .leftToRight)
      }
      .onPreferenceChange(LandmarksKey.self) { landmarks = $0 }
      .miniMap(of: screen)
    }
  }

  /// A column for each 118 points, two to four.
  private func columns(for size: CGSize) -> Int {
    min(4, max(2, Int(size.width / 118)))
  }

  /// Beside the upper right edge of the bee's goal; the middle of the screen before the goal is known.
  private func beePosition(on screen: GeometryProxy) -> CGPoint {
    guard let target = landmarks.first(where: { $0.kind == goal }) else {
      return CGPoint(x: screen.size.width / 2, y: screen.size.height / 2)
    }
    let frame = screen[target.bounds]
    return CGPoint(x: frame.maxX + 6, y: frame.minY - 18)
  }
}
