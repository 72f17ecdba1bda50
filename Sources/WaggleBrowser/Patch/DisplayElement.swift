import Foundation
import Waggle

/// A display node as one element of the page; offsets and groups of one child are merged with their content.
struct DisplayElement {
  var attributes: ElementAttributes
  private(set) var children: [DisplayNode] = []
  /// The faces that the page needs for it.
  private(set) var faces: [NumberedFontFace] = []
  /// A blend mode that browsers lack.
  private(set) var missingBlendMode: BlendMode?
  /// The number of the scroll view that it stands for.
  private(set) var scrollView: Int?
  let fonts: PageFonts

  @MainActor init(_ node: DisplayNode, _ fonts: PageFonts) {
    self.fonts = fonts
    var (node, origin, isUntouched, isTouched) = (node, CGPoint.zero, false, false)
    while let inner = node.soleContent {
      if case .untouched = node.content { isUntouched = true }
      if case .touched = node.content { isTouched = true }
      if case .offset(let offset, _) = node.content {
        origin.x += offset.width
        origin.y += offset.height
      }
      node = inner
    }
    var motion: DisplayMotion?
    if case .moving(let inner, let effect) = node.content { (motion, node) = (inner, effect) }
    children = node.content.children
    attributes = ElementAttributes(.group)
    describe(node, at: origin)
    if let motion { describe(motion) }
    if isUntouched || node.content.isClear && !isTouched { attributes["nt"] = .whole(1) }
  }

  /// The page continues the effect by itself, so where it is now makes no difference.
  private mutating func describe(_ motion: DisplayMotion) {
    let (name, value) = motion.setValue
    attributes[name] = value
    attributes["an"] = motion.pageValue
  }

  @MainActor private mutating func describe(_ node: DisplayNode, at origin: CGPoint) {
    switch node.content {
    case .group, .offset, .moving, .untouched, .touched: attributes.setPosition(origin)
    case .transform(let transform, _):
      attributes.setPosition(origin)
      attributes["m"] = .list(transform.components.map(AttributeValue.factor))
    case .projection(let projection, _):
      attributes.setPosition(origin)
      attributes["m3"] = .list(projection.rows.map(AttributeValue.factor))
    case .textInput(let number, _):
      attributes.setPosition(origin)
      attributes["ti"] = .number(number * 1000)
    case .opacity(let opacity, _):
      attributes.setPosition(origin)
      attributes["o"] = .factor(CGFloat(opacity))
    case .scroll(let layer, let content):
      attributes = ElementAttributes(layer, at: origin)
      children = [content]
      scrollView = layer.id
    case .clip(let path, let style, _): describeClip(path, style, at: origin)
    case .shadows(let shadows, _):
      attributes.setPosition(origin)
      attributes["sh"] = .list(shadows.map(\.pageValue))
      attributes["sb"] = node.visualBounds.pageRect
    case .blur(let radius, _, _):
      attributes.setPosition(origin)
      attributes["bl"] = AttributeValue(radius)
    case .colors(let matrix, _):
      attributes.setPosition(origin)
      attributes["cm"] = .list(matrix.rows.flatMap { $0 }.map { .factor(CGFloat($0)) })
    case .blend(let mode, _):
      attributes.setPosition(origin)
      attributes["mix"] = mode.cssName.map { .text($0) }
      if mode.cssName == nil, mode != .normal { missingBlendMode = mode }
      if mode == .destinationOut { attributes["o"] = .factor(0) }
    case .mask(let mask, _): describeMask(mask, at: origin)
    case .fill, .stroke, .rectangle, .symbol: describeShape(node.content, at: origin)
    case .bitmap(let part, let frame): describeBitmap(part, frame.moved(by: origin))
    case .text(let layout, let point):
      if !describeStretchedGradient(layout, of: node, at: origin) {
        describeText(layout, at: CGPoint(x: point.x + origin.x, y: point.y + origin.y))
      }
    }
  }

