import Observation
import SwiftUI
import Testing
import WaggleTestKit

/// Rows that are not drawn.
@MainActor @Suite struct HiddenFormTests {
  @Observable final class Model { var isFirst = true }

  @ViewBuilder private func content(_ kind: Int, _ model: Model) -> some View {
    let form = Form { if model.isFirst { Text("b") } else { Text("c") } }
    switch kind {
    case 0: form.hidden()
    case 1: Form { if model.isFirst { Text("b") } }.hidden()
    default: Text("a").accessibilityRepresentation { form }
    }
  }

  @Test(arguments: 0..<3)
  func `R233: a row of a form that is not drawn is replaced with an animation`(kind: Int) {
    let model = Model()
    let host = TestHost(size: CGSize(width: 390, height: 700)) { content(kind, model) }
    host.settle()
    for _ in 0..<3 {
      host.frame { withAnimation(.linear(duration: 1)) { model.isFirst.toggle() } }
      host.host.checkInvariants()
      host.advance(by: 0.3)
    }
    host.advance(by: 2)
    host.host.checkInvariants()
    if kind == 2 { #expect(host.elements.contains { $0.label == "c" }) }
  }
}
