import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Shorter and older spellings of controls, and glass.
@MainActor @Suite struct ShortFormTests {
  @Test func `a button that has only a role is named by it, and acts`() throws {
    var closed = 0
    let host = TestHost.phone(height: 300) {
      HStack {
        Button(role: .close) { closed += 1 }
        Button(role: .confirm) {}
        Button(role: .destructive) {}
      }
    }
    for label in ["Done", "Delete"] { _ = try host.find(role: .button, label: label) }
    try host.find(role: .button, label: "Close").tap()
    #expect(closed == 1 && host.diagnostics.isEmpty)
  }

  @Test func `C140: a context menu in the older spelling opens, and nil opens none`() throws {
    let menu = ContextMenu { Button("Call") {} }
    for isPresent in [true, false] {
      let host = TestHost.phone(height: 300) { Text("Ada").contextMenu(isPresent ? menu : nil) }
      let frame = try host.find(label: "Ada").frame
      let before = host.displayList.description
      host.press(at: CGPoint(x: frame.midX, y: frame.midY))
      host.advance(by: 1)
      host.release(at: CGPoint(x: frame.midX, y: frame.midY))
      host.settle()
      #expect(((try? host.find(label: "Call")) != nil) == isPresent)
      #expect((host.displayList.description == before) == !isPresent)
    }
  }

  @Test func `C342: a tab has an image of the program, and one that is missing is reported`() {
    let host = TestHost.phone(height: 300) {
      TabView { Tab("Hives", image: "no such") { Text("a") } }
    }
    #expect(host.text.contains("Hives") && host.diagnostics.map(\.id) == ["W-ASSET"])
  }

  @Test func `glass is behind its view in its shape, tinted, and identity draws nothing`() throws {
    func drawn(_ glass: Glass) -> String {
      TestHost.phone(height: 300) { Color.clear.frame(width: 80, height: 40).glassEffect(glass) }
        .displayList.description
    }
    #expect(
      drawn(.identity)
        == TestHost.phone(height: 300) { Color.clear.frame(width: 80, height: 40) }.displayList
        .description)
    let kinds = [drawn(.regular), drawn(.clear), drawn(.regular.tint(.orange))]
    #expect(Set(kinds).count == 3)
    #expect(drawn(.regular.tint(.orange).tint(nil)) == kinds[0])
  }
}
