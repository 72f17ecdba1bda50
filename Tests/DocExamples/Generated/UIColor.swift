// swift-format-ignore-file
// Made by `make examples` from the examples of UIColor.

import SwiftUI
import Testing
import WaggleTestKit

private extension UIColor {
  static let leaf = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.9, alpha: 1) : .systemGreen
  }
}

@MainActor private struct Example2 {
  func run() throws {
    let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    print(ink.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))  // true
  }
}

@MainActor @Test private func `Examples of UIColor`() async throws {
  try await expectPrints(["true"]) { try Example2().run() }
}
