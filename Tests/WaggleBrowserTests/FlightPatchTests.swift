import Foundation
import Observation
import SwiftUI
import Testing
import Waggle
import WaggleBrowser

/// What a page is sent while something flies.
@MainActor @Suite struct FlightPatchTests {
  @MainActor @Observable fileprivate final class Bee {
    var isRight = false
    var isRed = false
  }

  private struct Flight: View {
    let bee: Bee

    var body: some View {
      VStack {
        Circle().frame(width: 20, height: 20)
          .frame(maxWidth: .infinity, alignment: bee.isRight ? .trailing : .leading)
        Text("A bee").foregroundStyle(bee.isRed ? .red : .blue)
      }
    }
  }

  /// A page, which shows each patch at once, and what it has been sent.
  @MainActor private final class Page {
    let bee = Bee()
    let session: LiveSession
    private let all: LiveSessions
    private let outbox = Outbox()
    private var now = 0.0

    init() throws {
      let bee = bee
      all = LiveSessions(fonts: noFonts) { makeHost($0) { Flight(bee: bee) } }
      session = try all.session(for: PageHello(window: phone))
      session.clock = { [unowned self] in now }
      _ = session.attach(outbox, PageHello(window: phone))
      try rest(0.5)
    }

    /// Lets time pass; returns how many frames ran and how many patches were sent.
    @discardableResult func rest(_ seconds: Double) throws -> (frames: Int, patches: Int) {
      let (frames, patches) = (session.host.framesDrawn, session.lastPatch)
      for _ in 0..<Int(seconds * 240) {
        now += 1.0 / 240
        try session.receive(.shown(session.lastPatch))
        session.runDueFrame()
      }
      return (session.host.framesDrawn - frames, session.lastPatch - patches)
    }

    /// The steps of each patch so far. Ends the page.
    func patches() async throws -> [[[Any]]] {
      try await messages(outbox).compactMap { $0["steps"] as? [[Any]] }
    }
  }

  /// What the patches have made of the drawing.
  private func drawing(_ patches: [[[Any]]]) throws -> String {
    var model = PageModel()
    for steps in patches {
      try model.apply(Array(JSONSerialization.data(withJSONObject: steps)))
    }
    return model.text()
  }

  @Test
  func
    `C564: frames in which nothing moves by what can be seen are not sent, and the end is exact`()
    async throws
  {
    let page = try Page()
    withAnimation(.spring) { page.bee.isRight = true }
    let (frames, patches) = try page.rest(4)
    #expect(frames > 60)
    #expect(patches < frames * 3 / 4)
    let fresh = Mirrored()
    try fresh.show(page.session.host.displayList)
    #expect(try await drawing(page.patches()) == fresh.page.text())
  }

  @Test func `C579: a text in flight between two colours is sent its colour, and no lines`()
    async throws
  {
    let page = try Page()
    let before = page.session.lastPatch
    withAnimation(.linear(duration: 1)) { page.bee.isRed = true }
    #expect(try page.rest(2).patches > 30)
    let host = page.session.host
    let patches = try await page.patches()
    let properties = patches.dropFirst(before).joined().compactMap { $0.last as? [String: Any] }
    #expect(properties.filter { $0["c"] != nil }.count > 30)
    #expect(properties.allSatisfy { $0["l"] == nil })
    let fresh = Mirrored()
    try fresh.show(host.displayList)
    #expect(try drawing(patches) == fresh.page.text())
  }
}
