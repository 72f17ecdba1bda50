import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleControls
import WaggleWindow

/// The settings of the desktop, its clipboard and its selection, and what is dropped.
extension WindowSessionTests {
  @Observable final class Seen {
    var scheme: ColorScheme?
    var contrast: ColorSchemeContrast?
    var reduces: Bool?
    var tint = ""
    var bodies = 0
  }

  private struct Settings: View {
    let seen: Seen
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var reduces
    @Environment(\.self) private var all

    var body: some View {
      let _ = note()
      Color.accentColor
    }

    private func note() {
      (seen.scheme, seen.contrast, seen.reduces) = (scheme, contrast, reduces)
      seen.tint = Color.accentColor.resolve(in: all).description
      seen.bodies += 1
    }
  }

  @Test func `C621: views read the settings of the desktop, and follow them`() throws {
    let seen = Seen()
    let window = try Window { Settings(seen: seen) }
    let blue = seen.tint
    var settings = DesktopSettings()
    settings.colorScheme = .dark
    settings.hasMoreContrast = true
    settings.animates = false
    settings.accent = Color.Resolved(red: 1, green: 0, blue: 0)
    window.session.follow(settings)
    window.settle()
    #expect(seen.scheme == .dark && seen.contrast == .increased && seen.reduces == true)
    #expect(seen.tint == Color.Resolved(red: 1, green: 0, blue: 0).description)
    let bodies = seen.bodies
    window.session.follow(settings)
    window.settle()
    #expect(seen.bodies == bodies)
    window.session.follow(DesktopSettings())
    window.settle()
    #expect(seen.scheme == .light && seen.contrast == .standard && seen.reduces == false)
    #expect(seen.tint == blue)
  }

  // MARK: The clipboard

  private struct Copied: View {
    @FocusState private var isFocused: Bool
    let model: Model
    let items: [NSItemProvider]

    var body: some View {
      Text("Bees").focusable().focused($isFocused).onAppear { isFocused = true }
        .onCopyCommand { items }
        .onPasteCommand(of: [.png, .utf8PlainText]) { items in
          for item in items {
            model.keys += item.registeredTypeIdentifiers.joined(separator: " ") + ";"
          }
        }
    }
  }

  @Test func `C622: all data of what is copied is in the desktop's clipboard`() async throws {
    let image = NSItemProvider()
    image.registerDataRepresentation(for: .png) { done in
      done(Data([1, 2, 3]), nil)
      return nil
    }
    image.register("bees")
    let window = try Window { Copied(model: Model(), items: [image]) }
    window.press("c", .command)
    await Task.yield()
    #expect(window.desktop.copied.last == "bees")
    #expect(window.desktop.data.last?.map(\.mimeType) == ["image/png"])
    #expect(window.desktop.data.last?.first?.data == Data([1, 2, 3]))
  }

  @Test func `C622: what is pasted has all data of another program's, or what was copied here`()
    throws
  {
    let model = Model()
    let item = NSItemProvider()
    item.register("bees")
    let window = try Window { Copied(model: model, items: [item]) }
    window.press("c", .command)
    window.press("v", .command)
    #expect(model.keys == item.registeredTypeIdentifiers.joined(separator: " ") + ";")
    model.keys = ""
    window.desktop.items =
      ForeignItems(["image/png": Data([1]), "UTF8_STRING": Data("x".utf8)]).items
    window.press("v", .command)
    #expect(model.keys.contains("public.png") && model.keys.contains("public.utf8-plain-text"))
  }

  @Test func `C622: a text that is too large for a field is not pasted, and that is reported`()
    throws
  {
    let model = Model()
    let window = try Window { Field(model: model) }
    window.desktop.pasted = String(repeating: "x", count: 5_000_000)
    window.press("v", .command)
    #expect(model.text == "bee" && window.desktop.problems.count == 1)
    #expect("\(window.desktop.problems[0])".contains("5 MB"))
  }

  // MARK: The selection

  @Test func `C622: what is selected is given to the desktop, once`() throws {
    let model = Model()
    let window = try Window { Field(model: model) }
    window.press("a", .command)
    window.settle()
    window.press(.leftArrow, .shift)
    window.settle()
    window.session.handle(.windowFocus(true))
    window.settle()
    #expect(window.desktop.selected == ["bee", "be"])
  }

  @Test func `C622: what is selected in a secure field stays there`() throws {
    let window = try Window {
      SecureField("Name", text: .constant("secret"))
    }
    window.click(100, 60)
    window.press("a", .command)
    window.settle()
    #expect(window.desktop.selected.isEmpty)
  }

  @Test func `C622: the middle button inserts what is selected in any program where it is pressed`()
    throws
  {
    let model = Model()
    let window = try Window(CGSize(width: 200, height: 120)) {
      VStack {
        Color.red; Field(model: model)
      }
    }
    window.desktop.selection = "honey"
    #expect(window.session.insertSelection(at: CGPoint(x: 195, y: 105)))
    #expect(model.text == "beehoney")
    #expect(!window.session.insertSelection(at: CGPoint(x: 50, y: 20)))
    #expect(model.text == "beehoney")
  }

  // MARK: Drops

  @Test func `C623: a list of addresses is an item each, and other data one item`() {
    let list = "# remark\r\nfile:///etc/hostname\r\nhttps://example.com/a\r\n"
    let items = ForeignItems([
      "text/uri-list": Data(list.utf8), "text/plain": Data("x".utf8),
    ]).items
    #expect(items.count == 2)
    #expect(items[0].hasItemConformingToTypeIdentifier(UTType.fileURL.identifier))
    #expect(items[1].hasItemConformingToTypeIdentifier(UTType.url.identifier))
    #expect(!items[1].hasItemConformingToTypeIdentifier(UTType.fileURL.identifier))
    let names = ["TARGETS", "text/plain", "UTF8_STRING", "image/png", "text/uri-list"]
    #expect(ForeignItems.targets(of: names) == ["text/uri-list", "image/png", "UTF8_STRING"])
    #expect(ForeignItems.types(of: names) == [.fileURL, .url, .png, .utf8PlainText])
    #expect(
      ForeignItems([:]).items.isEmpty && ForeignItems(["text/uri-list": Data()]).items.isEmpty)
  }

  @Test
  func `C623: a view is targeted while it takes what is dragged, and is given what is dropped`()
    throws
  {
    let model = Model()
    let folder = FileManager.default.temporaryDirectory
    let window = try Window(CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.dropDestination(for: URL.self) { urls, _ in
          model.keys += urls.map(\.lastPathComponent).joined(separator: ",")
          return true
        } isTargeted: {
          model.count = $0 ? 1 : 0
        }
        Color.blue
      }
    }
    let session = window.session
    #expect(session.drag([.fileURL, .url], over: CGPoint(x: 50, y: 50)) && model.count == 1)
    #expect(!session.drag([.fileURL, .url], over: CGPoint(x: 150, y: 50)) && model.count == 0)
    #expect(!session.drag([.png], over: CGPoint(x: 50, y: 50)))
    session.dragLeft()
    // GTK says that a drag has left before it is dropped.
    let list = Data((folder.absoluteString + "\r\nfile:///etc/hostname").utf8)
    session.drop(ForeignItems(["text/uri-list": list]).items, at: CGPoint(x: 50, y: 50))
    #expect(model.keys == "\(folder.lastPathComponent),hostname")
  }
}
