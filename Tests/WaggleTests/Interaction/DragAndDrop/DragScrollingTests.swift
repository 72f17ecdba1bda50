import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@MainActor @Suite("Scrolling while something is dragged")
struct DragScrollingTests {
  private func host(_ log: Log) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 300)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).draggable("clover")
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { row in
              Text("\(row)").frame(width: 100, height: 50)
                .dropDestination(for: String.self) { _, _ in
                  log.add("row \(row)")
                  return true
                }
            }
          }
        }
        .frame(height: 200)
      }
    }
  }

  @Test func `near an edge the content scrolls on, and the row there takes the drop`() {
    let log = Log()
    let host = host(log)
    host.press(at: at(50, 50))
    host.move(to: at(50, 150))
    host.advance(by: 0.5)
    #expect(host.host.reachableScrollViews[0].offset.y == 0)
    host.move(to: at(50, 295))
    host.advance(by: 1)
    let offset = host.host.reachableScrollViews[0].offset.y
    #expect(offset > 300 && offset < 600)
    host.release(at: at(50, 295))
    #expect(log.take() == ["row \(Int(offset + 195) / 50)"])
    host.advance(by: 1)
    #expect(host.host.reachableScrollViews[0].offset.y == offset)
    #expect(host.host.nextMoment == nil)
  }

  @Test func `a row that is dragged out of sight is still dragged`() {
    let log = Log()
    let host = TestHost(size: CGSize(width: 100, height: 300)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Text("\(row)").frame(width: 100, height: 50).draggable("row \(row)")
              .dropDestination(for: String.self) { words, _ in
                log.add("\(words.joined()) on \(row)")
                return true
              }
          }
        }
      }
    }
    host.press(at: at(50, 25))
    host.move(to: at(50, 295))
    host.advance(by: 2)
    let offset = host.host.reachableScrollViews[0].offset.y
    #expect(offset > 300)
    host.release(at: at(50, 150))
    #expect(log.take() == ["row 0 on \(Int(offset + 150) / 50)"])
  }
}
