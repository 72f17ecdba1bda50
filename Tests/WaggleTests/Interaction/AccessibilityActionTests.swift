import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct AccessibilityActionTests {
  private let log = Log()

  private func element(@ViewBuilder _ content: @escaping () -> some View) throws -> (
    TestHost, AccessibilityElement
  ) {
    let host = TestHost.small(content)
    return (host, try #require(host.host.accessibilityTree.first))
  }

  @Test func `A button is pressed without being touched, unless it is disabled (C156)`() throws {
    let (host, button) = try element { Button("Go") { log.add("go") } }
    #expect(button.isEnabled && button.isFocusable && !button.isFocused)
    host.frame { button.press() }
    #expect(log.take() == ["go"])
    let (other, disabled) = try element { Button("Go") { log.add("go") }.disabled(true) }
    #expect(!disabled.isEnabled && !disabled.isFocusable)
    other.frame { disabled.press() }
    #expect(log.entries == [])
  }

  @Test func `A view with a tap gesture is pressed by a tap on its middle`() throws {
    let (host, text) = try element { Text("Go").logs("tap", log) }
    host.frame { text.press() }
    #expect(log.entries == ["tap"])
  }

  @Test func `An explicit action comes before a tap; the outermost counts`() throws {
    let (host, text) = try element {
      Text("Go").logs("tap", log)
        .accessibilityAction { log.add("inner") }
        .accessibilityAction { log.add("outer") }
    }
    host.frame { text.press() }
    #expect(log.entries == ["outer"])
  }

  @Test func `Named actions are performed by name`() throws {
    let (host, text) = try element {
      Text("Mail")
        .accessibilityAction(named: "Reply") { log.add("reply") }
        .accessibilityAction(named: Text("Archive")) { log.add("archive") }
    }
    #expect(text.actionNames == [Text("Archive"), Text("Reply")])
    host.frame { text.perform(named: Text("Reply")) }
    #expect(log.entries == ["reply"])
  }

  @Test func `A value is adjusted up and down`() throws {
    struct Counter: View {
      @State private var count = 5
      var body: some View {
        Color.red.accessibilityLabel("Count").accessibilityValue("\(count)")
          .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
      }
    }
    let (host, counter) = try element { Counter() }
    #expect(counter.isAdjustable)
    host.frame {
      counter.increment()
      counter.increment()
      counter.decrement()
    }
    #expect(try host.find(label: "Count").value == "6")
  }

  @Test func `Parts that are combined keep their actions and their control`() throws {
    let (host, row) = try element {
      HStack {
        Text("Ada")
        Button("Greet") { log.add("greet") }
      }
      .accessibilityElement(children: .combine)
    }
    #expect(row.label == "Ada, Greet")
    host.frame { row.press() }
    #expect(log.entries == ["greet"])
  }

  @Test func `Containers have their elements in reading order, each with its own id`() throws {
    let host = TestHost.small {
      VStack {
        Text("one")
        HStack {
          Text("three").accessibilitySortPriority(-1)
          Text("two")
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("row")
      }
    }
    let tree = host.host.accessibilityTree
    #expect(tree.map(\.label) == ["one", "row"])
    #expect(tree.last?.children.map(\.label) == ["two", "three"])
    let numbers = tree.flatMap(\.flattened).map(\.id)
    #expect(Set(numbers).count == 4)
    host.frame()
    #expect(host.host.accessibilityTree.flatMap(\.flattened).map(\.id) == numbers)
  }

  @Test func `A heading has a level`() throws {
    let (_, title) = try element { Text("Title").accessibilityHeading(.h2) }
    #expect(title.headingLevel == .h2)
    #expect(title.traits.contains(.isHeader))
  }

  @Test func `An element can take the focus`() throws {
    let (host, button) = try element { Button("Go") {} }
    host.frame { button.focus() }
    #expect(button.isFocused)
    #expect(host.host.accessibilityTree[0].isFocused)
  }
}
