import Foundation
import Observation
import SwiftUI
import Testing
import Waggle
import WaggleTestKit

private struct Heights: PreferenceKey {
  static let defaultValue: [String: CGSize] = [:]
  static func reduce(value: inout [String: CGSize], nextValue: () -> [String: CGSize]) {
    value.merge(nextValue()) { $1 }
  }
}

extension View {
  fileprivate func measured(_ name: String = "") -> some View {
    background(GeometryReader { Color.clear.preference(key: Heights.self, value: [name: $0.size]) })
  }
}

/// Views whose texts may shrink.
@MainActor @Suite struct ScaleFactorSceneTests {
  private func sizes(@ViewBuilder _ content: () -> some View) -> [String: CGSize] {
    let content = content()
    return TestHost(size: CGSize(width: 300, height: 300)) { content }.preference(Heights.self)
      ?? [:]
  }

  private var largeWord: AttributedString {
    var word = AttributedString("Big")
    word.font = .system(size: 50)
    return word
  }

  @Test func `L156: one character, a low line and a word are scaled into their frames`() {
    for (string, width, height) in [
      ("A", 28.0, 28.0), ("7", 28, 28), ("AB", 28, 28), ("42", 200, 28), ("🇩🇪", 28, 28),
    ] {
      let size = sizes {
        Text(string).font(.system(size: 60)).minimumScaleFactor(0.1).measured()
          .frame(width: width, height: height)
      }[""]!
      #expect(
        size.width <= width && size.height <= height && size.height > 0.6 * height, "\(string)")
    }
  }

  @Test func `L156: a text of any size fills a wide line`() {
    for width in [60.0, 85, 110, 235] {
      let size = sizes {
        Text("text").font(.system(size: 500)).minimumScaleFactor(0.01).lineLimit(1).measured()
          .frame(width: width, height: 300)
      }[""]!
      #expect(size.width <= width && size.width > 0.98 * width)
    }
  }

  @Test func `L156: labels, buttons and attributed texts shrink by what is set around them`() {
    let attributed = largeWord + AttributedString(" small")
    let found = sizes {
      VStack {
        Label("Favourites", systemImage: "star").labelStyle(.titleOnly).measured("label")
          .frame(width: 60, height: 24)
        Button("Continue") {}.buttonStyle(.plain).measured("button").frame(width: 60, height: 24)
        Text(attributed).measured("attributed")
          .frame(width: 60, height: 24)
      }
      .font(.largeTitle).lineLimit(1).minimumScaleFactor(0.1)
    }
    #expect(found.count == 3)
    for (name, size) in found {
      #expect(size.width <= 60 && size.height <= 24 && size.width > 40, "\(name): \(size)")
    }
  }

  @Test func `L156: in a stack that is too low only the text that may shrink is made smaller`() {
    let found = sizes {
      VStack(spacing: 0) {
        Text("large").font(.largeTitle).minimumScaleFactor(0.2).measured("text")
        Color.red.frame(height: 40).measured("rigid")
      }
      .frame(height: 60)
    }
    #expect(found["rigid"]!.height == 40)
    #expect(found["text"]!.height <= 20 && found["text"]!.height > 18)
  }

  @Test func `L156: a frame, a text and a factor that change leave what a fresh tree has`() {
    let dial = Dial()
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Badge(dial: dial) }
    for (string, side, factor) in [
      ("A", 28.0, 0.1), ("A", 20, 0.1), ("AB", 20, 0.1), ("AB", 20, 0.5), ("AB", 200, 0.5),
      ("9", 10, 0.1),
    ] {
      (dial.string, dial.side, dial.factor) = (string, side, factor)
      host.settle()
      let fresh = sizes { Badge(dial: dial) }
      #expect(host.preference(Heights.self) == fresh, "\(string) \(side) \(factor)")
    }
  }
}

@Observable private final class Dial {
  var string = "A"
  var side: CGFloat = 40
  var factor: CGFloat = 0.1
}

private struct Badge: View {
  let dial: Dial

  var body: some View {
    Text(dial.string).font(.system(size: 60)).minimumScaleFactor(dial.factor).measured()
      .frame(width: dial.side, height: dial.side)
  }
}
