import SwiftUI

extension View {
  /// Lays a small map of this view over its top right corner, from the landmarks that its parts report.
  func map(of screen: GeometryProxy, scale: CGFloat) -> some View {
    overlayPreferenceValue(LandmarksKey.self) { landmarks in
      Map(landmarks: landmarks, screen: screen, scale: scale)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    }
  }
}

/// Every landmark, at its place and size times the scale.
struct Map: View {
  let landmarks: [Landmark]
  let screen: GeometryProxy
  let scale: CGFloat

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10).fill(Color.white.opacity(0.7))
      ForEach(landmarks) { landmark in
        let frame = frame(of: landmark)
        Image(systemName: landmark.symbol)
          .foregroundColor(landmark.tint)
          .frame(width: frame.width, height: frame.height)
          .position(x: frame.midX, y: frame.midY)
      }
      RoundedRectangle(cornerRadius: 10).stroke(Color.black.opacity(0.6))
    }
    .frame(width: screen.size.width * scale, height: screen.size.height * scale)
  }

  private func frame(of landmark: Landmark) -> CGRect {
    screen[landmark.bounds].applying(CGAffineTransform(scaleX: scale, y: scale))
  }
}
