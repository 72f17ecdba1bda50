import Foundation
import SwiftUI

/// Large images that are shown as templates, and that other views are shown through.
@main struct Stencils: App {
  var body: some Scene { WindowGroup { Content() } }
}

private struct Content: View {
  @State private var isLarge = false
  @State private var isGreen = false

  var body: some View {
    VStack(spacing: 20) {
      Button("Larger") { isLarge.toggle() }
      Button("Green") { isGreen.toggle() }
      Image(uiImage: Stencil.large).renderingMode(.template).resizable()
        .frame(width: isLarge ? 200 : 60, height: isLarge ? 200 : 60)
        .foregroundStyle(isGreen ? .green : .blue)
      Color.red.frame(width: 80, height: 80)
        .mask { Image(uiImage: Stencil.large).resizable() }
      Text("\(Stencil.file.count) bytes")
    }
  }
}

/// A file of 1242 x 1242 pixels: a disc of dots in the middle, and nothing around it.
@MainActor private enum Stencil {
  static let file = drawn()
  static let large = UIImage(data: file)!

  private static func drawn() -> Data {
    let drawing = Canvas { canvas, size in
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      canvas.fill(
        Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 80, dy: 80)),
        with: .color(.black))
      for index in 0..<2000 {
        let (angle, length) = (Double(index) * 2.4, 40 + Double(index * 37 % 90))
        let dot = CGPoint(x: middle.x + length * cos(angle), y: middle.y + length * sin(angle))
        let color = Color(hue: Double(index % 17) / 17, saturation: 0.7, brightness: 0.9)
        canvas.fill(
          Path(ellipseIn: CGRect(x: dot.x, y: dot.y, width: 9, height: 9)), with: .color(color))
      }
    }
    .frame(width: 414, height: 414)
    return (try? ImageRenderer(content: drawing).pngData(scale: 3)) ?? Data()
  }
}
