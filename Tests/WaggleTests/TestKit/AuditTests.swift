import Foundation
import SwiftUI
import Testing
import TestSupport
import WaggleTestKit

/// What some people cannot read or use in a window.
@MainActor @Suite("Audits") struct AuditTests {
  private func issues<Content: View>(
    _ types: AccessibilityAuditType, size: CGSize = CGSize(width: 300, height: 200),
    scheme: ColorScheme = .light, textSize: DynamicTypeSize = .large,
    @ViewBuilder _ content: @escaping () -> Content
  ) throws -> [String] {
    let host = TestHost(size: size, colorScheme: scheme, content: content)
    host.setEnvironment(\.dynamicTypeSize, textSize)
    return try host.performAccessibilityAudit(for: types).map(\.description)
  }

  @Test func `C734: text is found whose contrast is below 4.5 to 1, from WCAG's figures`() throws {
    // #767676 is the lightest grey with 4.5 to 1 on white, #777777 has 4.48.
    let content = VStack {
      Text("enough").foregroundStyle(Color(white: 0x76 / 255.0))
      Text("faint").foregroundStyle(Color(white: 0x77 / 255.0))
      Text("fainter").foregroundStyle(.black.opacity(0.3))
    }
    let found = try issues(.contrast) { content }
    #expect(
      found == [
        "Text “faint” has a contrast of 4.5 : 1; it needs 4.5 : 1.",
        "Text “fainter” has a contrast of 2.1 : 1; it needs 4.5 : 1.",
      ])
  }

  @Test(arguments: [
    (size: 24.0, weight: Font.Weight.regular, isFound: false), (23, .regular, true),
    (19, .bold, false), (18, .bold, true),
  ])
  func `C734: large text needs a contrast of 3 to 1`(
    size: Double, weight: Font.Weight, isFound: Bool
  ) throws {
    let found = try issues(.contrast) {
      Text("Large").font(.system(size: size, weight: weight))
        .foregroundStyle(Color(white: 0x90 / 255.0))
    }
    #expect(found.isEmpty != isFound)
  }

  @Test
  func
    `C734: the contrast is that to what is drawn behind, with all opacities, in the scheme of the window`()
    throws
  {
    let content = VStack {
      Text("white on blue").foregroundStyle(.white).padding().background(.blue)
      Text("white on navy").foregroundStyle(.white).padding()
        .background(Color(red: 0, green: 0, blue: 0.4))
      Text("half").opacity(0.5)
    }
    #expect(
      try issues(.contrast) { content }.map { $0.prefix(20) } == [
        "Text “white on blue”", "Text “half” has a co",
      ])
    let dark = try issues(.contrast, scheme: .dark) { Text("white").opacity(0.2) }
    #expect(dark.count == 1)
  }

  @Test
  func `C734: disabled controls and texts over a gradient have no contrast to be too low`() throws {
    let found = try issues(.contrast) {
      VStack {
        Button("Save") {}.disabled(true)
        Text("over a sunset").padding(30).foregroundStyle(.gray)
          .background(
            LinearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing))
      }
    }
    #expect(found == [])
  }

  @Test func `C734: what is touched is at least 44 by 44 points`() throws {
    let found = try issues(.hitRegion) {
      VStack {
        Button("Small") {}
        Button {
        } label: {
          Text("Large").frame(width: 60, height: 44)
        }
        Button("Off") {}.disabled(true)
        Text("See [the map](https://example.com)")
        Image(systemName: "trash").onTapGesture {}
      }
    }
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("Button “Small” is ") ?? false)
  }

  @Test func `C734: a row of a list is one target, as high as the row`() throws {
    let found = try issues(.hitRegion) {
      List {
        Button("A row") {}
        NavigationLink("Another", value: 1)
      }
    }
    #expect(found == [])
  }

  @Test func `C734: controls and images need words`() throws {
    let found = try issues(.sufficientElementDescription) {
      VStack {
        Button {
        } label: {
          Color.red.frame(width: 44, height: 44)
        }
        .accessibilityIdentifier("red")
        Button("Named") {}
        Toggle("", isOn: .constant(true))
        TextField("Name", text: .constant(""))
      }
    }
    #expect(
      found == [
        "Button with the identifier red has no label; .accessibilityLabel gives it one.",
        "Toggle has no label; .accessibilityLabel gives it one.",
      ])
  }

  @Test func `C734: text that is cut short is found, and what its view shows of it`() throws {
    let found = try issues(.textClipped) {
      VStack {
        Text("A sentence that does not fit into a line").lineLimit(1).frame(width: 100)
        Text("Wait…")
        Text("A sentence that has as many lines as it needs").frame(width: 100)
      }
    }
    #expect(found.count == 1, "\(found)")
    #expect(
      found[0].hasPrefix("Text “A sentence that does not fit into a line” is cut short: “A sen"))
  }

  @Test func `C734: text out of the window is found, but not where it scrolls`() throws {
    let lines = VStack(alignment: .leading) {
      ForEach(0..<12) { Text("Line \($0)") }
    }
    let still = try issues(.textClipped) { lines }
    #expect(still.first?.contains("is partly outside of the window") ?? false)
    #expect(try issues(.textClipped) { ScrollView { lines } } == [])
  }

  @Test func `C734: at larger sizes of text more is cut short`() throws {
    let content = HStack {
      Text("Honey of the meadow").lineLimit(1)
      Spacer()
      Text("120 g").fixedSize()
    }
    #expect(try issues(.textClipped) { content } == [])
    #expect(try issues(.textClipped, textSize: .accessibility3) { content }.count == 1)
  }

  @Test func `C734: an audit leaves the window as it was`() throws {
    let host = TestHost {
      List { ForEach(0..<50) { Button("Row \($0)") {} } }
    }
    host.settle()
    let (before, bodies) = (host.text, host.counts.bodies)
    _ = try host.performAccessibilityAudit()
    #expect(host.text == before)
    #expect(host.counts.bodies == bodies)
  }
}
