import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Plants: View {
  @State private var names = ["Clover", "Sage", "Thyme"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { name in
          NavigationLink(value: name) { Text(name) }
        }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar { EditButton() }
      .navigationDestination(for: String.self) { Text("about \($0)") }
    }
  }
}

/// A part that is removed while a finger is on it.
private struct Leaving: View {
  let model: Model
  @GestureState private var isPressed = false

  @MainActor @Observable final class Model {
    var isShown = true
    @ObservationIgnored var log: [String] = []
  }

  var body: some View {
    VStack {
      if model.isShown {
        Color.red.frame(width: 100, height: 100)
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($isPressed) { _, isPressed, _ in isPressed = true }
              .onChanged { _ in model.log.append("changed") }
              .onEnded { _ in model.log.append("ended") }
          )
          .transition(.opacity)
      }
    }
  }
}

@MainActor @Suite struct EditingEndTests {
  @Test(arguments: 0..<24)
  func `M111, C092: a finger at a grip that is removed, as editing ends, stops nothing`(frames: Int)
    throws
  {
    for held in [frames % 6, (frames + 3) % 6] {
      let host = TestHost.phone(height: 600) { Plants() }
      try host.find(label: "Edit").tap()
      host.settle()
      let row = try host.find(label: "Clover").frame
      try host.find(label: "Done").tap()
      for _ in 0..<frames { host.advance(by: 1.0 / 60) }
      host.press(at: CGPoint(x: 390 - 36, y: row.midY))
      for _ in 0..<held * 3 { host.advance(by: 1.0 / 60) }
      host.release(at: CGPoint(x: 390 - 36, y: row.midY))
      host.settle()
    }
  }

  @Test(arguments: 0..<12, [0.1, 0.2])
  func `M111: a gesture has no further effect once its view is removed during a press`(
    frames: Int, duration: Double
  ) {
    let model = Leaving.Model()
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Leaving(model: model) }
    host.settle()
    host.press(at: CGPoint(x: 100, y: 100))
    host.advance(by: 1.0 / 60)
    withAnimation(.linear(duration: duration)) { model.isShown = false }
    for _ in 0..<frames { host.advance(by: 1.0 / 60) }
    host.release(at: CGPoint(x: 100, y: 100))
    host.settle()
    #expect(model.log.first == "changed")
    #expect(model.log.count { $0 == "ended" } <= 1)
  }
}
