import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Height: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Unlawful: the next value takes all, and so does a default.
private struct Latest: PreferenceKey {
  static let defaultValue = "none"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private struct Places: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Room<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content.onPreferenceChange(Names.self) { _ in } }
}

private struct Row: View {
  var body: some View { leaf.writes("row") }
}

/// Ten programs with mistakes that people ask about in public, and the sentence that saves them the afternoon.
@MainActor @Suite struct PublicMistakeTests {
  private func made<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    let host = host(.seeds, content)
    host.settle()
    return host
  }

  @Test func `1. a title is always the default: an overlay with an if is a place that is empty`() {
    struct Title: View {
      var body: some View {
        leaf.preference(key: Latest.self, value: "Inbox").overlay { if true { Color.red } }
      }
    }
    let host = made { Title().onPreferenceChange(Latest.self) { _ in } }
    let text = host.explain(Latest.self, from: "Title")
    #expect(text.contains("reduce of Latest"), "\(text)")
    #expect(text.contains("the default of a place that can be empty (R004)"), "\(text)")
    #expect(text.contains("combine value and nextValue()"), "\(text)")
  }

  @Test func `2. a height measured in a background arrives at the stack around it`() {
    struct Measured: View {
      var body: some View {
        leaf.background(
          GeometryReader { proxy in
            Color.clear.preference(key: Height.self, value: proxy.size.height)
          })
      }
    }
    let host = made { VStack { Measured() }.onPreferenceChange(Height.self) { _ in } }
    let text = host.explain(Height.self, from: "Measured")
    #expect(text.hasPrefix("It arrives"), "\(text)")
  }

  @Test func `3. rows of a List that are not made: the sentence has the counts`() {
    let host = made { Room { List(0..<500, id: \.self) { _ in Row() } } }
    let text = host.explain(Names.self, from: "[400]")
    #expect(text.contains("List has made "), "\(text)")
    #expect(text.contains(" of its 500 rows"), "\(text)")
    #expect(text.contains("from the data"), "\(text)")
    let made = host.explain(Names.self, from: "Row")
    #expect(made.hasPrefix("It arrives") && made.contains(" of its 500 rows"), "\(made)")
  }

  @Test func `4. two anchors on one view: the cure is transformAnchorPreference`() {
    struct Marked: View {
      var body: some View {
        leaf.anchorPreference(key: Places.self, value: .bounds) { [$0] }
          .anchorPreference(key: Places.self, value: .bounds) { [$0] }
      }
    }
    let host = made { Marked().overlayPreferenceValue(Places.self) { _ in Color.clear } }
    let text = host.explain(Places.self, from: "Marked")
    #expect(
      text.contains("use transformAnchorPreference(key: Places.self, value: …) there"), "\(text)")
    let report = host.diagnostics.first { $0.id == "N-SHADOW" }
    #expect(report?.message.contains("use transformAnchorPreference(") == true, "\(report as Any)")
  }

  @Test func `5. a sheet keeps what it writes, and the presenter is named without its parts`() {
    let host = made {
      Room { leaf.sheet(isPresented: .constant(true)) { VStack { Row() } } }
    }
    let text = host.explain(Names.self, from: "Row")
    #expect(text.contains("is in a presentation, such as a sheet"), "\(text)")
    let report = host.diagnostics.first { $0.id == "N-BOUNDARY" }
    #expect(report?.message.contains("in what Room presents") == true, "\(report as Any)")
  }

  @Test func `6. an item of a toolbar writes for the screen`() {
    let host = made { Room { NavigationStack { leaf.toolbar { ToolbarItem { Row() } } } } }
    let text = host.explain(Names.self, from: "Row")
    #expect(text.contains("Row is in an item of a toolbar"), "\(text)")
  }

  @Test func `7. observers on a ForEach have one row each: the answer says which`() {
    let host = made {
      VStack { ForEach(0..<3, id: \.self) { index in Room { leaf.writes("\(index)") } } }
    }
    let text = host.explain(Names.self, from: "Room")
    #expect(
      text.contains("From VStack > [0] > Room ([\"0\"]) to VStack > [0] > Room:\nIt arrives"),
      "\(text)")
    #expect(text.contains("[1] > Room, and 5 more:\nIt does not arrive"), "\(text)")
  }

  @Test func `8. a candidate of ViewThatFits that is not shown is not asked`() {
    struct Wide: View {
      var body: some View { leaf.frame(width: 5_000, height: 4).writes("wide") }
    }
    struct Narrow: View {
      var body: some View { leaf.frame(width: 5, height: 4).writes("narrow") }
    }
    let host = made {
      Room {
        ViewThatFits {
          Wide()
          Narrow()
        }
      }
    }
    let text = host.explain(Names.self, from: "Wide")
    #expect(text.contains("ViewThatFits shows another candidate"), "\(text)")
  }

  @Test func `9. a branch that is not shown has no view: the answer says what to look for`() {
    let host = made { Room { VStack { if false { Row() } } } }
    let text = host.explain(Names.self, from: "Row")
    #expect(text.contains("branches of an if that are not shown"), "\(text)")
  }

  @Test func `10. an observer beside the stack of screens: the view named contains both`() {
    let host = made {
      VStack {
        Room { leaf }
        NavigationStack { List { Row() } }
      }
    }
    let text = host.explain(Names.self, from: "Row", to: "Room")
    #expect(
      text.contains("Put onPreferenceChange(Names.self) on VStack, which contains both."), "\(text)"
    )
    let report = host.diagnostics.first { $0.id == "W-ORDER" }
    #expect(
      report?.message.contains("in VStack > NavigationStack > List > Row, which is") == true,
      "\(report as Any)")
  }
}
