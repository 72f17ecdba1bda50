import Foundation

extension DisplayList: CustomStringConvertible {
  /// One item per line in drawing order, positions in the root's coordinates; the content of an effect is indented
  /// below it. The format is stable: tests compare it.
  package var description: String {
    var printer = DisplayPrinter()
    if let root { printer.add(root, at: .zero, level: 0) }
    return printer.lines.joined(separator: "\n")
  }
}

/// Walks a list and writes a line for each item and effect.
private struct DisplayPrinter {
  private(set) var lines: [String] = []

  mutating func add(_ node: DisplayNode, at origin: CGPoint, level: Int) {
    switch node.content {
    case .group(let children):
      for child in children { add(child, at: origin, level: level) }
    case .offset(let offset, let child):
      let moved = CGPoint(x: origin.x + offset.width, y: origin.y + offset.height)
      add(child, at: moved, level: level)
    case .transform(let transform, let child):
      addTransform(transform, child, at: origin, level)
    case .projection(let projection, let child):
      write("projection \(text(projection, at: origin))", level)
      add(child, at: origin, level: level + 1)
    case .scroll(let layer, let child): addScroll(layer, child, at: origin, level)
    case .opacity, .clip, .shadows, .blur, .colors, .blend, .mask, .textInput:
      addEffect(node, at: origin, level)
    case .moving(_, let child), .untouched(let child), .touched(let child):
      add(child, at: origin, level: level)
    case .fill, .stroke, .rectangle, .text, .symbol, .bitmap:
      write(item(node.content, at: origin), level)
    }
  }

  /// Below a transform, coordinates are the root's after the transform: the transform is written in root coordinates.
  private mutating func addTransform(
    _ transform: CGAffineTransform, _ child: DisplayNode, at origin: CGPoint, _ level: Int
  ) {
    let seen = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    let parts = [seen.a, seen.b, seen.c, seen.d, seen.tx, seen.ty].map(\.shortText)
    write("transform (\(parts.joined(separator: " ")))", level)
    add(child, at: origin, level: level + 1)
  }

  /// The content is written where it is seen.
  private mutating func addScroll(
    _ layer: ScrollLayer, _ child: DisplayNode, at origin: CGPoint, _ level: Int
  ) {
    let offset = "\(layer.offset.x.shortText) \(layer.offset.y.shortText)"
    write(
      "scroll \(text(layer.frame, at: origin)) by (\(offset))\(layer.isClipped ? "" : " unclipped")",
      level)
    let moved = CGPoint(
      x: origin.x + layer.translation.width, y: origin.y + layer.translation.height)
    add(child, at: moved, level: level + 1)
  }

  private mutating func addEffect(_ node: DisplayNode, at origin: CGPoint, _ level: Int) {
    switch node.content {
    case .opacity(let opacity, let child):
      write("opacity \(CGFloat(opacity).shortText)", level)
      add(child, at: origin, level: level + 1)
    case .clip(let path, _, let child):
      write("clip \(text(path.boundingRect, at: origin))\(kind(path))", level)
      add(child, at: origin, level: level + 1)
    case .shadows(let shadows, let child):
      for shadow in shadows { write(text(shadow), level) }
      add(child, at: origin, level: level + 1)
    case .blur(let radius, let isOpaque, let child):
      write("blur \(radius.shortText)\(isOpaque ? " opaque" : "")", level)
      add(child, at: origin, level: level + 1)
    case .colors(let matrix, let child):
      let rows = matrix.rows.map { $0.map { CGFloat($0).shortText }.joined(separator: " ") }
      write("colors (\(rows.joined(separator: ", ")))", level)
      add(child, at: origin, level: level + 1)
    case .textInput(_, let child):
      write("text input", level)
      add(child, at: origin, level: level + 1)
    case .blend(let mode, let child):
      write("blend \(mode)", level)
      add(child, at: origin, level: level + 1)
    case .mask(let mask, let child):
      write("masked", level)
      add(child, at: origin, level: level + 1)
      write("by", level)
      add(mask, at: origin, level: level + 1)
    default: break
    }
  }

  private mutating func write(_ line: String, _ level: Int) {
    lines.append(String(repeating: "  ", count: level) + line)
  }
}

