import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// What a program says of its window and its scroll views as UIKit writes it.
@MainActor @Suite struct UIWindowStyleTests {
  private struct Page: View {
    @Environment(\.colorScheme) private var scheme
    let style: UIUserInterfaceStyle
    var prefers: ColorScheme?

    var body: some View {
      Button("\(scheme)") {
        UIApplication.shared.windows.first?.overrideUserInterfaceStyle = style
      }
      .preferredColorScheme(prefers)
    }
  }

  @Test func `C642: the style of a window is the scheme of the program, over what a view prefers`()
    throws
  {
    let host = TestHost { Page(style: .dark, prefers: .light) }
    host.settle()
    try host.find(label: "light").tap()
    host.settle()
    #expect(host.text == ["dark"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C642: an unspecified style leaves the scheme to the views`() throws {
    struct Switching: View {
      @Environment(\.colorScheme) private var scheme
      @State private var count = 0

      var body: some View {
        Button("\(scheme) \(count)") {
          count += 1
          UIApplication.shared.windows.first?.overrideUserInterfaceStyle =
            count == 1 ? .dark : .unspecified
        }
      }
    }
    let host = TestHost { Switching() }
    host.settle()
    try host.find(label: "light 0").tap()
    host.settle()
    try host.find(label: "dark 1").tap()
    host.settle()
    #expect(host.text == ["light 2"])
  }

  @Test func `C641: scroll views do not bounce where the appearance has it`() {
    struct Scrolled: View {
      let bounces: Bool
      var body: some View {
        ScrollView { Color.red.frame(height: 900) }
          .onAppear { UIScrollView.appearance().bounces = bounces }
      }
    }
    func top(_ bounces: Bool) -> String {
      let host = TestHost(size: CGSize(width: 100, height: 100)) { Scrolled(bounces: bounces) }
      host.settle()
      host.press(at: CGPoint(x: 50, y: 20))
      host.move(to: CGPoint(x: 50, y: 50))
      host.move(to: CGPoint(x: 50, y: 90))
      return host.displayList.description
    }
    let still = TestHost(size: CGSize(width: 100, height: 100)) { Scrolled(bounces: false) }
    still.settle()
    #expect(top(true) != top(false))
    #expect(top(false) == still.displayList.description)
  }

  @Test func `C641: a bar of tabs is opaque where it is not translucent`() {
    struct Tabs: View {
      init(isOpaque: Bool) { UITabBar.appearance().isTranslucent = !isOpaque }
      var body: some View {
        TabView { Text("page").tabItem { Text("One") } }
      }
    }
    func list(_ isOpaque: Bool) -> String {
      let host = TestHost(size: CGSize(width: 300, height: 400)) { Tabs(isOpaque: isOpaque) }
      host.settle()
      return host.displayList.description
    }
    #expect(list(true) != list(false))
  }
}
