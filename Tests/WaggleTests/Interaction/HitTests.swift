import Foundation
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct HitTests {
  @Test func `Colours and text are touched in their frames, gaps and padding are not (M126)`() {
    let log = Log()
    let host = TestHost.small {
      HStack(spacing: 20) {
        Color.red.frame(width: 20, height: 20)
        Text("Hi")
      }
      .padding(10)
      .logs("row", log)
    }
    host.settle()
    let text = try! #require(try? host.find(label: "Hi")).frame
    host.tap(text.minX - 30, 50)
    #expect(log.entries == ["row"])
    host.tap(text.midX, 50)
    #expect(log.entries == ["row", "row"])
    host.tap(text.minX - 10, 50)
    host.tap(text.maxX + 5, 50)
    host.tap(text.midX, 10)
    #expect(log.entries.count == 2)
  }

  @Test
  func `A shape is touched inside its outline: views behind it are touched at its corners (M126)`()
  {
    let log = Log()
    let host = TestHost.small {
      ZStack {
        Rectangle().logs("rectangle", log)
        Circle().logs("circle", log)
      }
    }
    host.tap(50, 50)
    host.tap(3, 3)
    host.tap(97, 97)
    #expect(log.entries == ["circle", "rectangle", "rectangle"])
  }

  @Test func `A line is touched near it and not inside (M126)`() {
    let log = Log()
    let host = TestHost.small {
      Circle().stroke(lineWidth: 10).frame(width: 80, height: 80).logs("line", log)
    }
    host.tap(50, 50)
    #expect(log.entries == [])
    host.tap(13, 50)
    host.tap(50, 86)
    #expect(log.entries == ["line", "line"])
  }

  @Test
  func
    `Clear colours let touches through, nearly transparent views do not, transparent ones do (M127)`()
  {
    let log = Log()
    func tapped(_ front: some View) -> [String] {
      _ = log.take()
      let host = TestHost.small {
        ZStack {
          Color.blue.logs("behind", log)
          AnyView(front)
        }
      }
      host.tap(50, 50)
      return log.entries
    }
    #expect(tapped(Color.clear.logs("clear", log)) == ["behind"])
    #expect(tapped(Color.red.opacity(0.001).logs("faint", log)) == ["faint"])
    #expect(tapped(Color.red.opacity(0).logs("gone", log)) == ["behind"])
    #expect(tapped(Color.red.logs("gone", log).opacity(0)) == ["behind"])
    #expect(tapped(Color.red.logs("hidden", log).hidden()) == ["behind"])
  }

  @Test func `A content shape is touched where nothing is drawn (M128)`() {
    let log = Log()
    let host = TestHost.small {
      HStack(spacing: 60) {
        Color.red.frame(width: 20).logs("red", log)
        Color.blue.frame(width: 20)
      }
      .contentShape(Rectangle())
      .logs("row", log)
    }
    host.tap(50, 50)
    host.tap(10, 50)
    #expect(log.entries == ["row", "red"])
  }

  @Test func `A view is not touched outside of its content shape (M128)`() {
    let log = Log()
    let host = TestHost.small { Color.red.contentShape(Circle()).logs("red", log) }
    host.tap(2, 2)
    host.tap(50, 50)
    #expect(log.entries == ["red"])
  }

  @Test func `A content shape has kinds, and only one for interaction is touched (M128)`() {
    let log = Log()
    let host = TestHost.small {
      HStack(spacing: 0) {
        Color.red.contentShape(.interaction, Circle()).logs("touched", log)
        Color.blue.contentShape([], Circle()).logs("other", log)
      }
    }
    host.tap(2, 2)
    host.tap(52, 2)
    host.tap(25, 50)
    #expect(log.entries == ["other", "touched"])
  }

  @Test func `A view that allows no hit testing passes touches on to those behind (M128)`() {
    let log = Log()
    let host = TestHost.small {
      ZStack {
        Color.blue.logs("behind", log)
        Color.red.logs("front", log).allowsHitTesting(false)
      }
    }
    host.tap(50, 50)
    #expect(log.entries == ["behind"])
  }

  @Test func `Clips do not cut touches (M129)`() {
    let log = Log()
    let host = TestHost.small {
      Color.red.frame(width: 60, height: 20).frame(width: 20).clipped().logs("red", log)
    }
    host.tap(25, 50)
    #expect(log.entries == ["red"])
  }

  @Test func `Offsets, rotations and scales move the touched area (M130)`() {
    let log = Log()
    let host = TestHost.small {
      ZStack {
        Color.red.frame(width: 20, height: 20).offset(x: 40).logs("moved", log)
        Color.blue.frame(width: 10, height: 40).rotationEffect(.degrees(90)).logs("turned", log)
        Color.green.frame(width: 10, height: 10).scaleEffect(2).offset(y: 35).logs("large", log)
        Color.black.frame(width: 40, height: 40).scaleEffect(0).offset(y: -35).logs("none", log)
      }
    }
    host.tap(90, 50)
    host.tap(32, 50)
    host.tap(50, 32)
    host.tap(58, 92)
    host.tap(50, 15)
    #expect(log.entries == ["moved", "turned", "large"])
  }

  @Test func `The view in front is touched: z index, then the later sibling (M131, L027)`() {
    let log = Log()
    let host = TestHost.small {
      ZStack {
        Color.red.frame(width: 100, height: 50).zIndex(1).logs("red", log)
        Color.blue.logs("blue", log)
        Color.green.frame(width: 20, height: 100).logs("green", log)
      }
    }
    host.tap(50, 50)
    host.tap(50, 10)
    host.tap(80, 10)
    #expect(log.entries == ["red", "green", "blue"])
  }

  @Test func `An overlay takes the touch, then the content, then the background (M131)`() {
    let log = Log()
    let host = TestHost.small {
      Color.red.frame(width: 60, height: 60)
        .logs("content", log)
        .overlay { Color.blue.frame(width: 20, height: 20).logs("overlay", log) }
        .background { Color.green.frame(width: 90, height: 90).logs("background", log) }
        .logs("all", log)
    }
    host.tap(50, 50)
    host.tap(25, 50)
    host.tap(8, 50)
    #expect(log.entries == ["overlay", "content", "background"])
  }

  @Test func `The first leaf gets the touch with its ancestors, siblings behind do not (M131)`() {
    let log = Log()
    let host = TestHost.small {
      ZStack {
        Color.blue.logs("behind", log)
        Color.red
      }
      .logs("parent", log)
    }
    host.tap(50, 50)
    #expect(log.entries == ["parent"])
  }

  @Test func `ViewThatFits is touched in its shown candidate`() {
    let log = Log()
    let host = TestHost.small {
      ViewThatFits {
        Color.red.frame(width: 200, height: 20).logs("wide", log)
        Color.blue.frame(width: 50, height: 20).logs("narrow", log)
      }
    }
    host.tap(50, 50)
    #expect(log.entries == ["narrow"])
    host.size = CGSize(width: 300, height: 100)
    host.settle()
    host.tap(60, 50)
    #expect(log.entries == ["narrow", "wide"])
  }

  @Test func `A touch adds nothing to the counts, makes no node and runs nothing in later frames`()
  {
    let log = Log()
    let host = TestHost.small { VStack { ForEach(0..<9) { _ in Color.red.logs("red", log) } } }
    host.settle()
    let before = host.counts
    for y in 1..<10 { host.tap(50, CGFloat(y) * 10) }
    #expect(host.counts == before)
    #expect(!log.entries.isEmpty)
  }
}
