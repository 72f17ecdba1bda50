import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Effects, shapes and paths.
@MainActor @Suite struct ShapeNumberTests {
  private nonisolated static let views: [NumberedView] = [
    NumberedView("opacity") { Text("a").opacity($0) },
    NumberedView("blur") { Text("a").blur(radius: $0) },
    NumberedView("shadow") { Text("a").shadow(radius: $0, x: $0, y: $0) },
    NumberedView("shadow offset") { Text("a").shadow(radius: 3, x: $0, y: $0) },
    NumberedView("rotation") { Text("a").rotationEffect(.degrees($0)) },
    NumberedView("rotation anchor") {
      Text("a").rotationEffect(.degrees(20), anchor: UnitPoint(x: $0, y: $0))
    },
    NumberedView("rotation gesture") { Button("a") {}.rotationEffect(.radians($0)) },
    NumberedView("scale") { Text("a").scaleEffect($0) },
    NumberedView("scale xy") { Button("a") {}.scaleEffect(x: $0, y: 1) },
    NumberedView("scale anchor") { Text("a").scaleEffect(2, anchor: UnitPoint(x: $0, y: $0)) },
    NumberedView("3D") { Text("a").rotation3DEffect(.degrees($0), axis: (1, $0, 0)) },
    NumberedView("3D perspective") {
      Button("a") {}.rotation3DEffect(
        .degrees(30), axis: ($0, 1, $0), anchor: UnitPoint(x: $0, y: 0), anchorZ: $0,
        perspective: $0)
    },
    NumberedView("transform") {
      Button("a") {}.transformEffect(CGAffineTransform(a: $0, b: 0, c: $0, d: 1, tx: $0, ty: $0))
    },
    NumberedView("projection") {
      Button("a") {}.projectionEffect(
        ProjectionTransform(CGAffineTransform(a: $0, b: 0, c: 0, d: $0, tx: 1, ty: $0)))
    },
    NumberedView("brightness") {
      Color.red.brightness($0).contrast($0).saturation($0).grayscale($0).hueRotation(.degrees($0))
    },
    NumberedView("colorMultiply") { Color.red.colorMultiply(Color(red: $0, green: $0, blue: 1)) },
    NumberedView("border") { Text("a").border(.red, width: $0) },
    NumberedView("cornerRadius") { Color.red.cornerRadius($0) },
    NumberedView("rounded") { RoundedRectangle(cornerRadius: $0) },
    NumberedView("rounded size") {
      RoundedRectangle(cornerSize: CGSize(width: $0, height: 3)).inset(by: $0)
    },
    NumberedView("uneven") {
      UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: $0).stroke(lineWidth: 2)
    },
    NumberedView("inset") { Circle().inset(by: $0) },
    NumberedView("capsule inset") { Capsule().inset(by: $0).strokeBorder(.red, lineWidth: $0) },
    NumberedView("ellipse") { Ellipse().size(width: $0, height: $0) },
    NumberedView("concentric") { ConcentricRectangle(corners: .fixed($0)) },
    NumberedView("stroke") { Circle().stroke(.red, lineWidth: $0) },
    NumberedView("stroke style") {
      Circle().stroke(
        .red, style: StrokeStyle(lineWidth: 2, miterLimit: $0, dash: [$0, 3], dashPhase: $0))
    },
    NumberedView("dash phase") {
      Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: $0))
    },
    NumberedView("dash tiny") {
      Rectangle().strokeBorder(
        .red, style: StrokeStyle(lineWidth: 1, dash: [abs($0) < 1 ? 1e-9 : $0]))
    },
    NumberedView("trim") { Circle().trim(from: $0, to: 0.5).stroke(.red) },
    NumberedView("trim to") { Rectangle().trim(from: 0, to: $0).stroke(.red) },
    NumberedView("shape offset") { Circle().offset(x: $0, y: $0).rotation(.degrees($0)).scale($0) },
    NumberedView("shape transform") { Circle().transform(CGAffineTransform(scaleX: $0, y: $0)) },
    NumberedView("path points") { x in
      Path { p in
        p.move(to: CGPoint(x: x, y: 1)); p.addLine(to: CGPoint(x: 2, y: x));
        p.addQuadCurve(to: CGPoint(x: x, y: x), control: CGPoint(x: 1, y: x));
        p.addCurve(to: .zero, control1: CGPoint(x: x, y: 0), control2: CGPoint(x: 0, y: x));
        p.closeSubpath()
      }.stroke(.red, lineWidth: 2)
    },
    NumberedView("path fill") { x in
      Path { p in
        p.move(to: CGPoint(x: 0, y: 1)); p.addLine(to: CGPoint(x: 2, y: x));
        p.addLine(to: CGPoint(x: x, y: 80)); p.closeSubpath()
      }.fill(.red)
    },
    NumberedView("path arc") { x in
      Path { p in
        p.addArc(
          center: CGPoint(x: 5, y: 5), radius: x, startAngle: .degrees(x), endAngle: .degrees(30),
          clockwise: false)
      }
    },
    NumberedView("path arc angle") { x in
      Path { p in
        p.addArc(
          center: CGPoint(x: 5, y: 5), radius: 4, startAngle: .degrees(0), endAngle: .degrees(x),
          clockwise: true);
        p.addRelativeArc(center: .zero, radius: 3, startAngle: .radians(x), delta: .radians(x))
      }
    },
    NumberedView("path tangent") { x in
      Path { p in
        p.move(to: .zero);
        p.addArc(tangent1End: CGPoint(x: x, y: 0), tangent2End: CGPoint(x: 20, y: x), radius: x)
      }
    },
    NumberedView("path rects") { x in
      Path { p in
        p.addRect(CGRect(x: x, y: x, width: x, height: x));
        p.addEllipse(in: CGRect(x: 1, y: 1, width: x, height: x));
        p.addRoundedRect(
          in: CGRect(x: 0, y: 0, width: x, height: 40), cornerSize: CGSize(width: x, height: x))
      }
    },
    NumberedView("path boolean") { x in
      let a = Path(CGRect(x: 0, y: 0, width: x, height: 30)),
        b = Path(ellipseIn: CGRect(x: 10, y: 10, width: 30, height: x))
      ;
      Group {
        a.union(b); a.subtracting(b); a.intersection(b);
        a.symmetricDifference(b).contains(CGPoint(x: x, y: x)) ? Text("in") : Text("out")
      }
    },
    NumberedView("path stroked") { x in
      Path(CGRect(x: 0, y: 0, width: 30, height: 30)).strokedPath(
        StrokeStyle(lineWidth: x, miterLimit: x, dash: [x]))
    },
    NumberedView("path trimmed") { x in
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30)).trimmedPath(from: x, to: 0.5)
    },
    NumberedView("path line") { x in
      let p = Path(CGRect(x: 0, y: 0, width: x, height: 30));
      Group {
        p.lineIntersection(Path(ellipseIn: CGRect(x: 0, y: x, width: 20, height: 30)));
        p.lineSubtraction(Path(CGRect(x: 3, y: 3, width: 30, height: x))); p.normalized()
      }
    },
  ]

  @Test(arguments: views)
  func `C711: a number that cannot be used ends no program`(_ view: NumberedView) {
    #expect(view.survivesNumbers())
  }
}
