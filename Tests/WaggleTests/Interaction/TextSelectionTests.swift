import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Texts that can be selected.
@MainActor @Suite struct TextSelectionTests {
  private func makeHost(_ width: CGFloat = 300, @ViewBuilder _ content: @escaping () -> some View)
    -> TestHost
  {
    TestHost(size: CGSize(width: width, height: 200), content: content)
  }

  private func copied(_ host: TestHost) -> String? {
    host.key("c", modifiers: .command)
    return host.host.runtime.store(TextClipboard.self).text
  }

  private func press(_ host: TestHost, _ phase: PointerEvent.Phase, _ point: CGPoint) {
    let event = PointerEvent(
      id: 1, kind: .mouse, phase: phase, location: point, time: host.host.runtime.time)
    host.frame { host.host.input.handle(.pointer(event)) }
  }

  private func drag(_ host: TestHost, from: CGPoint, to: CGPoint) {
    press(host, .began, from)
    press(host, .moved, CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2))
    press(host, .moved, to)
    press(host, .ended, to)
  }

  private func click(_ host: TestHost, _ point: CGPoint) {
    press(host, .began, point)
    press(host, .ended, point)
  }

  @Test func `a mouse that moves over a text selects it, and its characters are copied`() throws {
    let host = makeHost { Text("Clover and thyme").textSelection(.enabled) }
    let frame = try host.find(label: "Clover and thyme").frame
    drag(
      host, from: CGPoint(x: frame.minX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
    #expect(copied(host) == "Clover and thyme")
  }

  @Test func `a second click selects a word and a third the paragraph`() throws {
    let host = makeHost { Text("Clover\nThyme").textSelection(.enabled) }
    let frame = try host.find(label: "Clover\nThyme").frame
    let point = CGPoint(x: frame.minX + 4, y: frame.maxY - 6)
    click(host, point)
    #expect(copied(host) == nil)
    click(host, point)
    #expect(copied(host) == "Thyme")
    click(host, point)
    #expect(copied(host) == "Thyme")
    host.key("a", modifiers: .command)
    #expect(copied(host) == "Clover\nThyme")
  }

  @Test func `what is copied is what was written, where it wraps and where it is truncated`() throws
  {
    let words = "Clover and thyme and sage and heather"
    for limit in [nil, 1] {
      let host = makeHost(120) { Text(words).lineLimit(limit).textSelection(.enabled) }
      let frame = try host.find(label: words).frame
      drag(
        host, from: CGPoint(x: frame.minX, y: frame.minY + 4),
        to: CGPoint(x: frame.maxX, y: frame.maxY - 4))
      #expect(copied(host) == words)
    }
  }

  @Test func `a selection is drawn behind the text until a click elsewhere`() throws {
    let host = makeHost {
      VStack {
        Text("Clover").textSelection(.enabled)
        Text("Elsewhere")
      }
    }
    let plain = host.host.displayList.description
    let frame = try host.find(label: "Clover").frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    for _ in 1...2 { click(host, middle) }
    #expect(host.host.displayList.description != plain)
    let other = try host.find(label: "Elsewhere").frame
    click(host, CGPoint(x: other.midX, y: other.midY))
    #expect(host.host.displayList.description == plain)
  }

  @Test func `without it, and inside of a view that disables it, a text cannot be selected`() throws
  {
    let host = makeHost {
      VStack {
        Text("Plain")
        Text("Disabled").textSelection(.disabled)
      }
      .textSelection(.enabled)
    }
    let frame = try host.find(label: "Disabled").frame
    for _ in 1...2 { click(host, CGPoint(x: frame.midX, y: frame.midY)) }
    #expect(copied(host) == nil)
  }

  @Test func `a button around a text that can be selected is still pressed`() throws {
    struct Pressed: View {
      @State private var count = 0

      var body: some View {
        Button {
          count += 1
        } label: {
          Text("Count \(count)").textSelection(.enabled)
        }
      }
    }
    let host = makeHost { Pressed() }
    let frame = try host.find(role: .button, label: "Count 0").frame
    click(host, CGPoint(x: frame.midX, y: frame.midY))
    #expect(host.text == ["Count 1"])
  }

  @Test func `another text ends the selection`() throws {
    struct Changing: View {
      @State private var word = "Clover"

      var body: some View {
        Text(word).textSelection(.enabled).onKeyPress("n") {
          word = "Thyme"
          return .handled
        }
      }
    }
    let host = makeHost { Changing() }
    let frame = try host.find(label: "Clover").frame
    for _ in 1...2 { click(host, CGPoint(x: frame.midX, y: frame.midY)) }
    #expect(copied(host) == "Clover")
    host.key("n")
    #expect(host.text == ["Thyme"])
    let clipboard = host.host.runtime.store(TextClipboard.self)
    clipboard.text = nil
    #expect(copied(host) == nil)
  }
}
