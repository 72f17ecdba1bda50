import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// A row that is dragged to another place.
@MainActor @Suite struct ListMovingTests {
  private let numbers = Knob(Array(0..<40))

  private func host(height: CGFloat = 500) -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: height)) {
      Turned(numbers) { all in
        List {
          ForEach(all, id: \.self) { number in
            Text(verbatim: "row \(number)").background(number == 1 ? Color.red : Color.blue)
          }
          .onMove { numbers.value.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    host.settle()
    return host
  }

  private func grip(_ row: String, _ host: TestHost) throws -> CGPoint {
    let frame = try host.find(role: .row, label: row).frame
    return CGPoint(x: frame.maxX - 20, y: frame.midY)
  }

  private func texts(_ host: TestHost) -> [String] {
    host.displayList.description.split(separator: "\n").compactMap { line in
      line.firstRange(of: /row \d+/).map { String(line[$0]) }
    }
  }

  @Test func `C242: a row that is dragged is drawn above all others`() throws {
    let host = host()
    let start = try grip("row 1", host)
    #expect(texts(host).prefix(3) == ["row 0", "row 1", "row 2"])
    host.press(at: start)
    host.move(to: CGPoint(x: start.x, y: start.y + 10))
    host.move(to: CGPoint(x: start.x, y: start.y + 70))
    #expect(texts(host).last == "row 1")
    host.release(at: CGPoint(x: start.x, y: start.y + 70))
    host.settle()
    #expect(numbers.value.prefix(3) == [0, 2, 1])
    #expect(texts(host).prefix(3) == ["row 0", "row 2", "row 1"])
  }

  @Test func `C242: near an edge the list scrolls, and the row goes to its end`() throws {
    let host = host()
    let start = try grip("row 1", host)
    host.press(at: start)
    host.move(to: CGPoint(x: start.x, y: 300))
    host.advance(by: 1)
    #expect(host.text.contains("row 0"))
    host.move(to: CGPoint(x: start.x, y: 490))
    host.advance(by: 1)
    #expect(!host.text.contains("row 0"))
    #expect(texts(host).last == "row 1")
    host.advance(by: 8)
    host.release(at: CGPoint(x: start.x, y: 490))
    host.settle()
    #expect(numbers.value.last == 1)
    #expect(numbers.value.count == 40)
    let last = try grip("row 1", host)
    host.press(at: last)
    host.move(to: CGPoint(x: last.x, y: 10))
    host.advance(by: 9)
    host.release(at: CGPoint(x: last.x, y: 10))
    host.settle()
    #expect(numbers.value.first == 1)
  }

  @Test func `C242: Escape cancels the move, and what the finger does afterwards has no effect`()
    throws
  {
    let host = host()
    let start = try grip("row 1", host)
    let before = host.displayList.description
    host.press(at: start)
    host.move(to: CGPoint(x: start.x, y: start.y + 100))
    host.key(.escape)
    host.settle()
    #expect(host.displayList.description == before)
    host.move(to: CGPoint(x: start.x, y: start.y + 180))
    host.release(at: CGPoint(x: start.x, y: start.y + 180))
    host.settle()
    #expect(host.displayList.description == before)
    #expect(numbers.value == Array(0..<40))
    // The next move is not cancelled.
    host.drag(from: start, to: CGPoint(x: start.x, y: start.y + 60), steps: 4)
    host.settle()
    #expect(numbers.value.prefix(3) == [0, 2, 1])
  }

  @Test func `C242: a row that is removed in the middle of a move leaves nothing`() throws {
    let host = host()
    let live = host.counts.nodesLive
    let start = try grip("row 1", host)
    host.press(at: start)
    host.move(to: CGPoint(x: start.x, y: start.y + 100))
    numbers.value.remove(at: 1)
    host.settle()
    host.move(to: CGPoint(x: start.x, y: start.y + 200))
    host.release(at: CGPoint(x: start.x, y: start.y + 200))
    host.settle()
    #expect(numbers.value == [0] + Array(2..<40))
    #expect(host.counts.nodesLive <= live)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C242: a host that is dropped while its list scrolls under a row ends`() throws {
    weak var watched: TestHost?
    do {
      let host = host()
      watched = host
      let start = try grip("row 1", host)
      host.press(at: start)
      host.move(to: CGPoint(x: start.x, y: 490))
      host.advance(by: 0.5)
    }
    #expect(watched == nil)
  }

  /// Rows of links, buttons, sliders and texts.
  private struct Acting: View {
    let kind: Int
    let log: Log
    @State private var rows = ["a", "b", "c", "d"]
    @State private var value = 0.0

    var body: some View {
      NavigationStack {
        List {
          ForEach(rows, id: \.self) { row in
            switch kind {
            case 0: NavigationLink(row, value: row)
            case 1: Button(row) { log.add("tap \(row)") }
            case 2: NavigationLink(row, value: row).swipeActions { Button("Pin") {} }
            case 3: Text(row).contextMenu { Button("Cut \(row)") {} }
            case 5: NavigationLink(row, value: row).contextMenu { Button("Cut \(row)") {} }
            case 6: Button(row) { log.add("tap \(row)") }.contextMenu { Button("Cut \(row)") {} }
            default:
              HStack {
                Text(row)
                Slider(value: $value)
              }
            }
          }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
          Text("at \(Int(value * 100))")
        }
        .navigationDestination(for: String.self) { Text("to \($0)") }
      }
    }
  }

  private func hold(_ host: TestHost, by way: CGFloat) throws {
    let start = CGPoint(x: 60, y: try host.find(label: "a").frame.midY)
    host.press(at: start)
    host.advance(by: 0.7)
    for step in 1...10 {
      host.move(to: CGPoint(x: start.x, y: start.y + way * CGFloat(step) / 10))
      host.advance(by: 0.02)
    }
    host.release(at: CGPoint(x: start.x, y: start.y + way))
    host.advance(by: 1)
    host.settle()
  }

  private func host(_ kind: Int, _ log: Log = Log()) -> TestHost {
    TestHost.phone(height: 600) { Acting(kind: kind, log: log) }
  }

  @Test(arguments: [0, 1, 2, 4])
  func `C090: a row that is a link or a button, or has a control, is moved by a long press`(
    kind: Int
  ) throws {
    let log = Log()
    let host = host(kind, log)
    try hold(host, by: 130)
    #expect(host.text.filter { $0.count == 1 } == ["b", "c", "a", "d"])
    #expect(log.entries.isEmpty)
    if kind == 4 {
      let slider = try #require(host.elements.first { $0.role == .slider }).frame
      host.drag(
        from: CGPoint(x: slider.minX + 10, y: slider.midY),
        to: CGPoint(x: slider.maxX, y: slider.midY), steps: 6)
      host.settle()
      #expect(host.text.contains("at 100"))
    } else {
      host.tap(at: CGPoint(x: 60, y: try host.find(label: "a").frame.midY))
      host.advance(by: 1)
      #expect(kind == 1 ? log.entries == ["tap a"] : host.text == ["to a"])
    }
  }

  @Test(arguments: [3, 5, 6])
  func `C140: a long press of a row with a menu opens the menu`(kind: Int) throws {
    let log = Log()
    let host = host(kind, log)
    try hold(host, by: 0)
    #expect(host.text.contains("Cut a"))
    #expect(log.entries.isEmpty)
  }

  @Test(arguments: [3, 5, 6])
  func `C090, C140: when the finger moves then, the menu closes and the row is moved`(
    kind: Int
  ) throws {
    let log = Log()
    let host = host(kind, log)
    try hold(host, by: 130)
    #expect(host.text.filter { $0.count == 1 } == ["b", "c", "a", "d"])
    #expect(!host.text.contains("Cut a"))
    #expect(log.entries.isEmpty)
    host.tap(at: CGPoint(x: 60, y: try host.find(label: "a").frame.midY))
    host.advance(by: 1)
    if kind == 6 { #expect(log.entries == ["tap a"]) }
    if kind == 5 { #expect(host.text == ["to a"]) }
  }
}
