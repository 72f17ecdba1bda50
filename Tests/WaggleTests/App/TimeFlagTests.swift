import Foundation
import SwiftUI
import Testing

/// A square that moves from the left to the right in two seconds, and a word when it is there.
private struct Moving: App {
  var body: some Scene { WindowGroup { Flight(from: -80, to: 80) } }
}

private struct Halfway: App {
  var body: some Scene { WindowGroup { Color.red.frame(width: 10, height: 10).offset(x: 0) } }
}

private struct There: App {
  var body: some Scene { WindowGroup { Flight(from: 80, to: 80, hasLanded: true) } }
}

private struct Flight: View {
  let from, to: CGFloat
  @State var hasLanded = false
  @State private var hasLeft = false

  var body: some View {
    Color.red.frame(width: 10, height: 10).offset(x: hasLeft ? to : from)
      .overlay { if hasLanded { Color.blue } }
      .onAppear {
        withAnimation(.linear(duration: 2)) {
          hasLeft = true
        } completion: {
          hasLanded = true
        }
      }
  }
}

/// Never at rest.
private struct Turning: App {
  private struct Wheel: View {
    @State private var isOn = false
    var body: some View {
      Color.red.frame(width: 10, height: 10).opacity(isOn ? 1 : 0)
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true }
        }
    }
  }
  var body: some Scene { WindowGroup { Wheel() } }
}

@MainActor @Suite struct TimeFlagTests {
  private func svg<Program: App>(_ program: Program.Type, at time: String?) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let flags = ["--svg", file.path, "--size", "200x50"] + (time.map { ["--time", $0] } ?? [])
    AppCommand.main(program, arguments: flags)
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `--time draws an animation at a later moment, and at its end (M001)`() throws {
    #expect(try svg(Moving.self, at: "1") == svg(Halfway.self, at: nil))
    #expect(try svg(Moving.self, at: "2.5") == svg(There.self, at: nil))
  }

  @Test func `--time 0 is the picture without it`() throws {
    #expect(try svg(Moving.self, at: "0") == svg(Moving.self, at: nil))
    #expect(try svg(Moving.self, at: "0") != svg(Moving.self, at: "0.25"))
  }

  @Test func `a program at rest is the same an hour later, at the cost of one frame`() throws {
    #expect(try svg(There.self, at: "3600") == svg(There.self, at: nil))
  }

  @Test func `an endless animation is drawn at the given time`() throws {
    #expect(try svg(Turning.self, at: "0.25").contains("fill-opacity:0.25"))
    #expect(try svg(Turning.self, at: "0.75").contains("fill-opacity:0.75"))
  }
}
