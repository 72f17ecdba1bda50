import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleControls
import WaggleTestKit

/// What a window is called by its content.
@MainActor @Suite struct WindowTitleTests {
  private func title<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String? {
    let host = TestHost(size: CGSize(width: 400, height: 600), content: content)
    host.settle()
    return host.host.windowTitle
  }

  @Test func `C755: content on no stack names the window, and the innermost title counts`() {
    #expect(title { Text("Hives").navigationTitle("Apiary") } == "Apiary")
    #expect(
      title { VStack { Text("Hives").navigationTitle("Inner") }.navigationTitle("Outer") }
        == "Inner")
    #expect(
      title {
        HStack {
          Text("a").navigationTitle("First")
          Text("b").navigationTitle("Last")
        }
      } == "Last")
    #expect(title { Text("Hives") } == nil)
  }

  @Test func `C755: a second line follows the title where no bar shows it`() {
    #expect(
      title { Text("Hives").navigationTitle("Apiary").navigationSubtitle("12 hives") }
        == "Apiary – 12 hives")
    #expect(
      title { Text("Hives").navigationSubtitle("12 hives").navigationTitle("Apiary") }
        == "Apiary – 12 hives")
    #expect(
      title {
        NavigationStack { Text("Hives").navigationTitle("Apiary").navigationSubtitle("12 hives") }
      } == "Apiary")
  }

  @Test func `C755: the title of the page on top counts before one around its stack`() {
    #expect(
      title {
        NavigationStack { Text("Hives").navigationTitle("Page") }.navigationTitle("Around")
      } == "Page")
    #expect(title { NavigationStack { Text("Hives") }.navigationTitle("Around") } == "Around")
  }

  private struct Tabs: View {
    @State private var tab = 1
    @State private var shows = false

    var body: some View {
      TabView(selection: $tab) {
        Tab("One", systemImage: "star", value: 1) {
          VStack {
            Button("Sheet") { shows = true }
            Button("Second") { tab = 2 }
          }
          .navigationTitle("First tab")
        }
        Tab("Two", systemImage: "star", value: 2) { Text("two").navigationTitle("Second tab") }
      }
      .sheet(isPresented: $shows) {
        VStack { Button("Done") { shows = false } }.navigationTitle("Sheet title")
      }
    }
  }

  @Test func `C755: the tab that is shown names the window, and a sheet does not`() throws {
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Tabs() }
    host.settle()
    #expect(host.host.windowTitle == "First tab")
    try host.find(role: .button, label: "Sheet").tap()
    host.settle()
    #expect(host.host.windowTitle == "First tab")
    try host.find(role: .button, label: "Done").tap()
    host.settle()
    try host.find(role: .button, label: "Second").tap()
    host.settle()
    #expect(host.host.windowTitle == "Second tab")
  }
}
