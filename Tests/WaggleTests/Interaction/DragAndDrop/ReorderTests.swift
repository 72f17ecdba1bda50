import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@MainActor @Observable private final class Tiles {
  var numbers = Array(0..<6)
  var dragged: Int?
}

/// A grid whose tiles make room while one is dragged over them.
private struct TileGrid: View {
  let tiles: Tiles

  var body: some View {
    LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))], spacing: 0) {
      ForEach(tiles.numbers, id: \.self) { number in
        Text("\(number)").frame(width: 50, height: 50)
          .onDrag {
            tiles.dragged = number
            return NSItemProvider(object: NSString(string: "\(number)"))
          }
          .onDrop(of: [.text], delegate: Reorder(tiles: tiles, number: number))
      }
    }
    .frame(width: 110, height: 150)
  }
}

private struct Reorder: DropDelegate {
  let tiles: Tiles
  let number: Int

  func dropEntered(info: DropInfo) {
    guard let dragged = tiles.dragged, dragged != number,
      let from = tiles.numbers.firstIndex(of: dragged),
      let to = tiles.numbers.firstIndex(of: number)
    else { return }
    withAnimation {
      tiles.numbers.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to)
    }
  }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  func performDrop(info: DropInfo) -> Bool {
    tiles.dragged = nil
    return true
  }
}

@MainActor @Suite("Views that make room for what is dragged")
struct ReorderTests {
  @Test func `tiles are moved while one is dragged, as a new grid would show them`() throws {
    let tiles = Tiles()
    let size = CGSize(width: 110, height: 150)
    let host = TestHost(size: size) { TileGrid(tiles: tiles) }
    let (first, fourth) = (try host.find(label: "0").frame, try host.find(label: "3").frame)
    host.press(at: at(first.midX, first.midY))
    host.move(to: at(first.midX + 10, first.midY))
    host.move(to: at(fourth.midX, fourth.midY))
    #expect(tiles.numbers == [1, 2, 3, 0, 4, 5])
    host.advance(by: 1)
    host.move(to: at(fourth.midX + 1, fourth.midY))
    host.release(at: at(fourth.midX, fourth.midY))
    #expect(tiles.numbers == [1, 2, 3, 0, 4, 5] && tiles.dragged == nil)
    host.advance(by: 1)
    let fresh = TestHost(size: size) { TileGrid(tiles: tiles) }
    #expect(host.displayList.description == fresh.displayList.description)
  }

  @Test func `a row that can be moved and dragged is dragged, and no row stays lifted`() throws {
    struct Rows: View {
      @State var rows = ["Clover", "Sage", "Thyme"]
      let log: Log

      var body: some View {
        VStack(spacing: 0) {
          List {
            ForEach(rows, id: \.self) { Text($0).draggable($0) }
              .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
          }
          Color.green.frame(height: 100).dropDestination(for: String.self) { words, _ in
            log.add(words.joined())
            return true
          }
        }
      }
    }
    let log = Log()
    let host = TestHost(size: CGSize(width: 300, height: 600)) { Rows(log: log) }
    let sage = try host.find(label: "Sage").frame
    let before = host.displayList.description
    host.finger(.began, sage.minX + 20, sage.midY)
    host.advance(by: 0.6)
    #expect(host.isDragging)
    host.finger(.moved, 150, 550)
    host.finger(.ended, 150, 550)
    #expect(log.take() == ["Sage"])
    host.advance(by: 1)
    #expect(host.displayList.description == before)
  }

  @Test func `a view that is scaled is dragged as large as it is seen`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 100, height: 100).draggable("clover").scaleEffect(0.5)
    }
    host.press(at: at(50, 50))
    host.move(to: at(60, 50))
    let lines = host.displayList.description.split(separator: "\n")
    #expect(lines.filter { $0.contains("transform") }.count == 2, "\(host.displayList)")
  }

  @Test func `what is dragged by 10 points is drawn 10 points from where the view is`() throws {
    func list(dx: CGFloat, drags: Bool) -> String {
      let host = TestHost(size: CGSize(width: 200, height: 200)) {
        Color.red.frame(width: 40, height: 30).padding(.leading, 7).padding(.top, 20)
          .draggable("clover")
          .padding(.leading, 15)
      }
      host.settle()
      guard drags else { return host.displayList.description }
      host.press(at: at(100, 100))
      host.move(to: at(100 + dx, 100))
      return host.displayList.description
    }
    let plain = list(dx: 0, drags: false)
    let moved = list(dx: 10, drags: true)
    #expect(plain.contains("rect (91 95 40 30)"))
    #expect(moved.contains("rect (91 95 40 30)") && moved.contains("rect (101 95 40 30)"))
  }
}
