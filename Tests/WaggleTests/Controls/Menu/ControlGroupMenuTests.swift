import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Groups of controls as items of a menu.
@MainActor @Suite struct ControlGroupMenuTests {
  private struct Edits: View {
    var isPalette = false
    @State private var log: [String] = []
    @State private var isBold = false

    var body: some View {
      VStack {
        Menu("Edit") {
          Group {
            if isPalette { group.controlGroupStyle(.palette) } else { group }
          }
          Button("Select All") { log.append("all") }
        }
        Text(verbatim: "log " + log.joined(separator: ", "))
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }

    private var group: some View {
      ControlGroup("Clipboard") {
        Button("Cut", systemImage: "scissors") { log.append("cut") }
        Button("Copy", systemImage: "doc.on.doc") { log.append("copy") }.disabled(true)
        Toggle("Bold", systemImage: "bold", isOn: $isBold)
      }
    }
  }

  private func open(_ view: some View) throws -> TestHost {
    let host = TestHost.phone { view }
    try host.find(role: .menu, label: "Edit").tap()
    host.advance(by: 1)
    return host
  }

  @Test(arguments: [false, true])
  func `C051: a group in a menu is one row of equally wide items`(isPalette: Bool) throws {
    let host = try open(Edits(isPalette: isPalette))
    let frames = try ["Cut", "Copy", "Bold"].map { try host.find(label: $0).frame }
    let row = try host.find(role: .button, label: "Select All").frame
    #expect(Set(frames.map(\.minY)).count == 1 && Set(frames.map(\.maxY)).count == 1)
    #expect(Set(frames.map { ($0.width * 4).rounded() }).count == 1)
    #expect(frames[0].minX < frames[1].minX && frames[1].minX < frames[2].minX)
    #expect(frames[0].maxY <= row.minY)
    #expect(frames.allSatisfy { $0.height >= row.height })
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C051: an item of such a row acts and closes the menu, a disabled one does neither`()
    throws
  {
    let host = try open(Edits())
    try host.find(role: .button, label: "Cut").tap()
    host.advance(by: 1)
    #expect(try host.find(label: "log cut").isPresent)
    try host.find(role: .menu, label: "Edit").tap()
    host.advance(by: 1)
    let copy = try host.find(role: .button, label: "Copy").frame
    host.tap(at: CGPoint(x: copy.midX, y: copy.midY))
    host.advance(by: 1)
    #expect(host.elements.contains { $0.label == "Select All" })
    try host.find(role: .button, label: "Select All").tap()
    host.advance(by: 1)
    #expect(host.elements.contains { $0.label == "log cut, all" })
  }

  @Test func `C051: a toggle in such a row says whether it is on`() throws {
    let host = try open(Edits())
    #expect(try host.find(label: "Bold").value == "off")
    try host.find(label: "Bold").tap()
    host.advance(by: 1)
    try host.find(role: .menu, label: "Edit").tap()
    host.advance(by: 1)
    #expect(try host.find(label: "Bold").value == "on")
  }

  @Test func `C151: the menu style of a group is a menu with its label`() throws {
    for isCompact in [false, true] {
      let group = ControlGroup {
        Button("Cut", systemImage: "scissors") {}
        Button("Paste", systemImage: "doc.on.clipboard") {}
      } label: {
        Text("Edit")
      }
      let host =
        try isCompact
        ? open(group.controlGroupStyle(.compactMenu)) : open(group.controlGroupStyle(.menu))
      let (cut, paste) = try (host.find(label: "Cut").frame, host.find(label: "Paste").frame)
      #expect(isCompact == (cut.minY == paste.minY))
      #expect(isCompact == (cut.minX < paste.minX))
    }
  }

  @Test func `C047: the icon of a label in a disabled control of a row is as grey as its title`()
    throws
  {
    func picture(_ isDisabled: Bool, _ tint: Color) throws -> Data {
      try TestHost(size: CGSize(width: 200, height: 100)) {
        List {
          Button {
          } label: {
            Label("Gear", systemImage: "gear")
          }.disabled(isDisabled)
        }
        .tint(tint)
      }.png()
    }
    #expect(try picture(true, .blue) == picture(true, .red))
    #expect(try picture(false, .blue) != picture(false, .red))
  }
}
