import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite("Fields that appear and vanish")
struct FieldRoundTests {
  @Observable final class Model {
    var kind = 0
    var text = ""
  }

  struct Fields: View {
    @Bindable var model: Model
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        switch model.kind {
        case 1: TextField("Field", text: $model.text).focused($isFocused)
        case 2: SecureField("Field", text: $model.text).focused($isFocused)
        case 3: TextEditor(text: $model.text).accessibilityLabel("Field").focused($isFocused)
        case 4: TextField("Field", text: $model.text, axis: .vertical).focused($isFocused)
        default: Text(verbatim: isFocused ? "focused" : "no field")
        }
      }
    }
  }

  /// A field appears, has the focus, is typed into, is cleared, and vanishes, in the middle of a word or with its
  /// text.
  private func round(_ host: TestHost, _ model: Model, _ number: Int) throws {
    model.kind = number % 4 + 1
    host.frame()
    let field = try host.find(label: "Field")
    field.tap()
    try field.type("a🐝")
    #expect(model.text == "a🐝")
    if number % 3 > 0 {
      host.key("a", modifiers: .command)
      host.key(.delete)
      #expect(model.text == "")
    }
    model.kind = 0
    host.frame()
    model.text = ""
    host.frame()
  }

  private func host(_ model: Model) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 200)) { Fields(model: model) }
  }

  @Test func `C060: after 1,000 rounds every counter is where it was, and no timer waits`() throws {
    let model = Model()
    let host = host(model)
    for number in 0..<12 { try round(host, model, number) }
    host.advance(by: 2)
    let (nodes, text) = (host.counts.nodesLive, host.text)
    for number in 0..<manyRounds { try round(host, model, number) }
    host.advance(by: 2)
    #expect(host.counts.nodesLive == nodes)
    #expect(host.text == text)
    #expect(text == ["no field"])
    #expect(host.runtime.timers.next == nil)
  }

  @Test func `a host is dropped while a field is edited`() throws {
    for kind in 1...4 {
      let model = Model()
      weak var runtime: AnyObject?
      do {
        let host = host(model)
        model.kind = kind
        host.frame()
        try host.find(label: "Field").type("ab")
        runtime = host.runtime
      }
      #expect(runtime == nil)
      #expect(model.text == "ab")
    }
  }
}
