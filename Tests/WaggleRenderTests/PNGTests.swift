import CCairoPango
import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender

/// The files that pixels become, read again by libpng.
@MainActor struct PNGTests {
  /// The pixels of a file, as libpng reads it, and the size of the file that libpng makes of them.
  private func read(_ data: Data) throws -> (pixels: [UInt32], size: Int) {
    let reader = Reader(data)
    let surface = try #require(
      cairo_image_surface_create_from_png_stream(Reader.read, reader.pointer))
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let bytes = try #require(cairo_image_surface_get_data(surface))
    let words = UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    let pixels = (0..<width * height).map {
      words[$0 / width * stride + $0 % width] | (isOpaque ? 0xFF00_0000 : 0)
    }
    let writer = Writer()
    cairo_surface_write_to_png_stream(surface, Writer.write, writer.pointer)
    return (pixels, writer.count)
  }

  /// The kind of the colours in a file: 2 without opacity, 6 with it, 3 for numbers in a palette.
  private func colorType(_ data: Data) -> UInt8 { data[25] }

  private func files(
    _ node: DisplayNode, _ width: Int, _ height: Int, background: ResolvedColor?
  ) throws -> (data: Data, expected: PixelImage) {
    let (list, size) = (DisplayList(node), CGSize(width: width, height: height))
    return (
      try Bench.rasterizer.pngData(list, size: size, scale: 1, background: background),
      try Bench.rasterizer.pixels(list, size: size, scale: 1, background: background)
    )
  }

  /// Boxes of random colours and opacities, over each other.
  private func boxes(_ width: Int, _ height: Int, seed: UInt64, clear: Bool) -> DisplayNode {
    var generator = SeededGenerator(seed: seed)
    func number(_ limit: Int) -> CGFloat {
      CGFloat.random(in: 0...CGFloat(limit), using: &generator)
    }
    let children = (0..<40).map { _ in
      let color = ResolvedColor(
        red: Double.random(in: 0...1, using: &generator),
        green: Double.random(in: 0...1, using: &generator),
        blue: Double.random(in: 0...1, using: &generator),
        opacity: clear ? Double.random(in: 0...1, using: &generator) : 1)
      return DisplayNode(
        .rectangle(
          CGRect(x: number(width), y: number(height), width: number(width), height: number(height)),
          .color(color)))
    }
    return DisplayNode(.group(children))
  }

  private func picture(_ width: Int, _ height: Int) -> DisplayNode {
    let stops = [
      ResolvedStop(color: ResolvedColor(red: 0.1, green: 0.2, blue: 0.5), location: 0),
      ResolvedStop(color: ResolvedColor(red: 0.9, green: 0.2, blue: 0.6), location: 1),
    ]
    return DisplayNode(
      .rectangle(
        CGRect(x: 0, y: 0, width: width, height: height),
        .gradient(
          ResolvedGradient(stops, .linear(start: .topLeading, end: .bottomTrailing), space: .device)
        )))
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 2), (7, 5), (64, 8), (65, 9), (33, 300)])
  func `a PNG has the pixels that were drawn, with and without clear ones`(
    _ size: (width: Int, height: Int)
  ) throws {
    for seed in UInt64(1)...10 {
      let node = boxes(size.width, size.height, seed: seed, clear: true)
      for background in [ResolvedColor.white, nil] {
        let (data, expected) = try files(node, size.width, size.height, background: background)
        let found = try read(data).pixels
        if background != nil || expected.pixels.allSatisfy({ $0 >> 24 == 255 }) {
          #expect(found == expected.pixels)
          #expect(colorType(data) == (Set(expected.pixels).count <= 256 ? 3 : 2))
        } else {
          // Colours are divided by their opacity, and multiplied when they are read: a step may be lost.
          #expect(zip(found, expected.pixels).allSatisfy { Self.isNear($0, $1) })
          #expect(colorType(data) == (Set(expected.pixels).count <= 256 ? 3 : 6))
        }
      }
    }
  }

  /// As many colours as are asked for, each in a pixel, over a background that has one more.
  private func pixels(_ count: Int, opacity: (Int) -> Double) -> DisplayNode {
    let children = (0..<count).map { index in
      let color = ResolvedColor(
        red: Double(index % 16) / 15, green: Double(index / 16) / 17, blue: 0.5,
        opacity: opacity(index))
      return DisplayNode(
        .rectangle(CGRect(x: index % 19, y: index / 19, width: 1, height: 1), .color(color)))
    }
    return DisplayNode(.group(children))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 15, 16, 17, 254, 255, 256, 257])
  func `a PNG has up to 256 colours as numbers of as few bits as they need`(_ count: Int) throws {
    for background in [ResolvedColor.white, nil] {
      let node = pixels(count - 1) { index in background != nil || index % 2 == 0 ? 1 : 0.6 }
      let (data, expected) = try files(node, 19, 15, background: background)
      try #require(Set(expected.pixels).count == count)
      let bits: UInt8 = count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8
      #expect(data[24] == bits)
      #expect((colorType(data) == 3) == (count <= 256))
      let found = try read(data).pixels
      #expect(zip(found, expected.pixels).allSatisfy { Self.isNear($0, $1) })
      if background != nil { #expect(found == expected.pixels) }
    }
  }

  private static func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
    return [UInt32(0), 8, 16, 24].allSatisfy { abs(channel(a, $0) - channel(b, $0)) <= 1 }
  }

  @Test func `a PNG is not larger than libpng's by more than a twentieth, sharp or smooth`() throws
  {
    let sharp = boxes(600, 400, seed: 3, clear: false)
    for node in [sharp, DisplayNode(.blur(radius: 9, isOpaque: true, sharp))] {
      let (data, expected) = try files(node, 600, 400, background: .white)
      let found = try read(data)
      #expect(Double(data.count) <= Double(found.size) * 1.05)
      #expect(found.pixels == expected.pixels)
    }
  }

  @Test func `the same drawing gives the same bytes`() throws {
    let first = try files(picture(200, 300), 200, 300, background: nil).data
    #expect(try files(picture(200, 300), 200, 300, background: nil).data == first)
  }
}

private final class Reader {
  private var rest: Data
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  init(_ data: Data) { rest = data }

  static let read: cairo_read_func_t = { pointer, output, count in
    let reader = Unmanaged<Reader>.fromOpaque(pointer!).takeUnretainedValue()
    guard reader.rest.count >= count else { return CAIRO_STATUS_READ_ERROR }
    reader.rest.copyBytes(to: output!, count: Int(count))
    reader.rest = Data(reader.rest.dropFirst(Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}

private final class Writer {
  var count = 0
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: cairo_write_func_t = { pointer, _, count in
    Unmanaged<Writer>.fromOpaque(pointer!).takeUnretainedValue().count += Int(count)
    return CAIRO_STATUS_SUCCESS
  }
}
