import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleControls
import WaggleTestKit

/// Rows that can be swiped, moved, and dragged to other views: none of these takes the others away.
@MainActor @Suite struct DraggedRowTests {
  private let letters = Knob(["a", "b", "c", "d", "e"])

  private struct Rows: View {
    let letters: Knob<[String]>
    let log: Log
    var selection: Set<String> = []

    var body: some View {
      Turned(letters) { all in
        VStack(spacing: 0) {
          Color.green.frame(height: 80)
            .dropDestination(for: String.self) { words, _ in
              log.add("dropped \(words.joined())")
              return true
            }
          List(selection: .constant(selection)) {
            ForEach(all, id: \.self) { letter in
              Text(verbatim: "row \(letter)").draggable(letter)
                .swipeActions { Button("Archive") { log.add("archived \(letter)") } }
            }
            .onMove { letters.value.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
    }
  }

  private func makeHost(_ log: Log, selection: Set<String> = []) -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 600)) {
      Rows(letters: letters, log: log, selection: selection)
    }
    host.settle()
    return host
  }

  private func middle(_ row: String, _ host: TestHost) throws -> CGPoint {
    let frame = try host.find(role: .row, label: row).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Two fingers on a touchpad.
  private func slide(_ host: TestHost, at point: CGPoint, by dx: CGFloat, dy: CGFloat = 0) {
    for step in 0..<10 {
      let last = step == 9
      let event = ScrollEvent(
        location: point, delta: CGVector(dx: last ? 0 : dx / 9, dy: last ? 0 : dy / 9),
        phase: last ? .fingersLifted : .fingersMoved, time: host.time)
      host.host.frame(at: host.time) { host.host.input.handle(.scroll(event)) }
      host.advance(by: 0.01)
    }
    host.settle()
  }

  @Test func `C756: two fingers on a touchpad open the actions of a row, and close them again`()
    throws
  {
    let log = Log()
    let host = makeHost(log)
    let point = try middle("row b", host)
    slide(host, at: point, by: 90)
    try host.find(role: .button, label: "Archive").tap()
    host.settle()
    #expect(log.entries == ["archived b"])
    slide(host, at: point, by: 30)
    #expect(host.findAll(role: .button, label: "Archive").isEmpty)
    #expect(letters.value == ["a", "b", "c", "d", "e"])
  }

  @Test func `C756: fingers that move up or down scroll the list, and open nothing`() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      List(0..<50, id: \.self) { number in
        Text(verbatim: "row \(number)").swipeActions { Button("Archive") {} }
      }
    }
    host.settle()
    let point = try middle("row 3", host)
    slide(host, at: point, by: 20, dy: 300)
    #expect(host.findAll(role: .button, label: "Archive").isEmpty)
    #expect(!host.text.contains("row 0"))
  }

  @Test func `C756: what scrolls sideways in a row, scrolls, and its row stays closed`() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      List(0..<5, id: \.self) { number in
        ScrollView(.horizontal) {
          HStack { ForEach(0..<30, id: \.self) { Text(verbatim: "\(number) \($0)") } }
        }
        .swipeActions { Button("Archive") {} }
      }
    }
    host.settle()
    slide(host, at: CGPoint(x: 150, y: 60), by: 90)
    #expect(host.findAll(role: .button, label: "Archive").isEmpty)
  }

  @Test func `C758: a row that can be dragged to other views is moved by the same drag`() throws {
    let log = Log()
    let host = makeHost(log)
    let (from, to) = (try middle("row b", host), try middle("row d", host))
    host.drag(from: from, to: CGPoint(x: to.x, y: to.y + 8))
    host.settle()
    #expect(letters.value == ["a", "c", "d", "b", "e"])
    host.drag(from: try middle("row b", host), to: try middle("row a", host) - 8)
    host.settle()
    #expect(letters.value == ["b", "a", "c", "d", "e"])
    host.drag(from: try middle("row c", host), to: CGPoint(x: 150, y: 40))
    host.settle()
    #expect(log.entries == ["dropped c"] && letters.value == ["b", "a", "c", "d", "e"])
  }

  @Test func `C758: a finger that has rested on it moves it, too, and a swipe opens its actions`()
    throws
  {
    let host = makeHost(Log())
    let (from, to) = (try middle("row a", host), try middle("row c", host))
    host.finger(.began, from.x, from.y)
    host.advance(by: 0.6)
    host.finger(.moved, to.x, to.y)
    host.finger(.moved, to.x, to.y + 8)
    host.finger(.ended, to.x, to.y + 8)
    host.settle()
    #expect(letters.value == ["b", "c", "a", "d", "e"])
    let point = try middle("row d", host)
    host.finger(.began, point.x, point.y)
    for step in 1...9 {
      host.finger(.moved, point.x - CGFloat(step * 12), point.y)
      host.advance(by: 0.02)
    }
    host.finger(.ended, point.x - 108, point.y)
    host.settle()
    #expect(!host.findAll(role: .button, label: "Archive").isEmpty)
  }

  @Test func `C758: selected rows are moved together`() throws {
    let host = makeHost(Log(), selection: ["a", "c"])
    let to = try middle("row e", host)
    host.drag(from: try middle("row a", host), to: CGPoint(x: to.x, y: to.y + 8))
    host.settle()
    #expect(letters.value == ["b", "d", "e", "a", "c"])
  }

  @Test func `C758: rows are not moved into another loop, and not by what is from elsewhere`()
    throws
  {
    let (first, second) = (Knob(["a", "b"]), Knob(["x", "y"]))
    let host = TestHost(size: CGSize(width: 300, height: 500)) {
      VStack(spacing: 0) {
        Text("foreign").frame(height: 60).draggable("z")
        List {
          Turned(first) { all in
            ForEach(all, id: \.self) { Text(verbatim: "row \($0)").draggable($0) }
              .onMove { first.value.move(fromOffsets: $0, toOffset: $1) }
          }
          Turned(second) { all in
            ForEach(all, id: \.self) { Text(verbatim: "row \($0)").draggable($0) }
              .onMove { second.value.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
    }
    host.settle()
    let to = try middle("row y", host)
    host.drag(from: try middle("row a", host), to: CGPoint(x: to.x, y: to.y + 8))
    host.drag(from: CGPoint(x: 150, y: 30), to: CGPoint(x: to.x, y: to.y + 8))
    host.settle()
    #expect(first.value == ["a", "b"] && second.value == ["x", "y"])
  }
}

/// A point further up.
private func - (point: CGPoint, distance: CGFloat) -> CGPoint {
  CGPoint(x: point.x, y: point.y - distance)
}
