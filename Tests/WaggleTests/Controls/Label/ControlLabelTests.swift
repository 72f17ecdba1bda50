import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Settings: View {
  @State private var isOn = false
  @State private var flower = 1
  var subtitle: String? = "Below"

  var body: some View {
    Form {
      LabeledContent {
        Text("value")
      } label: {
        Text("Content")
        Text("Below content")
      }
      Toggle(isOn: $isOn) {
        Text("Toggle")
        Text("Below toggle")
      }
      Picker(selection: $flower) {
        Text("One").tag(1)
      } label: {
        Text("Picker")
        if let subtitle { Text(subtitle) }
      }
    }
  }
}

@MainActor @Suite struct ControlLabelTests {
  private func frame(of string: String, in host: TestHost) throws -> CGRect {
    var found: CGRect?
    host.displayList.list.forEachItem { node, transform in
      guard case .text(let layout, let origin) = node.content, layout.shownString == string else {
        return
      }
      found = CGRect(origin: origin, size: layout.size).applying(transform)
    }
    return try #require(found, "\(string)")
  }

  @Test func `C048: of texts in a label the first is the title, and others are below it`() throws {
    let host = TestHost.phone(height: 600) { Settings() }
    for (title, below) in [
      ("Content", "Below content"), ("Toggle", "Below toggle"), ("Picker", "Below"),
    ] {
      let (a, b) = try (frame(of: title, in: host), frame(of: below, in: host))
      #expect(a.minX == b.minX)
      #expect(a.maxY <= b.minY)
      #expect(b.height < a.height, "\(below) is smaller")
    }
    #expect(host.text.contains("One"), "a picker keeps its value")
  }

  @Test func `C048: a title without a text below it is as high as a title alone`() throws {
    let host = TestHost.phone(height: 600) { Settings(subtitle: nil) }
    #expect(!host.text.contains("Below"))
    #expect(host.text.contains("Picker"))
  }
}
