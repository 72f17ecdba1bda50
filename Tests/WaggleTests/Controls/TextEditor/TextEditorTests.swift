import SwiftUI
import Testing
import Waggle
import WaggleTestKit

private struct Editor: View {
  @State var text: String
  var body: some View { TextEditor(text: $text) }
}

@MainActor @Suite struct TextEditorTests {
  private let size = CGSize(width: 200, height: 100)
  private let lines = (1...40).map { "line \($0)" }.joined(separator: "\n")

  @Test func `C046: an editor fills what it is given, on a background that can be hidden`() throws {
    let host = TestHost(size: size) { Editor(text: "a") }
    #expect(try host.find(role: .textEditor).frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(host.displayList.description.contains("#FFFFFF"))
    let bare = TestHost(size: size) { Editor(text: "a").scrollContentBackground(.hidden) }
    #expect(!bare.displayList.description.contains("#FFFFFF"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C046: the text is 5 points in and 8 points down`() {
    let host = TestHost(size: size) { Editor(text: "a") }
    #expect(host.displayList.description.contains("text \"a\" (5 8 "))
  }

  @Test func `C046: in a row an editor is as high as its text`() throws {
    func height(_ text: String) throws -> CGFloat {
      let host = TestHost(size: CGSize(width: 300, height: 600)) {
        Form {
          Editor(text: text)
          Text("below")
        }
      }
      return try host.find(label: "below").frame.minY
    }
    let one = try height("a")
    #expect(try height("") == one)
    #expect(try height("a\nb") == one + 20.5)
    #expect(try height("a\n") == one + 20.5)
  }

  @Test func `C046: in a row an editor has the background of the row`() {
    let host = TestHost(size: CGSize(width: 300, height: 600)) {
      Form { Editor(text: "a") }.environment(\.colorScheme, .dark)
    }
    host.settle()
    let fills = host.displayList.description.split(separator: "\n").filter {
      $0.contains("#000000") && !$0.contains("@0.00")
    }
    // The ground of the form alone.
    #expect(fills.count == 1, "\(fills)")
  }

  @Test func `the caret is scrolled into sight`() throws {
    let host = TestHost(size: size) { Editor(text: lines) }
    let editor = try host.find(role: .textEditor)
    #expect(editor.frame.minY == 0)
    try editor.type("!")
    #expect(editor.frame.maxY < 120)
    host.key(.home, modifiers: .command)
    host.settle()
    #expect(editor.frame.minY == 0)
  }

  @Test func `the wheel scrolls, and leaves the caret where it is`() throws {
    let host = TestHost(size: size) { Editor(text: lines) }
    host.frame()
    host.scroll(at: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 200))
    #expect(try host.find(role: .textEditor).frame.minY == -200)
  }

  @Test func `a click below the text puts the caret at its end`() throws {
    let host = TestHost(size: size) { Editor(text: "ab") }
    host.tap(at: CGPoint(x: 100, y: 90))
    host.key("c")
    #expect(try host.find(role: .textEditor).value == "abc")
  }
}
