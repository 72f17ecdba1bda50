import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// A button that moves is tapped where it can be pressed at that moment.
@MainActor @Suite struct MovingTapTests {
  /// A button that moves from one side to the other for a second.
  private struct Moving: View {
    let kind: Int
    @State private var isOn = false
    @State private var count = 0

    var body: some View {
      VStack {
        button
        Text("\(count) presses")
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }

    @ViewBuilder private var button: some View {
      let x: CGFloat = isOn ? 150 : -150
      let button = Button("Go") { count += 1 }
      switch kind {
      case 0: button.offset(x: x)
      case 1: button.frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
      case 2: button.rotationEffect(.degrees(isOn ? 180 : 0), anchor: UnitPoint(x: 3, y: 0))
      case 3: button.scaleEffect(isOn ? 1 : 0.1, anchor: UnitPoint(x: 4, y: 0))
      case 4: button.visualEffect { content, _ in content.offset(x: x) }
      case 5: if isOn { button.transition(.move(edge: .leading)) }
      default: button.offset(x: x).padding(.top, isOn ? 200 : 0).accessibilityHint("starts")
      }
    }
  }

  @Test(arguments: 0..<7)
  func `M130: a button that moves is tapped where it can be pressed`(kind: Int) throws {
    let host = TestHost.phone(height: 600) { Moving(kind: kind) }
    let early = try? host.find(role: .button, label: "Go")
    for _ in 0..<3 {
      host.advance(by: 0.2)
      try host.find(role: .button, label: "Go").tap()
    }
    early?.tap()
    #expect(host.text.contains(early == nil ? "3 presses" : "4 presses"))
    #expect(host.diagnostics.isEmpty)
  }
}
