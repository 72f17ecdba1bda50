import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Stacks that are pushed and popped before the slides have ended.
@MainActor @Suite struct NavigationRandomTests {
  @Test func `A stack is popped twice in the middle of a push of three screens (M186)`() throws {
    let model = PathModel()
    let host = TestHost.phone(height: 844) { RandomStack(model: model) }
    model.path = [1, 2, 3]
    host.settle()
    host.advance(by: 0.1)
    #expect(host.back())
    host.advance(by: 0.05)
    #expect(host.back())
    host.advance(by: 1)
    #expect(model.path == [1])
    #expect(host.title == "Page 1")
    #expect(host.text.contains("number 1"))
  }

  @Test func `Screens that are pushed at once take over the large title of the root (C102)`() {
    let model = PathModel()
    let host = TestHost.phone(height: 844) {
      NavigationStack(path: Bindable(model).path) {
        List { Text("root") }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            List { Text("number \(number)") }.navigationTitle("Page \(number)")
          }
      }
      .navigationBarTitleDisplayMode(.large)
    }
    model.path = [1, 2, 3, 4, 5]
    host.settle()
    host.advance(by: 1)
    let header = host.elements.first { $0.role == .header && $0.label == "Page 5" }
    #expect(header?.frame.height == 41)
    #expect(host.diagnostics == [])
  }

  @Test(arguments: 0..<10)
  func `Whatever is pushed and popped at whatever moment, it ends as a rebuilt stack (R165)`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let model = PathModel()
    let host = TestHost.phone(height: 844) { RandomStack(model: model) }
    for _ in 0..<20 {
      step(model, host, &random)
      if Bool.random(using: &random) { host.settle() }
      host.advance(by: [0, 0.016, 0.1, 0.2, 0.5].randomElement(using: &random)!)
    }
    host.settle()
    host.advance(by: 1)
    host.settle()
    let fresh = TestHost.phone(height: 844) { RandomStack(model: model) }
    #expect(host.title == fresh.title)
    #expect(host.path == fresh.path)
    #expect(host.text == fresh.text)
    #expect(host.displayList.description == fresh.displayList.description)
    #expect(host.diagnostics == [])
  }

  private func step(_ model: PathModel, _ host: TestHost, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: model.path.append(Int.random(in: 0..<9, using: &random))
    case 2: model.path = (0..<Int.random(in: 0..<5, using: &random)).map { $0 }
    case 3: if !model.path.isEmpty { model.path.removeLast() }
    case 4: model.path = model.path.reversed()
    case 5: model.hasItems.toggle()
    case 6: model.isLarge.toggle()
    case 7: if !model.path.isEmpty { model.path.removeFirst() }
    default: host.back()
    }
  }
}

@Observable @MainActor private final class PathModel {
  var path: [Int] = []
  var hasItems = false
  var isLarge = false
}

private struct RandomStack: View {
  @Bindable var model: PathModel

  var body: some View {
    NavigationStack(path: $model.path) {
      page("the root")
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          page("number \(number)").navigationTitle("Page \(number)")
        }
    }
  }

  private func page(_ text: String) -> some View {
    ScrollView {
      Text(text)
      if model.isLarge { Text("large") }
    }
    .navigationBarTitleDisplayMode(model.isLarge ? .large : .inline)
    .toolbar {
      if model.hasItems {
        ToolbarItem(placement: .primaryAction) { Button("Add") {} }
        ToolbarItem(placement: .bottomBar) { Button("Below") {} }
      }
    }
  }
}
