// swift-format-ignore-file
// Made by `make examples` from the examples of GroupSubviews.

import SwiftUI
import Testing
import WaggleTestKit

private struct Bullets<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading) {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          HStack { Text("•"); subview }
        }
        Text("\(subviews.count) in all")
      }
    }
  }
}
