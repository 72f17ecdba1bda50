import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// What is copied, cut and pasted by keys.
@MainActor @Suite struct ClipboardCommandTests {
  private struct Word: Codable, Transferable, Equatable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
    }
  }

  private struct Words: View {
    @State private var words = ["Clover", "Heather"]

    var body: some View {
      Text(words.joined(separator: " "))
        .focusable()
        .copyable(words)
        .cuttable(for: String.self) {
          defer { words = [] }
          return words
        }
        .pasteDestination(for: String.self) {
          words += $0
        } validator: {
          $0.filter { $0 != "No" }
        }
    }
  }

  @Test func `copied values are pasted while the focus is in the view, and not without it`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Words() }
    host.key("c", modifiers: .command)
    host.key("v", modifiers: .command)
    #expect(host.text == ["Clover Heather"])
    host.key(.tab)
    host.key("c", modifiers: .command)
    host.key("v", modifiers: .command)
    #expect(host.text == ["Clover Heather Clover Heather"])
  }

  @Test func `what is cut is gone and can be pasted`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Words() }
    host.key(.tab)
    host.key("x", modifiers: .command)
    host.key("v", modifiers: .command)
    #expect(host.text == ["Clover Heather"])
  }

  @Test func `text that was copied elsewhere is pasted, if the validator takes it`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Words() }
    let clipboard = host.host.runtime.store(TextClipboard.self)
    host.key(.tab)
    host.key("c", modifiers: .command)
    clipboard.text = "Thyme"
    host.key("v", modifiers: .command)
    clipboard.text = "No"
    host.key("v", modifiers: .command)
    #expect(host.text == ["Clover Heather Thyme"])
  }

  @Test func `values without a text are pasted in the program that copied them`() {
    struct Pair: View {
      @State private var pasted: [Word] = []

      var body: some View {
        Text("\(pasted.count)").focusable().copyable([Word(text: "Bee")])
          .pasteDestination(for: Word.self) { pasted += $0 }
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Pair() }
    host.key(.tab)
    host.key("c", modifiers: .command)
    host.key("v", modifiers: .command)
    #expect(host.text == ["1"])
  }

  @Test
  func `commands with items give and take them; without a closure the view around has the key`() {
    struct Items: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)").focusable()
          .onCopyCommand(perform: nil)
          .onCopyCommand { [NSItemProvider(object: "Sage" as NSString)] }
          .onPasteCommand(of: [.plainText]) { count += $0.count }
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Items() }
    host.key(.tab)
    host.key("c", modifiers: .command)
    #expect(host.host.runtime.store(TextClipboard.self).text == "Sage")
    host.key("v", modifiers: .command)
    #expect(host.text == ["1"])
  }
}
