import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// A host that is dropped in the middle of its own work, or of another host's, leaves nothing behind.
@MainActor @Suite struct HostDroppedInCallbackTests {
  private let middle = CGPoint(x: 50, y: 50)

  /// Holds a host that views themselves may drop.
  @MainActor private final class Holder {
    var host: TestHost?
    weak var runtime: AnyObject?

    @discardableResult
    func make<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost {
      let host = TestHost(size: CGSize(width: 100, height: 100), content: content)
      self.host = host
      runtime = host.runtime
      return host
    }
  }

  private func isFreed<V: View>(
    _ content: @escaping () -> V, after steps: (TestHost) throws -> Void
  ) rethrows -> Bool {
    let holder = Holder()
    try steps(holder.make(content))
    holder.host = nil
    return holder.runtime == nil
  }

  @Test func `A host that is dropped in its own tap is freed`() {
    let holder = Holder()
    struct Leaving: View {
      let leave: () -> Void
      @State private var count = 0
      var body: some View {
        Color.red.onTapGesture {
          count += 1
          leave()
          withAnimation { count += 1 }
        }
        .opacity(count > 0 ? 0.5 : 1)
      }
    }
    holder.make { Leaving { holder.host = nil } }
    holder.host?.frame()
    holder.host?.tap(at: middle)
    #expect(holder.runtime == nil)
  }

  @Test func `A host that is dropped in its own onAppear, onChange or preference action is freed`()
  {
    let holder = Holder()
    for place in 0..<4 {
      struct Leaving: View {
        let place: Int
        let leave: () -> Void
        var body: some View {
          Color.red.preference(key: NumberKey.self, value: 1)
            .onPreferenceChange(NumberKey.self) { _ in if place == 0 { leave() } }
            .onAppear { if place == 1 { leave() } }
            .onChange(of: 1, initial: true) { if place == 2 { leave() } }
            .overlayPreferenceValue(NumberKey.self) { _ in
              if place == 3 { let _ = leave() }
              Color.blue
            }
        }
      }
      holder.make { Leaving(place: place) { holder.host = nil } }
      holder.host?.settle()
      #expect(holder.runtime == nil)
    }
  }

  @Test func `Of two hosts with one model, one can be dropped in an action of the other`() throws {
    let model = Dial()
    let (one, other) = (Holder(), Holder())
    struct Shown: View {
      let model: Dial
      let act: () -> Void
      var body: some View {
        VStack {
          ForEach(0..<(model.count % 3), id: \.self) { Text("\($0)").transition(.scale) }
          Button("Go") {
            withAnimation { model.count += 1 }
            act()
            withAnimation { model.count += 1 }
          }
        }
      }
    }
    one.make { Shown(model: model) { other.host = nil } }
    other.make { Shown(model: model) {} }
    one.host?.settle()
    other.host?.settle()
    try one.host?.find(label: "Go").tap()
    #expect(other.runtime == nil)
    #expect(one.host?.text.contains("1") == true)
    one.host = nil
    #expect(one.runtime == nil)
    model.count += 1
  }

  @Test func `Of two hosts with one model, one can be dropped while the other's body runs`() {
    let model = Dial()
    let (one, other) = (Holder(), Holder())
    struct Shown: View {
      let model: Dial
      let act: () -> Void
      var body: some View {
        let _ = model.count > 0 ? act() : ()
        Text("\(model.count)")
      }
    }
    one.make { Shown(model: model) { other.host = nil } }
    other.make { Shown(model: model) {} }
    one.host?.settle()
    other.host?.settle()
    model.count = 1
    one.host?.settle()
    #expect(other.runtime == nil)
    #expect(one.host?.text == ["1"])
  }

