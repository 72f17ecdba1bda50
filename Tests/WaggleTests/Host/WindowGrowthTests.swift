import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleWindow

/// Windows that are smaller than what is presented in them.
@MainActor @Suite struct WindowGrowthTests {
  enum Kind: CaseIterable { case sheet, cover, popover, picked }

  struct Screen: View {
    let kind: Kind
    let size: CGSize
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown.toggle() }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: bound(.sheet)) { content }
        .sheet(isPresented: bound(.picked)) { content.presentationDetents([.medium, .large]) }
        .fullScreenCover(isPresented: bound(.cover)) { content }
        .popover(isPresented: bound(.popover)) { content }
    }

    private func bound(_ other: Kind) -> Binding<Bool> {
      Binding {
        isShown && kind == other
      } set: {
        isShown = $0
      }
    }

    private var content: some View {
      VStack {
        Text("Top")
        Spacer()
        Button("Done") { isShown = false }
      }
      .frame(width: size.width, height: size.height)
    }
  }

  typealias Window = WindowSessionTests.Window

  /// Presses the button in what is presented, wherever it is.
  private func close(_ window: Window) throws {
    let elements = window.session.host.accessibilityElements
    let done = try #require(elements.first { $0.label == "Done" })
    window.session.frame { done.press() }
    window.settle()
  }

  private func click(_ label: String, in window: Window) throws {
    let element = try #require(
      window.session.host.accessibilityElements.first { $0.label == label })
    window.click(element.frame.midX, element.frame.midY)
    window.settle()
  }

  /// Gives the window the size that it asks for, as a desktop does.
  private func answer(_ window: Window) throws {
    for _ in 0..<5 {
      guard let size = window.desktop.sizes.last, window.session.host.size != size else { return }
      try window.session.resize(to: size, scale: 1)
      window.settle()
    }
  }

  @Test(arguments: Kind.allCases)
  func `C626: a window grows for what is larger than it, once, and shrinks again`(_ kind: Kind)
    throws
  {
    let window = try Window(CGSize(width: 300, height: 220)) {
      Screen(kind: kind, size: CGSize(width: 500, height: 400))
    }
    try click("Show", in: window)
    try answer(window)
    let grown = try #require(window.desktop.sizes.last)
    #expect(window.desktop.sizes.count == 1, "\(window.desktop.sizes)")
    #expect(grown.width >= 500 && grown.width < 600 && grown.height >= 400 && grown.height < 520)
    let elements = window.session.host.accessibilityElements
    let bounds = CGRect(origin: .zero, size: grown)
    // At the height of a detent a sheet may hide a part of its content.
    for label in ["Top", "Done"] where kind != .picked {
      let element = try #require(elements.first { $0.label == label })
      #expect(bounds.contains(element.frame), "\(label) \(element.frame) in \(grown)")
    }
    try close(window)
    #expect(window.desktop.sizes.last == CGSize(width: 300, height: 220))
  }

  @Test func `C626: a window that has room keeps its size`() throws {
    let window = try Window(CGSize(width: 700, height: 600)) {
      Screen(kind: .sheet, size: CGSize(width: 300, height: 200))
    }
    try click("Show", in: window)
    #expect(window.desktop.sizes.isEmpty)
  }

  @Test func `C626: the size that the user gives meanwhile stays`() throws {
    let window = try Window(CGSize(width: 300, height: 220)) {
      Screen(kind: .cover, size: CGSize(width: 500, height: 400))
    }
    try click("Show", in: window)
    try answer(window)
    try window.session.resize(to: CGSize(width: 800, height: 640), scale: 1)
    window.settle()
    let count = window.desktop.sizes.count
    try click("Done", in: window)
    #expect(window.desktop.sizes.count == count)
  }
}
