import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender

/// L144, L145, M069: what is drawn from right to left is the picture in a mirror, as long as nothing in it has its own
/// left side, at rest and in motion.
@MainActor struct RightToLeftPixelTests {
  /// Leans to one side.
  private struct Flag: Shape {
    var animatableData: CGFloat
    init(_ lean: CGFloat = 0.3) { animatableData = lean }

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * animatableData, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private struct Nudge: GeometryEffect {
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(a: 1, b: 0.2, c: 0.1, d: 1, tx: animatableData, ty: 0))
    }
  }

  /// When animations of a second are compared, the last one after their end.
  private static let moments: [TimeInterval] = [0.2, 0.6, 1.1]

  private typealias Pictures = [PixelImage]

  private func pictures<V: View>(
    _ direction: LayoutDirection, moments: [TimeInterval], _ content: @escaping (Dial) -> V
  ) throws -> Pictures {
    let model = Dial()
    let runtime = Runtime(
      measurer: Bench.engine, symbols: SymbolLibrary(), semantics: .seeds)
    var environment = EnvironmentValues()
    environment.displayScale = 2
    environment.layoutDirection = direction
    let size = CGSize(width: 120, height: 80)
    let host = ViewHost(runtime: runtime, size: size, environment: environment) { content(model) }
    defer { host.close() }
    host.settle()
    func picture() throws -> PixelImage {
      try Bench.rasterizer.pixels(
        host.displayList, size: size, scale: 2, background: .white)
    }
    var result = [try picture()]
    guard !moments.isEmpty else { return result }
    host.frame {
      withAnimation(.linear(duration: 1)) {
        model.isOn = true
        model.x = 20
      }
    }
    for moment in moments {
      host.frame(at: moment)
      result.append(try picture())
    }
    return result
  }

  /// The share of pixels of `a` that are others in the mirror picture of `b`.
  private func difference(_ a: PixelImage, _ b: PixelImage) -> Int {
    var count = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        let (p, q) = (a[x, y], b[b.width - 1 - x, y])
        let isNear = stride(from: UInt32(0), to: 32, by: 8).allSatisfy {
          abs(Int(p >> $0 & 255) - Int(q >> $0 & 255)) <= 48
        }
        if !isNear { count += 1 }
      }
    }
    return count
  }

  private func check<V: View>(
    _ name: String, moments: [TimeInterval] = [], at location: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: @escaping (Dial) -> V
  ) throws {
    let plain = try pictures(.leftToRight, moments: moments, content)
    let mirrored = try pictures(.rightToLeft, moments: moments, content)
    for (index, (a, b)) in zip(plain, mirrored).enumerated() {
      let count = difference(a, b)
      #expect(count <= 6, "\(name), picture \(index): \(count)", sourceLocation: location)
    }
    if moments.isEmpty { #expect(difference(plain[0], plain[0]) > 40, "\(name) is symmetric") }
  }

  /// In the upper leading part of the window.
  private func corner<V: View>(@ViewBuilder _ view: () -> V) -> some View {
    view().padding(.leading, 10).padding(.top, 6)
      .frame(width: 120, height: 80, alignment: .topLeading)
  }

  private let uneven = UnevenRoundedRectangle(
    topLeadingRadius: 20, bottomLeadingRadius: 4, bottomTrailingRadius: 12, topTrailingRadius: 0)

  @Test func `L145: shapes and shapes derived from them`() throws {
    func shape<S: Shape>(_ name: String, _ shape: S) throws {
      try check(name) { _ in corner { shape.fill(.red).frame(width: 50, height: 40) } }
    }
    try shape("uneven", uneven)
    try shape("flag", Flag())
    try shape("inset", uneven.inset(by: 4))
    try shape("trim", Flag().trim(from: 0.1, to: 0.7))
    try shape("rotation", Flag().rotation(.degrees(30), anchor: .leading))
    try shape("scale", Flag().scale(x: 0.5, y: 0.7, anchor: .trailing))
    try shape("offset", uneven.offset(x: 9, y: 3))
    try shape("size", Flag().size(width: 30, height: 20))
    try shape("stroke", Flag().stroke(style: StrokeStyle(lineWidth: 4, dash: [9, 5])))
    try shape("any", AnyShape(Flag().offset(x: 5)))
    try check("strokeBorder") { _ in
      corner { uneven.strokeBorder(.red, lineWidth: 5).frame(width: 50, height: 40) }
    }
    try check("fill and stroke") { _ in
      corner { uneven.fill(.yellow).stroke(.red, lineWidth: 3).frame(width: 50, height: 40) }
    }
    try check("clip") { _ in corner { Color.red.frame(width: 50, height: 40).clipShape(uneven) } }
    try check("background") { _ in
      corner { Color.red.frame(width: 9, height: 9).padding(12).background(.blue, in: uneven) }
    }
    try check("overlay") { _ in
      corner { Color.red.frame(width: 50, height: 40).overlay(.blue, in: Flag(0.8)) }
    }
    try check("path") { _ in
      corner { Flag(0.1).path(in: CGRect(x: 5, y: 5, width: 20, height: 30)).fill(.red) }
    }
  }

  @Test func `L144: effects are mirrored`() throws {
    let box = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 30)
      uneven.fill(.blue).frame(width: 30, height: 20)
    }
    try check("offset") { _ in corner { box.offset(x: 11, y: 4) } }
    try check("rotation") { _ in corner { box.rotationEffect(.degrees(25), anchor: .topLeading) } }
    try check("scale") { _ in corner { box.scaleEffect(x: 1.4, y: 0.7, anchor: .leading) } }
    try check("skew") { _ in
      corner { box.transformEffect(CGAffineTransform(a: 1, b: 0.1, c: 0.3, d: 1, tx: 8, ty: 2)) }
    }
    try check("3D") { _ in
      corner { box.rotation3DEffect(.degrees(40), axis: (x: 0.2, y: 1, z: 0), anchor: .leading) }
    }
    try check("effect") { _ in corner { box.modifier(Nudge(animatableData: 9)) } }
    try check("ignored effect") { _ in
      corner { box.modifier(Nudge(animatableData: 9).ignoredByLayout()) }
    }
    try check("nested") { _ in
      corner {
        box.offset(x: 5).rotationEffect(.degrees(20), anchor: .bottomLeading)
          .scaleEffect(0.8, anchor: .trailing).border(.green, width: 2).opacity(0.5)
      }
    }
    try check("blur, shadow") { _ in corner { box.blur(radius: 2).shadow(radius: 3, y: 2) } }
    try check("flip") { _ in
      corner { box.rotationEffect(.degrees(180)).padding(.leading, 9).background(.yellow) }
    }
  }

  @Test func `L144, M050: animations of frames and positions are mirrored`() throws {
    try check("frame", moments: Self.moments) { model in
      corner { Color.red.frame(width: 20 + model.x, height: 30) }
    }
    try check("alignment", moments: Self.moments) { model in
      Color.red.frame(width: 20, height: 20)
        .frame(maxWidth: .infinity, alignment: model.isOn ? .trailing : .leading)
    }
    try check("stack", moments: Self.moments) { model in
      HStack(spacing: 4) {
        uneven.fill(.red).frame(width: 20 + model.x, height: 30)
        VStack(alignment: model.isOn ? .leading : .trailing) {
          Color.green.frame(width: 9, height: 9)
          Flag(0.2 + model.x / 40).frame(width: 20, height: 9)
        }
        Spacer(minLength: 0)
      }
    }
    try check("position", moments: Self.moments) { model in
      Color.red.frame(width: 20, height: 20).position(x: 20 + model.x, y: 30)
    }
    try check("group", moments: Self.moments) { model in
      corner {
        HStack(spacing: 2) {
          Color.red
          Color.blue.frame(width: 8).clipShape(Flag())
        }
        .frame(width: 30 + model.x, height: 30).geometryGroup().padding(.leading, model.x)
      }
    }
  }

  @Test func `L144, M050: animations of effects and clips are mirrored`() throws {
    try check("effects", moments: Self.moments) { model in
      corner {
        Color.red.frame(width: 30, height: 20).offset(x: model.x)
          .rotationEffect(.degrees(Double(model.x) * 2), anchor: .leading)
          .scaleEffect(1 + model.x / 60, anchor: .topTrailing)
          .modifier(Nudge(animatableData: model.x))
      }
    }
    try check("clip", moments: Self.moments) { model in
      corner {
        Color.red.frame(width: 30 + model.x, height: 30 + model.x)
          .clipShape(UnevenRoundedRectangle(topLeadingRadius: 4 + model.x))
          .overlay(alignment: .bottomLeading) { Color.blue.frame(width: 6, height: 6) }
      }
    }
  }

  @Test func `M069, M070: insertions and removals are mirrored`() throws {
    func transition(_ name: String, _ transition: AnyTransition) throws {
      try check(name, moments: Self.moments) { model in
        corner {
          HStack(spacing: 3) {
            Color.green.frame(width: 10 + model.x, height: 20)
            if model.isOn {
              uneven.fill(.red).frame(width: 30, height: 30).transition(transition)
            } else {
              Flag().frame(width: 24, height: 20).transition(transition)
            }
            Color.blue.frame(width: 6, height: 12)
          }
        }
      }
    }
    try transition("opacity", .opacity)
    try transition("slide", .slide)
    try transition("move", .move(edge: .leading))
    try transition("push", .push(from: .trailing))
    try transition("scale", .scale(scale: 0.2, anchor: .leading))
    try transition("offset", .offset(x: 12, y: 5))
    try transition(
      "asymmetric",
      .asymmetric(
        insertion: .move(edge: .trailing), removal: .scale(scale: 0.1, anchor: .topTrailing)))
    try transition(
      "combined", .move(edge: .leading).combined(with: .scale(scale: 0.5, anchor: .leading)))
  }
}
