// swift-format-ignore-file
// Made by `make examples` from the examples of Bindable.

import SwiftUI
import Testing
import WaggleTestKit

@Observable private final class Settings {
  var isLoud = false
}

private struct SettingsView: View {
  @Bindable var settings: Settings

  var body: some View { LoudSwitch(isLoud: $settings.isLoud) }
}

private struct LoudSwitch: View {
  @Binding var isLoud: Bool

  var body: some View { Button(isLoud ? "Loud" : "Quiet") { isLoud.toggle() } }
}
