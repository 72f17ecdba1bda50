import Foundation
import Observation
import Testing
import TestSupport
import Waggle
import WaggleTestKit

@MainActor @Suite("Hit testers and focus after changes of the views")
struct InputLawTests {
  /// Rows that appear, move and disappear; each can be touched, and focused unless it is disabled.
  private struct Rows: View {
    let model: RowModel
    @FocusState private var focus: Int?

    var body: some View {
      VStack(spacing: 0) {
        ForEach(model.rows, id: \.self) { row in
          Color.red.frame(height: 4).focusable().focused($focus, equals: row)
            .offset(x: model.offset)
            .disabled(model.disabled == row)
        }
      }
    }
  }

  @Observable final class RowModel {
    var rows = Array(0..<20)
    var offset = 0.0
    var disabled: Int?
  }

  @Test func `M130, M145, M146: their laws hold, whatever appears, moves, or is disabled`() {
    let model = RowModel()
    let host = TestHost.small { Rows(model: model) }
    host.settle()
    var random = SeededGenerator(seed: 1)
    for _ in 0..<80 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: model.rows.shuffle(using: &random)
      case 1: if model.rows.count > 2 { model.rows.removeLast() }
      case 2: model.rows.append((model.rows.max() ?? 0) + 1)
      case 3: model.offset = .random(in: -20...20, using: &random)
      case 4: model.disabled = model.rows.randomElement(using: &random)
      default: host.key(.tab)
      }
      host.settle()
      host.tap(50, .random(in: 1...99, using: &random))
      host.settle()
      host.host.input.checkInvariants()
    }
  }
}
