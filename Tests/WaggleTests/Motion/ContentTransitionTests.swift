import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("Content transitions (M082)")
@MainActor struct ContentTransitionTests {
  private let dial = Dial()

  /// What is drawn with which opacity: the words of texts, the names of symbols.
  private func layers(_ host: TestHost) -> [String] {
    var opacity = "1"
    return host.displayList.description.split(separator: "\n").compactMap { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("opacity ") { opacity = String(line.dropFirst("opacity ".count)) }
      guard line.hasPrefix("text") || line.hasPrefix("symbol") else { return nil }
      defer { opacity = "1" }
      return "\(line.split(separator: " ")[1]) \(opacity)"
    }
  }

  @Test func `M082: the old content fades out while the new one fades in, and is then removed`() {
    let host = motionHost {
      Text(dial.isOn ? "new" : "old").contentTransition(.opacity)
    }
    host.frame { withAnimation(.second) { dial.isOn = true } }
    #expect(
      host.halves(layers) == [
        ["\"old\" 1", "\"new\" 0"], ["\"old\" 0.5", "\"new\" 0.5"], ["\"old\" 0", "\"new\" 1"],
      ])
    host.advance(by: 0.1)
    #expect(layers(host) == ["\"new\" 1"])
  }

  @Test(arguments: [true, false])
  func `M082: without an animation no frame draws both`(isAnimated: Bool) {
    let host = motionHost {
      if isAnimated {
        Text(dial.isOn ? "new" : "old")
      } else {
        Text(dial.isOn ? "new" : "old").contentTransition(.opacity)
      }
    }
    host.frame { withAnimation(isAnimated ? .second : nil) { dial.isOn = true } }
    #expect(host.halves(layers).allSatisfy { $0 == ["\"new\" 1"] })
  }

  @Test func `M082: symbols fade too, and the innermost content transition counts`() {
    let host = motionHost {
      HStack(spacing: 0) {
        Image(systemName: dial.isOn ? "star.fill" : "star").contentTransition(.identity)
        Image(systemName: dial.isOn ? "heart.fill" : "heart")
      }
      .contentTransition(.opacity)
    }
    host.frame { withAnimation(.second) { dial.isOn = true } }
    #expect(layers(host).count == 3)
    host.advance(by: 1.1)
    #expect(layers(host).count == 2)
  }

  @Test func `M082: a change during the transition continues from what is drawn`() throws {
    let host = motionHost {
      Text("\(Int(dial.x))").contentTransition(.opacity).accessibilityIdentifier("text")
    }
    for step in 1...8 {
      host.frame { withAnimation(.second) { dial.x = 100 * CGFloat(step) } }
      host.advance(by: 0.25)
    }
    #expect(layers(host).count <= 5)
    #expect(layers(host).last == "\"800\" 0.25")
    host.advance(by: 1)
    #expect(layers(host) == ["\"800\" 1"])
  }
}
