import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Observable private final class Bar {
  var count = 0
  var hasKeyboardItem = true
  var hasField = true
  var text = ""
  var log: [Int] = []
}

private struct ManyItems: View {
  let bar: Bar
  var placement = ToolbarItemPlacement.automatic

  var body: some View {
    Text("page").navigationTitle("Hives").navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: placement) {
          ForEach(0..<bar.count, id: \.self) { index in
            Button("Item \(index)", systemImage: "star") { bar.log.append(index) }
          }
        }
      }
  }
}

private struct Editing: View {
  @Bindable var bar: Bar

  var body: some View {
    VStack {
      if bar.hasField { TextField("Name", text: $bar.text) }
      Button("Other") {}
    }
    .toolbar {
      if bar.hasKeyboardItem {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { bar.log.append(1) }
        }
      }
      ToolbarItem(placement: .bottomBar) { Button("Low") {} }
    }
  }
}

@MainActor @Suite struct ToolbarFitTests {
  private func host<Root: View>(
    width: CGFloat = 390, @ViewBuilder _ root: @escaping () -> Root
  ) -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 600)) { NavigationStack { root() } }
    host.settle()
    return host
  }

  private func items(_ host: TestHost) -> Int {
    (0..<30).count { (try? host.find(role: .button, label: "Item \($0)")) != nil }
  }

  private func has(_ label: String, _ host: TestHost) -> Bool {
    (try? host.find(label: label)) != nil
  }

  @Test func `C237: items that the width has no room for are in a menu, and come back with it`()
    throws
  {
    let bar = Bar()
    bar.count = 12
    let host = host { ManyItems(bar: bar) }
    let narrow = items(host)
    #expect(narrow > 2 && narrow < 7)
    #expect(has("More", host) && host.text.contains("Hives"))
    let title = try host.find(label: "Hives").frame
    #expect(title.minX >= 16)
    #expect(try title.maxX <= host.find(label: "More").frame.minX)
    #expect(try host.find(label: "Item \(narrow - 1)").frame.maxX <= 390 - 16)
    try host.find(label: "More").tap()
    host.advance(by: 0.5)
    try host.find(label: "Item 11").tap()
    host.advance(by: 0.5)
    #expect(bar.log == [11])
    host.size = CGSize(width: 1024, height: 600)
    host.settle()
    #expect(items(host) == 12 && !has("More", host))
    host.size = CGSize(width: 390, height: 600)
    host.settle()
    #expect(items(host) == narrow && has("More", host))
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: [ToolbarItemPlacement.topBarLeading, .bottomBar])
  func `C237: the leading end and the bar at the bottom have menus too`(
    placement: ToolbarItemPlacement
  ) throws {
    let bar = Bar()
    bar.count = 3
    let host = host { ManyItems(bar: bar, placement: placement) }
    #expect(items(host) == 3 && !has("More", host))
    host.frame { bar.count = 14 }
    host.settle()
    #expect(items(host) < 9 && has("More", host))
    host.frame { bar.count = 3 }
    host.settle()
    #expect(items(host) == 3 && !has("More", host))
  }

  @Test func `C237: a thousand rounds of items that are inserted and removed leave nothing`() {
    let bar = Bar()
    let host = host { ManyItems(bar: bar) }
    func round() {
      host.frame { bar.count = 12 }
      host.frame { bar.count = 1 }
    }
    round()
    host.settle()
    let live = host.counts.nodesLive
    for _ in 0..<manyRounds { round() }
    host.settle()
    #expect(host.counts.nodesLive == live)
    #expect(items(host) == 1)
  }

  @Test func `C239: items for the keyboard are in a bar while a text is edited`() throws {
    let bar = Bar()
    let host = host { Editing(bar: bar) }
    #expect(!has("Done", host) && has("Low", host))
    try host.find(role: .textField).tap()
    host.settle()
    #expect(has("Done", host) && !has("Low", host))
    #expect(try host.find(label: "Done").frame.maxX > 300)
    try host.find(label: "Done").tap()
    #expect(bar.log == [1])
    host.frame { bar.hasField = false }
    host.settle()
    #expect(!has("Done", host) && has("Low", host))
    host.frame { bar.hasField = true }
    host.settle()
    try host.find(role: .textField).tap()
    host.settle()
    host.frame { bar.hasKeyboardItem = false }
    host.settle()
    #expect(!has("Done", host) && has("Low", host))
  }

  @Test func `C239: a host is dropped while the bar for the keyboard is shown`() throws {
    var host: TestHost? = host { Editing(bar: Bar()) }
    try host?.find(role: .textField).tap()
    host?.settle()
    host = nil
    #expect(host == nil)
  }

  @Test func `C239: a subtitle is below the title, large or not, and items can be in place of it`()
    throws
  {
    for mode in [ToolbarTitleDisplayMode.large, .inline] {
      let host = host {
        Text("a").navigationTitle("Hives").navigationSubtitle("12 of them")
          .toolbarTitleDisplayMode(mode)
      }
      #expect(host.text == ["Hives", "12 of them", "a"])
      let (title, line) = try (
        host.find(label: "Hives").frame, host.find(label: "12 of them").frame
      )
      #expect(line.minY >= title.maxY - 2)
    }
    let items = host {
      Text("a").navigationTitle("Hives").toolbarTitleDisplayMode(.large)
        .toolbar {
          ToolbarItem(placement: .largeTitle) { Text("Large") }
          ToolbarItem(placement: .largeSubtitle) { Text("Line") }
        }
    }
    #expect(items.text == ["Large", "Line", "a"])
    let inline = host {
      Text("a").navigationTitle("Hives").toolbarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .subtitle) { Text("Own") } }
    }
    #expect(inline.text == ["Hives", "Own", "a"])
  }

  @Test func `C239: an accessory bar is below the bar at the top`() throws {
    let host = host {
      Text("a").navigationTitle("Hives").toolbarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .accessoryBar(id: "one")) { Button("First") {} }
          ToolbarItem(placement: .accessoryBar(id: "two")) { Button("Below") {} }
          ToolbarItem(placement: .accessoryBar(id: "one")) { Button("Second") {} }
        }
    }
    let first = try host.find(label: "First").frame
    let second = try host.find(label: "Second").frame
    #expect(try first.minY >= host.find(label: "Hives").frame.maxY)
    #expect(first.midY == second.midY && first.maxX <= second.minX)
    #expect(try host.find(label: "Below").frame.minY >= first.maxY)
  }

  @Test
  func `C239: the title of an editor is at the leading end, and its back button has no label`()
    throws
  {
    for (role, leads) in [(ToolbarRole.automatic, false), (.editor, true), (.browser, true)] {
      let host = host {
        Text("a").navigationTitle("Hives").navigationBarTitleDisplayMode(.inline).toolbarRole(role)
      }
      #expect(try (host.find(label: "Hives").frame.minX == 16) == leads)
    }
    for (role, label) in [(ToolbarRole.automatic, true), (.editor, false)] {
      let host = TestHost.phone(height: 600) {
        NavigationStack(path: .constant(NavigationPath([1]))) {
          Text("a").navigationTitle("Root")
            .navigationDestination(for: Int.self) { _ in
              Text("b").navigationTitle("Page").toolbarRole(role)
            }
        }
        .environment(\.platformMetrics, .iosClassic)
      }
      #expect(host.text.contains("Root") == label)
    }
  }

  @Test func `an item without a shared ground is apart, and has none`() {
    func backgrounds(_ visibility: Visibility) -> Int {
      let host = host {
        Text("a").toolbar {
          ToolbarItem { Button("One") {} }
          ToolbarItem { Button("Two") {} }.sharedBackgroundVisibility(visibility)
        }
      }
      return host.displayList.description.components(separatedBy: "stroke").count - 1
    }
    #expect(backgrounds(.visible) == 1 && backgrounds(.hidden) == 1)
  }

  @Test func `C110: on macOS the title leads, primary items come first and a confirming one last`()
    throws
  {
    let host = TestHost(size: CGSize(width: 700, height: 500)) {
      NavigationStack {
        Text("a").navigationTitle("Hives")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            ToolbarItem { Button("Plain") {} }
            ToolbarItem(placement: .primaryAction) { Button("Main") {} }
          }
      }
      .environment(\.platformMetrics, .macOS26)
    }
    host.settle()
    let xs = try ["Hives", "Main", "Plain", "Done"].map { try host.find(label: $0).frame.minX }
    #expect(xs == xs.sorted() && xs[0] == 12)
  }
}
