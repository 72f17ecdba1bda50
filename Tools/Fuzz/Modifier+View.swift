import SwiftUI

/// What a modifier is applied with: its numbers, the model, and its content.
@MainActor struct Use {
  let modifier: Modifier
  let model: Bindable<Model>

  func slot(_ index: Int) -> Int { modifier.number(index, Model.count) }
  func length(_ index: Int) -> CGFloat { CGFloat(modifier.number(index, 12)) * 7 }
  func number(_ index: Int, _ count: Int) -> Int { modifier.number(index, count) }
  func isOdd(_ index: Int) -> Bool { modifier.isOdd(index) }
  var flag: Binding<Bool> { model.flags[slot(0)] }
  var isOn: Bool { flag.wrappedValue }
  func act() { model.wrappedValue.act(modifier.n[0] &+ modifier.n[1]) }

  @ViewBuilder var content: some View {
    if let node = modifier.node { NodeView(node: node, model: model.wrappedValue) }
  }
}

extension View {
  @MainActor func fuzzed(_ modifier: Modifier, model: Bindable<Model>) -> any View {
    let use = Use(modifier: modifier, model: model)
    return layoutFuzzed(use) ?? drawingFuzzed(use) ?? motionFuzzed(use) ?? gestureFuzzed(use)
      ?? lifeFuzzed(use)
      ?? rowFuzzed(use) ?? styleFuzzed(use) ?? presentationFuzzed(use) ?? screenFuzzed(use)
      ?? focusFuzzed(use) ?? accessibilityFuzzed(use) ?? self
  }
}