  @Test func `A host that a task drops between two awaits is freed`() async {
    let holder = Holder()
    let log = Log()
    struct Working: View {
      let leave: () -> Void
      let log: Log
      @State private var count = 0
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        Text("\(count)").task {
          count = 1
          await Task.yield()
          leave()
          count = 2
          await Task.yield()
          count = 3
          log.add("\(count) \(scheme) \(Task.isCancelled)")
        }
      }
    }
    holder.make { Working(leave: { holder.host = nil }, log: log) }
    holder.host?.frame()
    for _ in 0..<500 where log.entries.isEmpty { try? await Task.sleep(for: .milliseconds(2)) }
    #expect(log.entries == ["3 light true"])
    #expect(holder.runtime == nil)
  }

  @Test func `A host is freed while AnyViews of other types are inserted and removed (M062)`() {
    struct Turning: View {
      @State private var step = 0
      var body: some View {
        VStack {
          let texts: [AnyView] = [
            AnyView(Text("a").transition(.slide)), AnyView(Color.red.transition(.opacity)),
            AnyView(Button("c") {}.transition(.scale)),
          ]
          texts[step % 3]
        }
        .overlay { if step.isMultiple(of: 2) { AnyView(Circle().transition(.move(edge: .top))) } }
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { step += 1 } }
      }
    }
    for share in [0, 0.3] {
      #expect(
        isFreed {
          Turning()
        } after: { host in
          for _ in 0..<4 {
            host.tap(at: middle)
            host.advance(by: share)
          }
        })
    }
  }

  @Test func `A host is freed while a key repeats`() {
    #expect(
      isFreed {
        Color.red.focusable().onKeyPress(.space) { .handled }
      } after: { host in
        host.tap(at: middle)
        for phase in [KeyPress.Phases.down, .repeat, .repeat] {
          host.frame {
            host.host.input.handle(
              .key(KeyPressEvent(key: .space, modifiers: [], phase: phase, time: host.time)))
          }
        }
      })
  }

  @Test func `A host is freed in the second part of a sequence, and its gesture state is reset`() {
    let log = Log()
    struct Pressed: View {
      let log: Log
      @GestureState private var offset: CGSize
      init(log: Log) {
        self.log = log
        _offset = GestureState(initialValue: .zero) { _, _ in log.add("reset") }
      }
      var body: some View {
        Color.red.offset(offset).gesture(
          LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
            .updating($offset) { value, state, _ in
              if case .second(true, let drag?) = value { state = drag.translation }
            }
            .onEnded { _ in log.add("ended") })
      }
    }
    #expect(
      isFreed {
        Pressed(log: log)
      } after: { host in
        host.press(at: middle)
        host.advance(by: 0.3)
        host.move(to: CGPoint(x: 90, y: 50))
      })
    #expect(log.entries == ["reset"])
  }

  @Test func `A host is freed while the pointer is over a view`() {
    let log = Log()
    #expect(
      isFreed {
        Color.red.onHover { log.add("\($0)") }
          .onContinuousHover { if case .ended = $0 { log.add("ended") } }
      } after: {
        $0.hover(at: middle)
      })
    #expect(log.entries.prefix(1) == ["true"])
  }

  @Test func `A host is freed while a reader's layer waits for the next frame`() {
    struct Growing: View {
      @State private var count = 0
      var body: some View {
        Color.red.preference(key: NumberKey.self, value: count)
          .overlayPreferenceValue(NumberKey.self) { count in
            GeometryReader { _ in ForEach(0..<count, id: \.self) { Text("\($0)") } }
          }
          .onTapGesture { count += 1 }
          .onPreferenceChange(NumberKey.self) { if $0 > 0 { count = $0 + 1 } }
      }
    }
    #expect(
      isFreed {
        Growing()
      } after: {
        $0.tap(at: middle)
      })
  }

  @Test func `Values kept from a dropped host can still be used`() {
    let (kept, model) = (Kept(), Dial())
    #expect(
      isFreed {
        KeptValues(kept: kept, model: model)
      } after: {
        $0.settle()
      })
    #expect(kept.uses.count == 18)
    for use in kept.uses { use() }
    #expect(model.count == 1)
  }

  @Test func `A picture whose views report while they are removed is drawn`() throws {
    struct Going: View {
      var body: some View {
        GeometryReader { proxy in
          Color.red.onDisappear { _ = proxy.frame(in: .named("nowhere")) }
        }
      }
    }
    let renderer = ImageRenderer(content: Going().frame(width: 10, height: 10))
    #expect(try !renderer.pngData().isEmpty)
  }

  @Test func `A picture can be drawn in a body and an action of a dropped host`() {
    struct Drawing: View {
      let log: Log
      let leave: () -> Void
      var body: some View {
        let inBody =
          (try? ImageRenderer(content: Text("a").onAppear { log.add("shown") }).pngData())
        Text("\(inBody?.count ?? 0)")
          .onAppear {
            let renderer = ImageRenderer(content: Text("b").onDisappear { leave() })
            log.add("\(try! renderer.pngData().count > 100)")
          }
      }
    }
    let (log, holder) = (Log(), Holder())
    holder.make { Drawing(log: log) { holder.host = nil } }
    holder.host?.settle()
    #expect(holder.runtime == nil)
    #expect(log.entries == ["shown", "true"])
  }
}

private struct NumberKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct AnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private final class Kept {
  var uses: [() -> Void] = []
}

/// Keeps uses of all that a view can read and set.
private struct KeptValues: View {
  let kept: Kept
  @State private var count = 0
  @State private var names = ["a"]
  @GestureState private var isPressed = false
  @FocusState private var focus: Int?
  @Bindable var model: Dial
  @Environment(\.self) private var environment
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    GeometryReader { proxy in
      Color.red
        .anchorPreference(key: AnchorKey.self, value: .bounds) { $0 }
        .overlayPreferenceValue(AnchorKey.self) { anchor in
          GeometryReader { inner in
            Color.blue.onAppear { kept.uses += geometryUses(anchor, proxy, inner) }
          }
        }
        .onAppear { kept.uses += stateUses + transactionUses }
        .gesture(DragGesture().updating($isPressed) { _, state, _ in state = true })
    }
  }

  private func geometryUses(
    _ anchor: AnchorKey.Value, _ proxy: GeometryProxy, _ inner: GeometryProxy
  ) -> [() -> Void] {
    [
      { _ = anchor.map { inner[$0] } }, { _ = anchor.map { proxy[$0] } },
      { _ = inner.frame(in: .global) }, { _ = inner.frame(in: .named("none")) },
      { _ = inner.safeAreaInsets },
    ]
  }

  private var stateUses: [() -> Void] {
    [
      { $count.wrappedValue += 1 }, { names.append("b") }, { $names[0].wrappedValue = "c" },
      { $model.count.wrappedValue += 1 }, { focus = 2 }, { $focus.wrappedValue = nil },
      { _ = isPressed }, { _ = environment.colorScheme }, { _ = scheme },
    ]
  }

  private var transactionUses: [() -> Void] {
    [
      { $count.animation().wrappedValue += 1 }, { withAnimation { count += 1 } },
      {
        withAnimation {
          count += 1
        } completion: {
          count += 1
        }
      },
      { withTransaction(\.disablesAnimations, true) { count += 1 } },
    ]
  }
}
