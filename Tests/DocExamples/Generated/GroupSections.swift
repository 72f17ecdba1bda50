// swift-format-ignore-file
// Made by `make examples` from the examples of GroupSections.

import SwiftUI
import Testing
import WaggleTestKit

private struct Cards<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack {
      Group(sections: content) { sections in
        ForEach(sections) { section in
          VStack {
            section.header.bold()
            section.content
          }
          .padding()
          .background(.yellow)
        }
      }
    }
  }
}