  /// Text in a gradient whose letters are stretched is a picture: a browser does not clip a gradient to scaled letters. False
  /// for any other text.
  @MainActor private mutating func describeStretchedGradient(
    _ layout: TextLayout, of node: DisplayNode, at origin: CGPoint
  ) -> Bool {
    guard layout.gradient != nil,
      layout.lines.contains(where: { $0.runs.contains { fonts.css($0.font).stretch != 100 } })
    else { return false }
    let bounds = node.visualBounds.integral
    guard let picture = fonts.source.picture(of: node, in: bounds),
      let escaped = picture.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    else { return false }
    attributes = ElementAttributes(.rectangle)
    attributes.setFrame(bounds.moved(by: origin))
    attributes["c"] = .text("transparent")
    attributes["im"] = .list([
      .text("data:image/svg+xml,\(escaped)"), .number(0), .number(0), .number(1000), .number(1000),
    ])
    return true
  }

  @MainActor private mutating func describeText(_ layout: TextLayout, at origin: CGPoint) {
    attributes = ElementAttributes(.text)
    attributes.setPosition(origin)
    let color = layout.soleColor
    var lines: [AttributeValue] = []
    for line in layout.lines where !line.runs.isEmpty {
      lines.append(value(of: line, isColored: color == nil))
    }
    attributes["l"] = .list(lines)
    if let color { attributes["c"] = .text(color.css) }
    guard let gradient = layout.gradient else { return }
    attributes["gr"] = gradient.gradientValue
    attributes["gb"] = .list([
      AttributeValue(layout.size.width), AttributeValue(layout.size.height),
    ])
  }

  /// The line's x, baseline, width, largest font size, and runs.
  ///
  /// - Parameter isColored: whether the runs have colours, because not all have the same.
  @MainActor private mutating func value(of line: TextLayout.Line, isColored: Bool)
    -> AttributeValue
  {
    let size = line.runs.map(\.font.size).max() ?? 0
    var runs: [AttributeValue] = []
    for run in line.runs { runs.append(value(of: run, isColored: isColored)) }
    return .list([
      AttributeValue(line.x), AttributeValue(line.baseline), AttributeValue(line.width),
      AttributeValue(size),
      .list(runs),
    ])
  }

  /// The run's text, font, colour ("transparent" where a gradient fills the text, empty where all runs have that of the whole
  /// text), bits for lines, features and small capitals, tracking, and baseline offset; then the number of its face if that is
  /// loaded in subsets, and its stretch in percent unless that is 100.
  @MainActor private mutating func value(of run: StyledText.Run, isColored: Bool)
    -> AttributeValue
  {
    let (font, face, stretch) = fonts.css(run.font)
    if let face { faces.append(face) }
    let bits =
      (run.underline ? 1 : 0) + (run.strikethrough ? 2 : 0) + (run.font.tabularDigits ? 4 : 0)
      + (run.string.isPlainASCII ? 8 : 0) + Int(run.font.smallCaps.rawValue) * 16
    var rest: [AttributeValue] = []
    if let face, face.face.loadsSubsets { rest = [.number(face.number * 1000)] }
    if stretch != 100 {
      rest = (rest.isEmpty ? [.number(-1000)] : rest) + [.number(stretch * 1000)]
    }
    return .list(
      [
        .text(run.string), .text(font),
        .text(run.gradient != nil ? "transparent" : isColored ? run.color.css : ""),
        .number(bits * 1000),
        AttributeValue(run.letterSpacing), AttributeValue(run.baselineOffset),
      ] + rest)
  }

  /// A rectangle, rounded or not, clips as a box, whose edges snap to pixels as those of a fill do (L141). Other shapes
  /// clip as a path.
  private mutating func describeClip(_ path: Path, _ style: FillStyle, at origin: CGPoint) {
    attributes.setPosition(origin)
    switch path.storage {
    case .rect(let rect): attributes["cb"] = rect.pageBox(corner: .zero)
    case .roundedRect(let rect, let corner, .circular):
      attributes["cb"] = rect.pageBox(corner: corner)
    case .ellipse(let rect):
      attributes["cb"] = rect.pageBox(
        corner: CGSize(width: rect.width / 2, height: rect.height / 2))
    default:
      attributes["cp"] = .text(path.pathData)
      if style.isEOFilled { attributes["eo"] = .number(1000) }
    }
  }

