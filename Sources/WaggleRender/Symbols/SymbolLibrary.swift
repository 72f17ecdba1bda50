import Foundation
package import Waggle

/// Finds symbols by their SF Symbols names: first the built-in ones, then those of Debian's font of the Material icons, then
/// those of its bootstrap-icons, read on demand.
///
/// Each name is resolved once and cached, unknown names included. A symbol's box has its ink in the middle and the shape of
/// its frame (C023); one unit is a sixteenth of an icon's square.
package final class SymbolLibrary: SymbolProvider {
  /// W-SYMBOLS if icons are not installed, so that few symbols are found, or some are not.
  package let problem: Diagnostic?
  package let assets: (any AssetProvider)? = AssetLibrary()

  private let directory: String
  private let material: MaterialSymbols
  private let letters: () -> FontFace?
  /// The font of letters in circles and squares.
  private lazy var letterOutlines = letters().flatMap {
    GlyphOutlines(path: $0.path, index: $0.index)
  }
  private var found: [String: SymbolImage?] = [:]

  /// - Parameters:
  ///   - directory: The folder of bootstrap-icons.
  ///   - material: The font of the Material icons.
  ///   - letters: The font of letters and numbers in circles and squares, asked for when the first is needed.
  package init(
    directory: String = SharedFiles.path("bootstrap-icons/svg"),
    material: String = MaterialSymbols.font,
    letters: @escaping () -> FontFace? = { nil }
  ) {
    self.directory = directory
    self.material = MaterialSymbols(file: material)
    self.letters = letters
    let files = FileManager.default
    problem =
      if !files.isReadableFile(atPath: "\(directory)/star.svg") {
        .missingIcons(in: directory)
      } else if !files.isReadableFile(atPath: material) {
        .missingIconFont(material)
      } else {
        nil
      }
  }

  package func symbol(named name: String) -> SymbolImage? {
    if let cached = found[name] { return cached }
    let symbol = drawing(named: name).map { SymbolFrames.fitted($0) }
    if found.count >= 4096 { found.removeAll() }
    found[name] = .some(symbol)
    return symbol
  }

  /// The outline of a symbol, in a box that is its ink.
  private func drawing(named name: String) -> SymbolImage? {
    BuiltInSymbols.symbol(named: name) ?? composed(name) ?? lettered(name) ?? load(name)
  }

  /// A symbol of several icons: three persons, or a cloud with a sun or moon above and rain or a bolt below.
  private func composed(_ name: String) -> SymbolImage? {
    let fill = name.hasSuffix(".fill") ? "-fill" : ""
    let words = name.split(separator: ".")
    if name == "person.3" || name == "person.3.fill",
      let person = icon("person\(fill)"), let shape = icon("person-fill")
    {
      return SymbolComposition.threePersons(person, shape).symbol(named: name)
    }
    guard words.count >= 3, words[0] == "cloud", ["sun", "moon"].contains(words[1]),
      let falling = ["rain": "rain", "bolt": "lightning"][words[2]],
      let cloud = icon("cloud-\(words[1])\(fill)"), let weather = icon("cloud-\(falling)\(fill)")
    else { return nil }
    return SymbolComposition.cloud(cloud, above: weather).symbol(named: name)
  }

  private func icon(_ file: String) -> SVGIcon? {
    FileManager.default.contents(atPath: "\(directory)/\(file).svg").map {
      SVGIcon(String(decoding: $0, as: UTF8.self))
    }
  }

  private func load(_ name: String) -> SymbolImage? {
    if let symbol = material.symbol(named: name) { return symbol }
    let files = SymbolNames.files(for: name)
    return files.lazy.filter { !self.lacksShape($0, name) }.compactMap { self.read($0, name) }.first
      ?? enclosed(name) ?? files.lazy.compactMap { self.read($0, name) }.first
  }

  /// A letter or a number up to 50 in a circle or square, as in "a.circle" and "12.square.fill".
  private func lettered(_ name: String) -> SymbolImage? {
    guard let match = name.wholeMatch(of: /([a-z]|[1-4]?[0-9]|50)\.(circle|square)(?:\.fill)?/),
      // A capital is 8 units high.
      let sign = letterOutlines?.path(of: match.1.uppercased(), size: 11)
    else { return nil }
    let symbol = SymbolImage(
      name: name, path: sign, fillStyle: FillStyle(), box: sign.boundingRect)
    return BuiltInSymbols.symbol(named: name, symbol, inSquare: match.2 == "square")
  }

  private func read(_ file: String, _ name: String) -> SymbolImage? {
    guard var icon = icon(file) else { return nil }
    // It flies to the right, not up; a key hangs.
    if file.hasPrefix("airplane") || file == "key" || file == "key-fill" { icon.turn() }
    return icon.symbol(named: name)
  }

  /// Whether a file for a name that ends in a shape has the symbol without the shape.
  private func lacksShape(_ file: String, _ name: String) -> Bool {
    let outer = name.hasSuffix(".fill") ? name.dropLast(5) : name[...]
    return ["circle", "square"].contains { outer.hasSuffix(".\($0)") && !file.contains($0) }
  }

  /// A symbol whose name ends in "circle" or "square", as the one before in that shape.
  private func enclosed(_ name: String) -> SymbolImage? {
    let outer = name.hasSuffix(".fill") ? name.dropLast(5) : name[...]
    for shape in ["circle", "square"] where outer.hasSuffix(".\(shape)") {
      guard let inner = drawing(named: String(outer.dropLast(shape.count + 1))) else { continue }
      return BuiltInSymbols.symbol(named: name, inner, inSquare: shape == "square")
    }
    return nil
  }
}

