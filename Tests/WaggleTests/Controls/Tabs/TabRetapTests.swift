import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// A tap on the item of the tab that is shown.
@MainActor @Suite struct TabRetapTests {
  @Test(arguments: [true, false])
  func `C423: the selection is written with the same value`(_ usesTabs: Bool) throws {
    var sets: [Int] = []
    let selection = Binding {
      0
    } set: {
      sets.append($0)
    }
    let host = TestHost {
      if usesTabs {
        TabView(selection: selection) {
          Tab("One", systemImage: "star", value: 0) { Text("page") }
          Tab("Two", systemImage: "star", value: 1) { Text("other") }
        }
      } else {
        TabView(selection: selection) {
          Text("page").tabItem { Text("One") }.tag(0)
          Text("other").tabItem { Text("Two") }.tag(1)
        }
      }
    }
    try host.find(role: .tab, label: "One").tap()
    try host.find(role: .tab, label: "One").tap()
    try host.find(role: .tab, label: "Two").tap()
    #expect(sets == [0, 0, 1])
  }

  @Test func `C423, C115: the stack goes back as well`() throws {
    var sets: [Int] = []
    let host = TestHost {
      TabView(
        selection: Binding {
          0
        } set: {
          sets.append($0)
        }
      ) {
        NavigationStack { NavigationLink("Go") { Text("deep") } }.tabItem { Text("One") }.tag(0)
        Text("other").tabItem { Text("Two") }.tag(1)
      }
    }
    try host.find(label: "Go").tap()
    host.advance(by: 1)
    #expect(host.path == 1)
    try host.find(role: .tab, label: "One").tap()
    host.advance(by: 1)
    #expect((host.path, sets) == (0, [0]))
  }
}
