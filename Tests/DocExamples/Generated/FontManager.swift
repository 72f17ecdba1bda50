// swift-format-ignore-file
// Made by `make examples` from the examples of FontManager.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let file = URL(filePath: "Fonts/Meadow.ttf")
    var error: Unmanaged<CFError>?
    if !CTFontManagerRegisterFontsForURL(file, .process, &error) {
      print(error?.takeRetainedValue() as Any)
    }
  }
}
