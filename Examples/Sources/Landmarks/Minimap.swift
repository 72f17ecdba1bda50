import SwiftUI

/// Lays a small map over a view, drawn from the landmarks of the view alone.
struct Minimap: ViewModifier {
  let scale: CGFloat
  let alignment: Alignment
  let isShown: Bool

  func body(content: Content) -> some View {
    content.overlayPreferenceValue(LandmarksKey.self) { landmarks in
      GeometryReader { screen in
        if isShown {
          map(landmarks, of: screen)
            .accessibilityElement()
            .accessibilityLabel("Map")
            .accessibilityValue("\(visible(landmarks, on: screen).count) landmarks")
            .accessibilityAddTraits(.isImage)
            .padding(12)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            .transition(.opacity)
        }
      }
      .allowsHitTesting(false)
    }
  }

  private func map(_ landmarks: [Landmark], of screen: GeometryProxy) -> some View {
    let sheet = RoundedRectangle(cornerRadius: 10)
    return ZStack {
      sheet.fill(.background.opacity(0.85))
      ForEach(visible(landmarks, on: screen)) { landmark in
        let frame = screen[landmark.bounds]
        Image(systemName: landmark.systemImage)
          .font(.system(size: 11))
          .foregroundStyle(landmark.color)
          .position(x: frame.midX * scale, y: frame.midY * scale)
      }
    }
    // Coordinates that are read go from left to right in all languages.
    .environment(\.layoutDirection, .leftToRight)
    .frame(width: screen.size.width * scale, height: screen.size.height * scale)
    .clipShape(sheet)
    .overlay { sheet.strokeBorder(Color.primary.opacity(0.5), lineWidth: 1) }
  }

  /// Those that are not scrolled away.
  private func visible(_ landmarks: [Landmark], on screen: GeometryProxy) -> [Landmark] {
    let bounds = CGRect(origin: .zero, size: screen.size)
    return landmarks.filter { bounds.intersects(screen[$0.bounds]) }
  }
}

extension View {
  /// Puts a map of this view's landmarks over it.
  public func minimap(
    scale: CGFloat = 0.22, alignment: Alignment = .topTrailing, isShown: Bool = true
  ) -> some View {
    modifier(Minimap(scale: scale, alignment: alignment, isShown: isShown))
  }
}
