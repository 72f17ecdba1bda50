import SwiftUI

/// Which heading the line beside the headings follows.
enum Guide: String, CaseIterable, Identifiable {
  case none = "None"
  case longest = "Longest"
  case shortest = "Shortest"

  var id: Guide { self }

  /// The frame that this guide follows.
  func frame(of frames: [CGRect]) -> CGRect? {
    switch self {
    case .none: nil
    case .longest: frames.max { $0.width < $1.width }
    case .shortest: frames.min { $0.width < $1.width }
    }
  }
}

extension View {
  /// Draws two lines over a view: at both sides of its longest or its shortest heading.
  func guide(_ guide: Guide) -> some View {
    overlayPreferenceValue(HeadingBoundsKey.self) { anchors in
      GeometryReader { page in
        if let frame = guide.frame(of: anchors.map { page[$0] }) {
          ForEach([frame.minX, frame.maxX], id: \.self) { x in
            Rectangle()
              .fill(Color.red)
              .frame(width: 1, height: page.size.height)
              .position(x: x, y: page.size.height / 2)
          }
          .accessibilityHidden(true)
        }
      }
      // Coordinates that are read go from left to right in all languages.
      .environment(\.layoutDirection, .leftToRight)
      .allowsHitTesting(false)
    }
  }
}
