// swift-format-ignore-file
// Made by `make examples` from the examples of UTType.

import SwiftUI
import Testing
import WaggleTestKit

private extension UTType {
  static let flower = UTType(exportedAs: "com.example.flower", conformingTo: .json)
}
