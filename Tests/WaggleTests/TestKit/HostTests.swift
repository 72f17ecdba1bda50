import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Sizes: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

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

/// Which frames a host runs, and what it finds.
@MainActor @Suite struct HostTests {
  @Test func `Making a host runs no frame; a query runs one if none has run`() {
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

  @Test func `Every event runs exactly one frame, a drag one per step, at the current time`() {
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

  @Test func `Settling at rest runs nothing and does not advance time`() {
    let host = TestHost.small { Color.red }
    host.settle()
    #expect(frames(host) { host.settle() } == 0)
    #expect(host.time == 0)
  }

  @Test func `The values that an event sets are drawn in its frame`() {
    let model = HostModel()
    let host = TestHost.small { Text("\(model.number)") }
    host.settle()
    host.frame { model.number = 7 }
    #expect(host.text == ["7"])
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

  @Test func `A trace is printable`() {
    let host = TestHost.small { Color.red.preference(key: Sizes.self, value: [1]) }
    #expect(host.trace(Sizes.self).contains("[1]"))
  }

  @Test func `Making a host runs nothing, and a query runs one frame`() {
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

  @Test func `A search that fails lists all elements and similar ones`() throws {
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

  @Test func `A frame is in the root's space, effects included, and follows changes`() throws {
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

  @Test func `tap(at:) reaches the topmost view, and nothing outside of all views`() {
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

  private func frames(_ host: TestHost, _ event: () -> Void) -> Int {
    let before = host.host.framesDrawn
    event()
    return host.host.framesDrawn - before
  }
}
