import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Sign: View {
  let name: String
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text("\(name) \(isFocused ? "on" : "off")") }
}

/// What views know of the focus that they have not asked for.
@MainActor @Suite struct FocusLookTests {
  @Test func `M144 isFocused tells what is in a view that it has the focus, and nobody else`() {
    let host = TestHost.small {
      VStack {
        Sign(name: "a").focusable()
        Button {
        } label: {
          Sign(name: "b")
        }
        VStack {
          Sign(name: "c")
          Sign(name: "d").focusable()
        }
        .focusable()
        Sign(name: "e")
      }
    }
    #expect(host.text == ["a off", "b off", "c off", "d off", "e off"])
    host.key(.tab)
    #expect(host.text == ["a on", "b off", "c off", "d off", "e off"])
    host.key(.tab)
    #expect(host.text == ["a off", "b on", "c off", "d off", "e off"])
    host.key(.tab)
    #expect(host.text == ["a off", "b off", "c on", "d off", "e off"])
    host.key(.tab)
    #expect(host.text == ["a off", "b off", "c off", "d on", "e off"])
  }

  private struct Guest: View {
    let model: TouchModel
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text(isFocused ? "in" : "out")
        if model.isShown { Color.red.focusable().focused($isFocused) }
      }
    }
  }

  @Test
  func `M146 a focused view gives the focus up when it begins to leave, not when it has left`() {
    let model = TouchModel()
    let host = TestHost.small { Guest(model: model) }
    host.key(.tab)
    #expect(host.text == ["in"])
    host.frame { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    #expect(host.text == ["out"])
    host.key(.tab)
    #expect(host.text == ["out"])
    host.frame { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    host.key(.tab)
    #expect(host.text == ["in"])
  }
}
