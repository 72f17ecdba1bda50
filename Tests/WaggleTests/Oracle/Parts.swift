import Foundation
import WaggleTestKit

/// A leaf with its own state, which shows in its size and in two keys.
struct Counter: View {
  @State private var value: Int
  let path: String
  let height: Int
  let world: World

  init(_ tree: Tree, _ path: String, _ world: World) {
    _value = State(initialValue: world.carried[path] ?? tree.numbers[0])
    self.path = path
    self.world = world
    height = tree.number(1, below: 7)
  }

  var body: some View {
    let _ = world.offer(path, $value)
    let _ = world.note(path, value)
    Color.blue
      .frame(width: CGFloat(4 + abs(value % 9)), height: CGFloat(5 + height))
      .preference(key: Total.self, value: value)
      .preference(key: Words.self, value: ["c\(value)"])
  }
}

/// A leaf whose body does not read its state: only closures that run later do.
struct Late: View {
  @State private var value: Int
  let kind: Int
  let path: String
  let world: World

  init(_ tree: Tree, _ path: String, _ world: World) {
    _value = State(initialValue: world.carried[path] ?? tree.numbers[0])
    kind = tree.number(1, below: 3)
    self.path = path
    self.world = world
  }

  private var bar: some View {
    world.note(path, value)
    return Color.cyan.frame(width: CGFloat(abs(value % 7) + 1), height: 4)
      .preference(key: Newest.self, value: "late \(value)")
  }

  var body: some View {
    let _ = world.offer(path, $value)
    // One view, whichever it is: what is around it stays.
    ZStack {
      switch kind {
      case 0: HStack { ForEach(0..<2) { _ in bar } }
      case 1: GeometryReader { _ in bar }.frame(width: 9, height: 5)
      default:
        Color.brown.frame(width: 9, height: 5).overlayPreferenceValue(Total.self) { _ in bar }
      }
    }
  }
}

/// A leaf that shows a value of the environment.
struct EnvironmentBox: View {
  @Environment(\.oracleStep) private var step

  var body: some View {
    Color.orange.frame(width: CGFloat(3 + abs(step % 11)), height: 6)
      .preference(key: Words.self, value: ["e\(step)"])
      .preference(key: Largest.self, value: step)
  }
}

/// A custom view around others.
struct Passing<Content: View>: View {
  let content: Content

  var body: some View { content }
}

/// A custom modifier, with state.
struct Tagging: ViewModifier {
  @State private var value: Int
  let path: String
  let world: World

  init(_ tree: Tree, _ path: String, _ world: World) {
    _value = State(initialValue: world.carried[path] ?? tree.numbers[0])
    self.path = path
    self.world = world
  }

  func body(content: Content) -> some View {
    let _ = world.offer(path, $value)
    let _ = world.note(path, value)
    content
      .padding(.leading, CGFloat(abs(value % 5)))
      .transformPreference(Newest.self) { $0 += "+\(value)" }
  }
}

/// Observes what its content writes and writes it again beside it: a state that follows a preference.
struct Echo<Content: View>: View {
  let content: Content
  @State private var heard = 0

  var body: some View {
    content
      .onPreferenceChange(Total.self) { heard = $0 }
      .overlay(alignment: .topTrailing) {
        Color.yellow.frame(width: CGFloat(abs(heard % 13)), height: 2)
          .preference(key: Total.self, value: heard % 100)
        if heard % 2 == 0 { Color.blue.frame(width: 2, height: 5) }
      }
  }
}

/// What is drawn of a value that was read.
struct Layer<K: OracleKey>: View {
  let value: K.Value

  var body: some View { K.layer(value) }
}

/// A view that is compared by its description.
struct Compared: View, Equatable {
  let inner: TreeView

  nonisolated static func == (a: Compared, b: Compared) -> Bool {
    a.inner.tree == b.inner.tree && a.inner.place == b.inner.place
  }

  var body: some View { inner }
}

