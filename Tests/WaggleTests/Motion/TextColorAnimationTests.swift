import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("Animated colours of text, symbols and shadows (M054)")
@MainActor struct TextColorAnimationTests {
  private let dial = Dial()
  private let grey = Color(.sRGBLinear, white: 0.5)

  private var color: Color { dial.isOn ? .white : .black }

  /// That the change is seen half done after half of its time, and done at its end.
  private func expectBlend<Content: View>(
    _ content: @escaping (Color) -> Content, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func look(_ color: Color) -> String { motionHost { content(color) }.displayList.description }
    dial.isOn = false
    let host = motionHost { content(color) }
    let seen = host.halvesAfter({ dial.isOn = true }) { $0.displayList.description }
    #expect(
      seen == [look(.black), look(grey), look(.white)], sourceLocation: sourceLocation)
  }

  @Test func `M054: a text's own colour is interpolated`() {
    expectBlend { Text(verbatim: "a").foregroundColor($0) }
    expectBlend { Text(verbatim: "a").foregroundStyle($0) }
  }

  @Test func `M054: a text's colour from the environment is interpolated, near or far`() {
    expectBlend { color in VStack { Text(verbatim: "a") }.foregroundStyle(color) }
    expectBlend { color in VStack { HStack { Text(verbatim: "a") } }.foregroundColor(color) }
    expectBlend { color in Text(verbatim: "a").foregroundStyle(.tint).tint(color) }
  }

  @Test func `M054: each run is interpolated separately, on whichever line it is`() {
    expectBlend { color in
      (Text(verbatim: "some words ").foregroundColor(color)
        + Text(verbatim: "and more of them").foregroundColor(.white))
        .frame(width: 80)
    }
  }

  @Test func `M054: a symbol's colour is interpolated`() {
    expectBlend { Image(systemName: "heart").foregroundStyle($0) }
    expectBlend { color in HStack { Image(systemName: "star") }.foregroundColor(color) }
  }

  @Test func `M054: a text's gradient is interpolated as a shape's is`() {
    expectBlend {
      Text(verbatim: "a").foregroundStyle(
        LinearGradient(colors: [$0, .red], startPoint: .leading, endPoint: .trailing))
    }
  }

  @Test func `M054: a hidden text, which is measured for taps, is never drawn`() {
    dial.isOn = false
    let host = motionHost {
      VStack {
        Text(verbatim: dial.isOn ? "wide" : "a").foregroundStyle(color).hidden()
        Text(verbatim: "b").onTapGesture {}
      }
    }
    host.tap(at: .zero)
    host.frame { withAnimation(.linear(duration: 1)) { dial.isOn = true } }
    host.tap(at: .zero)
    #expect(host.text == ["b"])
  }

  @Test func `M051: a style's shadow is interpolated`() {
    expectBlend { Circle().fill(.red.shadow(.drop(color: $0, radius: 3))) }
    expectBlend { Text(verbatim: "a").foregroundStyle(.red.shadow(.drop(color: $0, radius: 3))) }
    expectBlend {
      Image(systemName: "heart").foregroundStyle(.red.shadow(.inner(color: $0, radius: 3)))
    }
  }

  @Test func `M054: without an animation a text's colour jumps, and a change meanwhile continues`()
    throws
  {
    let host = motionHost { Text(verbatim: "a").foregroundStyle(color) }
    host.frame { dial.isOn = true }
    #expect(host.displayList.description.hasSuffix("#FFFFFF"))
    host.frame { withAnimation(.second) { dial.isOn = false } }
    host.advance(by: 0.5)
    host.frame { withAnimation(.second) { dial.isOn = true } }
    let turned = host.displayList.description
    host.advance(by: 0.25)
    #expect(turned.hasSuffix("#BCBCBC") && host.displayList.description != turned)
    host.advance(by: 1)
    #expect(host.displayList.description.hasSuffix("#FFFFFF"))
  }

  @Test func `M054: a text that changes its size too keeps blending`() {
    let host = motionHost { Text(verbatim: dial.isOn ? "abc" : "a").foregroundStyle(color) }
    host.frame { withAnimation(.second) { dial.isOn = true } }
    host.advance(by: 0.5)
    #expect(host.displayList.description.hasPrefix("text \"abc\""))
    #expect(host.displayList.description.hasSuffix("#BCBCBC"))
  }

  @Test func `M054: nothing is left over when a text is at rest`() {
    let host = motionHost { Text(verbatim: "a").foregroundStyle(color) }
    host.frame { withAnimation(.second) { dial.isOn = true } }
    host.advance(by: 2)
    let list = host.displayList.description
    host.advance(by: 1)
    #expect(host.displayList.description == list)
  }
}

extension TestHost {
  /// What `look` says right after a change that takes one second, in the middle of it, and when it is over.
  func halvesAfter<Look>(
    _ change: () -> Void, _ look: (TestHost) -> Look
  ) -> [Look] {
    frame { withAnimation(.second) { change() } }
    var looks = [look(self)]
    advance(by: 0.5)
    looks.append(look(self))
    advance(by: 0.6)
    looks.append(look(self))
    return looks
  }
}
