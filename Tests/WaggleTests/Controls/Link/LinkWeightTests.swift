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

  @Test func `C588: a link outside of rows has nine nodes besides those of its button`() {
    let button = nodes { Button("Go") {} }
    #expect(nodes { NavigationLink("Go") { Text("There") } } <= button + 9)
    #expect(nodes { NavigationLink("Go", value: 3) } <= button + 9)
    // One more for the value of the binding.
    #expect(
      nodes { NavigationLink("Go", isActive: .constant(false)) { Text("There") } } <= button + 10)
    #expect(nodes(isInStack: false) { NavigationLink("Go", value: 3) } <= button + 8)
  }

  @Test(arguments: [false, true])
  func `C588: a link lays out its label and no views of its own`(isInStack: Bool) {
    func layouts(@ViewBuilder _ view: @escaping () -> some View) -> Int {
      column(9, isInStack: isInStack, view).counts.layouts
        - column(1, isInStack: isInStack, view).counts.layouts
    }
    #expect(
      layouts { NavigationLink("Go", value: 3) } == layouts { Button("Go") {} })
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
