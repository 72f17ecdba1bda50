import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a link costs beside its label.
@MainActor @Suite struct LinkWeightTests {
  private func column(
    _ copies: Int, isInStack: Bool, @ViewBuilder _ view: @escaping () -> some View
  ) -> TestHost {
    let host = TestHost.phone(height: 600) {
      let column = VStack { ForEach(0..<copies, id: \.self) { _ in view() } }
      if isInStack { NavigationStack { column } } else { column }
    }
    host.settle()
    return host
  }

  /// The nodes of one view.
  private func nodes(
    isInStack: Bool = true, @ViewBuilder _ view: @escaping () -> some View
  ) -> Int {
    let nine = column(9, isInStack: isInStack, view).counts.nodesLive
    return (nine - column(1, isInStack: isInStack, view).counts.nodesLive) / 8
  }

  @Test func `C588: a link outside of rows has nine nodes beside its button`() {
    let button = nodes { Button("Go") {} }
    #expect(nodes { NavigationLink("Go") { Text("There") } } <= button + 9)
    #expect(nodes { NavigationLink("Go", value: 3) } <= button + 9)
    // One more for the value of the binding.
    #expect(
      nodes { NavigationLink("Go", isActive: .constant(false)) { Text("There") } } <= button + 10)
    #expect(nodes(isInStack: false) { NavigationLink("Go", value: 3) } <= button + 8)
  }

  @Test(arguments: [false, true])
  func `C588: a link lays out its label and nothing else`(isInStack: Bool) {
    func layouts(@ViewBuilder _ view: @escaping () -> some View) -> Int {
      column(9, isInStack: isInStack, view).counts.layouts
        - column(1, isInStack: isInStack, view).counts.layouts
    }
    #expect(
      layouts { NavigationLink("Go", value: 3) } == layouts { Button("Go") {} })
  }

  private struct Tag: View {
    var body: some View { Text("Go") }
  }

  /// The nodes of one row of a list in a stack.
  private func rowNodes(@ViewBuilder _ view: @escaping () -> some View) -> Int {
    func host(_ copies: Int) -> Int {
      let host = TestHost.phone(height: 1200) {
        NavigationStack { List { ForEach(0..<copies, id: \.self) { _ in view() } } }
      }
      host.settle()
      return host.counts.nodesLive
    }
    return (host(9) - host(1)) / 8
  }

  @Test func `C589: a link that is a row has at most 38 nodes more than a row of its label`() {
    let text = rowNodes { Text("Go") }
    #expect(rowNodes { NavigationLink("Go", value: 3) } <= text + 38)
    #expect(rowNodes { NavigationLink("Go") { Text("There") } } <= text + 38)
    #expect(rowNodes { NavigationLink(value: 3, label: { Tag() }) } <= text + 40)
  }

  @Test func `C589: a label with its own badge is a list of views, and one without is not`() {
    let plain = rowNodes { NavigationLink(value: 3, label: { Text("Go") }) }
    #expect(rowNodes { NavigationLink(value: 3, label: { Text("Go").badge(3) }) } > plain)
    #expect(
      rowNodes {
        NavigationLink(value: 3) {
          Text("Go")
          Text("On")
        }
      } > plain)
  }

  @Test func `C590: what a link says to its stack goes through fixed containers without a node`() {
    func around(@ViewBuilder _ view: @escaping () -> some View) -> Int {
      nodes(isInStack: true, view) - nodes(isInStack: false, view)
    }
    let alone = around { NavigationLink("Go", value: 3) }
    #expect(around { HStack { NavigationLink("Go", value: 3) } } == alone)
    #expect(
      around {
        HStack {
          VStack {
            Text("Above")
            NavigationLink("Go", value: 3).overlay { Text("On it") }
          }
          Text("Beside").background(.red)
        }
      } == alone)
    // Two that say something are combined, by one node.
    #expect(
      around {
        HStack {
          NavigationLink("Go") { Text("There") }
          NavigationLink("On") { Text("Here") }
        }
      } == 2 * around { NavigationLink("Go") { Text("There") } } + 1)
  }

  @MainActor @Observable final class Setting {
    var value: Int? = 3
    var isActive = false
    var isDisabled = false
    var hasSecond = false
  }

  private struct Page: View {
    @Bindable var setting: Setting

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Value", value: setting.value)
          NavigationLink("Bound", isActive: $setting.isActive) { Text("There") }
          NavigationLink {
            Text("There")
          } label: {
            Text("One")
            if setting.hasSecond { Text("Two") }
          }
        }
        .disabled(setting.isDisabled)
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
  }

  @Test func `C588: a link whose surroundings change is drawn as one that is made in them`() {
    let setting = Setting()
    let host = TestHost.phone(height: 300) { Page(setting: setting) }
    host.settle()
    let changes: [(Setting) -> Void] = [
      { $0.value = nil }, { $0.hasSecond = true }, { $0.isDisabled = true }, { $0.value = 4 },
      { $0.isDisabled = false }, { $0.hasSecond = false },
    ]
    for change in changes {
      host.frame { change(setting) }
      host.settle()
      let fresh = TestHost.phone(height: 300) { Page(setting: setting) }
      fresh.settle()
      #expect(host.displayList.description == fresh.displayList.description)
    }
  }
}
