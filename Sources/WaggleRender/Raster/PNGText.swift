import CCairoPango
package import Foundation

/// Texts in a PNG file, by keywords: what programs note in it beside the picture.
package enum PNGText {
  private static var head: Int { 8 }

  /// A PNG file with texts after its header. Keywords have 1 to 79 letters of ASCII.
  package static func adding(_ texts: [(keyword: String, text: String)], to png: Data) -> Data {
    guard let header = chunks(png).first else { return png }
    var file = Data(png[png.startIndex..<header.end])
    for (keyword, text) in texts {
      // Not compressed, and in no language.
      file.append(chunk: "iTXt", Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
    }
    file.append(png[header.end...])
    return file
  }

  /// The text of a keyword; nil if the file has none.
  package static func text(_ keyword: String, in png: Data) -> String? {
    let start = Array(keyword.utf8) + [0, 0, 0, 0, 0]
    for chunk in chunks(png) where chunk.name == "iTXt" {
      let content = png[chunk.content]
      if content.starts(with: start) {
        return String(decoding: content.dropFirst(start.count), as: UTF8.self)
      }
    }
    return nil
  }

  private struct Chunk {
    let name: String
    let content: Range<Int>
    var end: Int { content.upperBound + 4 }
  }

  /// The parts of a file, as far as it is one.
  private static func chunks(_ png: Data) -> [Chunk] {
    var found: [Chunk] = []
    var position = png.startIndex + head
    while position + 12 <= png.endIndex {
      let length = png[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let content = position + 8..<position + 8 + length
      guard content.upperBound + 4 <= png.endIndex else { break }
      found.append(
        Chunk(
          name: String(decoding: png[position + 4..<position + 8], as: UTF8.self), content: content)
      )
      position = content.upperBound + 4
    }
    return found
  }
}
