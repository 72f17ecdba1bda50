import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleBrowser

/// A page that is loaded again is the same scene (R244), and addresses open in the page (C153).
@MainActor @Suite struct SceneTests {
  private struct Reader: View {
    @SceneStorage("page") private var page = 1
    @Environment(\.openURL) private var openURL
    let address: String
    var body: some View {
      VStack {
        Text("Page \(page)")
        Button("more") { page += 1 }
        Button("open") { openURL(URL(string: address)!) }
      }
    }
  }

  /// Keeps the values of scenes in memory.
  private final class Shelf {
    var values: [String: [String: Any]] = [:]

    func file(of scene: String, or other: String?) -> SceneState.File {
      SceneState.File(restored: values[scene] ?? other.flatMap { values[$0] } ?? [:]) {
        self.values[scene] = $0
      }
    }
  }

  private func sessions(_ shelf: Shelf, opening address: String = "https://a.b") -> LiveSessions {
    LiveSessions(fonts: noFonts, sceneFiles: { shelf.file(of: $0, or: $1) }) {
      makeHost($0) { Reader(address: address) }
    }
  }

  private func press(_ label: String, in session: LiveSession) {
    session.host.frame {
      let all = session.host.accessibilityTree.flatMap(\.flattened)
      _ = all.first { $0.label == label }?.press()
    }
  }

  private func text(_ session: LiveSession) -> String {
    session.host.displayList.visibleStrings.first ?? ""
  }

  @Test func `R244: a page that is loaded again gets the values of its scene, and a new tree`()
    async throws
  {
    let sessions = sessions(Shelf())
    let first = try sessions.session(for: PageHello(window: phone))
    let outbox = Outbox()
    let number = first.attach(outbox, PageHello(window: phone))
    press("more", in: first)
    sessions.detach(first, number)
    let told = try await messages(outbox)
    #expect(told[0]["scene"] as? String == first.scene)
    let second = try sessions.session(for: PageHello(window: phone, scene: first.scene))
    #expect(second !== first)
    #expect(second.scene == first.scene)
    #expect(text(second) == "Page 2")
    #expect(sessions.count == 1)
  }

  @Test func `R244: a duplicated tab begins with the values of the other, and has its own then`()
    throws
  {
    let sessions = sessions(Shelf())
    let first = try sessions.session(for: PageHello(window: phone))
    _ = first.attach(Outbox(), PageHello(window: phone))
    press("more", in: first)
    let second = try sessions.session(for: PageHello(window: phone, scene: first.scene))
    #expect(second.scene != first.scene)
    #expect(text(second) == "Page 2")
    press("more", in: second)
    #expect([text(first), text(second)] == ["Page 2", "Page 3"])
  }

  @Test func `R244: a scene that is not an id is refused`() {
    for scene in ["", "../../etc/passwd", "A", String(repeating: "a", count: 65), "a/b"] {
      let json = #"{"t":"hello","w":1,"h":1,"scale":1,"scene":"\#(scene)"}"#
      #expect(throws: PageMessage.FormatError.self) {
        try PageMessage(Array(json.utf8))
      }
    }
  }

  @Test(arguments: ["https://a.b/c?d=\"e", "mailto:ada@a.b", "tel:123", "HTTP://a.b"])
  func `C153: an address is sent to the page once`(address: String) async throws {
    guard let url = URL(string: address) else { return }
    let session = try sessions(Shelf(), opening: url.absoluteString)
      .session(for: PageHello(window: phone))
    let outbox = Outbox()
    _ = session.attach(outbox, PageHello(window: phone))
    press("open", in: session)
    let opened = try await messages(outbox).filter { $0["t"] as? String == "open" }
    #expect(opened.map { $0["url"] as? String } == [url.absoluteString])
  }

  @Test(arguments: [
    "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "notes://a", "a",
  ])
  func `C153: an address of another scheme is not sent, and reported`(address: String) async throws
  {
    let session = try sessions(Shelf(), opening: address).session(for: PageHello(window: phone))
    var reported: [String] = []
    session.host.runtime.report = { reported.append($0.id) }
    let outbox = Outbox()
    _ = session.attach(outbox, PageHello(window: phone))
    press("open", in: session)
    #expect(try await messages(outbox).allSatisfy { $0["t"] as? String != "open" })
    #expect(reported == ["W-URL"])
  }
}
