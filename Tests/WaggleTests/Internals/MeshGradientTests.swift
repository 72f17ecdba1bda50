import Foundation
import SwiftUI
import Testing
import WaggleTestKit

@testable import Waggle

/// Meshes of coloured points.
@MainActor @Suite struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func pixels(
    _ mesh: MeshGradient, _ width: Int = 20, _ height: Int = 20
  ) throws -> [[Int]] {
    let paint = mesh._paint(in: _StyleContext(EnvironmentValues())).paint
    guard case .mesh(let resolved) = paint else { return [] }
    let bytes = MeshPixels(resolved, width: width, height: height).bytes
    return stride(from: 0, to: bytes.count, by: 4).map { index in
      (0..<4).map { Int(bytes[index + $0]) }
    }
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func `C370: a mesh has the colours of its points, and blends them between`() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: Self.corners, colors: [red, blue, red, blue],
      smoothsColors: false)
    let pixels = try pixels(mesh)
    for row in 0..<20 {
      for column in 0..<20 {
        let share = (Double(column) + 0.5) / 20
        let expected = [255 * (1 - share), 0, 255 * share, 255]
        let found = pixels[row * 20 + column]
        #expect(
          zip(found, expected).allSatisfy { abs(Double($0) - $1) <= 1.5 },
          "\(row) \(column) \(found)")
      }
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `C370: a mesh that covers its frame leaves no pixel out`(seed: UInt64) throws {
    var random = SystemRandom(seed: seed)
    let side: [Float] = [0, 0.33, 0.66, 1]
    var points: [SIMD2<Float>] = []
    for (y, row) in side.enumerated() {
      for (x, column) in side.enumerated() {
        let isInner = (1...2).contains(x) && (1...2).contains(y)
        points.append([
          column + (isInner ? random.next() * 0.3 - 0.15 : 0),
          row + (isInner ? random.next() * 0.3 - 0.15 : 0),
        ])
      }
    }
    let colors = points.map { _ in Color(red: Double(random.next()), green: 0.5, blue: 0.5) }
    for smooths in [false, true] {
      for space in [Gradient.ColorSpace.device, .perceptual] {
        let mesh = MeshGradient(
          width: 4, height: 4, points: points, colors: colors, background: .clear,
          smoothsColors: smooths, colorSpace: space)
        #expect(try pixels(mesh, 37, 23).allSatisfy { $0[3] == 255 })
      }
    }
  }

  @Test func `C370: where the mesh is not there is the background`() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: Self.corners.map { $0 * 0.5 }, colors: [red, red, red, red],
      background: blue)
    let pixels = try pixels(mesh)
    #expect(pixels[0] == [255, 0, 0, 255])
    #expect(pixels[19] == [0, 0, 255, 255])
    #expect(pixels[399] == [0, 0, 255, 255])
  }

  @Test func `C370: a mesh that does not cover its frame is cut out along its outline`() {
    func drawn(_ scale: Float) -> String {
      let mesh = MeshGradient(
        width: 2, height: 2, points: Self.corners.map { $0 * scale },
        colors: [red, red, red, blue],
        background: blue)
      return TestHost(size: CGSize(width: 40, height: 20)) { mesh }.displayList.description
    }
    #expect(!drawn(1).contains("path"))
    #expect(drawn(0.5).contains("rect (0 0 40 20) #0000FF"))
    #expect(drawn(0.5).contains("clip (0 0 20 10) path"), "\(drawn(0.5))")
  }

  @Test func `C370: control points bend the lines between points`() throws {
    func point(_ x: Float, _ y: Float, bend: Float) -> MeshGradient.BezierPoint {
      MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: [x, y + bend], topControlPoint: [x, y],
        trailingControlPoint: [x, y + bend], bottomControlPoint: [x, y])
    }
    func mesh(_ bend: Float) -> MeshGradient {
      MeshGradient(
        width: 2, height: 2,
        bezierPoints: [
          point(0, 0, bend: bend), point(1, 0, bend: bend), point(0, 1, bend: 0),
          point(1, 1, bend: 0),
        ], colors: [red, red, red, red])
    }
    #expect(try pixels(mesh(0))[10][3] == 255)
    #expect(try pixels(mesh(0.4))[10][3] == 0)
  }

  @Test func `C370: a mesh fills shapes, texts and the background, and moves to a different one`() {
    func drawn<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String {
      TestHost(size: CGSize(width: 40, height: 20), content: content).displayList.description
    }
    let mesh = MeshGradient(
      width: 2, height: 2, points: Self.corners, colors: [red, blue, red, blue])
    #expect(drawn { mesh }.contains("image \"mesh\" (0 0 40 20)"))
    #expect(drawn { Circle().fill(mesh) }.contains("ellipse"))
    #expect(drawn { Text("Bee").foregroundStyle(mesh) }.contains("mask"))
    let paint = mesh._paint(in: _StyleContext(EnvironmentValues())).paint
    let other = MeshGradient(
      width: 2, height: 2, points: Self.corners.map { $0 * 0.5 }, colors: [blue, blue, blue, red])
    let target = other._paint(in: _StyleContext(EnvironmentValues())).paint
    var difference = target.animatableData - paint.animatableData
    difference.scale(by: 0.5)
    var middle = paint
    middle.animatableData = paint.animatableData + difference
    guard case .mesh(let mixed) = middle else { return #expect(Bool(false)) }
    #expect(abs(mixed.vertices[3].position.x - 0.75) < 1e-6)
  }

  @Test func `C370: a mesh without as many points as it says is its background, which is reported`()
  {
    let host = TestHost {
      MeshGradient(width: 3, height: 2, points: Self.corners, colors: [red, red, red, red])
    }
    host.settle()
    #expect(host.diagnostics.map(\.id) == ["E-EFFECT"])
  }

  @Test(arguments: [(1, 1), (3, 2), (72, 72), (200, 120)])
  func `a plain picture is read as it was written`(width: Int, height: Int) throws {
    let bytes = (0..<width * height * 4).map {
      UInt8(truncatingIfNeeded: $0 % 4 == 3 ? 255 : $0 &* 7)
    }
    let data = PlainPNG.data(bytes, width: width, height: height)
    let image = try #require(BitmapImage(name: "plain", data: data))
    #expect(image.pixelSize == CGSize(width: width, height: height))
    let host = TestHost(size: CGSize(width: width, height: height), scale: 1) {
      Image(image).interpolation(.none)
    }
    #expect(try host.png(scale: 1).count > 0)
    #expect(host.diagnostics.isEmpty)
  }
}

/// Numbers from 0 to 1 that depend on the seed alone.
private struct SystemRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> Float {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Float(state >> 40) / Float(1 << 24)
  }
}
