import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private enum Flavour: String, CaseIterable, Identifiable {
  case vanilla, mint, cocoa
  var id: Self { self }
}

private struct Flavours<S: PickerStyle>: View {
  var style: S
  @State private var flavour = Flavour.vanilla

  var body: some View {
    VStack {
      Picker("Flavour", selection: $flavour) {
        ForEach(Flavour.allCases) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(style)
      Text(verbatim: "chosen \(flavour)")
    }
  }
}

@MainActor private func check(_ style: some PickerStyle) throws {
  let host = TestHost.phone { Flavours(style: style) }
  #expect(try host.find(role: .picker, label: "Flavour").value == "Vanilla")
  try host.find(role: .picker, label: "Flavour").select("Cocoa")
  host.settle()
  #expect(try host.find(label: "chosen cocoa").isPresent)
  #expect(try host.find(role: .picker, label: "Flavour").value == "Cocoa")
  do {
    try host.find(role: .picker, label: "Flavour").select("Coal")
    Issue.record("There is no such option.")
  } catch {
    #expect("\(error)".contains(#"no option "Coal"; it has "Vanilla", "Mint", "Cocoa""#))
  }
  #expect(try host.find(label: "chosen cocoa").isPresent)
  #expect(host.diagnostics.isEmpty)
}

@MainActor @Suite struct PickerTests {
  @Test func `C039, C040: in each style the options are chosen by their labels`() throws {
    try check(.automatic)
    try check(.menu)
    try check(.segmented)
    try check(.inline)
    try check(.palette)
    try check(.wheel)
    try check(.radioGroup)
    try check(.navigationLink)
  }

  @Test
  func
    `C039: alone it is the value with arrows, 16 points higher than its line, without its label`()
    throws
  {
    let host = TestHost { Flavours(style: .automatic) }
    #expect(host.text == ["Vanilla", "chosen vanilla"])
    #expect(try host.find(role: .picker, label: "Flavour").frame.height == 20.5 + 16)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `C040: segments have the same width, ideally that of the widest, whatever is in them`(
    direction: LayoutDirection
  ) throws {
    for isFixed in [true, false] {
      let host = TestHost {
        Picker("Season", selection: .constant(1)) {
          Text("S").tag(0)
          Text("A long autumn").tag(1)
          Image(systemName: "snow").tag(2)
        }
        .pickerStyle(.segmented).fixedSize(horizontal: isFixed, vertical: false)
      }
      host.setEnvironment(\.layoutDirection, direction)
      let segments = host.elements.filter { $0.role == .button }.map(\.frame)
        .sorted { $0.minX < $1.minX }
      #expect(segments.count == 3)
      let width = try #require(segments.first).width
      #expect(segments.allSatisfy { abs($0.width - width) < 0.01 })
      #expect(isFixed ? width < 130 : abs(width - 130) < 0.01)
      #expect(abs(segments[2].maxX - segments[0].minX - 3 * width) < 0.01)
      let (first, second) = (try host.find(label: "S"), try host.find(label: "A long autumn"))
      #expect((first.frame.minX < second.frame.minX) == (direction == .leftToRight))
      #expect(host.text.contains("A long autumn"))
    }
  }

  @Test func `C039: in a menu its options are rows, and the selected one is marked`() throws {
    struct Page: View {
      @State private var flavour = Flavour.mint

      var body: some View {
        Menu("Menu \(flavour.rawValue)") {
          Picker("Flavour", selection: $flavour) {
            ForEach(Flavour.allCases) { Text($0.rawValue) }
          }
          Button("Other") {}
        }
      }
    }
    let host = TestHost.phone { Page() }
    try host.find(label: "Menu mint").tap()
    #expect(try host.find(label: "mint").traits.contains(.isSelected))
    #expect(try !host.find(label: "cocoa").traits.contains(.isSelected))
    try host.find(label: "cocoa").tap()
    #expect(try host.find(label: "Menu cocoa").isPresent)
  }

  @Test func `C040: segments are equally wide, 31 high, and the arrow keys move between them`()
    throws
  {
    let host = TestHost.phone {
      Flavours(style: .segmented).padding(.horizontal, 15)
    }
    #expect(
      try host.find(role: .picker, label: "Flavour").frame.size == CGSize(width: 360, height: 31))
    #expect(try host.find(label: "Mint").frame.width == 120)
    host.key(.tab)
    host.key(.rightArrow)
    #expect(try host.find(label: "chosen mint").isPresent)
    #expect(try host.find(label: "Mint").traits.contains(.isSelected))
  }

  @Test func `C040: a wheel is 216 high, its rows 32, and it is adjustable`() throws {
    let host = TestHost.phone { Flavours(style: .wheel) }
    let wheel = try host.find(role: .picker, label: "Flavour")
    #expect(wheel.frame.height == 216)
    let middle = wheel.frame.midY
    #expect(try host.find(label: "Vanilla").frame.midY == middle)
    #expect(try host.find(label: "Mint").frame.midY == middle + 32)
    try wheel.increment()
    host.advance(by: 2)
    #expect(try host.find(label: "chosen mint").isPresent)
    #expect(try host.find(label: "Mint").frame.midY == middle)
  }

