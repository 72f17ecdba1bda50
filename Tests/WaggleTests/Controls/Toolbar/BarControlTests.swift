import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Controls: View {
  @State private var isOn = false
  @State private var order = "Name"

  var body: some View {
    NavigationStack {
      Text(isOn ? "on" : "off")
        .navigationTitle("Hives")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          Toggle("Flight", systemImage: "airplane", isOn: $isOn)
          ToolbarItem(placement: .topBarLeading) {
            Picker("Order", selection: $order) {
              Text("Name").tag("Name")
              Text("Age").tag("Age")
            }
          }
          if isOn {
            ControlGroup {
              Button("Up", systemImage: "chevron.up") {}
              Button("Down", systemImage: "chevron.down") {}
            }
          }
        }
    }
  }
}

private struct Titled: View {
  let mode: NavigationBarItem.TitleDisplayMode

  var body: some View {
    NavigationStack {
      List { Text("Row") }
        .navigationTitle("Hives")
        .navigationBarTitleDisplayMode(mode)
        .toolbar { Button("Done") {} }
    }
  }
}

@MainActor @Suite struct BarControlTests {
  private func open(_ view: some View, _ size: DynamicTypeSize = .large) -> TestHost {
    TestHost.phone(height: 844) { view.dynamicTypeSize(size) }
  }

  @Test func `C036: a toggle in a bar is a button as large as the others, which is filled when on`()
    throws
  {
    let host = open(Controls())
    let toggle = try host.find(label: "Flight")
    #expect(toggle.frame.height == 44)
    #expect(toggle.frame.width < 60, "without the label and the track of a switch")
    toggle.tap()
    host.settle()
    #expect(host.elements.contains { $0.label == "on" })
  }

  @Test func `C036: a mixed toggle in a bar has a ground, and is not filled as one that is on`()
    throws
  {
    func bar(_ days: [Bool]) -> TestHost {
      open(
        NavigationStack {
          Text("Hives").toolbar {
            Toggle(
              "Days", systemImage: "sun.max", sources: days.map { .constant($0) }, isOn: \.self)
          }
        })
    }
    let pictures = try [[false, false], [true, false], [true, true]].map { try bar($0).png() }
    #expect(Set(pictures).count == 3)
  }

  @Test func `C111: the buttons of a control group in a bar are items as large as the others`()
    throws
  {
    let host = open(Controls())
    try host.find(label: "Flight").tap()
    host.settle()
    let (up, down) = (try host.find(label: "Up").frame, try host.find(label: "Down").frame)
    #expect(up.height == 44 && down.height == 44)
    #expect(up.maxX <= down.minX)
  }

  @Test(arguments: [DynamicTypeSize.xSmall, .xxxLarge, .accessibility5])
  func `C100: a large title grows with the text and makes room, an inline one keeps its size`(
    size: DynamicTypeSize
  ) throws {
    let (usual, other) = (open(Titled(mode: .large)), open(Titled(mode: .large), size))
    let (title, row) = (try usual.find(label: "Hives").frame, try usual.find(label: "Row").frame)
    let large = try other.find(label: "Hives").frame
    let isLarger = size > .large
    #expect((large.height > title.height) == isLarger && large.height != title.height)
    let top = try other.find(label: "Row").frame
    #expect((top.midY > row.midY) == isLarger)
    #expect(large.maxY <= top.minY)
    let inline = try open(Titled(mode: .inline), size).find(label: "Hives").frame
    #expect(inline == (try open(Titled(mode: .inline)).find(label: "Hives").frame))
  }

  @Test func `C155: the items of a bar are read before the content under it`() throws {
    let host = open(Controls())
    let list = open(Titled(mode: .large))
    #expect(host.elements.compactMap(\.label).last == "off")
    #expect(list.elements.compactMap(\.label).prefix(3) == ["Done", "Hives", "Row"])
  }

  private func edges(_ item: some View) throws -> [CGFloat] {
    let host = open(
      NavigationStack {
        Text("Meadow").toolbar {
          ToolbarItem(placement: .topBarTrailing) { item }
          ToolbarItem(placement: .topBarLeading) { Text("Lead") }
        }
      })
    let frames = host.elements.filter { $0.frame.minX > 100 && $0.frame.minY < 100 }.map(\.frame)
    return [frames.map(\.minX).min() ?? 0, frames.map(\.maxX).max() ?? 0]
  }