/// A leaf whose look depends on the scheme.
struct SchemeBox: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Color.primary.frame(width: scheme == .dark ? 9 : 5, height: 4)
      .preference(key: Words.self, value: [scheme == .dark ? "dark" : "light"])
  }
}

/// A leaf that shows a shape.
struct Figure: View {
  let form: Int
  let size: Int

  var body: some View {
    ZStack {
      switch form {
      case 0: Circle().fill(Color.red)
      case 1: Capsule().stroke(Color.primary, lineWidth: CGFloat(size) / 5)
      case 2: RoundedRectangle(cornerRadius: CGFloat(size)).strokeBorder(.blue, lineWidth: 2)
      case 3:
        Rectangle().fill(
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      default: Ellipse()
      }
    }
    .frame(minWidth: CGFloat(size), maxWidth: form == 2 ? nil : CGFloat(size + 5), maxHeight: 20)
  }
}

/// A leaf that reads an observed object, in its body or in closures that run later.
struct ModelBox: View {
  let kind: Int
  let beacon: Beacon

  private var bar: some View {
    Color.pink.frame(width: CGFloat(beacon.value % 13 + 1), height: 3)
      .preference(key: Total.self, value: beacon.value)
      .preference(key: Words.self, value: ["m\(beacon.value)"])
  }

  var body: some View {
    ZStack {
      switch kind {
      case 0: bar
      case 1: ForEach(0..<(beacon.value % 3 + 1), id: \.self) { _ in bar }
      case 2: GeometryReader { _ in bar }.frame(width: 9, height: 5)
      case 3: Color.brown.frame(width: 9, height: 5).overlayPreferenceValue(Total.self) { _ in bar }
      case 4: Listening()
      default: if beacon.value % 2 == 0 { bar } else { Color.teal.frame(width: 3, height: 3) }
      }
    }
  }
}

/// A leaf that finds the observed object in the environment.
struct Listening: View {
  @Environment(Beacon.self) private var beacon

  var body: some View { Color.gray.frame(width: CGFloat(beacon.value % 7 + 1), height: 6) }
}

/// A state that a view below shows through a binding.
struct Holder: View {
  @State private var value: Int
  let path: String
  let world: World

  init(_ tree: Tree, _ path: String, _ world: World) {
    _value = State(initialValue: world.carried[path] ?? tree.numbers[0])
    self.path = path
    self.world = world
  }

  var body: some View { Held(value: $value, path: path, world: world) }
}

/// A leaf that shows a binding.
struct Held: View {
  @Binding var value: Int
  let path: String
  let world: World

  var body: some View {
    let _ = world.offer(path, $value)
    let _ = world.note(path, value)
    Color.indigo.frame(width: CGFloat(abs(value % 9) + 2), height: 5)
      .preference(key: Largest.self, value: value)
  }
}

/// Shows how wide its content is: a state that follows geometry. The bar lies over the content, so that it does not
/// decide what it follows: that would be decided by history.
struct AnimatedValue<Content: View>: View {
  let content: Content
  @State private var width: CGFloat = 0

  var body: some View {
    content
      .background {
        GeometryReader { Color.clear.preference(key: Extent.self, value: $0.size.width) }
      }
      .onPreferenceChange(Extent.self) { width = $0 }
      .overlay(alignment: .bottomLeading) {
        HStack(spacing: 0) {
          Color.mint.frame(width: width / 2, height: 2)
          if width > 20 { Color.green.frame(maxWidth: width / 3, maxHeight: 3) }
        }
      }
  }
}

/// A view, and one beside it that takes its frame.
struct Matching<Source: View, Follower: View>: View {
  let source: Source
  let follower: Follower
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  @Namespace private var names

  var body: some View {
    VStack(alignment: .leading) {
      source.matchedGeometryEffect(id: 1, in: names)
      follower.matchedGeometryEffect(
        id: 1, in: names, properties: properties, anchor: anchor, isSource: false)
    }
  }
}
