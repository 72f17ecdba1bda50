import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Rows: View {
  var isForm = false
  var selects = false
  @State private var selection: Int?

  var body: some View {
    if isForm {
      Form { rows }
    } else if selects {
      List(selection: $selection) { rows }
    } else {
      List { rows }
    }
  }

  @ViewBuilder private var rows: some View {
    Text("Clover").contextMenu { Button("Water") {} }
    HStack {
      Text("Sage").contextMenu { Button("Cut") {} }
      Spacer()
      Text("far")
    }
    Text("Thyme")
  }
}

@MainActor @Suite struct RowMenuTests {
  private func open(_ view: some View) -> TestHost {
    TestHost.phone(height: 600) { view }
  }

  private func hasMenu(_ host: TestHost, _ item: String) -> Bool {
    host.elements.contains { $0.label == item }
  }

  @Test(arguments: [(false, false), (false, true), (true, false)])
  func `C140: the menu of what a row consists of opens from all of the row, at the pointer`(
    isForm: Bool, selects: Bool
  ) throws {
    let host = open(Rows(isForm: isForm, selects: selects))
    let text = try host.find(label: "Clover").frame
    host.secondaryClick(at: CGPoint(x: 300, y: text.midY))
    host.settle()
    let item = try host.find(label: "Water")
    #expect(item.frame.maxX > 200, "the menu is at the pointer: \(item.frame)")
    host.key(.escape)
    host.settle()
    #expect(!hasMenu(host, "Water"))
    host.secondaryClick(at: CGPoint(x: text.midX, y: text.midY))
    host.settle()
    #expect(hasMenu(host, "Water"), "on the words too")
  }

  @Test func `C140: the menu of a part of a row opens on that part alone`() throws {
    let host = open(Rows())
    let text = try host.find(label: "Sage").frame
    host.secondaryClick(at: CGPoint(x: text.maxX + 60, y: text.midY))
    host.settle()
    #expect(!hasMenu(host, "Cut"))
    host.secondaryClick(at: CGPoint(x: text.midX, y: text.midY))
    host.settle()
    #expect(hasMenu(host, "Cut"))
  }
}

private struct Mail: View {
  @State private var selection = Set<Int>()

  var body: some View {
    NavigationSplitView {
      List(0..<3, id: \.self, selection: $selection) { Text("Letter \($0)") }
        .contextMenu(forSelectionType: Int.self) { _ in Button("Reply") {} }
    } detail: {
      Text("shows \(selection.sorted().map(String.init).joined(separator: " "))")
    }
  }
}

extension RowMenuTests {
  @Test func `C087, C274: in a column a tap selects one row of a set, and opens no menu`() throws {
    let host = TestHost(size: CGSize(width: 1024, height: 700)) { Mail() }
    host.settle()
    for number in [1, 2] {
      try host.find(label: "Letter \(number)").tap()
      host.settle()
      #expect(host.text.contains("shows \(number)"))
    }
    #expect(!host.text.contains("Reply"))
  }
}
