import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Loud: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(isEnabled ? "loud" : "silent")
      configuration.label
    }
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .onTapGesture {
        configuration.trigger()
        configuration.trigger()
      }
  }
}

/// Puts a word before the button that the style outside makes.
private struct Prefixed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("then")
      Button(configuration)
    }
  }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor @Suite struct ButtonTests {
  private let counter = Dial()

  private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 200)) { content() }
    host.settle()
    return host
  }

  private func height<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws
    -> CGFloat
  { try host(content).find(role: .button).frame.height }

  @Test func `a label that is EmptyView takes no space (R031)`() throws {
    let host = host { Button(action: {}) { EmptyView() }.buttonStyle(.plain) }
    #expect(try host.find(role: .button).frame.size == .zero)
  }

  @Test func `a label in AnyView is a row, as without AnyView (R022, L009)`() throws {
    func width<V: View>(_ label: V) throws -> CGFloat {
      let host = host { Button(action: {}) { label }.buttonStyle(.plain) }
      return try host.find(role: .button).frame.width
    }
    let two = Group {
      Color.red.frame(width: 20, height: 20)
      Color.blue.frame(width: 20, height: 20)
    }
    #expect(try width(two) == 48)
    #expect(try width(AnyView(two)) == 48)
    #expect(try width(AnyView(two.padding(10))) == 68)
  }

  @Test func `a tap acts, anywhere in the frame`() throws {
    let host = host { [counter] in Button("Go") { counter.count += 1 } }
    let frame = try host.find(role: .button, label: "Go").frame
    try host.find(role: .button, label: "Go").tap()
    host.tap(at: CGPoint(x: frame.minX + 0.5, y: frame.minY + 0.5))
    host.tap(at: CGPoint(x: frame.minX - 2, y: frame.midY))
    #expect(counter.count == 2)
  }

  @Test func `a disabled button does not act`() throws {
    let host = host { [counter] in Button("Go") { counter.count += 1 }.disabled(true) }
    try? host.find(role: .button, label: "Go").tap()
    host.tap(at: CGPoint(x: 150, y: 100))
    #expect(counter.count == 0)
  }

  @Test func `C155: a button is one element with its label's words`() throws {
    let host = host {
      Button {
      } label: {
        Text("Plant")
        Text("a flower")
      }
    }
    #expect(try host.find(role: .button, label: "Plant, a flower").frame.width > 50)
  }

  @Test func `several views in a label are a row`() throws {
    let host = host {
      Button {
      } label: {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("red")
        Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("blue")
      }
    }
    let (red, blue) = try (host.find(identifier: "red"), host.find(identifier: "blue"))
    #expect(red.frame.minY == blue.frame.minY)
    #expect(blue.frame.minX == red.frame.maxX + 8)
  }

  @Test func `C030: a bordered button has the height of its control size`() throws {
    let label = try height { Text("x").accessibilityAddTraits(.isButton) }
    #expect(
      try height { Button("x") {}.buttonStyle(.bordered) } == label + 14)
    #expect(
      try height { Button("x") {}.buttonStyle(.borderedProminent).controlSize(.large) }
        == label + 30)
    let small = try height {
      Text("x").font(.subheadline).accessibilityAddTraits(.isButton)
    }
    #expect(
      try height { Button("x") {}.buttonStyle(.bordered).controlSize(.mini) } == small + 10)
  }

  @Test func `C031: labels have the tint, and red if destructive`() {
    #expect(colours { Button("x") {} }.contains("#0088FF"))
    #expect(colours { Button("x") {}.tint(.green) }.contains("#34C759"))
    #expect(colours { Button("x", role: .destructive) {} }.contains("#FF383C"))
    #expect(colours { Button("x") {}.buttonStyle(.plain) }.contains("#000000"))
    let prominent = colours { Button("x") {}.buttonStyle(.borderedProminent) }
    #expect(prominent.contains("#FFFFFF") && prominent.contains("#0088FF"))
    #expect(colours { Button("x") {}.buttonStyle(.bordered) }.contains("#787880@0.16"))
    #expect(colours { Button("x") {}.buttonStyle(.bordered).tint(.green) }.contains("#34C759@0.18"))
  }

  private func colours<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String {
    host(content).displayList.description
  }

  @Test func `a custom style reads the environment, and the nearest one wins`() throws {
    let host = host { [counter] in
      VStack {
        Button("a") { counter.count += 1 }
        Button("b") {}.disabled(true)
        Button("c") {}.buttonStyle(.plain)
      }
      .buttonStyle(Loud())
    }
    #expect(host.text == ["loud", "a", "silent", "b", "c"])
    try host.find(role: .button, label: "loud, a").tap()
    #expect(counter.count == 1)
  }

  @Test func `a primitive style decides when a button acts`() throws {
    let host = host { [counter] in Button("a") { counter.count += 1 }.buttonStyle(Twice()) }
    try host.find(role: .button, label: "a").tap()
    #expect(counter.count == 2)
  }

  @Test func `a style may make a button in the outer style`() throws {
    let host = host { [counter] in
      Button("a") { counter.count += 1 }.buttonStyle(Prefixed()).buttonStyle(Loud())
    }
    #expect(host.text == ["then", "loud", "a"])
    try host.find(label: "then, loud, a").tap()
    #expect(counter.count <= 1)
  }

  @Test func `R016: a button whose label writes nothing has no output, in no style`() {
    #expect(host { Button("a") {} }.preference(Names.self) == nil)
    #expect(host { Button("a") {}.buttonStyle(Loud()) }.preference(Names.self) == nil)
    #expect(host { Button("a") {}.buttonStyle(.bordered) }.preference(Names.self) == nil)
  }

  @Test func `preferences of a label pass through the style`() {
    let host = host {
      Button {
      } label: {
        Text("a").preference(key: Names.self, value: ["a"])
      }
      .buttonStyle(Loud())
    }
    #expect(host.preference(Names.self) == ["a"])
  }

  @Test func `a button whose title changes runs one body of its style`() {
    let host = host { [counter] in Button("\(counter.count)") {}.buttonStyle(Loud()) }
    host.frame { counter.count = 7 }
    #expect(host.text == ["loud", "7"])
  }
}
