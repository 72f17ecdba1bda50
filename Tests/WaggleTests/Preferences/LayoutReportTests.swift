import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// When modifiers on nothing, spaces, rotations and loops are reported, and when not.
@MainActor @Suite struct LayoutReportTests {
  @Test
  func
    `A modifier on nothing is reported in a list, not in a layer or on a condition (R031, R032)`()
  {
    #expect(
      count("W-EMPTY") {
        VStack {
          EmptyView().writes("x"); leaf
        }
      } == 1)
    #expect(
      count("W-EMPTY") {
        VStack {
          Group { EmptyView() }.logsNames(Log()); leaf
        }
      } == 1)
    #expect(
      count("W-EMPTY") {
        VStack { EmptyView().anchorPreference(key: Rects.self, value: .bounds) { [$0] } }
      } == 1)
    #expect(
      count("W-EMPTY") { VStack { EmptyView().transformPreference(Names.self) { _ in } } } == 1)
    #expect(count("W-EMPTY") { leaf.background(EmptyView().writes("x")) } == 0)
    #expect(count("W-EMPTY") { VStack { Group { if false { leaf } }.writes("x") } } == 0)
    #expect(
      count("W-EMPTY") { VStack { ForEach([Int](), id: \.self) { _ in leaf }.writes("x") } } == 0)
    #expect(
      count("W-EMPTY") {
        VStack {
          EmptyView(); leaf.writes("x")
        }
      } == 0)
    #expect(count("W-EMPTY") { EmptyView().writes("x") } == 0)
    #expect(count("W-EMPTY") { VStack { EmptyView().padding() } } == 0)
  }

  @Test(arguments: [true, false])
  func `The space of a scroll view is known to its content and to its first row (R135)`(isRow: Bool)
  {
    let spaces = count("W-SPACE") {
      ScrollView(.horizontal) {
        LazyHStack {
          if isRow {
            Color.red.frame(width: 500).visualEffect { content, proxy in
              content.offset(y: proxy.frame(in: .scrollView(axis: .horizontal)).minX)
            }
          }
        }
        .visualEffect { content, proxy in
          content.offset(y: isRow ? 0 : proxy.frame(in: .scrollView(axis: .horizontal)).minX)
        }
      }
    }
    #expect(spaces == 0)
  }

  @Test func `An unknown space is reported, one on an ancestor is not (R135, R136)`() {
    #expect(count("W-SPACE") { reads("a") } == 1)
    #expect(count("W-SPACE") { reads("a").padding().coordinateSpace(name: "b") } == 1)
    #expect(
      count("W-SPACE") {
        VStack {
          leaf.coordinateSpace(name: "a"); reads("a")
        }
      } == 1)
    #expect(count("W-SPACE") { reads("a").padding().coordinateSpace(name: "a") } == 0)
    #expect(count("W-SPACE") { AnyView(VStack { reads("a") }).coordinateSpace(.named("a")) } == 0)
    #expect(count("W-SPACE") { leaf.overlay { reads("a") }.coordinateSpace(.named("a")) } == 0)
    #expect(
      count("W-SPACE") {
        leaf.writes("x").overlayPreferenceValue(Names.self) { _ in reads("a") }.coordinateSpace(
          .named("a"))
      } == 0)
    #expect(
      count("W-SPACE") {
        GeometryReader { proxy in
          let _ = proxy.bounds(of: .named("a"))
          Color.clear
        }
      } == 0)
  }

  @Test func `A rotation of the writer alone is reported too (R121)`() {
    #expect(count("N-ROTATED") { turnedWriter(10) } == 1)
    #expect(count("N-ROTATED") { turnedWriter(90) } == 0)
    #expect(count("N-ROTATED") { turnedWriter(0) } == 0)
  }

  @Test func `Only a rotation that makes a rectangle grow is reported (R121)`() {
    #expect(count("N-ROTATED") { outlined(10) } == 1)
    #expect(count("N-ROTATED") { outlined(-135) } == 1)
    for degrees in [0.0, 90, 180, 270, 360, -90] {
      #expect(count("N-ROTATED") { outlined(degrees) } == 0)
    }
    #expect(count("N-ROTATED") { outlined(0).scaleEffect(x: 3, y: 0.5).offset(x: 4) } == 0)
    #expect(
      count("N-ROTATED") {
        Color.red.anchorPreference(key: Points.self, value: .center) { [$0] }
          .overlayPreferenceValue(Points.self) { points in
            GeometryReader { proxy in
              let _ = points.map { proxy[$0] }
              Color.clear
            }
          }
          .rotationEffect(.degrees(10))
      } == 0)
  }

  @Test func `A value that settles within two calls per frame is not a loop (R083, R091)`() {
    struct Copy: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack {
          Color.red.frame(width: width, height: 1)
          Text("wide").background(
            GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
        }
        .onPreferenceChange(Width.self) { width = $0 }
      }
    }
    struct Clamp: View {
      @State private var n = 5
      var body: some View {
        leaf.preference(key: Sum.self, value: n).onPreferenceChange(Sum.self) { n = min($0, 3) }
      }
    }
    struct Same: View {
      @State private var n = 0
      var body: some View {
        leaf.preference(key: Sum.self, value: 3).onPreferenceChange(Sum.self) { n = $0 }
      }
    }
    #expect(count("W-LOOP") { Copy() } == 0)
    #expect(count("W-LOOP") { Clamp() } == 0)
    #expect(count("W-LOOP") { Same() } == 0)
    let knob = Knob(0)
    let host = host { Turned(knob) { leaf.writes("\($0)") }.logsNames(Log()) }
    host.settle()
    for turn in 1...200 { host.frame { knob.value = turn } }
    #expect(host.reports("W-LOOP").isEmpty)
  }

  private func reads(_ name: String) -> some View {
    GeometryReader { proxy in
      let _ = proxy.frame(in: .named(name))
      Color.clear
    }
  }

  private func outlined(_ degrees: Double) -> some View {
    Color.red.frame(width: 100, height: 40).anchorPreference(key: Rects.self, value: .bounds) {
      [$0]
    }
    .overlayPreferenceValue(Rects.self) { anchors in
      GeometryReader { proxy in
        let _ = anchors.map { proxy[$0] }
        Color.clear
      }
    }
    .rotationEffect(.degrees(degrees))
  }

  /// The writer is turned, the reader is not.
  private func turnedWriter(_ degrees: Double) -> some View {
    Color.red.frame(width: 100, height: 40)
      .anchorPreference(key: Rects.self, value: .bounds) { [$0] }
      .rotationEffect(.degrees(degrees))
      .overlayPreferenceValue(Rects.self) { anchors in
        GeometryReader { proxy in
          let _ = anchors.map { proxy[$0] }
          Color.clear
        }
      }
  }
}