/// The nine components, in the root's coordinates.
private func text(_ projection: ProjectionTransform, at origin: CGPoint) -> String {
  let toOrigin = CGAffineTransform(translationX: -origin.x, y: -origin.y)
  let back = CGAffineTransform(translationX: origin.x, y: origin.y)
  let seen = ProjectionTransform(toOrigin).concatenating(projection)
    .concatenating(ProjectionTransform(back))
  let parts = [
    seen.m11, seen.m12, seen.m13, seen.m21, seen.m22, seen.m23, seen.m31, seen.m32, seen.m33,
  ]
  return "(\(parts.map { $0.shortText }.joined(separator: " ")))"
}

private func item(_ content: DisplayNode.Content, at origin: CGPoint) -> String {
  switch content {
  case .rectangle(let rect, let paint): return "rect \(text(rect, at: origin)) \(text(paint))"
  case .fill(let path, let frame, let paint, _):
    return "fill \(text(frame, at: origin))\(kind(path)) \(text(paint))"
  case .stroke(let path, let frame, let paint, let style):
    return "stroke \(text(frame, at: origin))\(kind(path)) \(text(paint)) "
      + "width \(style.lineWidth.shortText)"
  case .symbol(let symbol, let frame, let paint):
    return "symbol \"\(symbol.name)\" \(text(frame, at: origin)) \(text(paint))"
  case .bitmap(let part, let frame):
    return "image \"\(part.image.name)\" \(text(frame, at: origin))\(part.isSmooth ? "" : " sharp")"
      + (part.tile.map { " in tiles of \($0.width.shortText) x \($0.height.shortText)" } ?? "")
  case .text(let layout, let position):
    let frame = CGRect(origin: position, size: layout.size)
    return "text \"\(layout.shownString)\" \(text(frame, at: origin)) \(style(of: layout))"
  default: return ""
  }
}

/// The size and colour of the first run, or the gradient that fills the glyphs.
private func style(of layout: TextLayout) -> String {
  guard let run = layout.text.runs.first else { return "" }
  var parts = ["\((run.font.size * layout.scaleFactor).shortText)pt"]
  if run.font.weight != 400 { parts.append("w\(run.font.weight)") }
  if run.font.italic { parts.append("italic") }
  parts.append(layout.gradient.map(text) ?? "\(run.color)")
  return parts.joined(separator: " ")
}

/// The kind of a path where it is known without its elements.
private func kind(_ path: Path) -> String {
  switch path.storage {
  case .empty: " empty"
  case .rect: ""
  case .roundedRect(_, let corner, _): " rounded \(corner.width.shortText)"
  case .ellipse: " ellipse"
  case .trimmed(let part):
    "\(kind(part.base)) trimmed \(part.from.shortText) to \(part.to.shortText)"
  case .elements: " path"
  }
}

private func text(_ paint: Paint) -> String {
  switch paint {
  case .color(let color): return "\(color)"
  case .gradient(let gradient): return text(gradient)
  case .material(let material):
    return
      "material \(material.color)\(material.opacity == 1 ? "" : " x \(CGFloat(material.opacity).shortText)")"
  case .mesh: return "mesh"
  case .image: return "image"
  case .shadowed(let ink, _): return text(ink)
  }
}

private func text(_ gradient: ResolvedGradient) -> String {
  let colors = gradient.stops.map { "\($0.color) \($0.location.shortText)" }
    .joined(separator: ", ")
  let space = gradient.space == .device ? " device" : ""
  return "gradient \(text(gradient.geometry)) [\(colors)]\(space)"
}

private func text(_ geometry: ResolvedGradient.Geometry) -> String {
  func pair(_ point: UnitPoint) -> String { "(\(point.x.shortText) \(point.y.shortText))" }
  return switch geometry {
  case .linear(let start, let end): "\(pair(start))-\(pair(end))"
  case .radial(let center, let start, let end):
    "radial \(pair(center)) \(start.shortText)-\(end.shortText)"
  case .elliptical(let center, let start, let end):
    "elliptical \(pair(center)) \(start.shortText)-\(end.shortText)"
  case .angular(let center, let start, let end):
    "angular \(pair(center)) \(CGFloat(start.degrees).shortText)-\(CGFloat(end.degrees).shortText)"
  }
}

private func text(_ shadow: LayerShadow) -> String {
  "\(shadow.isInner ? "inner " : "")shadow \(shadow.color) radius \(shadow.radius.shortText) "
    + "offset (\(shadow.offset.width.shortText) \(shadow.offset.height.shortText))"
}

private func text(_ rect: CGRect, at origin: CGPoint) -> String {
  "(\(rect.offsetBy(dx: origin.x, dy: origin.y).shortText))"
}
