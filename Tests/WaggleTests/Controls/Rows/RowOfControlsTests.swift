import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Item: Identifiable, Hashable {
  let id: Int
  var title: String
  var isDone = false
}

private struct Items: View {
  @State private var items = [Item(id: 1, title: "Milk"), Item(id: 2, title: "")]

  var body: some View {
    NavigationStack {
      List {
        ForEach($items) { $item in
          NavigationLink(value: item.id) {
            HStack {
              Button {
                item.isDone.toggle()
              } label: {
                Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
              }
              .buttonStyle(.borderless)
              .accessibilityLabel("Toggle \(item.title)")
              TextField("Title", text: $item.title)
            }
          }
          .accessibilityIdentifier("row \(item.id)")
          .swipeActions {
            Button("Delete", role: .destructive) { items.removeAll { $0.id == item.id } }
          }
        }
        Text(verbatim: "\(items.filter(\.isDone).count) done")
      }
      .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
    }
  }
}

/// Rows that are links with other controls in them.
@MainActor @Suite struct RowOfControlsTests {
  private func open() -> TestHost {
    TestHost.phone(height: 600) { Items() }
  }

  @Test func `C155: a link with a button and a field in it is one of three elements of its row`()
    throws
  {
    let host = open()
    let link = try host.find(role: .button, label: "Milk")
    let field = try host.find(role: .textField, label: "Title")
    let button = try host.find(role: .button, label: "Toggle Milk")
    #expect(link.frame.contains(field.frame) && link.frame.contains(button.frame))
    #expect(!field.frame.intersects(button.frame))
    #expect(field.frame.width < link.frame.width - 60)
    #expect(field.value == "Milk")
    #expect(link.identifier == "row 1" && button.identifier == nil)
  }

  @Test func `C155: a button of several parts in a link is an element too`() throws {
    var likes = 0
    let host = TestHost.phone(height: 600) {
      NavigationStack {
        NavigationLink {
          Text("page")
        } label: {
          VStack {
            Text("Post")
            Button {
              likes += 1
            } label: {
              HStack {
                Image(systemName: "heart")
                Text("Like")
                Text("3")
              }
            }
          }
        }
      }
    }
    #expect(try host.find(role: .button, label: "Post").isPresent)
    try host.find(role: .button, label: "Like, 3").tap()
    #expect(likes == 1)
  }

  @Test func `C155: a link around buttons is tapped where none of them is drawn`() throws {
    struct Post: View {
      var body: some View {
        NavigationLink {
          Text("page")
        } label: {
          VStack {
            Text("Post")
            HStack(spacing: 40) {
              Button("Like") {}
              Button("Share") {}
              Button("Hide") {}
            }
            .frame(height: 60)
          }
        }
        .buttonStyle(.plain)
      }
    }
    let host = TestHost.phone(height: 600) { NavigationStack { Post() } }
    try host.find(role: .button, label: "Post").tap()
    host.advance(by: 1)
    #expect(host.text == ["page"])
  }

  @Test func `C155: each of them does its own`() throws {
    let host = open()
    try host.find(role: .button, label: "Toggle Milk").tap()
    #expect(host.text.contains("1 done"))
    try host.find(role: .textField, label: "Title").tap()
    host.key("y")
    host.advance(by: 1)
    #expect(!host.text.contains("page 1"))
    #expect(try host.find(role: .button, label: "Milky").isPresent)
    try host.find(role: .button, label: "Milky").tap()
    host.advance(by: 1)
    #expect(host.text.contains("page 1"))
  }

  @Test func `C155: they are read and come to by Tab from the leading side, the link first`() throws
  {
    let host = open()
    let row = host.host.accessibilityElements.first { $0.role == .row && $0.label == "Milk" }
    #expect(row?.children.map(\.label) == ["Milk", "Toggle Milk", "Title"])
    host.key(.tab)
    host.key(.tab)
    host.key(.space)
    #expect(host.text.contains("1 done"))
    host.key(.tab)
    host.key("B")
    #expect(try host.find(role: .button, label: "B").isPresent)
  }

  @Test func `C155: a link around controls alone is called as its field's text, or as they are`()
    throws
  {
    let host = open()
    #expect(try host.find(identifier: "row 2").label == "Toggle , Title")
    #expect(try host.find(role: .row, label: "Milk").isPresent)
  }

  @Test func `C155: so is a button in the header of a section that can be collapsed`() throws {
    struct Sections: View {
      @State private var isExpanded = true
      @State private var added = 0

      var body: some View {
        List {
          Section(isExpanded: $isExpanded) {
            Text(verbatim: "\(added) added")
          } header: {
            HStack {
              Text("Bees")
              Button("Add") { added += 1 }
            }
          }
        }
        .listStyle(.sidebar)
      }
    }
    let host = TestHost.phone(height: 600) { Sections() }
    try host.find(role: .button, label: "Add").tap()
    #expect(host.text.contains("1 added"))
    let header = try host.find(role: .button, label: "Bees")
    #expect(header.traits.contains(.isHeader) && header.value == "expanded")
    header.tap()
    host.advance(by: 1)
    #expect(!host.text.contains("1 added"))
  }

  @Test func `C092: a swipe that begins on the field of a row moves the row`() throws {
    let host = open()
    let frame = try host.find(role: .textField, label: "Title").frame
    host.drag(
      from: CGPoint(x: frame.maxX - 20, y: frame.midY), to: CGPoint(x: 60, y: frame.midY))
    host.advance(by: 1)
    #expect(!host.text.contains("page 1"))
    #expect(throws: (any Error).self) { try host.find(role: .button, label: "Milk") }
  }
}
