import Foundation
import SwiftUI

/// Twelve large pictures, shown small. One of them becomes larger: in its frame, or by a transform.
@main struct Album: App {
  var body: some Scene { WindowGroup { Content() } }
}

private struct Content: View {
  @State private var isLarge = false
  @State private var isZoomed = false

  var body: some View {
    ScrollView {
      HStack {
        Button("Larger") { withAnimation(.linear(duration: 0.3)) { isLarge.toggle() } }
        Button("Zoom") { withAnimation(.linear(duration: 0.3)) { isZoomed.toggle() } }
        Text("\(Pictures.all.reduce(0) { $0 + $1.data.count }) bytes")
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
        ForEach(2..<12) { picture($0).frame(width: 100, height: 100) }
      }
      picture(0).frame(width: isLarge ? 300 : 100, height: isLarge ? 300 : 100)
      picture(1).frame(width: 100, height: 100).scaleEffect(isZoomed ? 3 : 1)
      // The first image, with all its pixels.
      picture(0).interpolation(.none).resizable().frame(width: 30, height: 30)
    }
  }

  /// Made again in each body, as many programs do.
  private func picture(_ number: Int) -> Image {
    Image(uiImage: UIImage(data: Pictures.all[number].data)!).resizable()
  }
}

/// Files of 1242 x 1242 pixels.
@MainActor private enum Pictures {
  static let all = (0..<12).map { (number: $0, data: file($0)) }

  private static func file(_ number: Int) -> Data {
    let drawing = Canvas { canvas, size in
      for index in 0..<1500 {
        // Spread without a pattern, and the same in each run.
        func part(_ factor: Double) -> Double {
          let value = Double(index + 1) * factor + Double(number) * 0.37
          return value - value.rounded(.down)
        }
        let radius = 4 + 24 * part(0.2113)
        canvas.fill(
          Path(
            ellipseIn: CGRect(
              x: size.width * part(0.6180), y: size.height * part(0.7549), width: radius,
              height: radius)),
          with: .color(Color(hue: part(0.3247), saturation: 0.7, brightness: 0.9, opacity: 0.8)))
      }
    }
    .frame(width: 414, height: 414).background(.white)
    return (try? ImageRenderer(content: drawing).pngData(scale: 3)) ?? Data()
  }
}
