// swift-format-ignore-file
// Made by `make examples` from the examples of UserActivities.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hive: View {
  let number: Int

  var body: some View {
    Text("Hive \(number)")
      .userActivity("com.example.hive") { activity in
        activity.title = "Hive \(number)"
        activity.userInfo = ["number": number]
      }
  }
}