  /// The image's address, the part that is shown in fractions of the image, and whether its pixels stay sharp. Of a whole
  /// image that the page may load with fewer pixels, also its size in pixels (C473).
  private mutating func describeBitmap(_ part: BitmapPart, _ frame: CGRect) {
    attributes = ElementAttributes(.rectangle)
    attributes.setFrame(frame.standardized)
    attributes["c"] = .text("transparent")
    if let tile = part.tile {
      attributes["im"] = .list([
        .text(fonts.images.address(of: part)), .number(0), .number(0), .number(1000), .number(1000),
        .number(part.isSmooth ? 0 : 1000), AttributeValue(tile.width), AttributeValue(tile.height),
      ])
      return
    }
    let (source, whole) = (part.source, part.image.pixelSize)
    attributes["im"] = .list(
      [
        .text(fonts.images.address(of: part)), .factor(source.minX / whole.width),
        .factor(source.minY / whole.height), .factor(source.width / whole.width),
        .factor(source.height / whole.height),
      ] + (part.isSmooth ? [] : [.number(1000)]))
    guard part.isWhole, part.isSmooth, fonts.images.isServed(part) else { return }
    attributes["ip"] = .list([.whole(Int(whole.width)), .whole(Int(whole.height))])
  }

  private mutating func describeShape(_ content: DisplayNode.Content, at origin: CGPoint) {
    switch content {
    case .rectangle(let rect, .color(let color)):
      attributes = ElementAttributes(.rectangle)
      attributes.setFrame(rect.moved(by: origin))
      attributes["c"] = .text(color.css)
    case .rectangle(let rect, .material(let material)):
      attributes = ElementAttributes(.rectangle)
      attributes.setFrame(rect.moved(by: origin))
      describeMaterial(material)
    case .rectangle(let rect, let paint):
      let path = Path(CGRect(origin: .zero, size: rect.size))
      describePath(path, rect.moved(by: origin), paint, FillStyle())
    case .fill(let path, let frame, let paint, let style):
      describePath(path, frame.moved(by: origin), paint, style)
    case .stroke(let path, let frame, let paint, let style):
      describePath(path, frame.moved(by: origin), paint, FillStyle())
      attributes["k"] = style.pageValue
    case .symbol(let symbol, let frame, let paint):
      describePath(symbol.path, frame.moved(by: origin), paint, symbol.fillStyle)
      let box = symbol.box
      attributes["vb"] = .list(
        [box.minX, box.minY, box.width, box.height].map { AttributeValue($0) })
    default: break
    }
  }

  private mutating func describePath(
    _ path: Path, _ frame: CGRect, _ paint: Paint, _ style: FillStyle
  ) {
    if case .material(let material) = paint.ink {
      attributes = ElementAttributes(.rectangle)
      attributes.setFrame(frame.standardized)
      attributes["cp"] = .text(path.pathData)
      if style.isEOFilled { attributes["eo"] = .number(1000) }
      return describeMaterial(material)
    }
    attributes = ElementAttributes(.path)
    attributes.setFrame(frame.standardized)
    attributes["d"] = .text(path.pathData)
    if let gradient = paint.gradientValue {
      attributes["gr"] = gradient
    } else {
      attributes["c"] = .text(paint.color.css)
    }
    if style.isEOFilled { attributes["eo"] = .number(1000) }
    if !style.isAntialiased { attributes["ce"] = .number(1000) }
  }
}

extension DisplayElement {
  /// The colour of a material, its opacity, and the blur and saturation of what is below.
  private mutating func describeMaterial(_ material: ResolvedMaterial) {
    attributes["c"] = .text(material.color.css)
    attributes["mt"] = .list([
      AttributeValue(ResolvedMaterial.blurRadius), .factor(CGFloat(ResolvedMaterial.saturation)),
    ])
    if material.opacity < 1 { attributes["o"] = .factor(CGFloat(material.opacity)) }
  }
}