  @Test func `C064: a tag counts by its exact type, and serves the optional type too`() throws {
    struct Page: View {
      @State private var size: Int? = 2
      @State private var byte: UInt8 = 1

      var body: some View {
        Picker("Size", selection: $size) {
          Text("None").tag(nil as Int?)
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Picker("Byte", selection: $byte) { Text("One").tag(1) }
      }
    }
    let host = TestHost { Page() }
    #expect(try host.find(role: .picker, label: "Size").value == "Large")
    try host.find(role: .picker, label: "Size").select("None")
    #expect(try host.find(role: .picker, label: "Size").value == "None")
    #expect(try host.find(role: .picker, label: "Byte").value == nil)
    #expect(host.diagnostics.map(\.id) == ["W-TAG"])
  }

  @Test func `C065: a selection without a tag is left alone, and duplicate tags are both marked`()
    throws
  {
    struct Page: View {
      @State private var size = 9

      var body: some View {
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Tiny").tag(1)
        }
        .pickerStyle(.segmented)
        Text(verbatim: "size \(size)")
      }
    }
    let host = TestHost.phone { Page() }
    #expect(try host.find(label: "size 9").isPresent)
    #expect(try host.find(role: .picker, label: "Size").value == nil)
    try host.find(label: "Tiny").tap()
    #expect(try host.find(label: "Small").traits.contains(.isSelected))
    #expect(try host.find(label: "Tiny").traits.contains(.isSelected))
  }

  @Test func `C065: choosing the selected option writes nothing`() throws {
    var writes = 0
    let host = TestHost.phone {
      Picker("Size", selection: Binding(get: { 1 }, set: { _ in writes += 1 })) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
    }
    try host.find(role: .picker, label: "Size").select("Small")
    #expect(writes == 0)
    try host.find(role: .picker, label: "Size").select("Large")
    #expect(writes == 1)
  }

  @Test func `several sources are set together, and show no selection while they differ`() throws {
    struct Item: Identifiable {
      let id: Int
      var size: Int
    }
    struct Page: View {
      @State private var items = [Item(id: 0, size: 1), Item(id: 1, size: 2)]

      var body: some View {
        Picker("Size", sources: $items, selection: \.size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Text(verbatim: items.map { "\($0.size)" }.joined())
      }
    }
    let host = TestHost.phone { Page() }
    #expect(try host.find(role: .picker, label: "Size").value == nil)
    try host.find(role: .picker, label: "Size").select("Large")
    #expect(host.text.last == "22")
  }

  @Test func `a menu of 1,000 options makes those that are seen, and scrolls to the selected one`()
    throws
  {
    struct Page: View {
      @State private var number = 500

      var body: some View {
        Picker("Number", selection: $number) {
          ForEach(0..<1000) { Text(verbatim: "Number \($0)") }
        }
      }
    }
    let host = TestHost.phone { Page() }
    try host.find(role: .picker, label: "Number").tap()
    host.settle()
    #expect(try host.find(label: "Number 500").isPresent)
    #expect(host.elements.count < 60)
    try host.find(label: "Number 501").tap()
    host.advance(by: 1)
    let bodies = host.counts.bodies
    try host.find(role: .picker, label: "Number").select("Number 900")
    #expect(try host.find(role: .picker, label: "Number").value == "Number 900")
    #expect(host.counts.bodies - bodies < 5000)
  }

  @Test func `a disabled picker does not open`() throws {
    let host = TestHost { Flavours(style: .menu).disabled(true) }
    #expect(throws: (any Error).self) {
      try host.find(role: .picker, label: "Flavour").select("Mint")
    }
  }

  @Test func `C039: a divider in a picker separates its options, and cannot be chosen`() throws {
    let host = TestHost.phone {
      Picker("Letter", selection: .constant("b")) {
        Text("A").tag("a")
        Divider()
        Text("B").tag("b")
      }
      .pickerStyle(.menu)
    }
    try host.find(label: "Letter").tap()
    host.settle()
    let options = host.elements.filter { ["A", "B"].contains($0.label) }
    #expect(options.count == 2)
    #expect(try host.find(label: "B").frame.minY - host.find(label: "A").frame.maxY < 20)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C040: the options of an inline picker have the colour of text`() throws {
    let host = TestHost.phone {
      Form {
        Picker("Letter", selection: .constant("b")) {
          Text("A").tag("a")
          Text("B").tag("b")
        }
        .pickerStyle(.inline)
      }
    }
    let primary = Color.primary.resolve(in: EnvironmentValues().colorContext)
    host.host.displayList.forEachItem { node, _ in
      guard case .text(let layout, _) = node.content, ["A", "B"].contains(layout.shownString)
      else { return }
      #expect(layout.text.runs[0].color == primary)
    }
  }
}
