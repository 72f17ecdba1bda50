import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What rows in loops inside of each other are edited by.
@MainActor @Suite struct LoopsInLoopsTests {
  @Test(arguments: [true, false])
  func
    `R310, C089, C090: the inner loop's deletion counts, and each action has the offsets of its own loop`(
      _ deletesInside: Bool
    ) throws
  {
    var said: [String] = []
    let host = TestHost {
      List {
        ForEach(0..<2) { outer in
          if deletesInside {
            ForEach(0..<3) { Text("\(outer).\($0)") }.onDelete { said.append("inner \($0.first!)") }
          } else {
            ForEach(0..<3) { Text("\(outer).\($0)") }.onMove {
              said.append("move \($0.first!) \($1)")
            }
          }
        }
        .onDelete { said.append("outer \($0.first!)") }
      }
    }
    try host.find(label: "1.2").perform("Delete")
    if !deletesInside { try host.find(label: "1.1").perform("Move Down") }
    #expect(said == (deletesInside ? ["inner 2"] : ["outer 1", "move 1 3"]))
  }

  @Test func `C092: the actions of a row come before those that are around it`() throws {
    let host = TestHost {
      List {
        Group {
          Text("row").swipeActions { Button("own") {} }.accessibilityIdentifier("row")
        }
        .swipeActions { Button("around") {} }
      }
    }
    let row = try host.find(role: .row)
    try row.perform("own")
    try row.perform("around")
    host.drag(from: CGPoint(x: 300, y: row.frame.midY), to: CGPoint(x: 200, y: row.frame.midY))
    host.advance(by: 1)
    let (own, around) = try (host.find(label: "own").frame, host.find(label: "around").frame)
    #expect(own.minX > around.minX)
  }
}
