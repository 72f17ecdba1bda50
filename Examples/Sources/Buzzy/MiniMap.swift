import SwiftUI

/// Lays a small map over a view's top right corner, drawn from the landmarks of the view alone.
struct MiniMap: ViewModifier {
  let showsAnchors: Bool

  func body(content: Content) -> some View {
    content.overlayPreferenceValue(LandmarksKey.self) { landmarks in
      GeometryReader { screen in
        if showsAnchors {
          ForEach(landmarks) { landmark in
            AnchorOutline(landmark: landmark, frame: screen[landmark.bounds])
          }
          // Coordinates that are read go from left to right in all languages.
          .environment(\.layoutDirection, .leftToRight)
          .transition(.opacity)
        }
        map(landmarks, of: screen)
          .accessibilityElement()
          .accessibilityLabel("Map")
          .accessibilityValue("\(landmarks.count) places")
          .accessibilityAddTraits(.isImage)
          .padding(Stage.margin)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
      }
      .allowsHitTesting(false)
    }
  }

  private func map(_ landmarks: [Landmark], of screen: GeometryProxy) -> some View {
    let scale = Stage(size: screen.size).mapScale
    let sheet = RoundedRectangle(cornerRadius: 12)
    return ZStack {
      sheet.fill(Color.white.opacity(0.8))
      ForEach(landmarks) { landmark in
        let frame = screen[landmark.bounds].applying(CGAffineTransform(scaleX: scale, y: scale))
        MapSign(landmark: landmark)
          .accessibilityIdentifier("map \(landmark.subject)")
          .position(x: frame.midX, y: frame.midY)
      }
      sheet.strokeBorder(Color.black.opacity(0.5), lineWidth: 1)
    }
    .environment(\.layoutDirection, .leftToRight)
    .frame(width: screen.size.width * scale, height: screen.size.height * scale)
  }
}

/// How a landmark is drawn on the map.
struct MapSign: View {
  let landmark: Landmark

  var body: some View {
    switch landmark.subject {
    case .bee:
      Circle()
        .fill(Color.yellow)
        .overlay(Circle().strokeBorder(Color.black, lineWidth: 3))
        .frame(width: 12, height: 12)
    case .place(.hive):
      Image(systemName: "house.fill")
        .foregroundStyle(landmark.color)
    case .place(.flower):
      Circle()
        .fill(landmark.color)
        .overlay(Circle().strokeBorder(Color.black.opacity(0.3), lineWidth: 1))
        .frame(width: 11, height: 11)
    }
  }
}

/// Shows the anchor that a landmark sent up: its bounds and its name.
struct AnchorOutline: View {
  let landmark: Landmark
  let frame: CGRect

  @Environment(\.colorScheme) private var scheme

  private static let magenta = Color(red: 0.75, green: 0, blue: 0.35)
  private static let rose = Color(red: 1, green: 0.6, blue: 0.8)

  var body: some View {
    Rectangle()
      .strokeBorder(
        scheme == .dark ? Self.rose : Self.magenta,
        style: StrokeStyle(lineWidth: 1.5, dash: [6, 3])
      )
      .overlay(alignment: .topLeading) {
        Text("\(landmark.subject)")
          .font(.caption2)
          .fixedSize()
          .padding(.horizontal, 3)
          .foregroundStyle(Self.magenta)
          .background(Color.white.opacity(0.8))
      }
      .frame(width: frame.width, height: frame.height)
      .accessibilityIdentifier("anchor \(landmark.subject)")
      .accessibilityHidden(true)
      .position(x: frame.midX, y: frame.midY)
  }
}

extension View {
  /// Puts a map of this view's landmarks over its top right corner.
  ///
  /// - Parameter showsAnchors: whether the landmarks are outlined at the positions that the map reads.
  func miniMap(showsAnchors: Bool = false) -> some View {
    modifier(MiniMap(showsAnchors: showsAnchors))
  }
}
