import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// What Foundation lacks on Linux.
@Suite struct FoundationNamesTests {
  @Test func `C617: the folders of the user have names`() {
    let folders: [URL] = [
      .documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .downloadsDirectory,
      .picturesDirectory, .libraryDirectory,
    ]
    #expect(folders.allSatisfy { $0.isFileURL && $0.path.count > 1 })
    #expect(
      URL.documentsDirectory
        == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
  }

  @Test func `C617: notifications are awaited, and none is lost between two`() async {
    let center = NotificationCenter()
    let name = Notification.Name("moved")
    var notes = center.notifications(named: name).makeAsyncIterator()
    for index in 0..<3 { center.post(name: name, object: nil, userInfo: ["index": index]) }
    center.post(name: Notification.Name("other"), object: nil)
    for index in 0..<3 { #expect(await notes.next()?.userInfo?["index"] as? Int == index) }
  }

  @Test func `C617: a task that is cancelled waits for no notification`() async {
    let center = NotificationCenter()
    let task = Task {
      for await _ in center.notifications(named: Notification.Name("moved")) {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test func `C618: an attributed string is kept with its links and emphasis`() throws {
    var text = try AttributedString(markdown: "A **bee** [home](https://bee.example)")
    text.swiftUI.foregroundColor = .red
    let data = try JSONEncoder().encode(["text": text])
    let read = try #require(
      try JSONDecoder().decode([String: AttributedString].self, from: data)["text"])
    #expect(String(read.characters) == "A bee home")
    #expect(read.runs.compactMap(\.link).map(\.absoluteString) == ["https://bee.example"])
    #expect(read.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    let plain = try JSONDecoder().decode(AttributedString.self, from: Data("\"Bee\"".utf8))
    #expect(plain == AttributedString("Bee"))
  }

  @Test func `C610: an attributed string has the Markdown of a key's words`() {
    let text = AttributedString(localized: "**\(3)** bees", comment: "how many")
    #expect(String(text.characters) == "3 bees")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }
}
