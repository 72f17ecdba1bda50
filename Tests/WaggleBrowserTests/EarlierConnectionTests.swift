import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleBrowser

/// A session whose page has connected again before the end of its earlier connection was noticed.
@MainActor @Suite struct EarlierConnectionTests {
  @Test func `the end of an earlier connection leaves the one that followed`() throws {
    let all = LiveSessions(fonts: noFonts) { window in makeHost(window) { Text("here") } }
    let session = try all.session(for: PageHello(window: phone))
    let first = session.attach(Outbox(), PageHello(window: phone))
    let second = session.attach(Outbox(), PageHello(window: phone))
    session.detach(first)
    #expect(session.isConnected)
    session.detach(second)
    #expect(!session.isConnected)
  }
}
