import Foundation
import Waggle

/// For which appearance a part of a set is.
private struct Appearance: Decodable {
  let appearance: String
  let value: String
}

extension [Appearance]? {
  fileprivate var isDark: Bool { contains("luminosity", "dark") }

  fileprivate var isIncreased: Bool { contains("contrast", "high") }

  private func contains(_ kind: String, _ value: String) -> Bool {
    (self ?? []).contains { $0.appearance == kind && $0.value == value }
  }
}

/// An image set of an asset catalogue.
struct ImageSet {
  private let folder: String
  private let contents: Contents

  struct Contents: Decodable {
    fileprivate let images: [Entry]?
    fileprivate let properties: Properties?
  }

  fileprivate struct Entry: Decodable {
    let filename: String?
    let scale: String?
    let appearances: [Appearance]?

    /// 1 where the file is for all scales.
    var factor: CGFloat { CGFloat(Double(scale?.dropLast() ?? "1") ?? 1) }
  }

  fileprivate struct Properties: Decodable {
    let intent: String?

    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  init?(_ folder: String) {
    guard let contents = AssetContents<Contents>.read(folder) else { return nil }
    self.folder = folder
    self.contents = contents
  }

  /// The image with the fewest pixels that are enough for the screen, otherwise the one with the most.
  func image(_ name: String, scale: CGFloat, isDark: Bool) -> FoundImage {
    let named = (contents.images ?? []).filter { $0.filename?.isEmpty == false }
    let drawn = named.filter { ImageKind($0.filename!) != .pdf }
    let matching = drawn.filter { $0.appearances.isDark == isDark }
    let known = (matching.isEmpty ? drawn : matching).sorted { $0.factor < $1.factor }
    guard let entry = known.first(where: { $0.factor >= scale }) ?? known.last ?? named.first else {
      return FoundImage(problem: "The image set \(folder) has no file.")
    }
    return FoundImage(
      file: "\(folder)/\(entry.filename!)", named: name, scale: entry.factor,
      isTemplate: contents.properties?.intent == "template")
  }
}

/// An icon set of an asset catalogue.
struct AppIconSet {
  private let folder: String
  private let contents: Contents

  private struct Contents: Decodable {
    let images: [Entry]
  }

  private struct Entry: Decodable {
    let filename: String?
    let size: String?
    let scale: String?
    let appearances: [Appearance]?

    /// Its width in pixels: "16x16" at "2x" has 32.
    var width: Double {
      let points = (size ?? "").prefix { $0 != "x" }
      return (Double(points) ?? 0) * (Double((scale ?? "1x").dropLast()) ?? 1)
    }
  }

  init?(_ folder: String) {
    guard let contents = AssetContents<Contents>.read(folder) else { return nil }
    self.folder = folder
    self.contents = contents
  }

  /// The path of its largest image for light screens.
  var file: String? {
    contents.images.filter { $0.filename != nil && ($0.appearances ?? []).isEmpty }
      .max { $0.width < $1.width }?.filename
      .map { "\(folder)/\($0)" }
  }
}

/// A colour set of an asset catalogue.
struct ColorSet {
  private let contents: Contents

  struct Contents: Decodable {
    fileprivate let colors: [Entry]?
  }

  fileprivate struct Entry: Decodable {
    let color: Value?
    let appearances: [Appearance]?
  }

  fileprivate struct Value: Decodable {
    let space: String?
    let components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
    }

    /// A component is a fraction such as "0.5", a byte such as "128", or one in hexadecimal such as "0x80".
    private func component(_ name: String) -> Double? {
      guard let text = components?[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let number = Double(text) else { return nil }
      return text.contains(".") || name == "alpha" ? number : number / 255
    }

    var resolved: ResolvedColor? {
      let alpha = component("alpha") ?? 1
      if let white = component("white") {
        return ResolvedColor(red: white, green: white, blue: white, opacity: alpha)
      }
      guard let red = component("red"), let green = component("green"),
        let blue = component("blue")
      else { return nil }
      let spaces: [String: Color.RGBColorSpace] = [
        "display-p3": .displayP3, "extended-linear-srgb": .sRGBLinear,
      ]
      let color = Color(
        spaces[space ?? ""] ?? .sRGB, red: red, green: green, blue: blue, opacity: alpha)
      return color.resolve(in: ColorContext())
    }
  }

  init?(_ folder: String) {
    guard let contents = AssetContents<Contents>.read(folder) else { return nil }
    self.contents = contents
  }

  /// nil if the set has no colour in numbers.
  var color: AdaptiveColor? {
    guard let light = find(isDark: false, isIncreased: false) else { return nil }
    let dark = find(isDark: true, isIncreased: false) ?? light
    return AdaptiveColor(
      light: light, dark: dark,
      lightIncreased: find(isDark: false, isIncreased: true) ?? light,
      darkIncreased: find(isDark: true, isIncreased: true) ?? dark)
  }

  private func find(isDark: Bool, isIncreased: Bool) -> ResolvedColor? {
    (contents.colors ?? []).first {
      $0.appearances.isDark == isDark && $0.appearances.isIncreased == isIncreased
        && $0.color?.resolved != nil
    }?.color?.resolved
  }
}
