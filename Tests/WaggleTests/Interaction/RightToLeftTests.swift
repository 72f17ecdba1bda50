import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("Right to left, touched and read")
@MainActor struct RightToLeftTests {
  private func words(_ words: String...) -> some View {
    HStack { ForEach(words, id: \.self) { Text($0) } }
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

  @Test func `an island is read in its own direction, where it stands`() {
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

  @Test func `several islands in a row are read in the row's direction`() {
    let host = TestHost.small {
      HStack {
        words("1", "2").environment(\.layoutDirection, .leftToRight)
        words("3", "4").environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.elements.map(\.label) == ["1", "2", "3", "4"])
  }

  @Test func `M147: Tab goes on to the left where lines run to the left`() {
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

  @Test func `touches find views where they are drawn, and local places count from the left`() {
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

  @Test func `L073: a layout of one's own knows its direction, and is asked again when it turns`() {
    let host = TestHost(size: CGSize(width: 100, height: 20)) {
      Directed() { Color.red.accessibilityElement().accessibilityIdentifier("a") }
    }
    #expect((try? host.find(identifier: "a").frame.width) == 10)
    host.setEnvironment(\.layoutDirection, .rightToLeft)
    host.settle()
    #expect((try? host.find(identifier: "a").frame.width) == 30)
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
