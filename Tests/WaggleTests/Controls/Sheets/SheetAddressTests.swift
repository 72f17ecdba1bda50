import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// A stack in a sheet is not the place of the page (C286).
@MainActor @Suite struct SheetAddressTests {
  @MainActor @Observable final class Model {
    var path: [String] = []
    var inner: [String] = []
    var isOpen = false
    var isOpenOnPage = false
  }

  private struct Pages: View {
    @Bindable var model: Model
    let isCover: Bool

    var body: some View {
      if isCover {
        stack.fullScreenCover(isPresented: $model.isOpen) { sheet }
      } else {
        stack.sheet(isPresented: $model.isOpen) { sheet }
      }
    }

    private var stack: some View {
      NavigationStack(path: $model.path) {
        Text("root").navigationTitle("Hives")
          .navigationDestination(for: String.self) { name in
            Text("at \(name)").navigationTitle(name)
              .sheet(isPresented: $model.isOpenOnPage) { sheet }
          }
      }
    }

    private var sheet: some View {
      NavigationStack(path: $model.inner) {
        Text("start").navigationTitle("Sheet")
          .navigationDestination(for: String.self) {
            Text("inside \($0)").navigationTitle("Inside \($0)")
          }
      }
    }
  }

  private func open(isCover: Bool = false) -> (TestHost, Model) {
    let model = Model()
    let host = TestHost { Pages(model: model, isCover: isCover) }
    host.settle()
    return (host, model)
  }

  private func after(_ host: TestHost, _ change: () -> Void) {
    host.frame(change)
    host.advance(by: 1)
    host.settle()
  }

  @Test(arguments: [false, true])
  func
    `C286: the pages of a stack in a sheet are not in the address, and its titles not that of the window`(
      isCover: Bool
    )
  {
    let (host, model) = open(isCover: isCover)
    after(host) { model.path = ["clover"] }
    after(host) { model.isOpen = true }
    after(host) { model.inner = ["a", "b"] }
    #expect(host.text.contains("inside b"))
    #expect(host.address == ["clover"])
    #expect(host.path == 1)
    #expect(host.title == "clover")
    after(host) { model.isOpen = false }
    #expect(host.address == ["clover"])
    #expect(model.inner == ["a", "b"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C286: an address that is opened under a sheet leaves the sheet and its screens`() {
    let (host, model) = open()
    after(host) { model.path = ["clover"] }
    after(host) { model.isOpen = true }
    after(host) { model.inner = ["a"] }
    host.open(address: [])
    host.advance(by: 1)
    #expect(model.path == [])
    #expect(model.inner == ["a"])
    #expect(host.text.contains("inside a"))
    host.open(address: ["heather", "queen"])
    host.advance(by: 1)
    #expect(host.address == ["heather", "queen"])
    #expect(model.inner == ["a"])
    after(host) { model.isOpen = false }
    #expect(host.text.contains("at queen"))
  }

  @Test func `C286: a sheet of a screen goes with its screen`() {
    let (host, model) = open()
    after(host) { model.path = ["clover"] }
    after(host) { model.isOpenOnPage = true }
    after(host) { model.inner = ["a"] }
    #expect(host.address == ["clover"])
    host.open(address: [])
    host.advance(by: 2)
    host.settle()
    #expect(host.address == [])
    #expect(!host.text.contains("inside a"))
    #expect(host.text.contains("root"))
  }
}
