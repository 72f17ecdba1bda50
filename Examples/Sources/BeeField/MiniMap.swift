import SwiftUI

/// Lays a small map over a view's top right corner, from the landmarks that the view's parts report.
struct MiniMap: ViewModifier {
  let screen: GeometryProxy
  let scale: CGFloat = 0.22

  func body(content: Content) -> some View {
    content.overlayPreferenceValue(LandmarksKey.self) { landmarks in
      ZStack {
        RoundedRectangle(cornerRadius: 10).fill(Color.white.opacity(0.75))
        ForEach(landmarks) { landmark in
          icon(landmark, in: frame(of: landmark))
        }
      }
      // Coordinates that are read go from left to right in all languages.
      .environment(\.layoutDirection, .leftToRight)
      .frame(width: screen.size.width * scale, height: screen.size.height * scale)
      // In a low window flowers are below its edge.
      .clipShape(RoundedRectangle(cornerRadius: 10))
      .overlay { RoundedRectangle(cornerRadius: 10).stroke(Color.black.opacity(0.6)) }
      .accessibilityElement()
      .accessibilityLabel("Map")
      .accessibilityValue("\(landmarks.count) places")
      .accessibilityAddTraits(.isImage)
      .padding(16)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    }
  }

  @ViewBuilder
  private func icon(_ landmark: Landmark, in frame: CGRect) -> some View {
    switch landmark.kind {
    case .hive:
      symbol("house.fill", .purple, in: frame)
    case .bee:
      symbol("circle.fill", .orange, in: frame)
    case .flower:
      symbol("seal.fill", .yellow, in: frame)
    }
  }

  private func symbol(_ name: String, _ color: Color, in frame: CGRect) -> some View {
    Image(systemName: name)
      .foregroundColor(color)
      .shadow(color: .black.opacity(0.35), radius: 1)
      .frame(width: frame.width, height: frame.height)
      .position(x: frame.midX, y: frame.midY)
  }

  private func frame(of landmark: Landmark) -> CGRect {
    screen[landmark.bounds].applying(CGAffineTransform(scaleX: scale, y: scale))
  }
}

extension View {
  /// Puts a map of this view over its top right corner.
  func miniMap(of screen: GeometryProxy) -> some View {
    modifier(MiniMap(screen: screen))
  }
}
