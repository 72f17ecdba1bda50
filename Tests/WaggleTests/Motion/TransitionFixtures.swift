import SwiftUI
import TestSupport
import WaggleTestKit

/// A host of 100 by 100 points with a stage in it, and how to change what it is made from.
@MainActor struct Show<Value> {
  let host: TestHost
  let knob: Knob<Value>

  init<Content: View>(
    _ value: Value, semantics: PreferenceSemantics = .seeds,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    let knob = Knob(value)
    self.knob = knob
    host = TestHost(size: CGSize(width: 100, height: 100), semantics: semantics) {
      Turned(knob, content: content)
    }
    host.settle()
  }

  /// Sets the state in one frame; the animation takes one second.
  func set(_ value: Value) {
    host.frame { withAnimation(.linear(duration: 1)) { knob.value = value } }
  }

  /// Sets the state in one frame, without an animation.
  func jump(_ value: Value) { host.frame { knob.value = value } }

  /// What is drawn, one item a line, without colours' numbers.
  var drawn: [String] {
    host.displayList.description.split(separator: "\n").map(String.init)
  }
}

/// Takes all room and draws nothing, so that the container around it stays where it is.
struct Room: View {
  var body: some View { Rectangle().hidden() }
}

/// A tile of 20 points.
struct Tile: View {
  var color = Color.red
  var body: some View { color.frame(width: 20, height: 20) }
}
