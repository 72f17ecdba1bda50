import SwiftUI
import Testing
import WaggleTestKit

private struct Older: View {
  @State private var isActive = false
  @State private var selection: Int?

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Text("active page"), isActive: $isActive) { Text("active") }
        ForEach(0..<3) { number in
          NavigationLink(
            "tag \(number)", destination: Text("page \(number)"), tag: number,
            selection: $selection)
        }
        Text("selected \(selection ?? -1), \(isActive ? "active" : "not active")")
      }
    }
  }
}

private struct Shop: View {
  @State private var names = ["Milk", "Eggs"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { NavigationLink($0, value: $0) }
          .onDelete { names.remove(atOffsets: $0) }
      }
      .navigationTitle("Shopping")
      .toolbar { EditButton() }
    }
  }
}

@MainActor @Suite struct NavigationLinkTests {
  private func host<Root: View>(@ViewBuilder _ root: @escaping () -> Root) -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: 600), content: root)
    host.settle()
    return host
  }

  private func slide(_ host: TestHost) {
    host.settle()
    host.advance(by: 0.4)
    host.settle()
  }

  @Test func `C108: links with bindings set them, and going back resets them`() throws {
    let host = host { Older() }
    try host.find(label: "active").tap()
    slide(host)
    #expect(host.text == ["active page"])
    host.back()
    slide(host)
    for number in [1, 2] {
      try host.find(label: "tag \(number)").tap()
      slide(host)
      #expect(host.text == ["page \(number)"])
      host.back()
      slide(host)
      #expect(host.text.contains("selected -1, not active"))
    }
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C086: a link is a row, in which one taps anywhere`() throws {
    let host = host {
      NavigationStack { List { NavigationLink("more") { Text("page") } } }
    }
    let row = try host.find(role: .row, label: "more").frame
    host.tap(at: CGPoint(x: row.maxX - 40, y: row.midY))
    slide(host)
    #expect(host.text == ["page"])
  }

  @Test func `C088: an edit button in the bar of a screen edits the list of the screen`() throws {
    let host = host { Shop() }
    try host.find(label: "Edit").tap()
    host.advance(by: 0.5)
    #expect(throws: Never.self) { try host.find(label: "Done") }
  }

  @Test func `C156: the named actions of a row are those of the link in it`() throws {
    let host = host { Shop() }
    try host.find(label: "Milk").perform("Delete")
    host.advance(by: 1)
    host.settle()
    #expect(!host.text.contains("Milk"))
  }

  @Test func `a link outside of a stack pushes nothing, and is reported`() throws {
    let host = host { NavigationLink("more") { Text("page") } }
    try host.find(label: "more").tap()
    #expect(host.text == ["more"])
    #expect(host.diagnostics.map(\.id) == ["W-LINK"])
  }

  @Test
  func
    `C520: what a link has pushed on a screen that a binding shows goes when the binding hides that screen`()
    throws
  {
    let hive = Hive()
    let host = host {
      NavigationStack {
        Text("root")
          .navigationDestination(isPresented: Bindable(hive).isOpen) {
            NavigationLink("deeper") { Text("deep").navigationTitle("Deep") }
              .navigationTitle("Hive")
          }
      }
    }
    host.frame { hive.isOpen = true }
    host.advance(by: 1)
    try host.find(label: "deeper").tap()
    host.advance(by: 1)
    #expect(host.title == "Deep")
    host.frame { hive.isOpen = false }
    host.advance(by: 1)
    host.settle()
    #expect(host.path == 0 && host.text.contains("root") && !host.text.contains("deep"))
  }
}

@MainActor @Observable private final class Hive {
  var isOpen = false
}
