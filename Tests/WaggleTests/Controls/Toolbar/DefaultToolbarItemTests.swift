import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// What a bar has by itself, moved and removed (C283).
@MainActor @Suite struct DefaultToolbarItemTests {
  private func open<Content: View>(
    width: CGFloat, @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 700), content: content)
    host.settle()
    return host
  }

  private struct Page: View {
    var removed: ToolbarDefaultItemKind?
    var moved: (ToolbarDefaultItemKind, ToolbarItemPlacement)?
    @State private var text = ""

    var body: some View {
      NavigationStack {
        Text("page").navigationTitle("Hives").toolbarTitleDisplayMode(.inline)
          .searchable(text: $text, prompt: "Find")
          .toolbar(removing: removed)
          .toolbar {
            if let moved { DefaultToolbarItem(kind: moved.0, placement: moved.1) }
            ToolbarItem(placement: .bottomBar) { Button("Add") {} }
          }
      }
    }
  }

  @Test func `C283: the field of a search is an item of the bar at the bottom`() throws {
    let host = open(width: 390) { Page(moved: (.search, .bottomBar)) }
    #expect(host.findAll(role: .searchField).count == 1)
    let field = try host.find(role: .searchField, label: "Find")
    let button = try host.find(role: .button, label: "Add").frame
    #expect(abs(field.frame.midY - button.midY) < 1)
    #expect(field.frame.maxX < button.minX)
    try field.type("A")
    host.settle()
    #expect(try host.find(role: .searchField, label: "Find").value == "A")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C283: the field of a search is an item at the leading end`() throws {
    let host = open(width: 900) { Page(moved: (.search, .topBarLeading)) }
    #expect(host.findAll(role: .searchField).count == 1)
    #expect(try host.find(role: .searchField, label: "Find").frame.maxX < 450)
  }

  @Test func `C283: a title is an item`() throws {
    let host = open(width: 390) { Page(moved: (.title, .topBarLeading)) }
    #expect(host.findAll(role: .header, label: "Hives").count == 1)
    #expect(try host.find(role: .header, label: "Hives").frame.minX < 60)
  }

  @Test func `C283: what is removed is not shown`() throws {
    #expect(open(width: 390) { Page(removed: .search) }.findAll(role: .searchField).isEmpty)
    #expect(open(width: 900) { Page(removed: .search) }.findAll(role: .searchField).isEmpty)
    #expect(open(width: 390) { Page(removed: .title) }.findAll(role: .header).isEmpty)
    let both = open(width: 390) { Page(removed: .search, moved: (.search, .bottomBar)) }
    #expect(both.findAll(role: .searchField).count == 1)
  }

  @Test func `C283: an item for what the screen does not have is left out`() throws {
    let host = open(width: 390) {
      NavigationStack {
        Text("page")
          .toolbar {
            DefaultToolbarItem(kind: .search)
            DefaultToolbarItem(kind: .sidebarToggle, placement: .bottomBar)
          }
      }
    }
    #expect(host.text == ["page"])
    #expect(host.findAll(role: .button).isEmpty)
  }

  private struct Columns: View {
    let isOutside: Bool
    var isMoved = false

    var body: some View {
      NavigationSplitView {
        if isOutside {
          stack.toolbar(removing: .sidebarToggle)
        } else {
          stack
        }
      } detail: {
        Text("detail")
      }
    }

    private var stack: some View {
      NavigationStack {
        List { Text("Ada") }.navigationTitle("Hives")
          .toolbar(removing: isOutside || isMoved ? nil : .sidebarToggle)
          .toolbar {
            if isMoved { DefaultToolbarItem(kind: .sidebarToggle, placement: .bottomBar) }
          }
      }
    }
  }

  @Test
  func `C283: the button of the sidebar is removed inside and outside of a stack in the column`() {
    for isOutside in [false, true] {
      let host = open(width: 1_100) { Columns(isOutside: isOutside) }
      #expect(host.findAll(role: .button, label: "Hide Sidebar").isEmpty)
      #expect(host.text.contains("Ada"))
    }
  }

  @Test func `C283: the button of the sidebar is an item, which hides it`() throws {
    let host = open(width: 1_100) { Columns(isOutside: false, isMoved: true) }
    #expect(host.findAll(role: .button, label: "Hide Sidebar").count == 1)
    #expect(try host.find(role: .button, label: "Hide Sidebar").frame.minY > 600)
    try host.find(role: .button, label: "Hide Sidebar").tap()
    host.advance(by: 1)
    host.settle()
    #expect(host.findAll(role: .button, label: "Show Sidebar").count == 1)
  }
}
