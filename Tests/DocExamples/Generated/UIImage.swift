// swift-format-ignore-file
// Made by `make examples` from the examples of UIImage.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    let png = try ImageRenderer(content: Text("Clover")).pngData(scale: 2)
    if let image = UIImage(data: png, scale: 2) {
      print(image.size.height)  // 22.0
      let view = Image(uiImage: image).resizable().scaledToFit()
    }
  }
}

@MainActor @Test private func `Examples of UIImage`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
