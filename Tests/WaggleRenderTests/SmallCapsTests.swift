import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender

/// The widths of small capitals.
@MainActor struct SmallCapsTests {
  private func width(_ string: String, _ letters: FontDescriptor.SmallCaps) -> CGFloat {
    var font = FontDescriptor(size: 20)
    font.smallCaps = letters
    return Bench.layout(text(string, font: font)).lines.map(\.width).max() ?? 0
  }

  @Test func `small capitals are narrower than capitals and have their letters`() {
    let (plain, capitals) = (width("hive", .none), width("HIVE", .none))
    for letters in [FontDescriptor.SmallCaps.lowercase, .all] {
      #expect(width("hive", letters) != plain)
      #expect(width("hive", letters) < capitals)
    }
  }

  @Test func `only the letters that are asked for change`() {
    #expect(width("HIVE", .lowercase) == width("HIVE", .none))
    #expect(width("hive", .uppercase) == width("hive", .none))
    #expect(width("HIVE", .uppercase) < width("HIVE", .none))
    #expect(width("HIVE", .all) == width("hive", .all))
  }
}
