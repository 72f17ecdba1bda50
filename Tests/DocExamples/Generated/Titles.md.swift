// swift-format-ignore-file
// Made by `make examples` from the examples of Titles.md.

import SwiftUI
import Testing
import WaggleTestKit

private enum Mood: Int { case calm, busy, urgent }

private struct MoodKey: PreferenceKey {
  static let defaultValue = Mood.calm

  static func reduce(value: inout Mood, nextValue: () -> Mood) {
    let next = nextValue()
    if next.rawValue > value.rawValue { value = next }
  }
}
