import CCairoPango
import Foundation
package import Waggle

extension TextEngine {
  package func characterExtents(of line: [StyledText.Run]) -> [CharacterExtent] {
    let shaped = shaper.line(line)
    guard let placed = pango_layout_get_line_readonly(shaped.layout, 0) else { return [] }
    func x(_ byte: Int, trailing: Bool) -> CGFloat {
      var position: Int32 = 0
      pango_layout_line_index_to_x(placed, Int32(byte), trailing ? 1 : 0, &position)
      return points(position)
    }
    var start = 0
    return line.flatMap { run in
      run.string.map { character in
        let last = start + character.utf8.count - character.unicodeScalars.last!.utf8.count
        defer { start += character.utf8.count }
        let (leading, trailing) = (x(start, trailing: false), x(last, trailing: true))
        return CharacterExtent(
          x: min(leading, trailing), width: abs(trailing - leading),
          isRightToLeft: trailing < leading)
      }
    }
  }
}
