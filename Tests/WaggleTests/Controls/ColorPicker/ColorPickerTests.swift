import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor private final class Paint {
  var color = Color(red: 1, green: 0, blue: 0)
  var binding: Binding<Color> { Binding(get: { self.color }, set: { self.color = $0 }) }
  var hex: String { color.resolve(in: EnvironmentValues()).description }
}

private struct Board: View {
  @State var color = Color(red: 1, green: 0, blue: 0)
  var supportsOpacity = true
  let paint: Paint
  var body: some View {
    ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity)
      .onChange(of: color) { paint.color = color }
  }
}

@MainActor @Suite struct ColorPickerTests {
  private let paint = Paint()

  private func host(supportsOpacity: Bool = true) -> TestHost {
    TestHost.phone(height: 800) { [paint] in
      Board(supportsOpacity: supportsOpacity, paint: paint)
    }
  }

  @Test func `the well is at the trailing edge and says its colour`() throws {
    let well = try host().find(role: .button, label: "Paint")
    #expect(well.value == "#FF0000")
    #expect(well.frame.maxX == 390 && well.frame.size == CGSize(width: 28, height: 28))
  }

  @Test func `a colour of the grid is chosen by a tap and by arrow keys`() throws {
    let host = host()
    let before = host.counts.nodesLive
    try host.find(role: .button, label: "Paint").tap()
    host.advance(by: 1)
    try host.find(role: .button, label: "Green 4").tap()
    #expect(paint.hex == "#00FF00FF")
    try host.find(role: .button, label: "White").tap()
    #expect(paint.hex == "#FFFFFFFF")
    host.key(.escape)
    host.advance(by: 1)
    #expect(throws: (any Error).self) { try host.find(label: "Green 4") }
    #expect(host.counts.nodesLive <= before + 2)
  }

  @Test func `sliders change a part, by a screen reader and by a drag`() throws {
    let host = host()
    try host.find(role: .button, label: "Paint").tap()
    host.advance(by: 1)
    try host.find(role: .slider, label: "Brightness").decrement()
    #expect(paint.hex.hasPrefix("#E50000") || paint.hex.hasPrefix("#E60000"))
    let opacity = try host.find(role: .slider, label: "Opacity").frame
    host.drag(
      from: CGPoint(x: opacity.maxX - 15, y: opacity.midY),
      to: CGPoint(x: opacity.midX, y: opacity.midY), steps: 6)
    #expect(paint.hex.hasSuffix("80") || paint.hex.hasSuffix("7F"))
  }

  @Test func `greys keep the hue that was chosen`() throws {
    let host = host()
    try host.find(role: .button, label: "Paint").tap()
    host.advance(by: 1)
    try host.find(role: .button, label: "Blue 4").tap()
    for _ in 0..<10 { try host.find(role: .slider, label: "Saturation").decrement() }
    #expect(paint.hex == "#FFFFFFFF")
    for _ in 0..<10 { try host.find(role: .slider, label: "Saturation").increment() }
    #expect(paint.hex == "#0000FFFF")
  }

  @Test func `without opacity there is no slider for it, and colours are opaque`() throws {
    let host = host(supportsOpacity: false)
    try host.find(role: .button, label: "Paint").tap()
    host.advance(by: 1)
    #expect(throws: (any Error).self) { try host.find(role: .slider, label: "Opacity") }
  }

  @Test func `digits that are a colour count at once`() throws {
    let host = host()
    try host.find(role: .button, label: "Paint").tap()
    host.advance(by: 1)
    try host.find(role: .textField, label: "Hex").clear()
    try host.find(role: .textField, label: "Hex").type("#00ff7f")
    #expect(paint.hex == "#00FF7FFF")
    try host.find(role: .textField, label: "Hex").type("zz")
    #expect(paint.hex == "#00FF7FFF")
  }
}
