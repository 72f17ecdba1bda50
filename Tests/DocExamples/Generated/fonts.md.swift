// swift-format-ignore-file
// Made by `make examples` from the examples of fonts.md.

import CoreText
import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let url = URL(filePath: "Fonts/Meadow.ttf")
    guard CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) else {
      fatalError("cannot register \(url.path)")
    }
  }
}
