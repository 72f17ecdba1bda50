import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Menus and pickers with very many items.
@MainActor @Suite struct ManyItemsTests {
  private struct Chooser: View {
    let count: Int
    @State private var chosen = -1

    var body: some View {
      Menu("Menu \(chosen)") {
        ForEach(0..<count, id: \.self) { number in Button("Item \(number)") { chosen = number } }
      }
    }
  }

  private func opened(_ count: Int) throws -> TestHost {
    let host = TestHost.phone { Chooser(count: count) }
    host.settle()
    try host.find(label: "Menu -1").tap()
    host.advance(by: 1)
    return host
  }

  @Test func `C574: a menu of many items makes the rows that are seen`() throws {
    let (few, many) = (try opened(100).counts, try opened(1000).counts)
    #expect(many.nodesLive - few.nodesLive <= 2 * 900)
    #expect(few.nodesLive < 100 * 15)
  }

  @Test func `C574: an arrow in a menu costs the same whatever the number of its items is`() throws
  {
    let steps = try [100, 1000].map { count in
      let host = try opened(count)
      for _ in 0..<2 { host.key(.downArrow) }
      host.settle()
      let before = host.counts
      host.key(.downArrow)
      host.settle()
      let after = host.counts
      return [
        after.bodies - before.bodies, after.layouts - before.layouts,
        after.nodesMade - before.nodesMade,
      ]
    }
    #expect(steps[0] == steps[1])
  }

  @Test func `C574: arrows come to items that were not made, which are chosen like others`() throws
  {
    let host = try opened(200)
    for _ in 0..<41 {
      host.key(.downArrow)
      host.settle()
    }
    host.key(.return)
    host.advance(by: 1)
    #expect(host.text == ["Menu 40"])
  }

  @Test func `C574: the rows of a menu are where they are in one that makes all of them`() throws {
    let (all, seen) = (try opened(59), try opened(60))
    for number in [0, 1, 7] {
      let name = "Item \(number)"
      #expect(try all.find(label: name).frame == seen.find(label: name).frame)
    }
    #expect(Array(all.text.prefix(8)) == Array(seen.text.prefix(8)))
  }

  private struct Inline: View {
    let count: Int
    @State private var chosen = 3

    var body: some View {
      ScrollView {
        Picker("Go", selection: $chosen) {
          ForEach(0..<count, id: \.self) { Text("Option \($0)").tag($0) }
        }
        .pickerStyle(.inline)
      }
    }
  }

  private func inline(_ count: Int) -> TestHost {
    let host = TestHost.phone { Inline(count: count) }
    host.settle()
    return host
  }

  @Test func `C575: an inline picker of many options makes those that are seen`() {
    let (few, many) = (inline(100).counts, inline(1000).counts)
    #expect(many.nodesLive - few.nodesLive <= 2 * 900)
    #expect(few.nodesLive < 100 * 15)
  }

  @Test func `C575: the options of an inline picker are where they are in one that makes all`()
    throws
  {
    let (all, seen) = (inline(59), inline(60))
    for number in [0, 3, 9] {
      let name = "Option \(number)"
      #expect(try all.find(label: name).frame == seen.find(label: name).frame)
    }
    #expect(Array(all.text.prefix(8)) == Array(seen.text.prefix(8)))
  }

  @Test func `C575: an option of an inline picker that was out of sight is chosen`() throws {
    let host = inline(300)
    host.scroll(at: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: 3000))
    host.settle()
    let option = try #require(host.elements.first { $0.frame.minY > 100 && $0.label != nil })
    option.tap()
    host.settle()
    #expect(try host.find(label: option.label ?? "").traits.contains(.isSelected))
  }
}
