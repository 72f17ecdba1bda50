import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Observable
private final class Account {
  var reasons: RedactionReasons = [.placeholder]
  var isOn = false
  var name = "Ada"
}

private struct Reasons: View {
  @Environment(\.redactionReasons) private var reasons

  var body: some View { Text(verbatim: "\(reasons.rawValue)").unredacted() }
}

@MainActor
struct RedactionTests {
  @Test func `C194: a redacted text is bars of its size and colour, and is not read aloud`() throws
  {
    let text = Text("one\ntwo").foregroundStyle(.red)
    let plain = TestHost { text.border(.blue) }
    let host = TestHost { text.redacted(reason: .placeholder).border(.blue) }
    #expect(host.text == [])
    #expect(host.elements.isEmpty)
    let border = { (list: DrawnList) in
      list.description.split(separator: "\n").filter { $0.contains("#0088FF") }
    }
    #expect(border(host.displayList) == border(plain.displayList))
    #expect(host.displayList.description.contains("#FF383C@0.16"))
  }

  @Test func `C194: a redacted image is an area of its size`() throws {
    let host = TestHost {
      Image(systemName: "heart").resizable().frame(width: 60, height: 40)
        .redacted(reason: .placeholder)
    }
    let drawn = host.displayList.description
    #expect(drawn.contains("(165 402 60 40)"), "\(drawn)")
    #expect(host.elements.isEmpty)
  }

  @Test func `C194: redacted controls act, and no label, hint or value of their content is read`()
    throws
  {
    let account = Account()
    let host = TestHost {
      VStack {
        Toggle("Secret", isOn: Bindable(account).isOn).accessibilityIdentifier("toggle")
        TextField("Name", text: Bindable(account).name).accessibilityIdentifier("field")
        Text("1").accessibilityLabel("one").accessibilityHint("hint")
      }
      .redacted(reason: .placeholder)
    }
    let toggle = try host.find(identifier: "toggle")
    #expect(toggle.value == "off")
    toggle.tap()
    #expect(account.isOn)
    #expect(try host.find(identifier: "toggle").value == "on")
    #expect(try host.find(identifier: "field").value == nil)
    #expect(host.elements.allSatisfy { ($0.label ?? "").isEmpty })
    #expect(host.text == [])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C195: privacy hides only what is private, reasons add up, and unredacted ends all`() {
    let host = TestHost {
      VStack {
        Text("Account")
        Text("Number").privacySensitive()
        Text("Owner").privacySensitive().privacySensitive(false)
        Text("Balance").unredacted().privacySensitive()
        Reasons().redacted(reason: .invalidated)
        Reasons().unredacted()
      }
      .redacted(reason: .privacy)
    }
    #expect(host.text == ["Account", "Balance", "6", "0"])
  }

  @Test func `C194: content that arrives is shown in its place, without a layout`() throws {
    let account = Account()
    let host = TestHost {
      Text(account.name).redacted(reason: account.reasons)
    }
    #expect(host.text == [])
    let layouts = host.counts.layouts
    host.frame { account.reasons = [] }
    #expect(host.text == ["Ada"])
    host.frame { account.reasons = .privacy }
    #expect(host.text == ["Ada"])
    host.frame { account.reasons = .placeholder }
    #expect(host.text == [])
    #expect(host.counts.layouts == layouts)
    let nodes = host.counts.nodesLive
    host.frame { account.reasons = [] }
    #expect(host.text == ["Ada"])
    #expect(host.counts.nodesLive == nodes)
  }

  @Test func `C194: a number that rolls while it is redacted leaves nothing to see`() throws {
    let account = Account()
    let host = TestHost {
      Text(account.name).contentTransition(.numericText()).redacted(reason: account.reasons)
    }
    account.reasons = []
    #expect(host.text == ["Ada"])
    withAnimation(.linear(duration: 1)) { account.name = "Bob" }
    host.advance(by: 0.3)
    account.reasons = .placeholder
    host.advance(by: 0.1)
    #expect(host.text == [])
  }
}
