import CCairoPango
import CZlib
import Foundation

/// A PNG file of pixels: numbers of colours where there are at most 256, otherwise three bytes for each where none is clear,
/// and four where some are; compressed in one piece.
///
/// Flat areas and letters are smallest as they are, a photograph is smaller as differences: a sample of the rows decides. The
/// same pixels give the same bytes.
struct PNGFile {
  let data: Data

  /// A file of the pixels of an image surface; nil if there is no memory for it.
  init?(_ surface: OpaquePointer) {
    cairo_surface_flush(surface)
    guard let pixels = PixelRows(surface), let compressor = Compressor() else { return nil }
    let filtering = pixels.bestFiltering(compressor)
    guard let stream = compressor.stream(pixels.bytes(filtering)) else { return nil }
    var file = Data(capacity: stream.count + 64)
    file.append(contentsOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    file.append(chunk: "IHDR", Self.header(pixels))
    if let palette = pixels.palette {
      let colors = palette.pixels.map(PixelRows.straight)
      file.append(
        chunk: "PLTE", colors.flatMap { color in [0, 8, 16].map { UInt8(color >> $0 & 0xFF) } })
      if !pixels.isOpaque { file.append(chunk: "tRNS", colors.map { UInt8($0 >> 24) }) }
    }
    file.append(chunk: "IDAT", stream)
    file.append(chunk: "IEND", [])
    data = file
  }

  /// Width, height, the bits for each number or channel, the kind of colours; not interlaced.
  private static func header(_ pixels: PixelRows) -> [UInt8] {
    let kind: [UInt8] = pixels.palette.map { [UInt8($0.bits), 3] } ?? [8, pixels.isOpaque ? 2 : 6]
    return bigEndian(UInt32(pixels.width)) + bigEndian(UInt32(pixels.height)) + kind + [0, 0, 0]
  }
}

/// The four bytes of a number, the highest first.
private func bigEndian(_ number: UInt32) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian, Array.init)
}

extension Data {
  /// Adds a part of a PNG: the length, the name, the content, and a checksum of the last two.
  mutating func append(chunk name: String, _ content: [UInt8]) {
    append(contentsOf: bigEndian(UInt32(content.count)))
    let named = Array(name.utf8)
    let start = libdeflate_crc32(0, named, named.count)
    append(contentsOf: named)
    append(contentsOf: content)
    append(contentsOf: bigEndian(libdeflate_crc32(start, content, content.count)))
  }
}

/// Compresses bytes as zlib does, in one piece.
private final class Compressor {
  private let state: OpaquePointer

  init?() {
    // Level 6: higher ones take more than twice the time for one percent.
    guard let state = libdeflate_alloc_compressor(6) else { return nil }
    self.state = state
  }

  deinit { libdeflate_free_compressor(state) }

  func stream(_ bytes: [UInt8]) -> [UInt8]? {
    let limit = libdeflate_zlib_compress_bound(state, bytes.count)
    let stream = [UInt8](unsafeUninitializedCapacity: limit) { output, count in
      count = libdeflate_zlib_compress(state, bytes, bytes.count, output.baseAddress, limit)
    }
    return stream.isEmpty ? nil : stream
  }
}

extension PixelRows {
  /// No filtering, unless a sample of the rows is smaller by a tenth with it. That of a photograph is by a fifth, and more.
  fileprivate func bestFiltering(_ compressor: Compressor) -> Filtering {
    let sample = sampleRows
    func size(_ filtering: Filtering) -> Int {
      compressor.stream(bytes(filtering, rows: sample))?.count ?? .max
    }
    return size(.adaptive) < size(.none) / 10 * 9 ? .adaptive : .none
  }
}
