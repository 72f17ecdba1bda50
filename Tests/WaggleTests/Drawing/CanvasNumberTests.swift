import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Drawings and what is drawn through effects.
@MainActor @Suite struct CanvasNumberTests {
  private nonisolated static let views: [NumberedView] = [
    NumberedView("canvas") { x in
      Canvas { c, s in
        c.translateBy(x: x, y: 1); c.scaleBy(x: x, y: 1); c.rotate(by: .degrees(x)); c.opacity = x;
        c.fill(Path(CGRect(x: 0, y: 0, width: 9, height: x)), with: .color(.red));
        c.stroke(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.blue),
          lineWidth: x)
      }
    },
    NumberedView("canvas text") { x in
      Canvas { c, s in
        c.draw(Text("a"), at: CGPoint(x: x, y: 1), anchor: UnitPoint(x: x, y: 0));
        c.draw(Text("long words"), in: CGRect(x: 0, y: 0, width: x, height: x));
        _ = c.resolve(Text("b")).measure(in: CGSize(width: x, height: x))
      }
    },
    NumberedView("canvas image") { x in
      Canvas { c, s in
        c.draw(Image(systemName: "star"), in: CGRect(x: x, y: 0, width: x, height: x));
        c.draw(Image(systemName: "star"), at: CGPoint(x: x, y: x))
      }
    },
    NumberedView("canvas shading") { x in
      Canvas { c, s in
        let r = Path(CGRect(origin: .zero, size: s)); let g = Gradient(stops: badStops(x))
        c.fill(
          r,
          with: .linearGradient(
            g, startPoint: CGPoint(x: x, y: 0), endPoint: CGPoint(x: 1, y: x), options: [.repeat]))
        c.fill(
          r,
          with: .linearGradient(
            g, startPoint: .zero, endPoint: CGPoint(x: x, y: 0), options: [.mirror]))
        c.fill(
          r,
          with: .radialGradient(g, center: .zero, startRadius: x, endRadius: 3, options: [.repeat]))
        c.fill(
          r,
          with: .conicGradient(
            g, center: CGPoint(x: x, y: 0), angle: .degrees(x), options: [.repeat]))
      }
    },
    NumberedView("canvas repeat small") { x in
      Canvas { c, s in
        let r = Path(CGRect(origin: .zero, size: s)); let g = Gradient(colors: [.red, .blue])
        c.fill(
          r,
          with: .linearGradient(
            g, startPoint: .zero, endPoint: CGPoint(x: x / 1e6, y: 0), options: [.repeat]))
        c.fill(
          r,
          with: .radialGradient(
            g, center: .zero, startRadius: 0, endRadius: x / 1e6, options: [.mirror]))
      }
    },
    NumberedView("canvas tiled") { x in
      Canvas { c, s in
        c.fill(
          Path(CGRect(origin: .zero, size: s)),
          with: .tiledImage(
            Image(systemName: "star"), origin: CGPoint(x: x, y: x),
            sourceRect: CGRect(x: x, y: 0, width: x, height: 1), scale: x))
      }
    },
    NumberedView("canvas filters") { x in
      Canvas { c, s in
        c.addFilter(.blur(radius: x)); c.addFilter(.shadow(radius: x, x: x));
        c.addFilter(.hueRotation(.degrees(x))); c.addFilter(.brightness(x));
        c.addFilter(.contrast(x)); c.addFilter(.alphaThreshold(min: x, max: x));
        c.drawLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red)) }
      }
    },
    NumberedView("canvas clip") { x in
      Canvas { c, s in
        c.clip(to: Path(CGRect(x: 0, y: 0, width: x, height: x)));
        c.clipToLayer(opacity: x) {
          $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
        }; c.concatenate(CGAffineTransform(scaleX: x, y: x));
        c.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
      }
    },
    NumberedView("canvas size") { x in
      Canvas { c, s in c.fill(Path(CGRect(origin: .zero, size: s)), with: .color(.red)) }.frame(
        width: x, height: x)
    },
    NumberedView("visualEffect") { x in
      Text("a").visualEffect { c, g in
        c.offset(x: x, y: x).scaleEffect(x).rotationEffect(.degrees(x)).opacity(x).blur(radius: x)
          .brightness(x)
      }
    },
    NumberedView("scrollTransition") { x in
      ScrollView {
        ForEach(0..<30, id: \.self) {
          Text("\($0)").scrollTransition(.interactive.threshold(.visible(x).inset(by: x))) { c, p in
            c.opacity(p.value * x).offset(x: x)
          }
        }
      }
    },
    NumberedView("drawingGroup") { Text("a").scaleEffect($0).drawingGroup() },
    NumberedView("compositing") {
      Text("a").offset(x: $0).compositingGroup().opacity(0.5).frame(width: $0)
    },
    NumberedView("background shape") {
      Text("a").padding().background(.thinMaterial, in: RoundedRectangle(cornerRadius: $0))
    },
    NumberedView("glass") { x in
      GlassEffectContainer(spacing: x) {
        Text("a").padding().glassEffect(.regular, in: .rect(cornerRadius: x));
        Text("b").glassEffect()
      }
    },
    NumberedView("animatable shape") { Wave(x: $0) },
    NumberedView("geometryEffect") { Text("a").modifier(Shake(x: $0)) },
    NumberedView("shape sizeThatFits") { Odd(x: $0) },
    NumberedView("redacted") {
      Text("a").frame(width: $0, height: 10).redacted(reason: .placeholder)
    },
    NumberedView("colorfilter blend") {
      Color.red.opacity(0.5).blendMode(.multiply).frame(width: $0, height: $0).compositingGroup()
    },
  ]

  @Test(arguments: views)
  func `C711: a number that cannot be used ends no program`(_ view: NumberedView) {
    #expect(view.survivesNumbers())
  }
}

/// Stops at a place, at which others are too.
func badStops(_ place: Double) -> [Gradient.Stop] {
  [
    Gradient.Stop(color: .red, location: place), Gradient.Stop(color: .blue, location: 0.5),
    Gradient.Stop(color: .green, location: place),
  ]
}

private struct Wave: Shape {
  var x: Double

  var animatableData: Double {
    get { x }
    set { x = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: x))
      path.addLine(to: CGPoint(x: rect.width * x, y: rect.height))
      path.addEllipse(in: CGRect(x: x, y: 0, width: x, height: 20))
    }
  }
}

private struct Odd: Shape {
  let x: Double

  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: x, height: x) }
}

private struct Shake: GeometryEffect {
  var x: Double

  var animatableData: Double {
    get { x }
    set { x = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x * size.width, y: x))
  }
}
