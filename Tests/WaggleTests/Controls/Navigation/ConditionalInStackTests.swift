import SwiftUI
import Testing
import WaggleTestKit

private struct Reader: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size

  var body: some View {
    if isEnabled { Text(verbatim: "\(size)") } else { Text(verbatim: "disabled, \(size)") }
  }
}

@MainActor @Suite struct ConditionalInStackTests {
  @Test func `a view whose body is an if reads in a stack what is set on it`() {
    let host = TestHost {
      VStack {
        Reader().disabled(true)
        Reader().controlSize(.small).disabled(true)
        Reader().disabled(true).controlSize(.large)
        Reader()
      }
    }
    #expect(
      host.text == ["disabled, regular", "disabled, small", "disabled, large", "regular"])
  }

  @Test func `what is around such a view reads the environment outside`() {
    let host = TestHost {
      VStack {
        Reader().controlSize(.small).overlay(alignment: .bottom) { Reader().fixedSize() }
      }
    }
    #expect(Set(host.text) == ["small", "regular"])
  }

  @Test func `it follows a change`() {
    let model = ControlModel()
    let host = TestHost { VStack { Reader().disabled(model.isDisabled) } }
    host.frame { model.isDisabled = true }
    #expect(host.text == ["disabled, regular"])
  }
}
