// swift-format-ignore-file
// Made by `make examples` from the examples of preferences.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Guest: View {
  let name: String
  var body: some View { Text(name).preference(key: Names.self, value: [name]) }
}

private struct Table: View {
  var body: some View { HStack { Guest(name: "Ada"); Text("and"); Guest(name: "Grace") } }
}

private struct Party: View {
  @State private var names: [String] = []
  var body: some View {
    VStack {
      Text("Tonight: \(names.joined(separator: ", "))")
      Table()
      Guest(name: "Edsger")
    }
    .onPreferenceChange(Names.self) { names = $0 }
  }
}

private struct Example2: View {
  struct Last: PreferenceKey {
    static let defaultValue = "none"
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }
  let isBusy = false
  var body: some View {
    Text("Inbox").preference(key: Last.self, value: "Inbox")   // value = nextValue(), default "none"
      .overlay { if isBusy { Color.gray } }
  }
}

private struct Example3: View {
  struct Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
  @State var step = 0
  var body: some View {
    Color.red
      .preference(key: Total.self, value: step)
      .onPreferenceChange(Total.self) { step = min($0 + 1, 3) }
  }
}

private struct Example4: View {
  struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }
  var body: some View {
    HStack {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      Color.blue.frame(width: 20, height: 20)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    }
    .overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          let rect = proxy[anchors[index]]
          Rectangle().stroke(Color.black)
            .frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    }
  }
}

@MainActor @Test private func `Examples of preferences.md`() async throws {
  try expectDraws(Table(), shows: [], reports: [])
  try expectDraws(Party(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
  try expectDraws(Example3(), shows: [], reports: ["W-LOOP"])
  try expectDraws(Example4(), shows: [], reports: [])
}
