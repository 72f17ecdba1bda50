import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// What a program says of all controls of a kind, as UIKit writes it.
@MainActor @Suite struct AppearanceProxyTests {
  /// Content that says something of all controls before they are made, as the `init()` of a program's first view does.
  private struct Saying<Content: View>: View {
    let content: Content

    init(_ say: @MainActor () -> Void, @ViewBuilder content: () -> Content) {
      say()
      self.content = content()
    }

    var body: some View { content }
  }

  /// What is drawn, with the settings made before.
  private func drawn<Content: View>(
    saying say: @escaping @MainActor () -> Void = {},
    size: CGSize = CGSize(width: 390, height: 500),
    @ViewBuilder _ content: @escaping () -> Content
  ) -> String {
    let host = TestHost(size: size) { Saying(say, content: content) }
    host.settle()
    #expect(host.diagnostics.isEmpty)
    return host.displayList.description
  }

  private static let pink = UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)
  private static let lime = UIColor(red: 0.5, green: 1, blue: 0, alpha: 1)
  private let pink = "#FF0080"
  private let lime = "#80FF00"

  private func count(_ colour: String, in list: String) -> Int {
    list.components(separatedBy: colour).count - 1
  }

  @Test
  func `C385: the ground of lists and forms is the one that the program sets, and may be clear`() {
    for isForm in [false, true] {
      let make: @MainActor () -> AnyView = {
        isForm ? AnyView(Form { Text("row") }) : AnyView(List { Text("row") })
      }
      #expect(drawn { make() }.contains("#F2F2F7"))
      let clear = drawn(saying: { UITableView.appearance().backgroundColor = .clear }) { make() }
      #expect(!clear.contains("#F2F2F7"))
      let coloured = drawn(saying: { UITableView.appearance().backgroundColor = Self.pink }) {
        make()
      }
      #expect(count(pink, in: coloured) == 1 && !coloured.contains("#F2F2F7"))
      // What the list says itself counts more.
      let own = drawn(saying: { UITableView.appearance().backgroundColor = Self.pink }) {
        make().scrollContentBackground(.hidden)
      }
      #expect(!own.contains(pink))
    }
  }

  @Test func `C385: lines and rows of lists have the colours that the program says`() {
    let rows: @MainActor () -> AnyView = {
      AnyView(
        List {
          Text("one")
          Text("two")
        })
    }
    let lines = drawn(saying: { UITableView.appearance().separatorColor = Self.pink }) { rows() }
    #expect(count(pink, in: lines) == 1)
    let none = drawn(saying: { UITableView.appearance().separatorStyle = .none }) { rows() }
    #expect(none != drawn { rows() } && !none.contains("#000000@0.1"))
    let cells = drawn(saying: { UITableViewCell.appearance().backgroundColor = Self.lime }) {
      rows()
    }
    #expect(count(lime, in: cells) == 2)
  }

  @Test func `C385: a selected row is not marked where the program sets that`() {
    let list: @MainActor () -> AnyView = {
      AnyView(List(["a", "b"], id: \.self, selection: .constant("a")) { Text($0) })
    }
    #expect(drawn { list() }.contains("#D1D1D6"))
    let unmarked = drawn(saying: { UITableViewCell.appearance().selectionStyle = .none }) { list() }
    #expect(!unmarked.contains("#D1D1D6"))
  }

  @Test
  func
    `C385: segments, dots, editors, switches and sliders have the colours that the program says`()
  {
    let segments = drawn(
      saying: {
        let look = UISegmentedControl.appearance()
        look.selectedSegmentTintColor = Self.pink
        look.setTitleTextAttributes([.foregroundColor: Self.lime], for: .selected)
        look.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
      }
    ) {
      Picker("", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
    }
    #expect(count(pink, in: segments) == 1 && count(lime, in: segments) == 1)
    let dots = drawn(
      saying: {
        UIPageControl.appearance().currentPageIndicatorTintColor = Self.pink
        UIPageControl.appearance().pageIndicatorTintColor = Self.lime
      }
    ) {
      TabView {
        Text("1")
        Text("2")
        Text("3")
      }
      .tabViewStyle(.page)
    }
    #expect(count(pink, in: dots) == 1 && count(lime, in: dots) == 2)
    let editor = drawn(saying: { UITextView.appearance().backgroundColor = Self.pink }) {
      TextEditor(text: .constant("bees"))
    }
    #expect(count(pink, in: editor) == 1)
    let toggle = drawn(saying: { UISwitch.appearance().onTintColor = Self.pink }) {
      Toggle("on", isOn: .constant(true))
    }
    #expect(count(pink, in: toggle) == 1)
    let slider = drawn(
      saying: {
        UISlider.appearance().minimumTrackTintColor = Self.pink
        UISlider.appearance().maximumTrackTintColor = Self.lime
      }
    ) { Slider(value: .constant(0.5)) }
    #expect(count(pink, in: slider) == 1 && count(lime, in: slider) == 1)
  }

  @Test
  func `C385: scrolling ends the editing, and shows no indicator, where the program sets that`() {
    struct Reading: View {
      @Environment(\.verticalScrollIndicatorVisibility) private var indicator

      var body: some View { Text(indicator == .hidden ? "hidden" : "shown") }
    }
    let host = TestHost {
      Saying {
        UIScrollView.appearance().showsVerticalScrollIndicator = false
        UIScrollView.appearance().keyboardDismissMode = .onDrag
      } content: {
        Reading()
      }
    }
    host.settle()
    #expect(host.text == ["hidden"])
  }

  private struct Page: View {
    var body: some View {
      NavigationStack {
        ScrollView { Color.green.frame(height: 2_000) }
          .navigationTitle("Hives")
          .toolbar { Button("Add") {} }
      }
    }
  }

  @Test func `C386: titles and items of bars have the colours that the program says`() {
    let large = drawn(
      saying: {
        UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: Self.pink]
        UINavigationBar.appearance().tintColor = Self.lime
      }
    ) { Page() }
    #expect(count(pink, in: large) == 1 && count(lime, in: large) == 1)
    let inline = drawn(
      saying: {
        UINavigationBar.appearance().titleTextAttributes = [
          .foregroundColor: Self.pink, .font: UIFont.systemFont(ofSize: 29),
        ]
      }
    ) { Page().environment(\.colorScheme, .light) }
    #expect(count(pink, in: inline) >= 1)
    #expect(inline.contains("29"))
  }

  @Test func `C386: a bar has its look over content that is scrolled, and over such that is not`() {
    let say: @MainActor (Bool) -> Void = { both in
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = Self.pink
      UINavigationBar.appearance().standardAppearance = look
      if both { UINavigationBar.appearance().scrollEdgeAppearance = look }
    }
    func isShown(_ host: TestHost) -> Bool {
      let lines = host.displayList.description.split(separator: "\n")
      guard let index = lines.firstIndex(where: { $0.contains(pink) }) else { return false }
      return !lines[..<index].suffix(4).contains { $0.contains("opacity 0") && !$0.contains("0.") }
    }
    for both in [false, true] {
      let host = TestHost.phone {
        Saying({ say(both) }) { Page() }
      }
      #expect(isShown(host) == both)
      host.scroll(at: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 300))
      host.settle()
      #expect(isShown(host))
    }
  }

  @Test func `C386: the bar of tabs has the colours that the program says, or is hidden`() {
    let tabs: @MainActor () -> AnyView = {
      AnyView(
        TabView {
          Tab("Hives", systemImage: "hexagon") { Text("12") }
          Tab("Honey", systemImage: "drop") { Text("3 kg") }
        })
    }
    let coloured = drawn(
      saying: {
        UITabBar.appearance().backgroundColor = Self.pink
        UITabBar.appearance().unselectedItemTintColor = Self.lime
      }
    ) { tabs() }
    #expect(count(pink, in: coloured) == 1 && count(lime, in: coloured) >= 2)
    let host = TestHost {
      Saying {
        UITabBar.appearance().isHidden = true
      } content: {
        tabs()
      }
    }
    host.settle()
    #expect(!host.elements.contains { $0.role == .tab })
  }

  @Test func `settings belong to the program that makes them, and those before it to the next one`()
  {
    let list: @MainActor () -> AnyView = { AnyView(List { Text("row") }) }
    _ = drawn(saying: { UITableView.appearance().backgroundColor = Self.pink }) { list() }
    #expect(!drawn { list() }.contains(pink))
    UITableView.appearance().backgroundColor = Self.lime
    #expect(drawn { list() }.contains(lime))
    #expect(!drawn { list() }.contains(lime))
  }

  @Test func `the init of a program says it before its views are made`() {
    struct Program: App {
      init() { UITableView.appearance().backgroundColor = AppearanceProxyTests.pink }
      var body: some Scene { WindowGroup { List { Text("row") } } }
    }
    let host = TestHost { AppView(Program()) }
    host.settle()
    #expect(host.displayList.description.contains(pink))
    #expect(!drawn { List { Text("row") } }.contains(pink))
  }
}
