import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// The window of a host: its size, its environment and its picture.
@MainActor @Suite struct WindowTests {
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

  @Test func `A picture is a PNG of the window on the background of its scheme`() throws {
    let host = TestHost.small { Color.red.frame(width: 10, height: 10) }
    let data = try host.png(scale: 2)
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(data == (try host.png(scale: 2)))
    host.setEnvironment(\.colorScheme, .dark)
    host.settle()
    #expect(data != (try host.png(scale: 2)))
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

  @Test func `reducesMotion of a host reaches its views (M073)`() {
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

  @Test func `The first picture is in the preferred scheme, and views appear in it (R162, R190)`() {
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

  @Test func `A tree that writes no scheme computes none (R013)`() {
    let plain = TestHost { VStack { ForEach(0..<50, id: \.self) { Text("\($0)") } } }
    plain.settle()
    let other = TestHost { VStack { ForEach(0..<50, id: \.self) { Text("\($0)") } } }
    other.settle()
    _ = other.preference(PreferredColorSchemeKey.self)
    #expect(other.counts.nodesLive > plain.counts.nodesLive)
  }
}
