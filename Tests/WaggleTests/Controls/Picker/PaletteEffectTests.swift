import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// How a palette shows its selected option.
@MainActor @Suite struct PaletteEffectTests {
  private func list(_ effect: PaletteSelectionEffect, selected: Int) -> String {
    let host = TestHost(size: CGSize(width: 200, height: 60)) {
      Picker("Flower", selection: .constant(selected)) {
        ForEach(0..<2) { Image(systemName: "heart").tag($0) }
      }
      .pickerStyle(.palette)
      .paletteSelectionEffect(effect)
    }
    host.settle()
    return host.displayList.description
  }

  @Test
  func
    `C686: a custom effect shows nothing, a variant other symbols, and the automatic one a ring`()
  {
    let nothing = list(.custom, selected: 7)
    #expect(list(.custom, selected: 0) == nothing)
    let filled = list(.symbolVariant(.fill), selected: 0)
    #expect(filled != nothing && list(.symbolVariant(.fill), selected: 7) == nothing)
    #expect(list(.automatic, selected: 0) != nothing && list(.automatic, selected: 0) != filled)
    #expect(list(.automatic, selected: 7) == nothing)
  }
}
