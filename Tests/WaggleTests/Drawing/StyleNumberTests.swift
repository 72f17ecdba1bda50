import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Colours, gradients and images.
@MainActor @Suite struct StyleNumberTests {
  private nonisolated static let views: [NumberedView] = [
    NumberedView("contentShape") { x in
      Text("a").contentShape(Circle().inset(by: x)).onTapGesture {}
    },
    NumberedView("clipShape") { x in
      Color.red.clipShape(Circle().inset(by: x)).mask { Circle().frame(width: x) }
    },
    NumberedView("linear") {
      LinearGradient(
        stops: badStops($0), startPoint: UnitPoint(x: $0, y: 0), endPoint: UnitPoint(x: 1, y: $0))
    },
    NumberedView("linear stops") {
      LinearGradient(stops: badStops($0), startPoint: .leading, endPoint: .trailing)
    },
    NumberedView("linear empty") {
      LinearGradient(colors: $0 == 1 ? [.red] : [], startPoint: .leading, endPoint: .trailing)
    },
    NumberedView("radial") {
      RadialGradient(
        stops: badStops($0), center: UnitPoint(x: $0, y: 0), startRadius: $0, endRadius: $0)
    },
    NumberedView("radial end") {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 3, endRadius: $0)
    },
    NumberedView("angular") {
      AngularGradient(
        stops: badStops($0), center: .center, startAngle: .degrees($0), endAngle: .degrees($0))
    },
    NumberedView("angular end") {
      AngularGradient(
        colors: [.red, .blue], center: UnitPoint(x: $0, y: 1), startAngle: .degrees(0),
        endAngle: .degrees($0))
    },
    NumberedView("conic") {
      AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees($0))
    },
    NumberedView("elliptical") {
      EllipticalGradient(
        stops: badStops($0), center: UnitPoint(x: $0, y: $0), startRadiusFraction: $0,
        endRadiusFraction: $0)
    },
    NumberedView("mesh points") {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [Float($0), 0], [0, 1], [1, Float($0)]],
        colors: [.red, .blue, .green, .white])
    },
    NumberedView("mesh size") {
      MeshGradient(
        width: whole($0), height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .blue, .green, .white])
    },
    NumberedView("mesh empty") {
      MeshGradient(width: whole($0), height: whole($0), points: [], colors: [])
    },
    NumberedView("color") { Color(red: $0, green: 0, blue: 1, opacity: $0) },
    NumberedView("color p3") {
      Color(.displayP3, red: $0, green: $0, blue: 1, opacity: 1).opacity($0)
    },
    NumberedView("color linear") { Color(.sRGBLinear, white: $0, opacity: 0.5) },
    NumberedView("hsb") { Color(hue: $0, saturation: $0, brightness: $0) },
    NumberedView("mix") { Color.red.mix(with: .blue, by: $0) },
    NumberedView("mix device") {
      Color.red.mix(with: Color(red: $0, green: 0, blue: 0), by: 0.5, in: .device)
    },
    NumberedView("cgcolor") { Color(cgColor: CGColor(red: $0, green: $0, blue: 0, alpha: $0)) },
    NumberedView("image resizable") {
      Image(systemName: "star").resizable(
        capInsets: EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
      ).frame(width: 40, height: 40)
    },
    NumberedView("image tile") {
      Image(systemName: "star").resizable(resizingMode: .tile).frame(
        width: 40, height: min(abs($0), 1e5))
    },
    NumberedView("image scaled") {
      Image(systemName: "star").resizable().scaledToFill().frame(width: $0)
    },
    NumberedView("symbol variable") { Image(systemName: "wifi", variableValue: $0) },
    NumberedView("imagepaint") {
      Rectangle().fill(
        ImagePaint(
          image: Image(systemName: "star"), sourceRect: CGRect(x: $0, y: 0, width: $0, height: $0),
          scale: $0))
    },
    NumberedView("imagepaint scale") {
      Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: $0))
    },
    NumberedView("shapestyle") {
      Rectangle().fill(
        .red.opacity($0).shadow(.drop(radius: $0, x: $0)).shadow(.inner(radius: $0, y: $0)))
    },
    NumberedView("text color") {
      Text("abc").foregroundStyle(Color(red: $0, green: 0.2, blue: $0, opacity: $0))
    },
    NumberedView("text gradient") {
      Text("abc").foregroundStyle(
        LinearGradient(stops: badStops($0), startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom))
    },
    NumberedView("text renderer color") {
      Text("abc").foregroundStyle(Color(red: $0, green: 0.2, blue: $0)).textRenderer(
        NumberedRenderer(x: 0.5))
    },
    NumberedView("text shadow") {
      Text("abc").foregroundStyle(.red.shadow(.drop(color: Color(white: $0), radius: $0, x: $0)))
    },
    NumberedView("tint") {
      Toggle("t", isOn: .constant(true)).tint(Color(hue: $0, saturation: 1, brightness: $0))
    },
    NumberedView("p3 gradient") {
      LinearGradient(
        colors: [Color(.displayP3, red: $0, green: 0, blue: 0), .blue], startPoint: .top,
        endPoint: .bottom)
    },
    NumberedView("perceptual gradient") {
      Rectangle().fill(
        Gradient(colors: [Color(red: $0, green: 0, blue: 0), .blue]).colorSpace(.perceptual))
    },
    NumberedView("shadow color") {
      Text("a").shadow(color: Color(red: $0, green: 0, blue: 0), radius: 2)
    },
    NumberedView("uicolor") { Color(UIColor(red: $0, green: $0, blue: $0, alpha: $0)) },
    NumberedView("symbol gradient") {
      Image(systemName: "star").foregroundStyle(.red.gradient, Color(red: $0, green: 0, blue: 0))
        .symbolRenderingMode(.palette)
    },
    NumberedView("blend color") { Color(red: $0, green: 0, blue: 0).blendMode(.plusLighter) },
    NumberedView("relative frames text") {
      Text("abc").frame(maxWidth: .infinity).padding($0).background(.red)
    },
    NumberedView("uifont") { Text("abc").font(Font(UIFont.systemFont(ofSize: $0))) },
    NumberedView("uibezier") { x in
      Path(
        UIBezierPath(roundedRect: CGRect(x: x, y: 0, width: 20, height: x), cornerRadius: x).cgPath)
    },
    NumberedView("cgpath") { x in
      Path(
        CGPath(ellipseIn: CGRect(x: x, y: 0, width: x, height: 4), transform: nil).copy(
          strokingWithWidth: x, lineCap: .round, lineJoin: .bevel, miterLimit: x))
    },
    NumberedView("cg functions") { x in
      let r = CGRectMake(x, x, x, x), s = CGRectMake(0, 0, 5, 5);
      Text(
        "\(CGRectIntersection(r, s).width) \(CGRectUnion(r, s).width) \(CGRectContainsPoint(r, .zero) ? 1 : 0) \(CGRectIntersectsRect(r, s) ? 1 : 0)"
      )
    },
    NumberedView("3d transform") { x in
      Text("a").projectionEffect(ProjectionTransform(CATransform3DMakeRotation(x, x, 1, x)))
    },
  ]

  @Test(arguments: views)
  func `C711: a number that cannot be used ends no program`(_ view: NumberedView) {
    #expect(view.survivesNumbers())
  }
}
