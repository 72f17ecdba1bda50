import SwiftUI

/// Titles at several depths, each with a switch: of those inside of each other the outermost wins, of those beside each
/// other the first.
struct DepthsScreen: View {
  @State private var isOuter = true
  @State private var isFirst = true
  @State private var isSecond = true

  var body: some View {
    Titled(name: "Outer", isOn: isOuter) {
      Form {
        Section("This page is called by") {
          Toggle("the outer view", isOn: $isOuter)
          Toggle("the first view inside", isOn: $isFirst)
          Toggle("the second view inside", isOn: $isSecond)
        }
        Section {
          HStack {
            Titled(name: "First", isOn: isFirst) { Box(name: "First", isOn: isFirst) }
            Titled(name: "Second", isOn: isSecond) { Box(name: "Second", isOn: isSecond) }
          }
        } footer: {
          Text("Without any of them the page has no title.")
        }
      }
    }
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A view that sets the title of its page, if it is switched on.
private struct Titled<Content: View>: View {
  let name: String
  let isOn: Bool
  @ViewBuilder let content: Content

  var body: some View {
    if isOn {
      content.navigationTitle(name)
    } else {
      content
    }
  }
}

private struct Box: View {
  let name: String
  let isOn: Bool

  var body: some View {
    Text(name)
      .frame(maxWidth: .infinity, minHeight: 60)
      .background(isOn ? Color.accentColor.opacity(0.2) : Color.gray.opacity(0.15))
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}
