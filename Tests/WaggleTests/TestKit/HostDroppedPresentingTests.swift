import Observation
import SwiftUI
import Testing
import WaggleTestKit

/// A host that is dropped while something is presented over its content leaves nothing behind.
@MainActor @Suite struct HostDroppedPresentingTests {
  enum Kind: CaseIterable {
    case sheet, cover, popover, alert, dialog, inspector, menu, contextMenu, nested, barMenu
  }

  private struct Presenter: View {
    let kind: Kind
    @State private var isShown = false
    @State private var isInnerShown = false

    var body: some View {
      let base = Color.red.onTapGesture { isShown = true }
      switch kind {
      case .sheet: base.sheet(isPresented: $isShown) { Text("a") }
      case .cover: base.fullScreenCover(isPresented: $isShown) { Text("a") }
      case .popover: base.popover(isPresented: $isShown) { Text("a") }
      case .alert: base.alert("A", isPresented: $isShown) { Button("b") {} }
      case .dialog:
        base.confirmationDialog("A", isPresented: $isShown, titleVisibility: .visible) {
          Button("b") {}
        }
      case .inspector: base.inspector(isPresented: $isShown) { Text("a") }
      case .menu: Menu("menu") { Button("b") {} }.frame(maxHeight: .infinity)
      case .contextMenu: Color.red.contextMenu { Button("b") {} }
      case .barMenu:
        NavigationStack {
          Color.red.toolbar { ToolbarItem(placement: .secondaryAction) { Button("b") {} } }
        }
      case .nested:
        base.sheet(isPresented: $isShown) {
          Color.blue.onAppear { isInnerShown = true }
            .sheet(isPresented: $isInnerShown) { Text("inner") }
        }
      }
    }
  }

  @Test(arguments: Kind.allCases, [0, 0.1, 1])
  func `C709: a host is freed while something is presented`(kind: Kind, time: Double) throws {
    weak var runtime: AnyObject?
    do {
      let host = TestHost(size: CGSize(width: 300, height: 400)) { Presenter(kind: kind) }
      host.settle()
      let middle = CGPoint(x: 150, y: 200)
      switch kind {
      case .contextMenu: host.secondaryClick(at: middle)
      case .barMenu: try host.find(label: "More").tap()
      default: host.tap(at: middle)
      }
      host.advance(by: time)
      if time == 1 { #expect(host.text.contains { ["a", "A", "b", "inner"].contains($0) }) }
      runtime = host.runtime
    }
    #expect(runtime == nil)
  }

  @Observable final class Model { var isShown = false }

  private struct Inspected: View {
    @Bindable var model: Model
    var body: some View { Text("a").inspector(isPresented: $model.isShown) { Text("b") } }
  }

  private struct Asking: View {
    @Bindable var model: Model
    let isDialog: Bool

    var body: some View {
      if isDialog {
        Text("a").confirmationDialog("A", isPresented: $model.isShown) { buttons }
      } else {
        Text("a").alert("A", isPresented: $model.isShown) {
          TextField("name", text: .constant(""))
          buttons
        }
      }
    }

    @ViewBuilder private var buttons: some View {
      Button("OK") { model.isShown = false }
      Button("Cancel", role: .cancel) { model.isShown = false }
    }
  }

  @Test(arguments: [false, true])
  func `C709: what the buttons of a dialog lead to is released with the host`(isDialog: Bool) {
    weak var kept: Model?
    do {
      let model = Model()
      kept = model
      let host = TestHost { Asking(model: model, isDialog: isDialog) }
      host.settle()
      host.frame { model.isShown = true }
      host.advance(by: 1)
      #expect(host.text.contains("OK"))
    }
    #expect(kept == nil)
  }

  @Test(arguments: [false, true])
  func `C709: what the binding of an inspector leads to is released with the host`(isShown: Bool) {
    weak var kept: Model?
    do {
      let model = Model()
      model.isShown = isShown
      kept = model
      TestHost { Inspected(model: model) }.settle()
    }
    #expect(kept == nil)
  }

  private struct Chosen: View {
    @Bindable var model: Model

    var body: some View {
      Group {
        if model.isShown { Color.blue.sheet(isPresented: $model.isShown) { Text("a") } }
      }
      .lineLimit(1)
    }
  }

  @Test func `C709: what a view presented is released if both change and leave in one update`() {
    weak var runtime: AnyObject?
    do {
      let model = Model()
      let host = TestHost(size: CGSize(width: 300, height: 400)) { Chosen(model: model) }
      host.frame()
      model.isShown = true
      host.advance(by: 1)
      #expect(host.text == ["a"])
      model.isShown = false
      host.advance(by: 1)
      runtime = host.runtime
    }
    #expect(runtime == nil)
  }

  @Test func `C709: the content of a sheet disappears when its host is dropped`() {
    var log: [String] = []
    do {
      let host = TestHost(size: CGSize(width: 300, height: 400)) {
        Color.red.onDisappear { log.append("content") }
          .sheet(isPresented: .constant(true)) { Text("a").onDisappear { log.append("sheet") } }
      }
      host.advance(by: 1)
    }
    #expect(log.sorted() == ["content", "sheet"])
  }
}
