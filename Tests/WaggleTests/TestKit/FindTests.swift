import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct FindTests {
  private func host() -> TestHost {
    TestHost(size: CGSize(width: 200, height: 200)) {
      VStack {
        Text("Title")
        Button("Posts") {}
        Color.red.frame(width: 30, height: 30).accessibilityIdentifier("square").offset(x: 10)
        Text("secret").accessibilityIdentifier("gone").hidden()
      }
    }
  }

  private func message(_ find: () throws -> FoundElement) -> String {
    do {
      return "found \(try find().description)"
    } catch { return "\(error)" }
  }

  @Test func `An element is found by role and label, by label, by role`() throws {
    let host = host()
    #expect(try host.find(role: .button, label: "Posts").label == "Posts")
    #expect(try host.find(label: "Title").role == .text)
    #expect(try host.find(role: .button).label == "Posts")
  }

  @Test func `A view with an identifier is found, accessible or not, hidden or not`() throws {
    let host = host()
    let square = try host.find(identifier: "square")
    #expect(square.frame.size == CGSize(width: 30, height: 30))
    #expect(square.frame.midX == 110)
    #expect(square.label == nil)
    #expect(square.identifier == "square")
    #expect(square.role == .other)
    #expect(try host.find(identifier: "gone").frame.height > 10)
  }

  @Test func `A find that fails lists similar elements and all elements`() {
    let host = host()
    let text = message { try host.find(role: .button, label: "Post") }
    #expect(text.hasPrefix("There is no button labelled \"Post\".\nNear: button \"Posts\" at ("))
    #expect(text.contains("The tree has:\n  text \"Title\" at ("))
    #expect(message { try host.find(label: "tilte") }.contains("Near: text \"Title\""))
    #expect(!message { try host.find(label: "something else") }.contains("Near:"))
    let identifier = message { try host.find(identifier: "sqare") }
    #expect(identifier.contains("no view with the identifier \"sqare\""))
    #expect(identifier.contains("Near: view #square"))
    #expect(identifier.contains("#gone"))
  }

  @Test func `A label with another role is listed as similar`() {
    #expect(
      message { try host().find(role: .button, label: "Title") }.contains("Near: text \"Title\""))
  }

  @Test func `In an empty window nothing is found`() {
    let empty = TestHost.small { Color.red }
    #expect(
      message { try empty.find(label: "x") }.hasPrefix(
        "There is no element labelled \"x\": the tree has nothing to find.\nCalled at "))
  }

  @Test func `Where no view has an identifier, the error of a search by identifier names that`() {
    let plain = TestHost.small { Text("Ada") }
    #expect(
      message { try plain.find(identifier: "x") }.hasPrefix(
        "There is no view with the identifier \"x\": no view has an identifier.\nCalled at "))
  }

  @Test func `What a disabled element cannot do is named after the element`() {
    let slider = TestHost.small {
      Slider(value: .constant(1), in: 0...5) { Text("Size") }.disabled(true)
    }
    let text = message {
      let element = try slider.find(role: .slider, label: "Size")
      try element.increment()
      return element
    }
    #expect(text.hasPrefix("The slider \"Size\" value \"1\" disabled at ("))
    #expect(text.contains(") cannot be adjusted: it is disabled.\nCalled at "))
  }

  @Test func `A found element follows its view`() throws {
    struct Growing: View {
      @State private var isLarge = false
      var body: some View {
        Color.red.frame(width: isLarge ? 80 : 20, height: 20)
          .overlay { Text(isLarge ? "large" : "small").fixedSize() }
          .accessibilityIdentifier("box")
          .onTapGesture { isLarge.toggle() }
      }
    }
    let host = TestHost.small { Growing() }
    let box = try host.find(identifier: "box")
    #expect(box.frame.width == 20)
    #expect(box.text == ["small"])
    box.tap()
    #expect(box.frame.width == 80)
    #expect(box.text == ["large"])
  }

  @Test func `Typing into an element that takes no text throws an error`() throws {
    let title = try host().find(label: "Title")
    #expect(throws: TypingError.self) { try title.type("Ada") }
    do { try title.type("Ada") } catch {
      #expect("\(error)".hasPrefix("\"Ada\" cannot be typed into the text \"Title\""))
    }
  }

  @Test func `An element that is read as several texts is found by one of them`() throws {
    struct Bee: Identifiable { let id: String }
    let host = TestHost(size: CGSize(width: 600, height: 300)) {
      Table([Bee(id: "Ada"), Bee(id: "Bea")]) {
        TableColumn("Name") { Text($0.id) }
        TableColumn("Age") { _ in Text("50") }
      }
    }
    #expect(try host.find(label: "Bea").label == "Bea, 50")
    #expect(throws: ElementNotFound.self) { try host.find(label: "Be") }
  }

  @Test func `A report of a tap on the empty part of a list does not name a row`() {
    let host = TestHost.phone(height: 600) {
      List {
        Text("first")
        Text("second")
      }
    }
    host.tap(at: CGPoint(x: 200, y: 500))
    #expect(host.diagnostics.map(\.id) == ["W-TAP"])
    #expect(host.diagnostics[0].message.contains("first") == false)
  }

  @Test func `A tap that reaches no view is reported`() throws {
    let host = host()
    try host.find(role: .button, label: "Posts").tap()
    #expect(host.diagnostics.isEmpty)
    try host.find(label: "Title").tap()
    #expect(host.diagnostics.map(\.id) == ["W-TAP"])
    #expect(host.diagnostics[0].message.contains("has no tap gesture"))
  }
}

/// A view that holds itself, to a given depth.
private struct Nest: View {
  let depth: Int
  var body: AnyView {
    depth == 0 ? AnyView(Text("deep").onTapGesture {}) : AnyView(Nest(depth: depth - 1).padding(0))
  }
}

@MainActor @Suite struct DepthTests {
  @Test func `Views hundreds of levels down are found and tapped`() throws {
    let host = TestHost.small { Nest(depth: 300) }
    try host.find(label: "deep").tap()
    #expect(host.diagnostics.isEmpty)
  }
}
