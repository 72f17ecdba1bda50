import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct DisclosureGroupTests {
  private let dial = Dial()

  private struct Noted: View {
    let dial: Dial
    var body: some View {
      dial.count += 1
      return Text("inside")
    }
  }

  @Test func `C050: it starts collapsed, the header toggles, and collapsed content is not made`()
    throws
  {
    let host = TestHost.phone(height: 600) { [dial] in DisclosureGroup("More") { Noted(dial: dial) }
    }
    #expect(dial.count == 0)
    #expect(try host.find(role: .button, label: "More").value == "collapsed")
    try host.find(label: "More").tap()
    #expect(host.text == ["More", "inside"])
    #expect(dial.count == 1)
    #expect(try host.find(label: "More").value == "expanded")
    host.advance(by: 1)
    try host.find(label: "More").tap()
    #expect(host.text == ["More"])
  }

  @Test func `C050: a binding decides, and is set by the header`() throws {
    struct Bound: View {
      @State private var isOpen = true
      var body: some View {
        VStack {
          DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
          Text(verbatim: "\(isOpen)")
        }
      }
    }
    let host = TestHost.phone(height: 600) { Bound() }
    #expect(host.text == ["More", "inside", "true"])
    try host.find(label: "More").tap()
    #expect(host.text == ["More", "false"])
  }

  @Test func `C050: in a form the header and the content are rows`() throws {
    let host = TestHost.phone(height: 600) {
      Form {
        DisclosureGroup("More", isExpanded: .constant(true)) {
          Text("one").accessibilityIdentifier("one")
          DisclosureGroup("Inner", isExpanded: .constant(true)) {
            Text("two").accessibilityIdentifier("two")
          }
        }
      }
    }
    #expect(try host.find(label: "More").frame == CGRect(x: 16, y: 35, width: 358, height: 56))
    #expect(try host.find(identifier: "one").frame.minY == 35 + 56 + 17.75)
    #expect(try host.find(identifier: "one").frame.minX == 48)
    #expect(try host.find(identifier: "two").frame.minX == 64)
  }

  @Test func `C050: in a form the whole row toggles`() throws {
    let host = TestHost.phone(height: 600) { Form { DisclosureGroup("More") { Text("inside") } } }
    host.tap(at: CGPoint(x: 200, y: 88))
    #expect(host.text == ["More", "inside"])
  }

  @Test func `a disabled group does not open (C150), keys open it`() throws {
    let off = TestHost.phone(height: 600) {
      DisclosureGroup("More") { Text("inside") }.disabled(true)
    }
    off.tap(at: CGPoint(x: 100, y: 300))
    #expect(off.text == ["More"])
    let host = TestHost.phone(height: 600) { DisclosureGroup("More") { Text("inside") } }
    host.key(.tab)
    host.key(.space)
    #expect(host.text == ["More", "inside"])
  }

  @Test func `a custom style shows the content`() throws {
    struct Words: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
          configuration.label
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let host = TestHost.phone(height: 600) {
      DisclosureGroup("label") { Text("inside") }.disclosureGroupStyle(Words())
    }
    #expect(host.text == ["More", "label"])
    try host.find(label: "More").tap()
    #expect(host.text == ["Less", "label", "inside"])
  }

  @Test func `opened and closed again and again, nothing is left`() throws {
    let host = TestHost.phone(height: 600) { Form { DisclosureGroup("More") { Text("inside") } } }
    for _ in 0..<2 { try host.find(label: "More").tap() }
    host.advance(by: 1)
    let before = host.counts.nodesLive
    for _ in 0..<2 * manyRounds { try host.find(label: "More").tap() }
    host.advance(by: 1)
    #expect(host.counts.nodesLive == before)
  }
}
