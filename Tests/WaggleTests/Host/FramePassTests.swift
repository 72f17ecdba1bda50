import Foundation
import TestSupport
import Testing
import Waggle

/// The order of the passes of a frame, as Docs/frame.md lists them, seen by what each of them runs.
@MainActor @Suite struct FramePassTests {
  private let log = Log()

  @Test func `The passes of a frame run in the order of the page about it`() {
    let knob = Knob(0)
    let host = PlainHost { [log] in
      Turned(knob) { value in
        let _ = log.add("body")
        Frames(value: value, log: log) { Pen(value: value, log: log) }
          .preference(key: Number.self, value: value)
          .onPreferenceChange(Number.self) { log.add("observer \($0)") }
          .onChange(of: value) { log.add("change") }
        if value == 1 { Color.red.onPreferenceChange(Unwritten.self) { _ in } }
      }
    }
    host.runtime.report = { [log] in log.add($0.id) }
    _ = host.runtime.timers.wake(at: 1) { [log] in log.add("timer") }
    _ = log.take()
    host.host.frame(at: 1) {
      log.add("event")
      knob.value = 1
    }
    #expect(
      withoutRepetitions(log.take()) == [
        "timer", "event", "body", "measure", "place", "observer 1", "change", "draw", "W-NOWRITER",
      ])
  }

  @Test func `A frame in which nothing is due runs no pass that visits views`() {
    let host = PlainHost { [log] in
      let _ = log.add("body")
      Frames(value: 0, log: log) { Pen(value: 0, log: log) }
    }
    _ = log.take()
    host.host.frame()
    #expect(log.take() == [])
  }

  private func withoutRepetitions(_ entries: [String]) -> [String] {
    entries.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

/// Logs when it is measured and when it places; its size depends on a value.
private struct Frames: Layout {
  let value: Int
  let log: Log

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated { log.add("measure") }
    return CGSize(width: 10 + value, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    MainActor.assumeIsolated { log.add("place") }
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// Logs when it is drawn.
private struct Pen: Shape {
  let value: Int
  let log: Log

  func path(in rect: CGRect) -> Path {
    MainActor.assumeIsolated { log.add("draw") }
    return Path(rect)
  }
}

private struct Number: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Unwritten: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
