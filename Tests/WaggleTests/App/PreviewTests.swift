import Foundation
import SwiftUI
import TestSupport
import Testing

private struct Leaf: View {
  var side: CGFloat = 10
  var body: some View { Color.green.frame(width: side, height: side) }
}

private struct Shrub_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Leaf()
      Leaf(side: 20).previewDisplayName("Large")
    }
    .previewLayout(.sizeThatFits)
    ForEach(0..<2) { Leaf(side: CGFloat($0)).previewDevice("iPhone 8") }
    if Bool("true")! { Leaf().onAppear { Self.appeared() }.task { Self.appeared() } }
  }

  static func appeared() { appearances += 1 }
  static var appearances = 0
}

private struct Empty_Previews: PreviewProvider {
  static var previews: some View { EmptyView().hidden().modifier(EmptyModifier()); Group {} }
}

private struct Generic_Previews<T>: PreviewProvider {
  static var previews: some View { Text("\(T.self)") }
}

private enum Nested {
  final class Previews: PreviewProvider {
    static var previews: some View { Leaf() }
  }
}

@MainActor @Suite struct PreviewTests {
  private func catalog() -> PreviewCatalog { PreviewCatalog.ofProgram() }

  private func settings(_ provider: String) -> [PreviewSettings] {
    catalog().items.filter { $0.location.hasPrefix(provider + ":") }.map(\.settings)
  }

  @Test func `C171: each view at the top of a provider is a preview; groups and loops are flat`() {
    let names = catalog().items.filter { $0.location.hasPrefix("Shrub_Previews:") }.map(\.name)
    #expect(names == ["Shrub 1", "Large", "Shrub 3", "Shrub 4", "Shrub 5"])
  }

  @Test func `C171: a generic provider has no previews, a nested class has`() {
    let places = catalog().items.map(\.location)
    #expect(!places.contains { $0.hasPrefix("Generic_Previews") })
    #expect(places.contains("Previews:1"))
  }

  @Test func `C171: no action of a view runs while previews are listed`() {
    Shrub_Previews.appearances = 0
    #expect(catalog().items.count > 5)
    #expect(Shrub_Previews.appearances == 0)
  }

  @Test func `C170: declared previews are found, by module, file and line`() throws {
    let item = try catalog().item(selectedBy: "By hand")
    #expect(item.module == "WaggleAppTests")
    #expect(item.location == "PreviewTests.swift:12")
    #expect(item.settings.canvas(in: CGSize(width: 400, height: 800)).size.width == 30)
  }

  @Test(arguments: [
    "By hand", "WaggleAppTests.By hand", "PreviewTests.swift:12", "PreviewTests.swift",
  ])
  func `C172: a name, a module's name and a place select a preview`(selector: String) throws {
    #expect(try catalog().item(selectedBy: selector).name == "By hand")
  }

  @Test func `C172: an unknown name is answered with near ones and with all`() {
    let message = message { try catalog().item(selectedBy: "by hnd") }
    #expect(message.contains("No preview is named \"by hnd\". Did you mean \"By hand\"?"))
    #expect(message.contains("Shrub_Previews:2"))
  }

  @Test func `C172: a name that several previews have is answered with their places`() {
    let message = message { try catalog().item(selectedBy: "Shrub_Previews") }
    #expect(message.contains("5 previews match"))
    #expect(message.contains("--preview Shrub_Previews:2  (Large)"))
  }

  @Test func `the message for a program without previews shows how to add one`() {
    #expect(
      message { try PreviewCatalog([]).item(selectedBy: "x") }.contains("#Preview(\"A name\")"))
  }

  private func message(_ body: () throws -> some Any) -> String {
    do {
      _ = try body()
      return "no error"
    } catch { return AppFlags.sentence(for: error) }
  }
}

