import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleWindow

/// Lists of which several rows can be chosen, as a screen reader uses them.
@MainActor @Suite struct ReaderChoiceTests {
  @Observable final class Model {
    var chosen: Set<Int> = []
    var one: Int?
  }

  private struct Bees: View {
    @Bindable var model: Model

    var body: some View {
      List(0..<100, id: \.self, selection: $model.chosen) { Text("Bee \($0)") }
    }
  }

  @Test func `C745: rows are added to what is chosen and taken away, where a tap does nothing`()
    throws
  {
    let model = Model()
    let window = try ReadWindow { Bees(model: model) }
    let (first, third) = (try window.find("Bee 0"), try window.find("Bee 2"))
    let reader = window.reader
    #expect(reader.actions(of: first) == [.choose, .press])
    #expect(reader.perform(.press, on: first) && model.chosen.isEmpty)
    #expect(reader.perform(.choose, on: first) && model.chosen == [0])
    #expect(reader.choose(third, true) && model.chosen == [0, 2])
    #expect(first.element.state.contains(.selected) && third.element.state.contains(.selected))
    #expect(!reader.choose(third, true) && model.chosen == [0, 2])
    #expect(reader.choose(first, false) && model.chosen == [2])
    window.settle()
    #expect(!reader.choose(first, false) && model.chosen == [2])
  }

  @Test func `C745: of a list of which one row can be chosen, that row is not taken away`() throws {
    let model = Model()
    let window = try ReadWindow {
      List(
        0..<10, id: \.self,
        selection: Binding {
          model.one
        } set: {
          model.one = $0
        }
      ) {
        Text("Bee \($0)")
      }
    }
    let (bee, other) = (try window.find("Bee 3"), try window.find("Bee 4"))
    #expect(window.reader.actions(of: bee) == [.press])
    #expect(window.reader.choose(bee, true) && model.one == 3)
    #expect(!window.reader.choose(bee, false) && model.one == 3)
    #expect(window.reader.choose(other, true) && model.one == 4)
  }
}
