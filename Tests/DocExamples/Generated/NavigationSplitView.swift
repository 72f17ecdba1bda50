// swift-format-ignore-file
// Made by `make examples` from the examples of NavigationSplitView.

import SwiftUI
import Testing
import WaggleTestKit

private struct Apiary: View {
  @State private var hive: Int?

  var body: some View {
    NavigationSplitView {
      List(1..<10, id: \.self, selection: $hive) { Text("Hive \($0)") }
    } detail: {
      if let hive { Text("Hive \(hive)") } else { Text("Choose a hive") }
    }
  }
}