// What the expansion of a `#Preview` makes.
nonisolated enum RecordByHand {
  @MainActor static func make() -> Preview {
    _makePreview(
      "By hand", traits: .fixedLayout(width: 30, height: 20),
      fileID: "WaggleAppTests/PreviewTests.swift", filePath: "/PreviewTests.swift", line: 12,
      column: 1, body: { Leaf() })
  }

  @section("swift5_tests") @used
  static let record: _PreviewRecord = (
    0x7761_676C, 0, { out, _, _, _ in _storePreview(out) { make() } }, 0, 0
  )
}

// MARK: Sizes

@Suite struct PreviewSizeTests {
  private let window = CGSize(width: 390, height: 844)

  private func size(_ change: (inout PreviewSettings) -> Void) -> CGSize {
    var settings = PreviewSettings()
    change(&settings)
    return settings.canvas(in: window).size
  }

  @Test func `C173: a preview has the size of the window, of its device, or its own`() {
    #expect(size { _ in } == window)
    #expect(size { $0.device = "iPhone SE (2nd generation)" } == CGSize(width: 375, height: 667))
    #expect(size { $0.layout = .fixed(width: 12, height: 7) } == CGSize(width: 12, height: 7))
    #expect(PreviewSettings().canvas(in: window).fillsWindow)
  }

  @Test(arguments: InterfaceOrientation.allCases)
  func `C173: an orientation swaps the sides of the device, and those of the window`(
    orientation: InterfaceOrientation
  ) {
    let isLandscape = orientation.id.hasPrefix("landscape")
    let size = size { $0.orientation = orientation }
    #expect(size == (isLandscape ? CGSize(width: 844, height: 390) : window))
    let device = self.size { ($0.orientation, $0.device) = (orientation, "iPad mini") }
    #expect((device.width > device.height) == isLandscape)
  }

  @Test(arguments: [
    ("iPhone 15 Pro", 393, 852), ("iphone 15 pro", 393, 852),
    ("iPad Pro (11-inch) (4th generation)", 834, 1194),
    ("iPad Pro (12.9-inch) (6th generation)", 1024, 1366), ("iPhone SE (3rd generation)", 375, 667),
    ("iPhone SE (1st generation)", 320, 568), ("Apple Watch Series 6 - 44mm", 184, 224),
    ("Apple Watch Ultra 2 (49mm)", 205, 251), ("iPad Air (5th generation)", 820, 1180),
  ])
  func `C174: a device is known by its name`(name: String, width: Double, height: Double) {
    #expect(size { $0.device = name } == CGSize(width: width, height: height))
  }

  @Test func `C174: an unknown device is named, and the window's size stays`() {
    var settings = PreviewSettings()
    settings.device = "iPone 15"
    #expect(settings.canvas(in: window).size == window)
    #expect(settings.problem?.contains("\"iPone 15\" is not known") == true)
    #expect(settings.problem?.contains("Did you mean \"iPhone 15\"") == true)
  }
}

// MARK: Flags

@Suite struct PreviewFlagTests {
  @Test func `C172: --preview shows a page, or draws with a file`() throws {
    #expect(try AppFlags.read(["--preview", "A"]).showsPage)
    #expect(try !AppFlags.read(["--preview", "A", "--png", "a.png"]).showsPage)
    #expect(try AppFlags.read(["--previews"]).showsPage)
    #expect(try !AppFlags.read(["--previews", "--pdf", "a.pdf"]).showsPage)
  }

  @Test(arguments: [
    (["--previews", "--preview", "A"], "give one of the two"),
    (["--previews", "--svg", "a.svg", "--pdf", "a.pdf"], "--previews --pdf FILE"),
    (["--previews", "--list", "--pdf", "a.pdf"], "--previews --pdf FILE"),
    (["--previews", "--png", "a.png"], "To draw one preview: --preview NAME --png FILE."),
  ])
  func `flags that ask for two things are refused with what to do`(flags: [String], words: String) {
    do {
      _ = try AppFlags.read(flags)
      Issue.record("no error")
    } catch { #expect(AppFlags.sentence(for: error).contains(words)) }
  }
}
