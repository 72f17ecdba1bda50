import Foundation
import Observation
import TestSupport
import Testing
import Waggle

/// How often a frame repeats its passes, at each limit and one beyond it (the table in Docs/frame.md).
@MainActor @Suite struct FrameLimitTests {
  // MARK: Two updates with actions in a frame

  @Test func `A frame calls the actions of two updates, and draws what the second has set (R091)`()
  {
    let (knob, log) = (Knob(0), Log())
    let host = PlainHost { Turned(knob) { Chain(start: $0, log: log) } }
    _ = log.take()
    host.host.frame { knob.value = 1 }
    #expect(log.take() == ["body", "first", "body", "second", "body"])
    #expect(host.host.hasWork)
  }

  @Test func `The actions of a third update are called in the next frame (R091)`() {
    let (knob, log) = (Knob(0), Log())
    let host = PlainHost { Turned(knob) { Chain(start: $0, log: log) } }
    host.host.frame { knob.value = 1 }
    _ = log.take()
    host.host.frame()
    #expect(log.take() == ["third", "body"])
    #expect(!host.host.hasWork)
    #expect(host.diagnostics == [])
  }

  // MARK: Sixteen transactions that bodies cause

  @Test func `Two bodies that change each other's objects end their frame with W-LOOP (R184)`() {
    let (knob, one, other) = (Knob(false), Number(), Number())
    let host = PlainHost {
      Turned(knob) {
        if $0 {
          CopyingBody(from: one, to: other)
          CopyingBody(from: other, to: one)
        }
      }
    }
    host.host.frame { knob.value = true }
    let first = one.value
    #expect(first > 8 && first < 100)
    #expect(host.diagnostics.map(\.id) == ["W-LOOP"])
    #expect(host.diagnostics.first?.message.contains("observable object") == true)
    #expect(host.host.hasWork)
    host.host.frame()
    #expect(one.value > first && one.value < first + 100)
  }

  @Test
  func `Two bodies that change each other's objects up to a limit settle in their frame (R184)`() {
    let (knob, one, other) = (Knob(false), Number(), Number())
    let host = PlainHost {
      Turned(knob) {
        if $0 {
          CopyingBody(from: one, to: other, limit: 8)
          CopyingBody(from: other, to: one, limit: 8)
        }
      }
    }
    host.host.frame { knob.value = true }
    #expect(max(one.value, other.value) == 8)
    #expect(host.diagnostics == [])
    #expect(!host.host.hasWork)
  }

  // MARK: Eight rounds of content and layout in an update

  @Test func `Content that comes to rest in the eighth round is complete in its frame`() {
    let host = Sinking(to: 7)
    host.start()
    #expect(host.height == 7)
    #expect(host.diagnostics == [])
    #expect(!host.hasWork)
  }

  @Test
  func `Content that needs a ninth round is reported, and gets it in the same frame's next update`()
  {
    let host = Sinking(to: 8)
    host.start()
    #expect(host.height == 8)
    #expect(host.diagnostics.map(\.id) == ["W-LOOP"])
    #expect(!host.hasWork)
  }

  @Test func `Content that never comes to rest runs eight times in each of three updates`() {
    let host = Sinking(to: .infinity)
    host.start()
    // Once for the transaction that starts it, before the rounds.
    #expect(host.bodies.count == 1 + 3 * 8)
    #expect(host.diagnostics.map(\.id) == ["W-LOOP"])
    #expect(host.diagnostics.first?.message.contains("8 rounds") == true)
    #expect(host.hasWork)
  }

  // MARK: 120 frames in settle()

  @Test func `A tree that needs 120 frames settles`() {
    let host = ChangingFonts(times: 119)
    #expect(host.settle())
    #expect(host.framesDrawn == 120)
    #expect(host.diagnostics == [])
  }

