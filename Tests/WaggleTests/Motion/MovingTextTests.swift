import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@Suite("Content transitions that move parts of a text (M082)")
@MainActor struct MovingTextTests {
  private let dial = Dial()

  /// A part of a text, as it is drawn.
  private struct Part: Hashable {
    var string: String
    var x: CGFloat
    var baseline: CGFloat
    var size: CGFloat
    var weight: Int
    var opacity: Double
  }

  /// The parts that are drawn, in the order of drawing.
  private func parts(_ host: TestHost) -> [Part] {
    var parts: [Part] = []
    host.displayList.list.forEachItem { node, transform in
      guard case .text(let layout, let origin) = node.content else { return }
      let start = origin.applying(transform)
      for line in layout.lines {
        guard let run = line.runs.first else { continue }
        parts.append(
          Part(
            string: line.runs.map(\.string).joined(), x: start.x + line.x,
            baseline: start.y + line.baseline, size: run.font.size, weight: run.font.weight,
            opacity: run.color.opacity))
      }
    }
    return parts
  }

  @Test func `M082: a text of the same string grows and moves to its new size, in place`() {
    let host = motionHost {
      Text("ab").font(.system(size: dial.isOn ? 30 : 10)).contentTransition(.interpolate)
    }
    host.frame { withAnimation(.second) { dial.isOn = true } }
    let looks = host.halves(parts)
    #expect(looks.map { $0.map(\.size) } == [[10], [20], [30]])
    let baselines = looks.map { $0[0].baseline }
    #expect(abs(baselines[1] - (baselines[0] + baselines[2]) / 2) < 0.02)
  }

  @Test func `M082: where strings or designs differ, interpolate fades`() {
    let host = motionHost {
      VStack {
        Text(dial.isOn ? "new" : "old")
        Text("same").font(.system(size: 17, design: dial.isOn ? .serif : .default))
        Text("same").italic(dial.isOn)
      }
      .contentTransition(.interpolate)
    }
    host.frame { withAnimation(.second) { dial.isOn = true } }
    host.advance(by: 0.5)
    let lines = host.displayList.description.split(separator: "\n")
    #expect(lines.count { $0.contains("opacity 0.5") } == 6)
  }

  @Test
  func `M082: a weight is the lighter font with the heavier one over it, in the width between`() {
    let host = motionHost {
      Text("Wide words").fontWeight(dial.isOn ? .bold : .regular).contentTransition(.interpolate)
    }
    let before = host.places
    host.frame { withAnimation(.second) { dial.isOn = true } }
    host.advance(by: 0.5)
    #expect(Set(parts(host).map { [Double($0.weight), $0.opacity] }) == [[500, 1], [600, 0.5]])
    #expect(parts(host).count == 18)
    let half = host.places[0].width
    host.advance(by: 0.6)
    #expect(parts(host).map(\.weight) == [700])
    #expect(abs(half - (before[0].width + host.places[0].width) / 2) < 0.01)
  }

  @Test func `M082: words that wrap elsewhere move to their new lines`() {
    let host = motionHost {
      Text("one two three").font(.system(size: dial.isOn ? 40 : 20)).frame(width: 170)
        .contentTransition(.interpolate)
    }
    host.frame { withAnimation(.second) { dial.isOn = true } }
    host.advance(by: 0.5)
    #expect(parts(host).map(\.string) == ["one", "two", "three"])
    #expect(Set(parts(host).map(\.baseline)).count == 2)
    #expect(host.text == ["one two three"])
  }

  @Test
  func `M082: digits that change roll by half a line, old up, new from below; the others stay`() {
    let host = motionHost {
      Text(verbatim: dial.isOn ? "1,235" : "1,234").monospacedDigit()
        .contentTransition(.numericText())
    }
    let baseline = parts(host)[0].baseline
    host.frame { withAnimation(.second) { dial.isOn = true } }
    host.advance(by: 0.5)
    let found = parts(host)
    #expect(found.map(\.string) == ["4", "1", ",", "2", "3", "5"])
    #expect(found.map(\.opacity) == [0.5, 1, 1, 1, 1, 0.5])
    #expect(found[0].x == found[5].x)
    let rises = found.map { baseline - $0.baseline }
    #expect(zip(rises, [5.072, 0, 0, 0, 0, -5.072]).allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test func `M082: a text that counts down, or to a smaller value, rolls downwards`() {
    func rollsDown(_ transition: @escaping (Double) -> ContentTransition) -> Bool {
      dial.x = 5
      let host = motionHost {
        Text(verbatim: "\(Int(dial.x))").contentTransition(transition(dial.x))
      }
      host.frame { withAnimation(.second) { dial.x = 4 } }
      host.advance(by: 0.5)
      return parts(host)[0].baseline > parts(host)[1].baseline
    }
    #expect(!rollsDown { _ in .numericText() })
    #expect(rollsDown { _ in .numericText(countsDown: true) })
    #expect(rollsDown { .numericText(value: $0) })
    #expect(!rollsDown { .numericText(value: -$0) })
  }

