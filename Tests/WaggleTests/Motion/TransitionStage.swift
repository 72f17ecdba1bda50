import SwiftUI
import WaggleTestKit

/// A state in a tree that a test sets from outside.
@MainActor final class Remote<Value> {
  fileprivate var binding: Binding<Value>?

  var value: Value {
    get { binding!.wrappedValue }
    set { binding!.wrappedValue = newValue }
  }
}

/// A view made from one state.
struct Stage<Value, Content: View>: View {
  @State private var value: Value
  private let remote: Remote<Value>
  private let content: (Value) -> Content

  init(
    _ value: Value, _ remote: Remote<Value>, @ViewBuilder content: @escaping (Value) -> Content
  ) {
    _value = State(initialValue: value)
    self.remote = remote
    self.content = content
  }

  var body: some View {
    let _ = remote.binding = $value
    content(value)
  }
}

/// A host of 100 by 100 points with a stage in it, and how to change what it is made from.
@MainActor struct Show<Value> {
  let host: TestHost
  let remote: Remote<Value>

  init<Content: View>(
    _ value: Value, semantics: PreferenceSemantics = .seeds,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    let remote = Remote<Value>()
    self.remote = remote
    host = TestHost(size: CGSize(width: 100, height: 100), semantics: semantics) {
      Stage(value, remote, content: content)
    }
    host.settle()
  }

  /// Sets the state in one frame; the animation takes a second.
  func set(_ value: Value) {
    host.frame { withAnimation(.linear(duration: 1)) { remote.value = value } }
  }

  /// Sets the state in one frame, without an animation.
  func jump(_ value: Value) { host.frame { remote.value = value } }

  /// What is drawn, one item a line, without colours' numbers.
  var drawn: [String] {
    host.displayList.description.split(separator: "\n").map(String.init)
  }
}

/// What happened, in order.
@MainActor final class Diary {
  var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  func take() -> [String] {
    defer { entries = [] }
    return entries
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
