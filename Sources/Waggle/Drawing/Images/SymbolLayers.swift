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
    if let steps, steps.count > 1 {
      let paths = steps.filter { !$0.isEmpty }
      return paths.map { SymbolLayer(path: $0, color: nil) }
    }
    if let parts = pair(words) { return parts }
    if words.first == "cloud", words.dropFirst().contains(where: Self.weather.contains) {
      return clouds
    }
    let isKnown = name != plainName || Self.outlined.contains(name)
    return [SymbolLayer(path: whole, color: isKnown ? Self.colors[plainName] : nil)]
  }

  /// A badge at the trailing side, an arrow, or what is in front of others, then the rest.
  private func pair(_ words: [Substring]) -> [SymbolLayer]? {
    guard parts.count > 1, let whole = parts.first,
      words.contains(where: { ["badge", "and", "on", "2", "3"].contains($0) }),
      words.first != "cloud"
    else { return nil }
    let others = parts.dropFirst()
    let first =
      words.contains("badge")
      ? others.filter { $0.bounds.midX > whole.bounds.midX + 1 }
      : words.contains("and") ? Array(others) : upright(whole)
    let names = Set(first.map { "\($0.bounds)" })
    let rest = parts.filter { !names.contains("\($0.bounds)") }
    guard !first.isEmpty, !rest.isEmpty else { return nil }
    return [first, rest].map { SymbolLayer(path: Self.path(of: $0), color: nil) }
  }

  /// What is in front, the largest part, and what is above it, such as a head.
  private func upright(_ whole: Part) -> [Part] {
    parts.filter { abs($0.bounds.midX - whole.bounds.midX) < 1 }
  }

  private static func path(of parts: some Sequence<Part>) -> Path {
    parts.reduce(into: Path()) { $0.addPath($1.whole) }
  }

  /// What is drawn at every value, then the steps of a variable value; nil for a symbol that has none (C467).
  var steps: [Path]? {
    func starts(_ head: String) -> Bool { name == head || name.hasPrefix(head + ".") }
    guard !name.contains("slash"), !name.contains("exclamationmark"), !name.contains("circle")
    else { return nil }
    if starts("battery") { return charge }
    guard parts.count > 1 else { return nil }
    if starts("speaker.wave") {
      let row = parts.sorted { $0.bounds.minX < $1.bounds.minX }
      return row.map(\.whole)
    }
    if starts("cellularbars") || starts("chart.bar") {
      return [Path()] + parts.sorted { $0.bounds.minX < $1.bounds.minX }.map(\.whole)
    }
    if starts("wifi") || starts("wave.3") {
      return [Path()] + parts.sorted { $0.bounds.minY > $1.bounds.minY }.map(\.whole)
    }
    return starts("antenna.radiowaves") || starts("dot.radiowaves") ? waves : nil
  }

  /// What is around the middle, from the inside out.
  private var waves: [Path]? {
    let middle = parts.map(\.bounds).reduce(CGRect.null) { $0.union($1) }.midX
    let rings = Dictionary(grouping: parts) { (abs($0.bounds.midX - middle) * 2).rounded() }
    let paths = rings.sorted { $0.key < $1.key }.map { Self.path(of: $0.value) }
    return paths.count > 1 ? paths : nil
  }

  /// The case of a battery, and four quarters of what fills it.
  private var charge: [Path]? {
    guard let shell = parts.first, shell.inner.count > 1 else { return nil }
    let fill = shell.inner[1].boundingRect
    let rest = parts.dropFirst().map(\.whole) + shell.inner.dropFirst(2)
    let outline = ([shell.outline, shell.inner[0]] + rest).reduce(into: Path()) { $0.addPath($1) }
    return [outline]
      + (0..<4).map { index in
        let quarter = fill.width / 4
        return Path(
          CGRect(
            x: fill.minX + CGFloat(index) * quarter, y: fill.minY, width: quarter,
            height: fill.height))
      }
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

  /// The symbols that have their colour without ".fill" as well.
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

  /// The point where the path begins.
  fileprivate var startPoint: CGPoint? {
    if case .move(let point) = elements.first { point } else { nil }
  }
}