  @Test
  func `C111: a view that is not a button is 12 points from the end of its ground, on each side`()
    throws
  {
    let dot = Color.red.frame(width: 60, height: 20).accessibilityElement().accessibilityLabel(
      "dot")
    let button = Button("Save") {}
    let width = try edges(button)[1] - edges(button)[0]
    #expect(try edges(button)[1] == 374)
    #expect(try edges(dot) == [374 - 12 - 60, 374 - 12])
    #expect(
      try edges(
        HStack(spacing: 8) {
          dot; button
        }) == [374 - width - 8 - 60, 374])
    #expect(
      try edges(
        HStack(spacing: 8) {
          button; dot
        }) == [374 - 12 - 60 - 8 - width, 374 - 12])
    #expect(
      try edges(
        HStack(spacing: 8) {
          button; dot; button
        })
        == [374 - 2 * width - 60 - 16, 374])
    #expect(try edges(button.buttonStyle(.borderedProminent))[1] == 374)
  }

  @Test func `R037: items and views stand in one toolbar together`() throws {
    let host = TestHost.phone(height: 400) {
      NavigationStack {
        Text("Meadow").toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Item") {} }
          Button("View") {}
          if true { Button("Conditional") {} } else { ToolbarItem { Button("Other") {} } }
        }
      }
    }
    let (item, view) = (try host.find(label: "Item").frame, try host.find(label: "View").frame)
    #expect(item.maxX < view.minX)
    let conditional = try host.find(label: "Conditional").frame
    #expect(conditional.minX >= view.maxX)
  }

  @Test func `C111: a tint of a button in a bar colours it, one around the screen does not`() {
    let host = open(
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("own") {}.tint(.red) }
          ToolbarItem(placement: .topBarTrailing) { Button("plain") {} }
        }
      }
      .tint(.green))
    let lines = host.displayList.description.split(separator: "\n")
    func colour(_ text: String) -> String? {
      lines.first { $0.contains("\"\(text)\"") }?.split(separator: " ").last.map(String.init)
    }
    #expect(colour("plain") == colour("page"))
    #expect(colour("own") != colour("plain"))
  }

  @Test func `C111: an item whose content is absent takes no space beside another`() throws {
    let alone = try open(Marking(hasItem: false)).find(label: "18 hives").frame
    let beside = try open(Marking(hasItem: true)).find(label: "18 hives").frame
    let moved = try open(Marking(hasItem: true, isMarking: true)).find(label: "18 hives").frame
    #expect(beside == alone && moved != alone)
  }

  @Test func `C111: a text by itself in a bar has the room of a button`() throws {
    let host = TestHost.phone {
      NavigationStack { Text("x").toolbar { ToolbarItem { Text("7") } } }
    }
    let ground = try #require(capsules(host).first)
    #expect(ground.width >= 44 && ground.height >= 44)
  }

  @Test func `C111: an image or a shape by itself in a bar has the room of a button's label`()
    throws
  {
    func ground(_ item: some View) throws -> CGRect {
      let host = TestHost.phone { NavigationStack { Text("x").toolbar { ToolbarItem { item } } } }
      return try #require(capsules(host).first)
    }
    let button = try ground(Button("", systemImage: "heart") {})
    #expect(try ground(Image(systemName: "heart").onTapGesture {}) == button)
    for width in [8, 32, 80] as [CGFloat] {
      let frame = try ground(Color.red.frame(width: width, height: 20))
      #expect(frame.width == max(width + 24, 44) && frame.height == 44)
    }
  }

  /// The frames of shapes that are drawn in a material.
  private func capsules(_ host: TestHost) -> [CGRect] {
    var found: [CGRect] = []
    host.host.displayList.forEachItem { node, transform in
      if case .fill(_, let frame, .material, _) = node.content {
        found.append(frame.applying(transform))
      }
    }
    return found
  }
}

private struct Marking: View {
  let hasItem: Bool
  var isMarking = false

  var body: some View {
    NavigationStack {
      Text("page").toolbar {
        if hasItem { ToolbarItem(placement: .bottomBar) { if isMarking { Button("Delete") {} } } }
        ToolbarItem(placement: .bottomBar) { Text("18 hives") }
      }
    }
  }
}
