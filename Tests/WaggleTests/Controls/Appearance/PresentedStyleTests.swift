import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Content: View {
  var body: some View {
    VStack {
      Button("Plain") {}
      Label("Gear", systemImage: "gear")
    }
  }
}

private struct Page: View {
  enum Kind: CaseIterable { case sheet, cover, popover }

  let kind: Kind
  var isInBar = true
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Text("page")
        .toolbar { if isInBar { presenter } }
      if !isInBar { presenter }
    }
    .buttonStyle(.borderedProminent)
    .labelStyle(.iconOnly)
  }

  @ViewBuilder private var presenter: some View {
    let button = Button("Open") { isShown = true }
    switch kind {
    case .sheet: button.sheet(isPresented: $isShown) { Content() }
    case .cover: button.fullScreenCover(isPresented: $isShown) { Content() }
    case .popover: button.popover(isPresented: $isShown) { Content() }
    }
  }
}

/// What is presented has the styles of a window, and not those around the view that presents it (R160).
@MainActor @Suite struct PresentedStyleTests {
  private func frames(_ view: some View) throws -> [CGSize] {
    let host = TestHost.phone(height: 800) { view }
    if let open = try? host.find(label: "Open") {
      open.tap()
      host.advance(by: 1)
      host.settle()
    }
    return try ["Plain", "Gear"].map { try host.find(label: $0).frame.size }
  }

  @Test(arguments: 0..<6)
  func `R160: what is presented takes no styles from the bar and the stack around its presenter`(
    index: Int
  ) throws {
    let page = Page(kind: Page.Kind.allCases[index / 2], isInBar: index.isMultiple(of: 2))
    #expect(try frames(page) == frames(Content()))
  }

  @Test func `R168: items have the scheme of their bar, and what they present that of the screen`()
  {
    var schemes: [String: ColorScheme] = [:]
    struct Probe: View {
      let name: String
      let tell: (String, ColorScheme) -> Void
      @Environment(\.colorScheme) private var scheme

      var body: some View {
        let _ = tell(name, scheme)
        Text(name)
      }
    }
    func probe(_ name: String) -> some View { Probe(name: name) { schemes[$0] = $1 } }
    _ = TestHost.phone(height: 800) {
      NavigationStack {
        probe("page")
          .toolbarColorScheme(.dark, for: .navigationBar)
          .toolbar {
            ToolbarItem(placement: .principal) { probe("title") }
            ToolbarItem(placement: .bottomBar) { probe("bottom") }
            probe("plain").sheet(isPresented: .constant(true)) { probe("sheet") }
          }
      }
    }
    #expect(
      schemes == [
        "page": .light, "title": .dark, "bottom": .light, "plain": .dark, "sheet": .light,
      ])
  }
}
