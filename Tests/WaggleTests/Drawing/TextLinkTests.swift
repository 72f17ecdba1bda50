import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Links in texts.
@MainActor @Suite struct TextLinkTests {
  /// What was opened, in order.
  private final class Opened {
    var urls: [String] = []
  }

  private func host<Content: View>(
    _ opened: Opened, width: CGFloat = 390, @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 200)) {
      content().environment(
        \.openURL,
        OpenURLAction { url in
          opened.urls.append(url.absoluteString)
          return .handled
        })
    }
    host.settle()
    return host
  }

  @Test func `C345: a link in a text has the tint, and opens its address when it is tapped`() throws
  {
    let opened = Opened()
    let host = host(opened) {
      Text("one [two](https://two.example) three [four](https://four.example)").tint(.red)
    }
    let frame = try host.find(label: "one two three four").frame
    for x in stride(from: frame.minX + 2, to: frame.maxX, by: 4) {
      host.tap(at: CGPoint(x: x, y: frame.midY))
    }
    let (two, four) = ("https://two.example", "https://four.example")
    #expect(
      Set(opened.urls) == [two, four] && opened.urls.first == two && opened.urls.last == four)
    #expect(opened.urls.filter { $0 == two }.count < 12)
    let red = Color.red.resolve(in: EnvironmentValues().colorContext)
    var isRed: [Bool] = []
    host.host.displayList.forEachItem { node, _ in
      if case .text(let layout, _) = node.content {
        isRed = layout.text.runs.map { $0.color == red }
      }
    }
    #expect(isRed == [false, true, false, true])
  }

  @Test func `C345: a link that is wrapped opens on each of its lines, in both directions`() throws
  {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let opened = Opened()
      let host = host(opened, width: 100) {
        Text("[a link that is wrapped over lines](https://a.example)")
          .environment(\.layoutDirection, direction)
      }
      let frame = try host.find(label: "a link that is wrapped over lines").frame
      #expect(frame.height > 60)
      let edge = direction == .leftToRight ? frame.minX + 4 : frame.maxX - 4
      for y in [frame.minY + 10, frame.midY, frame.maxY - 10] {
        host.tap(at: CGPoint(x: edge, y: y))
      }
      #expect(opened.urls.count == 3)
    }
  }

  @Test func `C345: a tap beside of a link is one on the view around it`() throws {
    let (opened, taps) = (Opened(), Tally())
    let host = host(opened) {
      Text("one [two](https://two.example)").onTapGesture { taps.count += 1 }
    }
    let frame = try host.find(label: "one two").frame
    host.tap(at: CGPoint(x: frame.minX + 3, y: frame.midY))
    #expect(taps.count == 1 && opened.urls.isEmpty)
    host.tap(at: CGPoint(x: frame.maxX - 3, y: frame.midY))
    #expect(taps.count == 1 && opened.urls == ["https://two.example"])
  }

  @Test func `C345: a disabled text opens nothing`() throws {
    let opened = Opened()
    let host = host(opened) { Text("[two](https://two.example)").disabled(true) }
    let frame = try host.find(label: "two").frame
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(opened.urls.isEmpty)
  }

  @Test func `C345: a text that is one link is read as a link; of several each is an action`()
    throws
  {
    let opened = Opened()
    let host = host(opened) {
      Text("[two](https://two.example)")
      Text("[a](https://a.example) or [**b** c](https://b.example)")
    }
    try host.find(role: .link, label: "two").tap()
    let many = try host.find(label: "a or b c")
    try many.perform("b c")
    #expect(opened.urls == ["https://two.example", "https://b.example"])
  }

  @Test func `C345: keys come to each link of a text, and Return opens it`() throws {
    let opened = Opened()
    let host = host(opened) {
      VStack {
        Button("before") {}
        Text("One [two](https://two.example), [**thr**ee](https://three.example) and no more")
        Text("plain")
        Text("[four](https://four.example) of it")
        Button("after") { opened.urls.append("after") }
      }
    }
    host.key(.tab)
    for _ in 0..<4 {
      host.key(.tab)
      host.key(.return)
    }
    let addresses = ["two", "three", "four"].map { "https://\($0).example" }
    #expect(opened.urls == addresses + ["after"])
    opened.urls = []
    for name in ["two", "three"] { try host.find(role: .link, label: name).tap() }
    try host.find(role: .link, label: "four of it").tap()
    #expect(opened.urls == addresses)
  }

  @Test func `C345: a link is tapped on its first line, wherever the text is wrapped`() throws {
    let opened = Opened()
    let host = host(opened, width: 120) {
      Text("Some words before the [first link](https://a.example) and [second](https://b.example).")
    }
    try host.find(role: .link, label: "first link").tap()
    try host.find(role: .link, label: "second").tap()
    #expect(opened.urls == ["https://a.example", "https://b.example"])
  }

  @Test func `C345: a text without links is nothing that keys come to`() throws {
    let host = host(Opened()) { Text("plain") }
    #expect(host.host.query { host.host.input.root?.collected(FocusOutput.self).isEmpty } == true)
  }

  @Test func `C345: links follow the text, and a host can be dropped in the middle of a press`()
    throws
  {
    let (opened, knob) = (Opened(), Knob("https://a.example"))
    let host = host(opened) {
      Turned(knob) { address in
        Text("[x](\(address))")
      }
    }
    let frame = try host.find(label: "x").frame
    let point = CGPoint(x: frame.midX, y: frame.midY)
    host.tap(at: point)
    knob.value = "https://b.example"
    host.settle()
    host.tap(at: point)
    #expect(opened.urls == ["https://a.example", "https://b.example"])
    host.press(at: point)
  }
}