  @Test func `M082: digits are compared with those of the same place value`() {
    func staying(_ old: String, _ new: String) -> String {
      dial.isOn = false
      let host = motionHost {
        Text(verbatim: dial.isOn ? new : old).contentTransition(.numericText())
      }
      host.frame { withAnimation(.second) { dial.isOn = true } }
      host.advance(by: 0.5)
      return parts(host).filter { $0.opacity == 1 }.map(\.string).joined()
    }
    #expect(staying("5", "15") == "5")
    #expect(staying("99.5", "100.5") == ".5")
    #expect(staying("1.25", "1.5") == "1.")
    #expect(staying("12 of 90", "13 of 90") == "1of90")
    #expect(staying("12:59", "1:09") == ":9")
    #expect(staying("1 apple", "2 apples") == "apple")
    #expect(staying("none", "1") == "")
  }

  @Test func `M082: the first and the last frame look as without a transition`() throws {
    func pictures(_ transition: ContentTransition) throws -> [Data] {
      dial.isOn = false
      let host = motionHost {
        VStack(alignment: .leading) {
          Text(verbatim: dial.isOn ? "100 km" : "98 km")
          Text("Growing").font(
            .system(size: dial.isOn ? 30 : 14, weight: dial.isOn ? .bold : .thin))
        }
        .contentTransition(transition)
      }
      var pictures = [try host.png(scale: 2)]
      host.frame { withAnimation(.second) { dial.isOn = true } }
      pictures.append(try host.png(scale: 2))
      host.advance(by: 1.1)
      return pictures + [try host.png(scale: 2)]
    }
    let plain = try pictures(.identity)
    for transition in [ContentTransition.interpolate, .numericText()] {
      let moving = try pictures(transition)
      #expect(moving[0] == plain[0] && moving[1] == plain[0] && moving[2] == plain[2])
    }
  }

  @Test func `M082: a change during a roll begins with what is drawn`() {
    let host = motionHost {
      Text(verbatim: "\(Int(dial.x))").font(.system(size: dial.isOn ? 30 : 20))
        .contentTransition(.numericText())
    }
    host.frame { withAnimation(.second) { dial.x = 1 } }
    host.advance(by: 0.5)
    let before = parts(host)
    host.frame { withAnimation(.second) { dial.x = 2 } }
    #expect(Set(parts(host).filter { $0.opacity > 0 }) == Set(before))
    #expect(host.text == ["2"])
    for step in 3...20 {
      host.frame { withAnimation(.second) { dial.x = CGFloat(step) } }
      host.advance(by: 0.1)
    }
    #expect(parts(host).count < 24)
    host.advance(by: 1.1)
    #expect(parts(host).map(\.string) == ["20"])
  }

  @Test func `M082: a change during a tween begins with what is drawn`() {
    let host = motionHost {
      Text("ab").font(.system(size: dial.x, weight: dial.isOn ? .bold : .regular))
        .contentTransition(.interpolate)
    }
    dial.x = 10
    host.settle()
    host.frame {
      withAnimation(.second) {
        dial.x = 30
        dial.isOn = true
      }
    }
    host.advance(by: 0.25)
    let before = parts(host)
    host.frame { withAnimation(.second) { dial.x = 10 } }
    #expect(parts(host) == before)
    #expect(before[0].size == 15)
  }

  @Test func `M082: without an animation, and at rest, the text is drawn as ever`() {
    let host = motionHost {
      Text(verbatim: dial.isOn ? "2" : "1").contentTransition(.numericText())
    }
    host.frame { dial.isOn = true }
    #expect(parts(host).count == 1)
    host.frame { withAnimation(.second) { dial.isOn = false } }
    host.advance(by: 0.5)
    #expect(parts(host).count == 2)
    host.advance(by: 1.1)
    let identity = host.displayList.list.identities
    host.advance(by: 0.5)
    #expect(host.displayList.list.identities == identity)
  }

  @Test func `M082: the size is that of the new text at once, and the text reads as the new one`()
    throws
  {
    let host = motionHost {
      Text(verbatim: dial.isOn ? "1000" : "1").contentTransition(.numericText())
        .accessibilityIdentifier("number")
    }
    host.frame { withAnimation(.second) { dial.isOn = true } }
    let size = try host.find(identifier: "number").frame.size
    #expect(host.text == ["1000"])
    #expect(try host.find(identifier: "number").label == "1000")
    host.advance(by: 0.5)
    #expect(host.text == ["1000"])
    host.advance(by: 0.6)
    #expect(try host.find(identifier: "number").frame.size == size)
  }

  @Test func `M082, M073: where fades are preferred to motion, numbers fade`() {
    let host = motionHost {
      Text(verbatim: dial.isOn ? "2" : "1").contentTransition(.numericText())
    }
    host.setEnvironment(\.prefersCrossFadeTransitions, true)
    host.settle()
    host.frame { withAnimation(.second) { dial.isOn = true } }
    host.advance(by: 0.5)
    #expect(host.drawn.count { $0 == "opacity 0.5" } == 2)
  }

  @Test func `M082: Arabic words roll as words, and the digits beside them stay in place`() {
    let host = motionHost {
      Text(verbatim: dial.isOn ? "٣ تفاح" : "٢ تفاح").contentTransition(.numericText())
        .environment(\.layoutDirection, .rightToLeft)
    }
    host.frame { withAnimation(.second) { dial.isOn = true } }
    host.advance(by: 0.5)
    let found = parts(host)
    let staying = found.filter { $0.opacity == 1 }
    #expect(staying.map(\.string) == ["تفاح"])
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0 == staying[0] || $0.x > staying[0].x })
  }
}
