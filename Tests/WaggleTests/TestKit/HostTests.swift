import Foundation
import TestSupport
import Testing
import WaggleTestKit

// The test kit's contract: what runs a frame, what moves time, what a failed search says.

private struct Form: View {
  @State private var taps = 0
  var body: some View {
    VStack(spacing: 10) {
      Text("Title").accessibilityAddTraits(.isHeader)
      Text("Post").onTapGesture { taps += 1 }.accessibilityAddTraits(.isButton)
      Text("Posts: \(taps)").accessibilityIdentifier("count")
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("plain")
      Color.blue.frame(width: 40, height: 20).onTapGesture { taps += 10 }
        .accessibilityIdentifier("blue")
    }
  }
}

@MainActor @Suite struct HostTests {
  @Test func `Making a host runs nothing, and a question runs one frame`() {
    var bodies = 0
    struct Tree: View {
      let ran: () -> Void
      var body: some View {
        let _ = ran()
        Text("hi")
      }
    }
    let host = TestHost { Tree { bodies += 1 } }
    #expect(bodies == 0)
    #expect(host.counts.bodies == 0)
    #expect(host.text == ["hi"])
    #expect(bodies == 1)
    _ = host.text
    host.settle()
    #expect(host.counts.bodies == 1)
  }

  @Test func `frame runs its event and then exactly one frame`() {
    struct Tree: View {
      let out: (Binding<Int>) -> Void
      @State private var n = 0
      var body: some View {
        let _ = out($n)
        Text("\(n)")
      }
    }
    var binding: Binding<Int>?
    let host = TestHost { Tree { binding = $0 } }
    host.frame()
    host.frame {
      binding?.wrappedValue = 3
      #expect(host.counts.bodies == 1)
    }
    #expect(host.counts.bodies == 2)
    #expect(host.text == ["3"])
  }

