// swift-format-ignore-file
// Made by `make examples` from the examples of NavigationPath.

import SwiftUI
import Testing
import WaggleTestKit

private struct Flower: Hashable { var name: String }

@MainActor private struct Example1 {
  func run() throws {
    var path = NavigationPath()
    path.append(Flower(name: "Clover"))  // above the root
    path.append(3)  // on top
    path.removeLast()  // back to the clover
  }
}
