import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private enum ToldKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }

extension EnvironmentValues {
  fileprivate var told: CGFloat {
    get { self[ToldKey.self] }
    set { self[ToldKey.self] = newValue }
  }
}

/// The order of bodies, layout, actions and the picture in a frame (R189–R195).
@MainActor @Suite struct FrameOrderTests {
  private let log = Log()

  @Test func `An appearance comes after bodies and layout, and before the picture (R190)`() {
    struct Probe: Layout {
      let log: Log
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        CGSize(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) { MainActor.assumeIsolated { log.add("place") } }
    }
    struct Pen: Shape {
      let log: Log
      func path(in rect: CGRect) -> Path {
        MainActor.assumeIsolated { log.add("draw") }
        return Path(rect)
      }
    }
    let log = Log()
    let host = TestHost {
      Probe(log: log) {
        let _ = log.add("body")
        Pen(log: log).onAppear { log.add("appear") }
      }
    }
    host.frame()
    let lines = log.take()
    #expect(lines == ["body", "place", "appear", "draw"])
  }

  @Test func `A state set in onAppear is in the first picture (R091, R189)`() {
    struct Tree: View {
      @State private var text = "before"
      var body: some View { Text(text).onAppear { text = "after" } }
    }
    let host = TestHost { Tree() }
    host.frame()
    #expect(host.text == ["after"])
    #expect(host.counts.bodies == 2)
  }

  @Test func `Actions run on the main actor (R202)`() async {
    let log = Log()
    let host = TestHost {
      leaf
        .writes("x")
        .onPreferenceChange(Names.self) { _ in MainActor.assumeIsolated { log.add("preference") } }
        .onAppear {
          MainActor.assertIsolated()
          log.add("appear")
        }
        .onChange(of: 1, initial: true) { MainActor.assertIsolated() }
        .task { MainActor.assertIsolated() }
    }
    await host.settle()
    #expect(log.take() == ["preference", "appear"])
  }

  @Test func `M194: a view reads its scene's phase, active while it is shown`() {
    let host = host { [log] in Phases(log: log) }
    #expect(host.text == ["active"])
    host.setEnvironment(\.scenePhase, .background)
    host.settle()
    #expect(host.text == ["background"])
    #expect(log.entries == ["active to background"])
    #expect([ScenePhase.active, .background, .inactive].max() == .active)
  }

  @Test func `A frame is updates, then actions, then what they set, then the picture (R189)`() {
    struct Tree: View {
      let log: Log
      @State private var step = 0
      var body: some View {
        let _ = log.add("body \(step)")
        GeometryReader { _ in
          let _ = log.add("content \(step)")
          leaf.writes("\(step)")
        }
        .onPreferenceChange(Names.self) { log.add("heard \($0[0])") }
        .onAppear {
          log.add("appeared")
          step = 1
        }
      }
    }
    let log = Log()
    let host = host { Tree(log: log) }
    host.frame()
    #expect(
      log.entries == [
        "body 0", "content 0", "heard 0", "appeared", "body 1", "content 1", "heard 1",
      ])
    #expect(host.host.framesDrawn == 1)
    #expect(!host.host.hasWork)
  }

  @Test func `A view has its position when it appears, and is drawn after that (R190)`() {
    struct Tree: View {
      let log: Log
      @State private var width: CGFloat = 10
      var body: some View {
        leaf.frame(width: width, height: 10).logsFrame(log).onAppear {
          log.add("appeared")
          width = 60
        }
      }
    }
    let log = Log()
    let host = host { Tree(log: log) }
    host.frame()
    #expect(log.entries == ["(95,95,10,10)", "appeared", "(70,95,60,10)"])
    #expect(host.host.framesDrawn == 1)
  }

  @Test func `Observers are called before appearances in the first frame (R192)`() {
    let log = Log()
    host {
      leaf.writes("a").onAppear { log.add("in") }
        .onPreferenceChange(Names.self) { _ in log.add("o") }
        .onAppear { log.add("out") }
    }.settle()
    #expect(log.entries == ["o", "in", "out"])
  }

  @Test
  func
    `An environment value made from a preference takes one more update of the same frame (R195)`()
  {
    struct Tree: View {
      let log: Log
      @State private var width: CGFloat = 0
      var body: some View {
        leaf.frame(width: 70, height: 10)
          .background(GeometryReader { leaf.preference(key: Width.self, value: $0.size.width) })
          .overlay(Told(log: log))
          .onPreferenceChange(Width.self) { width = $0 }
          .environment(\.told, width)
      }
    }
    struct Told: View {
      let log: Log
      @Environment(\.told) private var width
      var body: some View {
        let _ = log.add("\(width)")
        leaf.frame(width: width)
      }
    }
    let log = Log()
    let host = host { Tree(log: log) }
    host.frame()
    #expect(log.entries == ["0.0", "70.0"])
    #expect(host.host.framesDrawn == 1)
  }

  private struct Phases: View {
    @Environment(\.scenePhase) private var phase
    let log: Log
    var body: some View {
      Text("\(phase)").onChange(of: phase) { log.add("\($0) to \($1)") }
    }
  }
}
