import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct ListBadgeTests {
  private func host<Content: View>(
    _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    TestHost.phone {
      content().environment(\.layoutDirection, direction)
    }
  }

  @Test func `C240: a row shows its badge at its end, and says it`() throws {
    let host = host {
      List {
        Text("Inbox").badge(3)
        Button("Send") {}.badge("new")
        DisclosureGroup("Drafts") { Text("a") }.badge(7)
        Text("Trash").badge(0)
      }
    }
    for label in ["Inbox, 3", "Send, new", "Drafts, 7", "Trash"] {
      let frame = try host.find(role: .row, label: label).frame
      #expect(frame.size == CGSize(width: 358, height: 56))
    }
    #expect(host.text == ["Inbox", "3", "Send", "new", "Drafts", "7", "Trash"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `C240: content leaves the space for the badge`(direction: LayoutDirection) throws {
    let host = host(direction) {
      List {
        Color.red.frame(height: 10).accessibilityIdentifier("plain")
        Color.red.frame(height: 10).accessibilityIdentifier("badged").badge("new")
      }
    }
    let (plain, badged) = (
      try host.find(identifier: "plain").frame, try host.find(identifier: "badged").frame
    )
    #expect(plain.width == 326)
    #expect(badged.width < 310)
    let isLeft = direction == .leftToRight
    #expect(isLeft ? badged.minX == plain.minX : badged.maxX == plain.maxX)
  }

  @Test func `C240: a badge appears, changes and is removed, and the row keeps its state`() throws {
    let knob = Knob(0)
    let (host, made) = (
      host { Turned(knob) { count in List { Text("Inbox").badge(count) } } }, Tally()
    )
    var before = 0
    for count in [3, 12, 0, 4, 0] {
      if made.count == 3 { before = host.counts.nodesLive }
      knob.value = count
      host.settle()
      #expect(host.text == (count == 0 ? ["Inbox"] : ["Inbox", "\(count)"]))
      made.count += 1
    }
    #expect(made.count == 5)
    #expect(host.counts.nodesLive == before)
  }
}