  @Test func `A search that fails lists what is there and what comes near`() throws {
    let host = TestHost { Form() }
    #expect(try host.find(role: .button, label: "Post").label == "Post")
    #expect(try host.find(role: .header).label == "Title")
    let typo = #expect(throws: (any Error).self) { try host.find(role: .button, label: "Pots") }
    let text = "\(try #require(typo))"
    #expect(text.contains("Pots"))
    #expect(text.contains("Near"))
    #expect(text.contains("button \"Post\""))
    #expect(text.contains("Title"))
    let missing = #expect(throws: (any Error).self) { try host.find(identifier: "cuont") }
    #expect("\(try #require(missing))".contains("#count"))
    let wrongRole = #expect(throws: (any Error).self) {
      try host.find(role: .toggle, label: "Post")
    }
    #expect("\(try #require(wrongRole))".contains("button \"Post\""))
    let none = #expect(throws: (any Error).self) { try TestHost { EmptyView() }.find(label: "x") }
    #expect("\(try #require(none))".contains("nothing"))
    #expect((typo as? any LocalizedError)?.errorDescription == text)
  }

  @Test func `A found element taps in its middle, one frame`() throws {
    let host = TestHost { Form() }
    host.settle()
    let bodies = host.counts.bodies
    try host.find(role: .button, label: "Post").tap()
    #expect(host.counts.bodies == bodies + 1)
    #expect(try host.find(identifier: "count").label == "Posts: 1")
    try host.find(identifier: "blue").tap()
    #expect(try host.find(identifier: "count").text == ["Posts: 11"])
    try host.find(identifier: "plain").tap()
    #expect(host.diagnostics.map(\.id) == ["W-TAP"])
  }

  @Test func `A frame is in the root's space, effects included, and follows what happens`() throws {
    struct Tree: View {
      @State private var isMoved = false
      var body: some View {
        Color.red.frame(width: 100, height: 50)
          .accessibilityIdentifier("box")
          .offset(x: isMoved ? 20 : 0)
          .onTapGesture { isMoved = true }
          .frame(width: 300, height: 300, alignment: .topLeading)
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Tree() }
    let box = try host.find(identifier: "box")
    #expect(box.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    host.tap(at: CGPoint(x: 5, y: 5))
    #expect(box.frame == CGRect(x: 20, y: 0, width: 100, height: 50))
  }

  @Test func `tap(at:) reaches the view on top there, and nothing outside of all`() {
    struct Tree: View {
      @State private var log: [String] = []
      var body: some View {
        ZStack {
          Color.red.onTapGesture { log.append("below") }
          Color.blue.frame(width: 100, height: 100).onTapGesture { log.append("above") }
        }
        .overlay(Text(log.joined(separator: ",")).allowsHitTesting(false))
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Tree() }
    host.tap(at: CGPoint(x: 150, y: 150))
    host.tap(at: CGPoint(x: 10, y: 10))
    host.tap(at: CGPoint(x: 400, y: 10))
    host.tap(at: CGPoint(x: CGFloat.nan, y: CGFloat.infinity))
    #expect(host.text == ["above,below"])
  }

  @Test func `advance moves time by frames of a sixtieth, settle never does`() {
    let host = TestHost { Text("x") }
    host.settle()
    #expect(host.time == 0)
    host.advance(by: 0.25)
    #expect(abs(host.time - 0.25) < 1e-12)
    host.advance(by: 0)
    host.advance(by: -1)
    #expect(abs(host.time - 0.25) < 1e-12)
    host.advance(by: .nan)
    #expect(abs(host.time - 0.25) < 1e-12)
  }

  @Test func `settle(until:) throws what was still missing`() async {
    let host = TestHost { Text("loading") }
    let error = await #expect(throws: (any Error).self) {
      try await host.settle(until: { host.text == ["loaded"] }, timeout: 0.1)
    }
    #expect("\(error!)".contains("\"loading\""))
    #expect("\(error!)".contains("0.1 s"))
  }

  @Test func `settle(until:) holds at once where the condition is true already`() async throws {
    let host = TestHost { Text("x") }
    try await host.settle(until: { true }, timeout: 0)
  }

  @Test func `An asynchronous settle lets main-actor tasks of event code run`() async throws {
    struct Tree: View {
      @State private var n = 0
      var body: some View {
        Text("n\(n)").onTapGesture {
          Task { @MainActor in
            n += 1
            await Task.yield()
            n += 1
          }
        }
      }
    }
    let host = TestHost { Tree() }
    try host.find(label: "n0").tap()
    await host.settle()
    #expect(host.text == ["n2"])
  }

  @Test func `A tree that never rests is stopped and told of (R085)`() {
    struct Restless: View {
      @State private var n = 0
      var body: some View {
        Color.red.frame(width: 1, height: 1).preference(key: N.self, value: n)
          .onPreferenceChange(N.self) { n = $0 + 1 }
      }
      struct N: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) {
          value = max(value, nextValue())
        }
      }
    }
    let host = TestHost { Restless() }
    host.settle()
    let loops = host.diagnostics.filter { $0.id == "W-LOOP" }
    #expect(!loops.isEmpty)
    #expect(loops.contains { $0.message.contains("n") && $0.message.contains("120") })
  }

  @Test func `The window's size and environment can be changed between frames`() {
    struct Tree: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        GeometryReader { Text("\(Int($0.size.width)) \(scheme == .dark ? "dark" : "light")") }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Tree() }
    #expect(host.text == ["100 light"])
    host.size.width = 200
    host.settle()
    #expect(host.text == ["200 light"])
    host.setEnvironment(\.colorScheme, .dark)
    host.settle()
    #expect(host.text == ["200 dark"])
  }

  @Test func `A host that is told to reduce motion tells its views (M073)`() {
    struct Tree: View {
      @Environment(\.accessibilityReduceMotion) private var reduceMotion
      var body: some View { Text(reduceMotion ? "still" : "moving") }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Tree() }
    #expect(host.text == ["moving"])
    host.reducesMotion = true
    host.settle()
    #expect(host.reducesMotion)
    #expect(host.text == ["still"])
  }

  @Test func `The window takes the scheme that its content prefers (R162, R163)`() throws {
    struct Tree: View {
      @State private var wish: ColorScheme?
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        VStack {
          Text(scheme == .dark ? "dark" : "light")
          Text("night").onTapGesture { wish = .dark }
          Text("any").onTapGesture { wish = nil }
        }
        .preferredColorScheme(wish)
      }
    }
    let host = TestHost { Tree() }
    #expect(host.text.first == "light")
    let day = try host.png()
    try host.find(label: "night").tap()
    #expect(host.text.first == "dark")
    #expect(host.preference(PreferredColorSchemeKey.self) == .dark)
    #expect(try host.png() != day)
    try host.find(label: "any").tap()
    #expect(host.text.first == "light")
    host.setEnvironment(\.colorScheme, .dark)
    host.settle()
    #expect(host.text.first == "dark")
  }

  @Test func `The first picture is in the preferred scheme, and so is what appears (R162, R190)`() {
    struct Tree: View {
      let hear: (ColorScheme) -> Void
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        Text(scheme == .dark ? "dark" : "light")
          .onAppear { hear(scheme) }
          .preferredColorScheme(.dark)
      }
    }
    var heard: [ColorScheme] = []
    let host = TestHost { Tree { heard.append($0) } }
    host.frame()
    #expect(host.text == ["dark"])
    #expect(heard == [.dark])
    #expect(host.counts.bodies == 2)
  }

  @Test func `A tree that writes no scheme is not asked for one (R013)`() {
    let plain = TestHost { VStack { ForEach(0..<50, id: \.self) { Text("\($0)") } } }
    plain.settle()
    let other = TestHost { VStack { ForEach(0..<50, id: \.self) { Text("\($0)") } } }
    other.settle()
    _ = other.preference(PreferredColorSchemeKey.self)
    #expect(other.counts.nodesLive > plain.counts.nodesLive)
  }
}
