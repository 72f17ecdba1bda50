import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleRender
import WaggleTestKit

/// Canvases, compared with the same figures made of shapes, and what a context's state changes.
@MainActor struct CanvasTests {
  private static let size = CGSize(width: 60, height: 60)

  private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost {
    TestHost(size: Self.size) { content() }
  }

  private func png<V: View>(@ViewBuilder _ content: @escaping () -> V) throws -> Data {
    try host(content).png(scale: 2)
  }

  private func canvas(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> Data {
    try png { Canvas(renderer: draw) }
  }

  private func lines<V: View>(@ViewBuilder _ content: @escaping () -> V) -> String {
    host(content).displayList.list.description
  }

  private let circle = Path(ellipseIn: CGRect(x: 10, y: 15, width: 30, height: 20))

  @Test func `a canvas draws a path as the shape is drawn (C290)`() throws {
    let path = circle
    let style = StrokeStyle(lineWidth: 3, dash: [4, 2])
    #expect(
      try canvas { context, _ in
        context.fill(path, with: .color(.orange))
        context.stroke(path, with: .color(.blue), style: style)
      }
        == png {
          ZStack {
            path.fill(.orange)
            path.stroke(.blue, style: style)
          }
        })
  }

  @Test func `gradients of a canvas are between points (C290)`() throws {
    let rect = Path(CGRect(origin: .zero, size: Self.size))
    let gradient = Gradient(colors: [.red, .yellow])
    #expect(
      try canvas { context, _ in
        context.fill(
          rect,
          with: .linearGradient(
            gradient, startPoint: .zero, endPoint: CGPoint(x: 60, y: 30)))
      }
        == png {
          LinearGradient(
            gradient: gradient, startPoint: .topLeading, endPoint: UnitPoint(x: 1, y: 0.5))
        })
    #expect(
      try canvas { context, _ in
        context.fill(
          rect,
          with: .radialGradient(
            gradient, center: CGPoint(x: 30, y: 15), startRadius: 5, endRadius: 25))
      }
        == png {
          RadialGradient(
            gradient: gradient, center: UnitPoint(x: 0.5, y: 0.25), startRadius: 5, endRadius: 25)
        })
  }

  @Test func `a style is in the bounds of the path (C290)`() throws {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 20)
    let style = LinearGradient(
      colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(
      try canvas { context, _ in context.fill(Path(rect), with: .style(style)) }
        == png { style.frame(width: 30, height: 20).position(x: 25, y: 30) })
  }

  @Test func `a transform, opacity and blend mode are those of modifiers (C290)`() throws {
    let path = Path(CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(
      try canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 60)), with: .color(.green))
        context.translateBy(x: 30, y: 30)
        context.rotate(by: .degrees(30))
        context.scaleBy(x: 1, y: 2)
        context.opacity = 0.5
        context.blendMode = .multiply
        context.fill(path, with: .color(.red))
      }
        == png {
          ZStack {
            Path(CGRect(x: 0, y: 0, width: 30, height: 60)).fill(.green)
            path.fill(.red)
              .transformEffect(
                CGAffineTransform(scaleX: 1, y: 2)
                  .concatenating(CGAffineTransform(rotationAngle: .pi / 6))
                  .concatenating(CGAffineTransform(translationX: 30, y: 30))
              )
              .opacity(0.5).blendMode(.multiply)
          }
          .compositingGroup()
        })
  }

  @Test func `a copy of a context changes nothing in the context (C290)`() {
    let drawing = lines {
      Canvas { context, _ in
        var copy = context
        copy.opacity = 0.5
        copy.translateBy(x: 5, y: 5)
        copy.addFilter(.blur(radius: 2))
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      }
    }
    #expect(!drawing.contains("blur") && !drawing.contains("opacity"), "\(drawing)")
  }

  @Test func `a layer is drawn as one, with the filters added last inside the others (C290)`()
    throws
  {
    let drawing = lines {
      Canvas { context, _ in
        context.opacity = 0.5
        context.addFilter(.shadow(radius: 3))
        context.addFilter(.blur(radius: 2))
        context.drawLayer { layer in
          layer.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
          layer.fill(Path(CGRect(x: 2, y: 0, width: 5, height: 5)), with: .color(.blue))
        }
      }
    }
    let order = ["opacity", "shadow", "blur", "fill"].map { drawing.range(of: $0)?.lowerBound }
    #expect(!order.contains(nil), "\(drawing)")
    #expect(order.compactMap(\.self) == order.compactMap(\.self).sorted(), "\(drawing)")
  }

  @Test func `alphaThreshold draws one colour where the opacity is above a limit (C290)`() throws {
    let path = circle
    // A sharp shape is above one half inside and below it outside.
    let sharp = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(
      try canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: .red))
        context.fill(sharp, with: .color(.blue))
        context.opacity = 1
      } == png { sharp.fill(.red) })
    #expect(
      try canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: .red))
        context.fill(path, with: .color(.blue.opacity(0.3)))
      } == canvas { _, _ in })
  }

  @Test func `a clip and its inverse draw inside and outside of a path (C290)`() throws {
    let all = Path(CGRect(origin: .zero, size: Self.size))
    let half = CGRect(x: 0, y: 0, width: 30, height: 60)
    #expect(
      try canvas { context, _ in
        context.clip(to: Path(half))
        context.fill(all, with: .color(.red))
      } == canvas { context, _ in context.fill(Path(half), with: .color(.red)) })
    #expect(
      try canvas { context, _ in
        context.clip(to: Path(half), options: .inverse)
        context.fill(all, with: .color(.red))
      }
        == canvas { context, _ in
          context.fill(
            Path(CGRect(x: 30, y: 0, width: 30, height: 60)), with: .color(.red))
        })
    #expect(
      try canvas { context, _ in
        context.clipToLayer { $0.fill(Path(half), with: .color(.black)) }
        context.fill(all, with: .color(.red))
      } == canvas { context, _ in context.fill(Path(half), with: .color(.red)) })
  }

  @Test func `a text is drawn as the view, in its anchor and in a rectangle (C290)`() throws {
    #expect(
      lines { Canvas { $0.draw(Text("Hive"), at: CGPoint(x: $1.width / 2, y: $1.height / 2)) } }
        .contains("Hive"))
    #expect(
      try canvas { context, _ in
        context.draw(Text("Two lines here"), in: CGRect(x: 5, y: 5, width: 50, height: 50))
      }
        == png {
          Text("Two lines here").frame(width: 50, height: 50, alignment: .topLeading)
        })
    var size = CGSize.zero
    _ = lines {
      Canvas { context, _ in size = context.resolve(Text("Hive")).measure(in: Self.size) }
    }
    let text = TestHost(size: Self.size) { Text("Hive") }
    #expect(try text.find(label: "Hive").frame.size == size)
  }

  @Test func `an image is drawn at its own size or in a rectangle (C290)`() throws {
    let rect = CGRect(x: 10, y: 10, width: 40, height: 40)
    #expect(
      try canvas { context, _ in
        var image = context.resolve(Image(systemName: "star.fill"))
        image.shading = .color(.orange)
        context.draw(image, in: rect)
      }
        == png {
          Image(systemName: "star.fill").resizable().foregroundStyle(.orange)
            .frame(width: 40, height: 40)
        })
    #expect(
      try canvas { $0.draw(Image(systemName: "star"), at: CGPoint(x: $1.width / 2, y: 30)) }
        == png { Image(systemName: "star") })
  }

  @Test func `a symbol is the tagged view at its ideal size, and follows its states (C290)`() throws
  {
    let brush = Brush()
    let host = host {
      Canvas { context, size in
        guard let dot = context.resolveSymbol(id: "dot") else { return }
        #expect(context.resolveSymbol(id: "none") == nil)
        context.draw(dot, at: CGPoint(x: size.width / 2, y: size.height / 2))
      } symbols: {
        DotView(brush: brush).tag("dot")
        Text("other").tag("other")
      }
    }
    let fresh = self.host { Rectangle().fill(.red).frame(width: 20, height: 10) }
    #expect(try host.png(scale: 2) == fresh.png(scale: 2))
    brush.color = .blue
    brush.number = 10
    host.settle()
    let changed = self.host { Rectangle().fill(.blue).frame(width: 30, height: 10) }
    #expect(try host.png(scale: 2) == changed.png(scale: 2))
    #expect(host.text.isEmpty, "a symbol is not shown by itself")
  }

  @Test func `the closure runs again when an object that it read changes (C290)`() throws {
    let brush = Brush()
    let host = host {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(brush.color))
      }
    }
    let red = try host.png(scale: 1)
    brush.color = .blue
    host.settle()
    #expect(try host.png(scale: 1) != red)
    #expect(
      try host.png(scale: 1) == self.host { Color.blue }.png(scale: 1))
  }

  @Test func `a canvas is clipped to its frame, and takes touches in all of it (C290)`() throws {
    var taps = 0
    let host = host {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: -50, y: -50, width: 200, height: 200)), with: .color(.red))
      }
      .onTapGesture { taps += 1 }
      .frame(width: 20, height: 20)
    }
    #expect(
      try host.png(scale: 1)
        == self.host { Color.red.frame(width: 20, height: 20) }.png(scale: 1))
    host.tap(at: CGPoint(x: 30, y: 30))
    host.tap(at: CGPoint(x: 5, y: 5))
    #expect(taps == 1)
  }
}

private struct DotView: View {
  let brush: Brush

  var body: some View {
    Rectangle().fill(brush.color).frame(width: 20 + brush.number, height: 10)
  }
}
