import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Touches, focus and accessibility from right to left.
@MainActor @Suite struct RightToLeftInteractionTests {
  private let size = CGSize(width: 120, height: 60)

  @Test func `L144: shapes, clips and content shapes are touched where they are drawn`() {
    check("shape") { tap in Flag().frame(width: 60, height: 40).onTapGesture { tap("a") } }
    check("clip") { tap in
      Color.red.frame(width: 60, height: 40).clipShape(Flag()).onTapGesture { tap("a") }
    }
    check("content shape") { tap in
      Color.red.frame(width: 60, height: 40).contentShape(Flag().offset(x: 5))
        .onTapGesture { tap("a") }
    }
    check("stroke") { tap in
      UnevenRoundedRectangle(topLeadingRadius: 30).stroke(lineWidth: 9).padding(6)
        .frame(width: 80, height: 50).onTapGesture { tap("a") }
    }
  }

  @Test func `L144: effects are touched where they are drawn`() {
    check("effects") { tap in
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 30, height: 30).onTapGesture { tap("a") }.offset(x: 14, y: 9)
        Color.red.frame(width: 30, height: 12).onTapGesture { tap("b") }
          .rotationEffect(.degrees(35), anchor: .bottomLeading).padding(.leading, 50)
        Color.red.frame(width: 30, height: 12).onTapGesture { tap("c") }
          .scaleEffect(x: 1.5, y: 2, anchor: .topLeading).padding(.top, 34)
        Color.red.frame(width: 12, height: 12).onTapGesture { tap("d") }.position(x: 100, y: 40)
      }
    }
    check("overlays") { tap in
      Color.red.frame(width: 70, height: 40).onTapGesture { tap("a") }
        .overlay(alignment: .bottomTrailing) {
          Button("") { tap("b") }.frame(width: 24, height: 18).background(.blue).offset(x: 6)
        }
        .background(alignment: .leading) {
          Color.blue.frame(width: 100, height: 50).onTapGesture { tap("c") }
        }
        .padding(.leading, 20)
    }
  }

  @Test
  func `L144: drags report positions and translations from the left, in nested directions too`() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var told: [CGPoint] = []
      let host = TestHost(size: size) {
        Color.red.frame(width: 40)
          .gesture(
            DragGesture(minimumDistance: 1).onEnded { drag in
              told.append(drag.startLocation)
              told.append(CGPoint(x: drag.translation.width, y: drag.translation.height))
            }
          )
          .environment(\.layoutDirection, direction)
          .frame(maxWidth: .infinity, alignment: .leading)
          .environment(\.layoutDirection, .rightToLeft)
      }
      host.settle()
      host.press(at: CGPoint(x: 90, y: 10))
      host.move(to: CGPoint(x: 100, y: 12))
      host.release(at: CGPoint(x: 110, y: 14))
      #expect(told == [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 4)], "\(direction)")
    }
  }

  @Test
  func `M147: Tab follows rows from the right, and nested left-to-right content from the left`() {
    struct Form: View {
      @FocusState private var focus: String?
      private func field(_ name: String) -> some View {
        Color.red.frame(width: 12, height: 9).focusable().focused($focus, equals: name)
      }
      var body: some View {
        VStack(alignment: .leading, spacing: 2) {
          HStack(spacing: 2) {
            field("1")
            HStack(spacing: 2) {
              field("2")
              field("3")
            }
            .environment(\.layoutDirection, .leftToRight)
            field("4")
          }
          HStack(spacing: 2) {
            field("5")
            field("6").offset(x: 2)
          }
          Text(focus ?? "none")
        }
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Form().environment(\.layoutDirection, .rightToLeft)
    }
    var seen: [String] = []
    for _ in 1...6 {
      host.key(.tab)
      host.settle()
      seen += host.text
    }
    #expect(seen == ["1", "2", "3", "4", "5", "6"])
  }

  @Test func `a row from right to left is read from the right`() {
    let host = TestHost.small {
      VStack {
        words("a", "b", "c")
        words("d", "e")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.text == ["a", "b", "c", "d", "e"])
    #expect(host.elements.map(\.label) == ["a", "b", "c", "d", "e"])
    #expect(host.elements[0].frame.minX > host.elements[2].frame.maxX)
  }

  @Test func `a nested direction is read in its own order, at its position`() {
    let host = TestHost.small {
      HStack {
        Text("1")
        words("2", "3").environment(\.layoutDirection, .leftToRight)
        Text("4")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.text == ["1", "2", "3", "4"])
    #expect(host.elements.map(\.label) == ["1", "2", "3", "4"])
  }

  @Test func `several nested directions in a row are read in the row's order`() {
    let host = TestHost.small {
      HStack {
        words("1", "2").environment(\.layoutDirection, .leftToRight)
        words("3", "4").environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.elements.map(\.label) == ["1", "2", "3", "4"])
  }

  @Test func `M147: Tab moves to the left in right-to-left layout`() {
    struct Row: View {
      @FocusState private var focus: Int?
      var body: some View {
        HStack {
          ForEach(1..<4) { Color.red.focusable().focused($focus, equals: $0) }
          Text(focus.map { "\($0)" } ?? "none")
        }
      }
    }
    let host = TestHost.small { Row().environment(\.layoutDirection, .rightToLeft) }
    var seen: [String] = []
    for _ in 1...3 {
      host.key(.tab)
      host.settle()
      seen += host.text
    }
    #expect(seen == ["1", "2", "3"])
  }

  @Test func `touches find views where they are drawn, and local positions count from the left`() {
    let log = Log()
    let places = Recorder<CGPoint>()
    let host = TestHost(size: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30).onTapGesture(coordinateSpace: .local) { places.add($0) }
        Spacer(minLength: 0)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    _ = log
    host.tap(at: CGPoint(x: 75, y: 10))
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(places.entries == [CGPoint(x: 5, y: 10)])
  }

  @Test func `L145: a content shape is mirrored`() {
    let places = Recorder<CGPoint>()
    let host = TestHost(size: CGSize(width: 100, height: 20)) {
      Color.red.contentShape(Path(CGRect(x: 0, y: 0, width: 30, height: 20)))
        .onTapGesture(coordinateSpace: .local) { places.add($0) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    host.tap(at: CGPoint(x: 10, y: 10))
    host.tap(at: CGPoint(x: 90, y: 10))
    #expect(places.entries == [CGPoint(x: 90, y: 10)])
  }

  @Test func `L073: a custom layout knows its direction, and runs again when it changes`() {
    let host = TestHost(size: CGSize(width: 100, height: 20)) {
      Directed() { Color.red.accessibilityElement().accessibilityIdentifier("a") }
    }
    #expect((try? host.find(identifier: "a").frame.width) == 10)
    host.setEnvironment(\.layoutDirection, .rightToLeft)
    host.settle()
    #expect((try? host.find(identifier: "a").frame.width) == 30)
  }

  private struct Flag: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  /// What is touched, point by point.
  private func map<V: View>(
    _ direction: LayoutDirection, _ content: @escaping (@escaping (String) -> Void) -> V
  ) -> [[String]] {
    let log = Log()
    let host = TestHost(size: size) {
      content { log.add($0) }
        .frame(width: 120, height: 60, alignment: .topLeading)
        .environment(\.layoutDirection, direction)
    }
    return stride(from: CGFloat(1.5), to: 60, by: 9).map { y in
      stride(from: CGFloat(1.5), to: 120, by: 3).map { x in
        _ = log.take()
        host.tap(at: CGPoint(x: direction == .leftToRight ? x : 120 - x, y: y))
        return log.entries.joined()
      }
    }
  }

  private func check<V: View>(
    _ name: String, at location: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: @escaping (@escaping (String) -> Void) -> V
  ) {
    let plain = map(.leftToRight, content)
    let isTouched = plain.joined().contains { !$0.isEmpty }
    #expect(isTouched, "\(name) is never touched", sourceLocation: location)
    #expect(plain == map(.rightToLeft, content), "\(name)", sourceLocation: location)
  }

  private func words(_ words: String...) -> some View {
    HStack { ForEach(words, id: \.self) { Text($0) } }
  }

  /// Gives its subviews more room from right to left.
  private struct Directed: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: subviews.layoutDirection == .rightToLeft ? 30 : 10, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for view in subviews {
        view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }
}
