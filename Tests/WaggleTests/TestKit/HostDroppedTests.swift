import Observation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// A host that is dropped in the middle of something leaves nothing behind: its runtime, which every view's inputs hold,
/// is freed with it.
@MainActor @Suite struct HostDroppedTests {
  private let middle = CGPoint(x: 195, y: 422)

  private func isFreed(
    _ content: @escaping () -> some View, after steps: (TestHost) throws -> Void
  ) rethrows -> Bool {
    weak var runtime: AnyObject?
    do {
      let host = TestHost(content: content)
      host.settle()
      try steps(host)
      runtime = host.runtime
    }
    return runtime == nil
  }

  // MARK: Focus

  @Test func `A host is freed while a button has the focus (M144)`() {
    #expect(
      isFreed {
        Buttons()
      } after: {
        $0.key(.tab)
      })
  }

  @Test func `A host is freed while a bound view has the focus (M144)`() {
    #expect(
      isFreed {
        FocusedBox()
      } after: {
        $0.tap(at: middle)
      })
  }

  @Test func `A host is freed while the focus waits for the next frame (M145)`() {
    final class Wish { var ask: () -> Void = {} }
    let wish = Wish()
    struct Asking: View {
      let wish: Wish
      @FocusState private var isFocused: Bool
      var body: some View {
        Color.red.focusable().focused($isFocused).onAppear { wish.ask = { isFocused = true } }
      }
    }
    #expect(
      isFreed {
        Asking(wish: wish)
      } after: { _ in
        wish.ask()
      })
  }

  @Test func `A host is freed while a key is held down`() {
    #expect(
      isFreed {
        Color.red.focusable().onKeyPress(.space) { .handled }
      } after: { host in
        host.tap(at: middle)
        host.key(.space)
      })
  }

  // MARK: Gestures

  @Test func `A host is freed while a button is pressed (M136)`() throws {
    #expect(
      try isFreed {
        Buttons()
      } after: { host in
        let frame = try host.find(role: .button, label: "Row 7").frame
        host.press(at: CGPoint(x: frame.midX, y: frame.midY))
      })
  }

  @Test func `A hundred hosts are freed in the middle of a press (M136)`() throws {
    for number in 0..<100 {
      #expect(
        try isFreed {
          Button("Press") {}
        } after: { host in
          let frame = try host.find(label: "Press").frame
          host.press(at: CGPoint(x: frame.midX, y: frame.midY))
          if number.isMultiple(of: 2) { host.move(to: CGPoint(x: 0, y: 0)) }
        })
    }
  }

  @Test func `A host is freed during a drag, and its gesture state is reset (R194)`() {
    let log = Log()
    let isFreed = isFreed {
      Dragged(log: log)
    } after: { host in
      host.press(at: middle)
      host.move(to: CGPoint(x: middle.x + 30, y: middle.y))
    }
    #expect(isFreed)
    #expect(log.entries == ["changed", "reset"])
  }

  @Test func `A host is freed while a long press waits for its time (M103)`() {
    #expect(
      isFreed {
        Color.red.onLongPressGesture {}
      } after: { host in
        host.press(at: middle)
        host.advance(by: 0.2)
      })
  }

  @Test func `A host is freed while a tap waits for a second one (M101)`() {
    #expect(
      isFreed {
        Color.red.onTapGesture {}.onTapGesture(count: 2) {}
      } after: {
        $0.tap(at: middle)
      })
  }

  @Test func `A host is freed while two fingers magnify (M108)`() {
    #expect(
      isFreed {
        Color.red.gesture(MagnifyGesture().simultaneously(with: RotateGesture()))
      } after: { host in
        host.press(at: middle, finger: 1)
        host.press(at: CGPoint(x: 100, y: 100), finger: 2)
        host.move(to: CGPoint(x: 50, y: 50), finger: 2)
      })
  }

  // MARK: Time

  @Test func `A host is freed while views are inserted and removed (M062)`() {
    for share in [0, 0.1, 0.5] {
      #expect(
        isFreed {
          Toggled()
        } after: { host in
          host.tap(at: middle)
          host.advance(by: share)
          host.tap(at: middle)
          host.advance(by: share)
        })
    }
  }

  @Test func `A host is freed while an animation repeats forever (M022)`() {
    #expect(
      isFreed {
        Pulsing()
      } after: {
        $0.advance(by: 3)
      })
  }

  @Test func `A host is freed while a task sleeps, and the task is cancelled (M187)`() async {
    let log = Log()
    #expect(
      await freedAfterTasks {
        Text("a").task {
          do { try await Task.sleep(for: .seconds(86_400)) } catch { log.add("cancelled") }
        }
      })
    for _ in 0..<500 where log.entries.isEmpty { try? await Task.sleep(for: .milliseconds(10)) }
    #expect(log.entries == ["cancelled"])
  }

  private func freedAfterTasks(_ content: @escaping () -> some View) async -> Bool {
    weak var runtime: AnyObject?
    do {
      let host = TestHost(content: content)
      host.frame()
      for _ in 0..<64 { await Task.yield() }
      runtime = host.runtime
    }
    return runtime == nil
  }

  // MARK: Updates

  @Test func `A host is freed while a set waits for the next frame (R187)`() {
    let model = Dial()
    #expect(
      isFreed {
        Counting(model: model)
      } after: { _ in
        model.count += 1
      })
  }

  @Test func `A host is freed while a refused value waits for the next frame (R085)`() {
    #expect(
      isFreed {
        Looping()
      } after: {
        $0.frame()
      })
  }

  @Test func `A host is freed while layout does not settle (R092)`() {
    #expect(
      isFreed {
        Restless()
      } after: {
        $0.frame()
      })
  }

  @Test func `A host is freed in the frame in which all its views change (R190)`() {
    let model = Dial()
    #expect(
      isFreed {
        Counting(model: model)
      } after: { host in
        for _ in 0..<20 { host.frame { model.count += 1 } }
      })
  }

  @Test func `A host is freed with content that was measured and never laid out (R147)`() {
    #expect(
      isFreed {
        ViewThatFits {
          Color.red.frame(width: 1000)
          GeometryReader { _ in AnyView(Color.red) }.frame(width: 900)
          Color.red.frame(width: 800)
            .overlayPreferenceValue(NumberKey.self) { if $0 == 0 { Color.blue } }
          Color.red
        }
      } after: { _ in
      })
  }

  @Test func `A host that was never shown is freed`() {
    weak var runtime: AnyObject?
    do { runtime = TestHost { Buttons() }.runtime }
    #expect(runtime == nil)
  }

  // MARK: What others kept

  @Test func `Bindings and proxies that outlive their host do nothing (R120, R132)`() {
    let kept = Kept()
    let isFreed = isFreed {
      Keeping(kept: kept)
    } after: { host in
      #expect(kept.proxy?.size == CGSize(width: 390, height: 844))
      host.key(.tab)
    }
    #expect(isFreed)
    #expect(kept.proxy?.size == .zero)
    kept.binding?.wrappedValue = 5
    kept.focus?.wrappedValue = true
    #expect(kept.model?() == "Ada")
  }
}

