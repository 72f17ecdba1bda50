import Foundation
import Testing
import Waggle

@Suite struct ColorTests {
  private func shown(
    _ color: Color, _ scheme: ColorScheme = .light, _ contrast: ColorSchemeContrast = .standard
  ) -> String {
    color.resolve(in: ColorContext(scheme: scheme, contrast: contrast)).description
  }

  @Test func `A named colour follows scheme and contrast (C010)`() {
    #expect(shown(.red) == "#FF383C")
    #expect(shown(.red, .dark) == "#FF4245")
    #expect(shown(.red, .light, .increased) == "#E9152D")
    #expect(shown(.red, .dark, .increased) == "#FF6165")
  }

  @Test func `Black, white and clear are fixed (C010)`() {
    for scheme in ColorScheme.allCases {
      #expect(shown(.black, scheme) == "#000000")
      #expect(shown(.white, scheme) == "#FFFFFF")
      #expect(shown(.clear, scheme) == "#000000@0.00")
    }
  }

  @Test func `Primary and secondary are the label colours (C011)`() {
    #expect(shown(.primary) == "#000000")
    #expect(shown(.primary, .dark) == "#FFFFFF")
    #expect(shown(.secondary) == "#3C3C43@0.60")
    #expect(shown(.secondary, .dark, .increased) == "#EBEBF5@0.70")
    #expect(shown(.label(level: 4), .dark) == "#EBEBF5@0.16")
  }

  @Test func `Accent is the tint, else blue, and ends where a tint is the accent (C013)`() {
    #expect(shown(.accentColor) == "#0088FF")
    let mint = ColorContext(tint: .mint)
    #expect(Color.accentColor.resolve(in: mint).description == "#00C8B3")
    let loop = ColorContext(tint: .accentColor.opacity(0.5))
    #expect(Color.accentColor.resolve(in: loop).description == "#0088FF@0.50")
  }

  @Test func `Opacities multiply and are clamped only when drawn`() {
    #expect(shown(.black.opacity(0.5).opacity(0.5)) == "#000000@0.25")
    #expect(shown(.black.opacity(4).opacity(0.25)) == "#000000")
    #expect(shown(.black.opacity(-1)) == "#000000@0.00")
  }

  @Test func `Components outside 0 to 1 are clamped when drawn, NaN is 0`() {
    #expect(shown(Color(red: 2, green: -1, blue: .nan)) == "#FF0000")
  }

  @Test func `Hue runs through red, green and blue`() {
    let colors = (0...6).map { Color(hue: Double($0) / 6, saturation: 1, brightness: 1) }
    #expect(
      colors.map { shown($0) } == [
        "#FF0000", "#FFFF00", "#00FF00", "#00FFFF", "#0000FF", "#FF00FF", "#FF0000",
      ])
    #expect(shown(Color(hue: 0.3, saturation: 0, brightness: 0.5)) == "#808080")
  }

  @Test func `Colours of all spaces are converted to sRGB`() {
    #expect(shown(Color(.sRGBLinear, white: 0.215_861)) == "#808080")
    #expect(shown(Color(.displayP3, white: 0.6)) == "#999999")
    #expect(shown(Color(.displayP3, red: 1, green: 0, blue: 0)) == "#FF0000")
  }

  @Test func `Halfway in linear light between black and white is 0.735 in sRGB (M054)`() {
    var middle = Color.Resolved(red: 1, green: 1, blue: 1)
    middle.animatableData.scale(by: 0.5)
    #expect(abs(middle.red - 0.7354) < 1e-3)
    #expect(middle.opacity == 0.5)
  }

  @Test func `A resolved colour is converted from linear light, so 0.3 is slightly less (C164)`() {
    func text(_ part: Float) -> String {
      Color.Resolved(red: part, green: part, blue: part, opacity: part).description
    }
    #expect(text(0.3) == "#4C4C4C4D")
    #expect([0, 1, 0.2, 0.5].map(text) == ["#00000000", "#FFFFFFFF", "#33333333", "#80808080"])
    for byte in 0...255 {
      let part = Float(byte) / 255
      let color = Color.Resolved(red: part, green: part, blue: part)
      #expect(abs(color.red - part) < 2e-7)
      #expect(color.description.prefix(3) == "#" + text(part).suffix(2))
    }
    let odd = Color.Resolved(red: -0.5, green: 1.5, blue: 0)
    #expect(abs(odd.red + 0.5) < 1e-6 && abs(odd.green - 1.5) < 1e-6)
    #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0).linearRed == 0.5)
  }

  @Test(arguments: [
    ((0.01, 0.02, 0.03), "#020508"), ((0.3, 0.3, 0.3), "#4D4C4C"),
    ((0.412, 0.508, 0.69), "#6382B4"), ((0.6, 0.6, 0.6), "#999999"), ((1, 1, 1), "#FFFFFF"),
  ])
  func `C164: a colour of Display P3 resolves as in SwiftUI`(
    parts: (Float, Float, Float), expected: String
  ) {
    let color = Color.Resolved(
      colorSpace: .displayP3, red: parts.0, green: parts.1, blue: parts.2)
    #expect(color.description == expected + "FF")
  }

  @Test(arguments: [
    (Color.red.opacity(0.3).opacity(0.5), "50% 30% red", Float(0.15)),
    (.red.opacity(0.334), "33% red", 0.334), (.red.opacity(0.336), "34% red", 0.336),
    (.accentColor.opacity(0.5).opacity(0.5).opacity(0.5), "50% 50% 50% accentColor", 0.125),
  ])
  func `C463: opacities of a colour are described one by one`(
    color: Color, text: String, opacity: Float
  ) {
    #expect(color.description == text)
    #expect(color.resolve(in: EnvironmentValues()).opacity == opacity)
  }

  @Test func `A gradient blends perceptually unless it is asked for another space (C158)`() {
    let gradient = Gradient(colors: [.red, .blue])
    #expect(gradient.colorSpace(.perceptual) == AnyGradient(gradient))
    #expect(gradient.colorSpace(.device) != AnyGradient(gradient))
    #expect(gradient.colorSpace(.device).colorSpace(.perceptual) == AnyGradient(gradient))
  }

  @Test func `A colour is described by its name or its components`() {
    #expect(Color.red.description == "red")
    #expect(Color.red.opacity(0.5).description == "50% red")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
  }

  @Test func `A gradient's colours have equal distances`() {
    let gradient = Gradient(colors: [.red, .green, .blue])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }
}
