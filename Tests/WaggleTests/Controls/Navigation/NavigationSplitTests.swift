import SwiftUI
import Testing
import WaggleTestKit

private struct Apiary: View {
  @State private var hive: Int?
  var links = false

  var body: some View {
    NavigationSplitView {
      List(selection: $hive) {
        ForEach(1..<5) { number in
          if links {
            NavigationLink("Hive \(number)", value: number)
          } else {
            Text("Hive \(number)").tag(number)
          }
        }
      }
      .navigationTitle("Hives")
    } detail: {
      Text(hive.map { "bees of \($0)" } ?? "none chosen")
    }
  }
}

@MainActor @Suite struct NavigationSplitTests {
  private func host<Root: View>(width: CGFloat, @ViewBuilder _ root: @escaping () -> Root)
    -> TestHost
  {
    let host = TestHost(size: CGSize(width: width, height: 600), content: root)
    host.settle()
    return host
  }

  @Test(arguments: [false, true])
  func `C112: beside each other, a selection in the sidebar is shown in the detail`(_ links: Bool)
    throws
  {
    let host = host(width: 1_100) { Apiary(links: links) }
    #expect(host.text.contains("none chosen"))
    try host.find(label: "Hive 2").tap()
    host.settle()
    #expect(host.text.contains("bees of 2") && host.text.contains("Hive 3"))
  }

  @Test(arguments: [false, true])
  func `C113: in a narrow window a selection leads to the detail, and back clears it`(_ links: Bool)
    throws
  {
    let host = host(width: 390) { Apiary(links: links) }
    #expect(host.text.contains("Hive 2") && !host.text.contains("none chosen"))
    for number in [2, 2, 3] {
      try host.find(label: "Hive \(number)").tap()
      host.settle()
      host.advance(by: 0.4)
      #expect(host.text.contains("bees of \(number)"))
      host.back()
      host.settle()
      host.advance(by: 0.4)
      #expect(host.text.contains("Hives"))
    }
  }

  @Test func `C112: the width of a column is the one that it asks for`() throws {
    let host = host(width: 1_100) {
      NavigationSplitView {
        Color.red.accessibilityElement().accessibilityLabel(Text("side"))
          .navigationSplitViewColumnWidth(150)
      } detail: {
        Text("detail")
      }
    }
    #expect(try host.find(label: "side").frame.width == 150)
  }

  @Test func `C112: the sidebar is hidden and shown by its button`() throws {
    let host = host(width: 1_100) { Apiary() }
    try host.find(label: "Hide Sidebar").tap()
    host.advance(by: 3)
    #expect(!host.text.contains("Hive 2"))
    try host.find(label: "Show Sidebar").tap()
    host.advance(by: 3)
    #expect(host.text.contains("Hive 2"))
  }

  @Test func `an older view of links is a stack in a narrow window, and columns in a wide one`()
    throws
  {
    struct Older: View {
      var body: some View {
        NavigationView {
          List { NavigationLink("one", destination: Text("page one")) }
          Text("empty")
        }
      }
    }
    let narrow = host(width: 390) { Older() }
    #expect(narrow.text == ["one"])
    try narrow.find(label: "one").tap()
    narrow.advance(by: 0.4)
    #expect(narrow.text.contains("page one") && !narrow.text.contains("one"))
    let wide = host(width: 1_100) { Older() }
    #expect(wide.text.contains("empty"))
    try wide.find(label: "one").tap()
    wide.settle()
    #expect(wide.text.contains("page one") && wide.text.contains("one"))
    #expect(!wide.text.contains("empty"))
  }
}