  @Test func `A tree that needs 121 frames does not settle, and is reported`() {
    let host = ChangingFonts(times: 120)
    #expect(!host.settle())
    #expect(host.framesDrawn == 120)
    #expect(host.diagnostics.map(\.id) == ["W-LOOP"])
    #expect(host.settle())
    #expect(host.framesDrawn == 121)
  }
}

/// Three states, each set by the `onChange` of the one before.
private struct Chain: View {
  let start: Int
  let log: Log
  @State private var second = 0
  @State private var third = 0
  @State private var width: CGFloat = 10

  var body: some View {
    let _ = log.add("body")
    Color.red.frame(width: width, height: 10)
      .onChange(of: start) {
        log.add("first")
        second += 1
      }
      .onChange(of: second) {
        log.add("second")
        third += 1
      }
      .onChange(of: third) {
        log.add("third")
        width += 1
      }
  }
}

/// A host of a view whose body reads the position of a part, and moves that part one point further, down to a limit.
@MainActor private final class Sinking {
  let bodies = Tally()
  private let knob = Knob(false)
  private let part = Part()
  private let host: PlainHost

  init(to limit: CGFloat) {
    host = PlainHost { [knob, part, bodies] in
      Turned(knob) { isOn in
        if isOn { SinkingView(limit: limit, part: part, bodies: bodies) } else { Color.red }
      }
    }
  }

  /// Shows the view in one frame and lets it sink in the next.
  func start() {
    host.host.frame { knob.value = true }
    bodies.count = 0
    host.host.frame { part.dial.isOn = true }
  }

  var height: CGFloat { host.frame("part").minY }
  var diagnostics: [Diagnostic] { host.diagnostics }
  var hasWork: Bool { host.host.hasWork }

  @MainActor final class Part {
    let dial = Dial()
    var proxy: GeometryProxy?
  }

  private struct SinkingView: View {
    let limit: CGFloat
    let part: Part
    let bodies: Tally

    var body: some View {
      let _ = bodies.count += 1
      VStack(spacing: 0) {
        Color.red.frame(height: height)
        GeometryReader { proxy in
          let _ = part.proxy = proxy
          Color.blue
        }
        .named("part")
      }
    }

    private var height: CGFloat {
      guard part.dial.isOn, let proxy = part.proxy else { return 0 }
      return min(proxy.frame(in: .global).minY + 1, limit)
    }
  }
}

/// A host in which a font is registered in each of its first frames.
@MainActor private final class ChangingFonts {
  private let host: ViewHost
  private(set) var diagnostics: [Diagnostic] = []

  init(times: Int) {
    let measurer = Measurer(times)
    let runtime = Runtime(measurer: measurer)
    host = ViewHost(
      runtime: runtime, size: CGSize(10, 10), environment: EnvironmentValues()
    ) { Color.red }
    measurer.host = host
    runtime.report = { [unowned self] in self.diagnostics.append($0) }
  }

  isolated deinit { host.close() }

  func settle() -> Bool { host.settle() }
  var framesDrawn: Int { host.framesDrawn }

  private final class Measurer: TextMeasurer {
    weak var host: ViewHost?
    private let times: Int
    private let plain = PlainMeasurer()

    init(_ times: Int) { self.times = times }

    var fontGeneration: Int { min(host?.framesDrawn ?? 0, times) }

    func layout(_ text: StyledText, width: CGFloat?, height: CGFloat?) -> TextLayout {
      plain.layout(text, width: width, height: height)
    }

    func characterExtents(of line: [StyledText.Run]) -> [CharacterExtent] {
      plain.characterExtents(of: line)
    }

    func metrics(of font: FontDescriptor) -> FontMetrics { plain.metrics(of: font) }
  }
}

@Observable private final class Number {
  var value = 0
}

/// Makes a number one more than another, up to a limit.
private struct CopyingBody: View {
  let from: Number
  let to: Number
  var limit = Int.max

  var body: some View {
    let value = min(from.value + 1, limit)
    let _ = value != to.value ? to.value = value : ()
    Color.red
  }
}
