// swift-format-ignore-file
// Made by `make examples` from the examples of Composer.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Validity: PreferenceKey {
  static let defaultValue = true

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value && nextValue()
  }
}
