import CProbe
import SwiftUI
import WaggleTestKit

/// All texts of a column get another colour.
struct Tint: Scene {
  let texts: Int

  var name: String { "tint" }
  var n: Int? { texts }

  func run() -> Row {
    let (made, model) = makeHost()
    let costs = samples { _ in Cost.measure { made.frame { model.isTinted.toggle() } } }
    let cost = Cost.median(costs)
    return Row(
      scene: name, n: n, nsFrame: cost.whole, allocations: cost.allocations,
      observerCorrect: ObserverProbe.last as? Bool == model.isTinted)
  }

  func count() -> Int {
    let (made, model) = makeHost()
    probe_start_counting()
    for _ in 0..<4 { made.frame { model.isTinted.toggle() } }
    probe_stop_counting()
    return 4
  }

  private func makeHost() -> (TestHost, TintModel) {
    let model = TintModel()
    let made = host { [texts] in TintedTexts(model: model, texts: texts) }
    made.settle()
    for _ in 0..<2 { made.frame { model.isTinted.toggle() } }
    return (made, model)
  }
}

@MainActor @Observable private final class TintModel {
  var isTinted = false
}

private struct TintedTexts: View {
  let model: TintModel
  let texts: Int

  var body: some View {
    let isTinted = model.isTinted
    let _ = ObserverProbe.note(isTinted)
    VStack(spacing: 0) { ForEach(0..<texts, id: \.self) { Text("Text \($0)") } }
      .foregroundStyle(isTinted ? .red : .blue)
  }
}
