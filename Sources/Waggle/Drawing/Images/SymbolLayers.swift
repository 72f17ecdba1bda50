import Foundation

/// A part of a symbol that has a colour of its own in some rendering modes.
struct SymbolLayer {
  let path: Path
  /// Its colour in `multicolor`; nil is the foreground style.
  let color: Color?
}

/// Divides an outline into layers by the symbol's name (C291). The first layer is the primary one, and is drawn last.
struct SymbolLayers {
  private let parts: [Part]
  private let name: String

  /// A part of an outline that touches no other, with its holes.
  private struct Part {
    let outline: Path
    let bounds: CGRect
    /// Its holes, and the contours in them, by size.
    var inner: [Path] = []

    var whole: Path { inner.reduce(into: outline) { $0.addPath($1) } }
  }

  init(name: String, path: Path) {
    self.name = name
    var parts: [Part] = []
    // Outer contours are larger than what is in them.
    let contours = path.contours.map { ($0, $0.boundingRect) }
      .sorted { $0.1.width * $0.1.height > $1.1.width * $1.1.height }
    for (contour, bounds) in contours {
      if let start = contour.startPoint,
        let index = parts.firstIndex(where: {
          $0.bounds.contains(bounds) && $0.outline.contains(start)
        })
      {
        parts[index].inner.append(contour)
      } else {
        parts.append(Part(outline: contour, bounds: bounds))
      }
    }
    self.parts = parts
  }

  /// One or more layers that together cover the symbol.
  var layers: [SymbolLayer] {
    let words = name.split(separator: ".")
    if words.count > 1, Self.shapes.contains(words.last { $0 != "fill" } ?? "") {
      return enclosed(in: words.last == "fill")
    }
    if words.first == "cloud", words.dropFirst().contains(where: Self.weather.contains) {
      return clouds
    }
    let isKnown = name != plainName || Self.outlined.contains(name)
    return [SymbolLayer(path: whole, color: isKnown ? Self.colors[plainName] : nil)]
  }

  private static let shapes: Set<Substring> = [
    "circle", "square", "triangle", "octagon", "diamond", "shield", "seal", "rectangle", "app",
  ]
  private static let weather: Set<Substring> = [
    "sun", "moon", "rain", "heavyrain", "drizzle", "snow", "sleet", "hail", "bolt", "fog",
  ]

  private var whole: Path { parts.reduce(into: Path()) { $0.addPath($1.whole) } }
  private var plainName: String { name.hasSuffix(".fill") ? String(name.dropLast(5)) : name }

  /// The sign, and the shape around it.
  private func enclosed(in isFilled: Bool) -> [SymbolLayer] {
    guard let shape = parts.first,
      parts.dropFirst().allSatisfy({ shape.bounds.contains($0.bounds) })
    else { return [SymbolLayer(path: whole, color: nil)] }
    let ring = isFilled ? 0 : 1
    let sign = (shape.inner.dropFirst(ring) + parts.dropFirst().map(\.whole))
      .reduce(into: Path()) { $0.addPath($1) }
    guard !sign.isEmpty, shape.inner.count >= ring else {
      return [SymbolLayer(path: whole, color: nil)]
    }
    let enclosure = shape.inner.prefix(ring).reduce(into: shape.outline) { $0.addPath($1) }
    let color = isFilled ? Self.colors[plainName] : nil
    return [
      SymbolLayer(path: sign, color: color == nil ? nil : .white),
      SymbolLayer(path: enclosure, color: color),
    ]
  }

  /// The cloud, the sun or moon above, and what falls below.
  private var clouds: [SymbolLayer] {
    guard let cloud = parts.first else { return [] }
    let others = parts.dropFirst()
    let above = others.filter { $0.bounds.midY < cloud.bounds.midY }
    let below = others.filter { $0.bounds.midY >= cloud.bounds.midY }
    let bolt = name.contains("bolt") ? below.first : nil
    let falling = below.dropFirst(bolt == nil ? 0 : 1)
    func layer(_ parts: some Sequence<Part>, _ color: Color?) -> SymbolLayer? {
      let path = parts.reduce(into: Path()) { $0.addPath($1.whole) }
      return path.isEmpty ? nil : SymbolLayer(path: path, color: color)
    }
    return [
      layer([cloud], .white), layer(above, name.contains("sun") ? .yellow : .white),
      layer(bolt.map { [$0] } ?? [], .yellow),
      layer(falling, name.contains("fog") ? .white : name.contains("snow") ? .white : .cyan),
    ].compactMap(\.self)
  }

  /// Those that have their colour without ".fill" as well.
  private static let outlined: Set<String> = [
    "sun.max", "sun.min", "sunrise", "sunset", "sparkles", "snowflake", "record.circle",
  ]

  /// Symbols with colours in `multicolor`, without ".fill".
  private static let colors: [String: Color] = [
    "sun.max": .yellow, "sun.min": .yellow, "sunrise": .yellow, "sunset": .yellow, "bolt": .yellow,
    "star": .yellow, "lightbulb": .yellow, "sparkles": .yellow, "heart": .red, "bookmark": .red,
    "trash": .red, "drop": .cyan, "snowflake": .cyan, "leaf": .green, "phone": .green,
    "video": .green, "message": .green, "record.circle": .red,
    "plus.circle": .green, "minus.circle": .red, "xmark.circle": .red, "checkmark.circle": .green,
    "xmark.octagon": .red, "exclamationmark.octagon": .red, "exclamationmark.circle": .red,
    "exclamationmark.triangle": .yellow, "info.circle": .blue, "questionmark.circle": .blue,
    "phone.circle": .green, "video.circle": .green, "heart.circle": .red, "star.circle": .yellow,
    "bolt.circle": .yellow, "trash.circle": .red, "bookmark.circle": .red, "leaf.circle": .green,
    "checkmark.seal": .blue,
  ]
}

extension Path {
  /// Its subpaths, each from one move to the next.
  fileprivate var contours: [Path] {
    var result: [[Element]] = []
    for element in elements {
      if case .move = element { result.append([]) }
      if !result.isEmpty { result[result.count - 1].append(element) }
    }
    return result.map { Path(storage: .elements($0)) }
  }

  /// Where it begins.
  fileprivate var startPoint: CGPoint? {
    if case .move(let point) = elements.first { point } else { nil }
  }
}
