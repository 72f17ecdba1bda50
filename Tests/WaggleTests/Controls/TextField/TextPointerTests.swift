import SwiftUI
import Testing
import Waggle
import WaggleTestKit

private struct Field: View {
  @State var text: String
  var body: some View { TextField("Text", text: $text) }
}

@MainActor private func selection(_ host: TestHost) throws -> Range<Int> {
  try #require(try host.find(role: .textField, label: "Text").textInput)
    .selectedRange
}

@MainActor @Suite struct TextPointerTests {
  private let size = CGSize(width: 300, height: 40)

  @Test func `a click puts the caret where it is`() throws {
    let host = TestHost(size: size) { Field(text: "one two") }
    host.tap(at: CGPoint(x: 1, y: 20))
    #expect(try selection(host) == 0..<0)
    host.advance(by: 1)
    host.tap(at: CGPoint(x: 250, y: 20))
    #expect(try selection(host) == 7..<7)
  }

  @Test func `a second click selects the word, a third all of the line`() throws {
    let host = TestHost(size: size) { Field(text: "one two") }
    host.tap(at: CGPoint(x: 45, y: 20), count: 2)
    #expect(try selection(host) == 4..<7)
    host.tap(at: CGPoint(x: 45, y: 20))
    #expect(try selection(host) == 0..<7)
  }

  @Test func `the mouse selects while it is dragged`() throws {
    let host = TestHost(size: size) { Field(text: "one two") }
    host.drag(from: CGPoint(x: 0, y: 20), to: CGPoint(x: 290, y: 20))
    #expect(try selection(host) == 0..<7)
    host.key("x")
    #expect(host.text == ["x"])
  }

  @Test func `a click with Shift extends the selection`() throws {
    let host = TestHost(size: size) { Field(text: "one two") }
    host.tap(at: CGPoint(x: 1, y: 20))
    host.advance(by: 1)
    host.host.send(pointer(.began, x: 290, .shift))
    host.host.send(pointer(.ended, x: 290, .shift))
    #expect(try selection(host) == 0..<7)
  }

  @Test func `a finger that taps focuses the field, one that moves does not`() throws {
    let host = TestHost(size: size) { Field(text: "one two") }
    host.frame()
    host.host.send(pointer(.began, x: 100, kind: .touch))
    host.host.send(pointer(.moved, x: 100, y: 60, kind: .touch))
    host.host.send(pointer(.ended, x: 100, y: 60, kind: .touch))
    #expect(host.host.input.focus.focused == nil)
    host.host.send(pointer(.began, x: 1, kind: .touch))
    host.host.send(pointer(.ended, x: 1, kind: .touch))
    #expect(host.host.input.focus.focused != nil)
    #expect(try selection(host) == 0..<0)
  }

  @Test func `a tap gesture around a field is recognised as well`() throws {
    var taps = 0
    let host = TestHost(size: size) { Field(text: "a").onTapGesture { taps += 1 } }
    host.tap(at: CGPoint(x: 100, y: 20))
    #expect(taps == 1)
    #expect(host.host.input.focus.focused != nil)
  }

  @Test func `a finger that scrolls ends the editing where the view asks for it`() throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      ScrollView {
        Field(text: "a")
        Color.red.frame(height: 900)
      }
      .scrollDismissesKeyboard(.immediately)
    }
    try host.find(role: .textField, label: "Text").type("")
    #expect(host.host.input.focus.focused != nil)
    host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
    #expect(host.host.input.focus.focused == nil)
  }

  private func pointer(
    _ phase: PointerEvent.Phase, x: CGFloat, y: CGFloat = 20, _ modifiers: EventModifiers = [],
    kind: PointerEvent.Kind = .mouse
  ) -> InputEvent {
    .pointer(
      PointerEvent(
        id: 1, kind: kind, phase: phase, location: CGPoint(x: x, y: y), time: 10,
        modifiers: modifiers))
  }
}