// MARK: - Views

private struct Buttons: View {
  var body: some View { VStack { ForEach(0..<20, id: \.self) { Button("Row \($0)") {} } } }
}

private struct FocusedBox: View {
  enum Field { case box }
  @FocusState private var field: Field?
  var body: some View {
    Color.red.focusable().focused($field, equals: .box).onKeyPress { _ in .handled }
      .opacity(field == .box ? 1 : 0.5)
  }
}

private struct Dragged: View {
  let log: Log
  @GestureState private var offset = CGSize.zero

  init(log: Log) {
    self.log = log
    _offset = GestureState(initialValue: .zero) { _, _ in log.add("reset") }
  }

  var body: some View {
    Color.red.offset(offset).gesture(
      DragGesture()
        .updating($offset) { value, state, _ in state = value.translation }
        .onChanged { _ in log.add("changed") }
        .onEnded { _ in log.add("ended") })
  }
}

private struct Toggled: View {
  @State private var isOn = true
  var body: some View {
    VStack {
      if isOn {
        Text("on").transition(.move(edge: .leading).combined(with: .opacity))
      } else {
        Text("off").transition(.scale)
      }
      ForEach(isOn ? [1, 2, 3] : [3, 4], id: \.self) { Text("\($0)") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation(.linear(duration: 1)) {
        isOn.toggle()
      } completion: {
      }
    }
  }
}

private struct Pulsing: View {
  @State private var isLarge = false
  var body: some View {
    Circle().scaleEffect(isLarge ? 2 : 1)
      .onAppear { withAnimation(.linear(duration: 0.3).repeatForever()) { isLarge = true } }
  }
}

private struct Counting: View {
  let model: Dial
  var body: some View {
    ViewThatFits {
      VStack { ForEach(0...model.count, id: \.self) { Text("row \($0)").padding() } }
      Text("\(model.count)")
    }
  }
}

private struct NumberKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Looping: View {
  @State private var number = 0
  var body: some View {
    Color.red.preference(key: NumberKey.self, value: number)
      .onPreferenceChange(NumberKey.self) { number = $0 + 1 }
  }
}

private struct Restless: View {
  @State private var width: CGFloat = 10
  var body: some View {
    GeometryReader { proxy in
      Color.red.preference(key: NumberKey.self, value: Int(proxy.size.width))
    }
    .frame(width: width)
    .onPreferenceChange(NumberKey.self) { width = $0 > 100 ? 10 : CGFloat($0 + 1) }
  }
}

@Observable private final class Person { let name = "Ada" }

private final class Kept {
  var proxy: GeometryProxy?
  var binding: Binding<Int>?
  var focus: FocusState<Bool>.Binding?
  var model: (() -> String)?
}

private struct Keeping: View {
  let kept: Kept
  @State private var number = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    GeometryReader { proxy in
      Named(kept: kept)
        .focusable().focused($isFocused)
        .onAppear {
          kept.proxy = proxy
          kept.binding = $number
          kept.focus = $isFocused
        }
    }
    .environment(Person())
  }
}

private struct Named: View {
  let kept: Kept
  @Environment(Person.self) private var person
  var body: some View { Color.red.onAppear { kept.model = { person.name } } }
}
