import SwiftUI
import Testing
import WaggleTestKit

extension UIColor {
  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }

  fileprivate static let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
}

/// Colours as UIKit and CoreGraphics write them (C340).
@MainActor @Suite struct UIColorTests {
  private func picture(_ color: UIColor, _ scheme: ColorScheme) throws -> Data {
    try TestHost(size: CGSize(width: 4, height: 4), colorScheme: scheme) { Color(color) }.png()
  }

  @Test func `C340: a colour that depends on traits is resolved where it is drawn`() throws {
    #expect(try picture(.ink, .light) == picture(.black, .light))
    #expect(try picture(.ink, .dark) == picture(.white, .dark))
    let half = UIColor.ink.withAlphaComponent(0.5)
    #expect(try picture(half, .dark) == picture(UIColor(white: 1, alpha: 0.5), .dark))
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.ink.resolvedColor(with: traits) == UIColor(white: 1, alpha: 1))
    #expect(UIColor.ink == .ink && UIColor.ink != .black)
  }

  @Test func `C340: components are what the colour was made of`() {
    let color = UIColor(hex: 0x336699)
    #expect(color.cgColor.components?.map { Int(($0 * 255).rounded()) } == [0x33, 0x66, 0x99, 255])
    #expect(Color(color).cgColor == color.cgColor)
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(Color.blue.cgColor == nil)
    for seed in 0..<200 {
      let hue = CGFloat(seed % 20) / 20
      let saturation = CGFloat(seed % 7 + 1) / 8
      let brightness = CGFloat(seed % 11 + 1) / 12
      var found = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
        .getHue(&found.0, saturation: &found.1, brightness: &found.2, alpha: &found.3)
      #expect(abs(found.0 - hue) < 1e-9 && abs(found.1 - saturation) < 1e-9)
      #expect(abs(found.2 - brightness) < 1e-9 && found.3 == 0.5)
    }
    var white: CGFloat = 0
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil) && white == 0.25)
    #expect(!color.getWhite(&white, alpha: nil) && white == 0.25)
  }

  @Test func `C341: a colour that no catalogue has is nil`() {
    #expect(UIColor(named: "no such colour") == nil)
  }

  @Test func `an empty image has no size and draws nothing`() throws {
    let image = UIImage()
    #expect(image.size == .zero && image.pngData() == nil && image == UIImage())
    let host = TestHost(size: CGSize(width: 20, height: 20)) {
      Image(uiImage: image).resizable().frame(width: 10, height: 10)
    }
    #expect(try host.png() == TestHost(size: CGSize(width: 20, height: 20)) { Color.clear }.png())
  }
}
