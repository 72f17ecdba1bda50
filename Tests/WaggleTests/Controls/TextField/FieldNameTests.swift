import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite("Names of fields")
struct FieldNameTests {
  struct Named: View {
    let name: String
    var body: some View {
      HStack {
        Image(systemName: "star")
        Text(verbatim: name)
      }
    }
  }

  struct Entry: View {
    @State private var text = ""
    var body: some View { TextField(text: $text) { Named(name: "First") } }
  }

  private func names<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    let view = VStack { content() }
    let host = TestHost { view }
    return host.elements.filter { [.textField, .secureField, .textEditor].contains($0.role) }
      .map { $0.label ?? "" }
  }

  @Test func `C060: the value of an empty field is an empty text`() throws {
    let host = TestHost {
      VStack {
        TextField("Name", text: .constant(""))
        TextField("Note", text: .constant(""), axis: .vertical)
      }
    }
    #expect(try host.find(role: .textField, label: "Name").value == "")
    #expect(try host.find(role: .textField, label: "Note").value == "")
  }

  @Test func `C192: a label that is the program's own view names the field`() throws {
    #expect(names { TextField(text: .constant("")) { Named(name: "First") } } == ["First"])
    #expect(names { TextField(text: .constant("x")) { Named(name: "Second") } } == ["Second"])
    #expect(names { SecureField(text: .constant("x")) { Named(name: "Third") } } == ["Third"])
    #expect(
      names {
        TextField(value: .constant(3), format: .number) {
          HStack {
            Image(systemName: "star")
            Text("Fourth")
          }
        }
      } == ["Fourth"])
  }

  @Test func `C192: a field that such a label names is one element, and takes keys`() throws {
    let host = TestHost { Entry() }
    try host.find(label: "First").type("abc")
    #expect(try host.find(label: "First").value == "abc")
    #expect(host.elements.count == 1)
  }

  @Test func `C192: labeled content names the fields in it that have no label`() {
    #expect(names { LabeledContent("Name") { TextField("", text: .constant("")) } } == ["Name"])
    #expect(names { LabeledContent("Word") { SecureField("", text: .constant("")) } } == ["Word"])
    #expect(
      names {
        LabeledContent("Name") {
          TextField("First", text: .constant(""))
          TextField("", text: .constant("")).accessibilityLabel("Mine")
        }
      } == ["First", "Mine"])
    #expect(names { TextField("", text: .constant("")) } == [""])
  }
}
