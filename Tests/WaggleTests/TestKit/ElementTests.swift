import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// The names of elements, their words in errors, and what they do without a touch.
@MainActor @Suite struct ElementTests {
  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch { return "\(error)" }
  }

  @Test func `A symbol beside a text adds no words: the text is the label (C155)`() throws {
    let host = TestHost.small {
      VStack {
        Button {
        } label: {
          HStack {
            Image(systemName: "magnifyingglass")
            Text("Search")
          }
        }
        Button {
        } label: {
          Image(systemName: "trash")
        }
        HStack {
          Image(systemName: "star").accessibilityLabel("Favourite")
          Text("Ada")
        }
        .accessibilityElement(children: .combine)
      }
    }
    #expect(host.elements.map(\.label) == ["Search", "trash", "Favourite, Ada"])
    #expect(host.elements[0].role == .button)
    try host.find(role: .button, label: "Search").tap()
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `A row of a symbol and a text is not an image (C155)`() throws {
    let host = TestHost.small {
      HStack {
        Image(systemName: "star")
        Text("Ada")
      }
      .accessibilityElement(children: .combine)
    }
    #expect(host.elements.map(\.role) == [.text])
  }

  @Test func `Disabled elements are listed as disabled`() {
    let host = TestHost.small {
      VStack {
        Button("Save") {}.disabled(true)
        Button("Load") {}
      }
    }
    #expect(host.elements.map(\.isEnabled) == [false, true])
    let text = message { _ = try host.find(label: "Sav") }
    #expect(text.contains("button \"Save\" disabled at ("))
    #expect(text.contains("button \"Load\" at ("))
  }

  @Test func `Errors name the test's own line`() throws {
    let host = TestHost.small { Text("Ada") }
    let ada = try host.find(label: "Ada")
    let line = #line
    let messages = [
      message { _ = try host.find(label: "x") },
      message { _ = try host.find(role: .button) },
      message { _ = try host.find(identifier: "x") },
      message { try ada.type("x") },
      message { try ada.perform("x") },
      message { try ada.increment() },
      message { try ada.decrement() },
    ]
    for (index, text) in messages.enumerated() {
      #expect(text.hasSuffix("/ElementTests.swift:\(line + 2 + index)."), "\(text)")
    }
  }

  @Test func `Of a text and a button with the same label the button is found`() throws {
    let host = TestHost.small {
      VStack {
        Text("Post")
        Button("Post") {}
      }
    }
    #expect(try host.find(label: "Post").role == .button)
  }

  @Test func `Named actions, increments and decrements take one frame each`() throws {
    struct Row: View {
      @State private var log = ["start"]
      var body: some View {
        Text(log.joined(separator: " "))
          .accessibilityAction(named: "Delete") { log.append("deleted") }
          .accessibilityAdjustableAction { log.append($0 == .increment ? "up" : "down") }
          .accessibilityIdentifier("row")
      }
    }
    let host = TestHost.small { Row() }
    let row = try host.find(identifier: "row")
    try row.perform("Delete")
    try row.increment()
    try row.decrement()
    #expect(host.text == ["start deleted up down"])
    #expect(
      message { try row.perform("Remove") }
        .contains("has no action named \"Remove\"; it has \"Delete\"."))
  }
}
