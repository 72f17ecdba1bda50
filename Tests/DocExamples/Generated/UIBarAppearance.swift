// swift-format-ignore-file
// Made by `make examples` from the examples of UIBarAppearance.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemYellow
    look.largeTitleTextAttributes = [.foregroundColor: UIColor.brown]
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().scrollEdgeAppearance = look
  }
}