extension Path {
  /// Whether the path has more than one contour.
  fileprivate var hasHoles: Bool {
    var count = 0
    forEach { element in
      if case .move = element { count += 1 }
    }
    return count > 1
  }
}

/// The outlines in an icon's file: all its paths as one.
struct SVGIcon {
  private(set) var path = Path()
  private(set) var isEvenOdd = false

  init(_ path: Path) { self.path = path }

  init(_ source: String) {
    for tag in source.split(separator: "<") {
      if tag.hasPrefix("path") { addPath(tag) }
      if tag.hasPrefix("circle") { addCircle(tag) }
      if tag.hasPrefix("rect") { addRectangle(tag) }
    }
  }

  /// Turns it a quarter clockwise.
  mutating func turn() {
    path = path.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 16, ty: 0))
  }

  /// nil if the file draws nothing.
  func symbol(named name: String) -> SymbolImage? {
    let box = path.boundingRect
    guard !path.isEmpty, box.width > 0, box.height > 0 else { return nil }
    return SymbolImage(
      name: name, path: path, fillStyle: FillStyle(eoFill: isEvenOdd), box: box)
  }

  private mutating func addPath(_ tag: Substring) {
    guard let data = attribute("d", of: tag) else { return }
    let part = SVGPathParser.parse(data)
    // A contour alone is filled alike by both rules, and may cross other parts.
    if attribute("fill-rule", of: tag) == "evenodd", part.hasHoles { isEvenOdd = true }
    path.addPath(part)
  }

  private mutating func addCircle(_ tag: Substring) {
    guard let x = number("cx", of: tag), let y = number("cy", of: tag),
      let radius = number("r", of: tag)
    else { return }
    path.addEllipse(
      in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private mutating func addRectangle(_ tag: Substring) {
    guard let width = number("width", of: tag), let height = number("height", of: tag) else {
      return
    }
    let rect = CGRect(
      x: number("x", of: tag) ?? 0, y: number("y", of: tag) ?? 0, width: width, height: height)
    path.addPath(
      Path(roundedRect: rect, cornerRadius: number("rx", of: tag) ?? 0, style: .circular),
      transform: turn(of: tag))
  }

  /// The transforms that the icons use: "rotate(90 1 2)" or "matrix(a b c d e f)".
  private func turn(of tag: Substring) -> CGAffineTransform {
    guard let text = attribute("transform", of: tag) else { return .identity }
    let numbers = text.split { !"0123456789.-e".contains($0) }.compactMap { Double($0) }
    if text.hasPrefix("matrix"), numbers.count == 6 {
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
    guard text.hasPrefix("rotate"), let degrees = numbers.first else { return .identity }
    let center = numbers.count == 3 ? (numbers[1], numbers[2]) : (0, 0)
    return CGAffineTransform(translationX: center.0, y: center.1)
      .rotated(by: degrees * .pi / 180).translatedBy(x: -center.0, y: -center.1)
  }

  private func number(_ name: String, of tag: Substring) -> Double? {
    attribute(name, of: tag).flatMap { Double($0) }
  }

  private func attribute(_ name: String, of tag: Substring) -> Substring? {
    guard let start = tag.range(of: " \(name)=\"") else { return nil }
    let rest = tag[start.upperBound...]
    return rest.firstIndex(of: "\"").map { rest[..<$0] }
  }
}
