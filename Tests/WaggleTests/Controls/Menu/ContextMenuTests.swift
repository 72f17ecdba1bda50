import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Page: View {
  @State private var log = ""
  @State private var isEmpty = false

  var body: some View {
    VStack(spacing: 20) {
      Button("Ada") { log += "tapped " }
        .contextMenu {
          if !isEmpty {
            Button("Call") { log += "called " }
            Button("Delete", role: .destructive) { log += "deleted " }
          }
        }
      Text(verbatim: "Bea").contextMenu {
      } preview: {
        Text(verbatim: "Preview")
      }
      Text(verbatim: "log " + log)
    }
  }
}

@MainActor extension TestHost {
  fileprivate func has(_ label: String) -> Bool { (try? find(label: label)) != nil }

  fileprivate func middle(_ label: String) throws -> CGPoint {
    let frame = try find(label: label).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}

@MainActor @Suite struct ContextMenuTests {
  @Test func `C140: a secondary click opens a menu at its place`() throws {
    let host = TestHost.phone(height: 600) { Page() }
    let point = try host.middle("Ada")
    host.secondaryClick(at: point)
    let call = try host.find(label: "Call").frame
    #expect(call.minX <= point.x && call.minY > point.y && call.minY < point.y + 20)
    try host.find(label: "Call").tap()
    #expect(host.has("log called "))
  }

  @Test
  func `C140: a long press opens it and the button below does not act; a tap is the button's`()
    throws
  {
    let host = TestHost.phone(height: 600) { Page() }
    let point = try host.middle("Ada")
    host.press(at: point)
    host.advance(by: 0.4)
    #expect(!host.has("Call"))
    host.advance(by: 0.2)
    host.release(at: point)
    #expect(host.has("Call"))
    host.key(.escape)
    host.tap(at: point)
    #expect(host.has("log tapped "))
  }

  @Test func `C140: Shift and F10 open it where the focus is`() throws {
    let host = TestHost.phone(height: 600) { Page() }
    host.key(.tab)
    host.key(.f10, modifiers: .shift)
    host.key("d")
    host.key(.return)
    #expect(host.has("log deleted "))
    host.key(.contextMenu)
    #expect(host.has("Call"))
  }

  @Test func `C140: a menu without items does not open`() throws {
    let host = TestHost.phone(height: 600) { Page() }
    host.secondaryClick(at: try host.middle("Bea"))
    host.settle()
    #expect(host.has("log "))
  }

  @Test func `C156: its buttons are named actions`() throws {
    let host = TestHost.phone(height: 600) { Page() }
    try host.find(label: "Ada").perform("Delete")
    #expect(host.has("log deleted "))
  }
}
