import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Sizes: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

@Observable private final class Model {
  var number = 0
  var loaded = false
}

@MainActor @Suite struct FrameTests {
  private func frames(_ host: TestHost, _ event: () -> Void) -> Int {
    let before = host.host.framesDrawn
    event()
    return host.host.framesDrawn - before
  }

  @Test func `Making a host runs no frame; a question runs one if none has run`() {
    var bodies = 0
    let host = TestHost.small {
      bodies += 1
      return Text("a")
    }
    #expect(bodies == 0)
    #expect(host.host.framesDrawn == 0)
    #expect(host.text == ["a"])
    #expect(host.preference(Sizes.self) == nil)
    #expect(host.host.framesDrawn == 1)
  }

  @Test func `Every event runs exactly one frame, a drag one a step, at the present time`() {
    let host = TestHost.small { Color.red.onTapGesture {} }
    host.settle()
    let p = CGPoint(x: 50, y: 50)
    #expect(frames(host) { host.tap(at: p) } == 1)
    #expect(frames(host) { host.key(.tab) } == 1)
    #expect(frames(host) { host.scroll(at: p, by: CGVector(dx: 0, dy: 10)) } == 1)
    #expect(frames(host) { host.drag(from: p, to: .zero, steps: 8) } == 8)
    #expect(frames(host) { host.drag(from: p, to: p, steps: 1) } == 1)
    #expect(frames(host) { host.frame {} } == 1)
    #expect(frames(host) { host.frame() } == 1)
    #expect(host.time == 0)
  }

  @Test func `Time moves by frames of a sixtieth, the last at exactly the end`() {
    let host = TestHost.small { Color.red }
    host.settle()
    #expect(frames(host) { host.advance(by: 0.25) } == 15)
    #expect(host.time == 0.25)
    #expect(frames(host) { host.advance(by: 0.01) } == 1)
    #expect(host.time == 0.26)
    #expect(frames(host) { host.advance(by: 0) } == 1)
    #expect(frames(host) { host.advance(by: .nan) } == 1)
    #expect(host.time == 0.26)
  }

  @Test func `Settling at rest runs nothing and moves no time`() {
    let host = TestHost.small { Color.red }
    host.settle()
    #expect(frames(host) { host.settle() } == 0)
    #expect(host.time == 0)
  }

  @Test func `An event's sets are drawn in its frame`() {
    let model = Model()
    let host = TestHost.small { Text("\(model.number)") }
    host.settle()
    host.frame { model.number = 7 }
    #expect(host.text == ["7"])
  }

  @Test func `What never rests is reported once, as W-LOOP`() {
    struct Restless: View {
      @State private var n = 0
      var body: some View { Text("\(n)").onChange(of: n, initial: true) { n += 1 } }
    }
    let host = TestHost.small { Restless() }
    host.settle()
    #expect(host.diagnostics.map(\.id) == ["W-LOOP"])
  }

  @Test func `The window can be resized and its environment changed`() {
    let host = TestHost(size: CGSize(width: 40, height: 20), colorScheme: .dark, scale: 3) {
      Color.red
    }
    #expect(host.displayList.description == "rect (0 0 40 20) #FF4245")
    host.size = CGSize(width: 20, height: 40)
    host.setEnvironment(\.colorScheme, .light)
    host.settle()
    #expect(host.displayList.description == "rect (0 0 20 40) #FF383C")
  }

  @Test func `Text is read from top to bottom, then from the leading side`() {
    let host = TestHost.small {
      VStack {
        HStack {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    }
    #expect(host.text == ["a", "b", "c"])
  }

  @Test func `Text of one row is read from the leading side, whatever its size`() {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      HStack {
        Text("small").font(.caption)
        VStack {
          Text("x").font(.largeTitle)
          Text("much longer")
        }
        Text("LARGE").font(.title)
      }
    }
    #expect(host.text == ["small", "x", "much longer", "LARGE"])
  }

  @Test func `A picture is a PNG of the window on its scheme's ground`() throws {
    let host = TestHost.small { Color.red.frame(width: 10, height: 10) }
    let data = try host.png(scale: 2)
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(data == (try host.png(scale: 2)))
    host.setEnvironment(\.colorScheme, .dark)
    host.settle()
    #expect(data != (try host.png(scale: 2)))
  }

  @Test func `A host that goes frees every node, and hears of nothing more`() {
    var host: TestHost? = TestHost.small { VStack { ForEach(0..<5) { Text("\($0)") } } }
    host!.settle()
    let tree = host!.host
    #expect(host!.counts.nodesLive > 0)
    host = nil
    #expect(tree.liveNodeCount == 0)
  }

  @Test func `A trace is printable`() {
    let host = TestHost.small { Color.red.preference(key: Sizes.self, value: [1]) }
    #expect(host.trace(Sizes.self).contains("[1]"))
  }
}

@MainActor @Suite struct TaskTests {
  @Test func `The asynchronous settle lets tasks run`() async {
    struct Loader: View {
      @State private var name = "…"
      var body: some View {
        Text(name).task {
          await Task.yield()
          name = "Ada"
        }
      }
    }
    let host = TestHost.small { Loader() }
    await host.settle()
    #expect(host.text == ["Ada"])
  }

  @Test func `It waits for a task that sleeps, for a second at most`() async {
    struct Sleeper: View {
      let time: Duration
      @State private var name = "…"
      var body: some View {
        Text(name).task {
          try? await Task.sleep(for: time)
          name = "awake"
        }
      }
    }
    let host = TestHost.small { Sleeper(time: .milliseconds(50)) }
    await host.settle()
    #expect(host.text == ["awake"])
    let long = TestHost.small { Sleeper(time: .seconds(30)) }
    let start = Date()
    await long.settle()
    #expect(long.text == ["…"])
    #expect(Date().timeIntervalSince(start) < 5)
  }

  @Test func `A condition is waited for`() async throws {
    let model = Model()
    let host = TestHost.small { Text(model.loaded ? "here" : "…") }
    Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(20))
      model.loaded = true
    }
    try await host.settle(until: { model.loaded }, timeout: 5)
    await host.settle()
    #expect(host.text == ["here"])
  }

  @Test func `A condition that stays false throws what was still missing`() async {
    let host = TestHost.small { Text("waiting") }
    do {
      try await host.settle(until: { false }, timeout: 0.02)
      Issue.record("nothing was thrown")
    } catch {
      #expect("\(error)".contains("still false after 0.02 s"))
      #expect("\(error)".contains("\"waiting\""))
    }
  }

  @Test func `Time moves in asynchronous tests too`() async {
    let host = TestHost.small { Color.red }
    await host.advance(by: 0.5)
    #expect(host.time == 0.5)
  }
}