extension TextLayout {
  /// The colour of all letters, which changes without the lines; nil where they differ, or a gradient fills some.
  fileprivate var soleColor: ResolvedColor? {
    guard let color = lines.lazy.compactMap(\.runs.first).first?.color else { return nil }
    let isSole = lines.allSatisfy { line in
      line.runs.allSatisfy { $0.gradient == nil && $0.color == color }
    }
    return isSole ? color : nil
  }
}

extension BlendMode {
  /// The name in CSS; nil where it has none.
  fileprivate var cssName: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    }
  }
}

extension DisplayNode {
  /// The child of an offset, of what touches go through or do not, or of a group that has one; nil for other nodes.
  var soleContent: DisplayNode? {
    switch content {
    case .offset(_, let child), .untouched(let child), .touched(let child): child
    case .group(let children) where children.count == 1: children[0]
    default: nil
    }
  }
}

extension DisplayNode.Content {
  /// Whether the content is a shape that is filled or stroked with nothing.
  fileprivate var isClear: Bool {
    switch self {
    case .fill(_, _, let paint, _), .stroke(_, _, let paint, _), .rectangle(_, let paint):
      paint.isClear
    default: false
    }
  }
}

extension Paint {
  /// Four numbers, the stops, and, unless it is linear, the kind: the start and end as unit points; of a radial (1) or
  /// elliptical (2) gradient the centre and two radii; of an angular one (3) the centre, the start of a turn in radians
  /// and 0. nil for a colour.
  fileprivate var gradientValue: AttributeValue? {
    guard case .gradient(let gradient) = ink else { return nil }
    var (numbers, stops) = (gradient.geometry.numbers, gradient.sampledStops)
    if case .angular(_, let startAngle, let endAngle) = gradient.geometry {
      let turn = gradient.turn(from: startAngle, to: endAngle)
      (numbers[2], numbers[3], stops) = (CGFloat(turn.start), 0, turn.stops)
    }
    let kind = gradient.geometry.kind
    return .list(
      [
        .list(numbers.map(AttributeValue.factor)),
        .list(stops.map { .list([.factor($0.location), .text($0.color.css)]) }),
      ] + (kind == 0 ? [] : [.number(kind * 1000)]))
  }
}

extension ProjectionTransform {
  fileprivate var rows: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }
}

extension CGRect {
  func moved(by origin: CGPoint) -> CGRect { offsetBy(dx: origin.x, dy: origin.y) }

  /// The rectangle, clamped to a page's limits.
  fileprivate var pageRect: AttributeValue {
    let seen = overlap(with: CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
    let box = seen.isNull ? .zero : seen
    return .list([box.minX, box.minY, box.width, box.height].map { AttributeValue($0) })
  }

  func pageBox(corner: CGSize) -> AttributeValue {
    .list([minX, minY, width, height, corner.width, corner.height].map { AttributeValue($0) })
  }
}

extension LayerShadow {
  /// Horizontal and vertical offset, deviation, colour, and 1 for an inner shadow.
  fileprivate var pageValue: AttributeValue {
    .list([
      AttributeValue(offset.width), AttributeValue(offset.height), AttributeValue(max(radius, 0)),
      .text(color.css), .number(isInner ? 1000 : 0),
    ])
  }
}

extension StrokeStyle {
  /// Width, cap, join, miter limit, dashes, phase.
  fileprivate var pageValue: AttributeValue {
    let cap = ["butt", "round", "square"][Int(lineCap.rawValue)]
    let join = ["miter", "round", "bevel"][Int(lineJoin.rawValue)]
    let isValid = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
    return .list([
      AttributeValue(max(lineWidth, 0)), .text(cap), .text(join),
      AttributeValue(max(miterLimit, 1)),
      .list(isValid ? dash.map { AttributeValue($0) } : []), AttributeValue(dashPhase),
    ])
  }
}
