import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct PickerRowTests {
  private struct Page: View {
    let isInForm: Bool

    var body: some View {
      let picker = Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
      if isInForm {
        Form {
          picker
          LabeledContent("Size", value: "Small")
        }
      } else {
        picker
      }
    }
  }

  /// The colours of the texts, as the display list prints them.
  private func colours(_ text: String, in host: TestHost) -> Set<String> {
    let lines = host.displayList.description.split(separator: "\n").filter {
      $0.contains("\"\(text)\"")
    }
    return Set(lines.compactMap { $0.split(separator: " ").last.map(String.init) })
  }

  @Test func `C039: in a form a picker's label and value have the colours of labeled content`() {
    let host = TestHost.phone(height: 400) { Page(isInForm: true) }
    #expect(host.text == ["Size", "Small", "Size", "Small"])
    #expect(colours("Size", in: host).count == 1)
    #expect(colours("Small", in: host).count == 1)
    #expect(colours("Size", in: host) != colours("Small", in: host))
  }

  @Test func `C039: by itself a picker shows its value alone`() {
    let host = TestHost.phone(height: 400) { Page(isInForm: false) }
    #expect(host.text == ["Small"])
  }

  @Test(arguments: [true, false])
  func `C039: the icon of the value of a picker has the colour of its title and the size of a text`(
    _ isMenu: Bool
  ) {
    let host = TestHost.phone(height: 400) {
      NavigationStack {
        Form {
          let picker = Picker("Size", selection: .constant(1)) {
            Label {
              Text("Small")
            } icon: {
              Text("S")
            }.tag(1)
          }
          if isMenu { picker.pickerStyle(.menu) } else { picker.pickerStyle(.navigationLink) }
        }
      }
    }
    #expect(host.text == ["Size", "S", "Small"])
    #expect(colours("S", in: host) == colours("Small", in: host))
    #expect(colours("S", in: host) != colours("Size", in: host))
  }
}
