import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Two views, or none: 20 by 20, one red and one blue.
struct Pair: View {
  let isShown: Bool

  @ViewBuilder var body: some View {
    if isShown {
      Color.red.frame(width: 20, height: 20)
      Color.blue.frame(width: 20, height: 20)
    }
  }
}

private struct Held<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
}

/// The rectangles that a host draws: x y w h, in the order of drawing.
@MainActor
func rectangles(_ host: TestHost) -> [String] {
  var found: [String] = []
  host.host.displayList.forEachItem { node, transform in
    guard case .rectangle(let rect, _) = node.content else { return }
    let placed = rect.applying(transform)
    found.append(
      [placed.minX, placed.minY, placed.width, placed.height].map(text).joined(separator: " "))
  }
  return found
}

/// Where one view is expected, `AnyView` and `EmptyView` are one view in layout.
@MainActor @Suite struct AnyViewLayoutTests {
  private static var a: some View { Color.red.frame(width: 20, height: 20) }
  private static var b: some View { Color.blue.frame(width: 20, height: 20) }
  private static var pair: some View {
    Group {
      a
      b
    }
  }

  @Test func `at the root a modifier in AnyView applies to the column of all views (R022, L009)`() {
    #expect(
      rects { AnyView(Self.pair.padding(10)) } == ["140 76 20 20", "140 104 20 20"])
    #expect(
      rects { AnyView(Self.pair.frame(width: 100, height: 100, alignment: .topLeading)) } == [
        "100 50 20 20", "100 78 20 20",
      ])
    #expect(
      rects { AnyView(TupleView((Self.a, Self.b)).padding(10)) } == [
        "140 76 20 20", "140 104 20 20",
      ])
    #expect(
      rects { AnyView(ForEach(0..<2) { _ in Self.a }.padding(10)) } == [
        "140 76 20 20", "140 104 20 20",
      ])
    #expect(
      rects { AnyView(Pair(isShown: true).padding(10)) } == ["140 76 20 20", "140 104 20 20"])
    #expect(
      rects { AnyView(AnyView(Self.pair).padding(10)) }.count == 2)
  }

  @Test func `without a modifier AnyView at the root is a column too (L009)`() {
    let column = ["140 76 20 20", "140 104 20 20"]
    #expect(
      rects { AnyView(Self.pair) } == column)
    #expect(
      rects { AnyView(AnyView(Self.pair).padding(10)) } == column)
    #expect(
      rects { AnyView(Held { AnyView(Self.pair).padding(10) }) } == column)
    #expect(rects { AnyView(Pair(isShown: true)) } == column)
    #expect(
      rects { AnyView(Self.pair).padding(10) } == column)
    #expect(
      rects { Held { AnyView(Self.pair.padding(10)) } } == column)
  }

  @Test func `inside a single view, several views in a layer overlap again (L009)`() {
    let pile = ["140 90 20 20", "140 90 20 20"]
    #expect(
      rects {
        AnyView(
          Color.clear.overlay { Self.pair }
        ).background(.clear)
      }
      .filter { $0 != "0 0 300 200" } == pile)
    #expect(
      rects {
        AnyView(
          Button(action: {}) {
            Self.a; Self.b
          }.buttonStyle(.plain))
      } == ["126 90 20 20", "154 90 20 20"])
  }

  @Test func `in an overlay or a background AnyView is one view (R022, R027)`() {
    func layers<V: View>(_ view: V) -> [[String]] {
      [
        rects {
          Color.clear.frame(width: 100, height: 100).overlay(alignment: .topLeading) { view }
        },
        rects { Color.clear.frame(width: 100, height: 100).overlay(view, alignment: .topLeading) },
        rects {
          Color.clear.frame(width: 100, height: 100).background(alignment: .topLeading) { view }
        },
        rects {
          Color.clear.frame(width: 100, height: 100)
            .overlayPreferenceValue(Names.self, alignment: .topLeading) { _ in view }
        },
      ].map { $0.filter { $0 != "100 50 100 100" } }
    }
    for found in layers(
      AnyView(
        Group {
          Self.a; Self.b.frame(width: 40, height: 40)
        }.padding(10)))
    {
      #expect(found == ["120 70 20 20", "120 70 20 20"])
    }
    // The same as the view itself.
    let several = Group {
      Self.a; Self.b.frame(width: 40)
    }.padding(5)
    #expect(layers(AnyView(several)) == layers(several))
    let guided = Self.a.alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.leading) { _ in 7 }
    #expect(layers(AnyView(guided)) == layers(guided))
    #expect(layers(AnyView(guided)) == [[String]](repeating: ["93 40 20 20"], count: 4))
    #expect(layers(AnyView(AnyView(guided).padding(1))) == layers(guided.padding(1)))
  }

  @Test func `AnyView without content fills its layer (R032)`() {
    let log = Log()
    _ = rects { Color.red.overlay { AnyView(EmptyView().logsFrame(log)) } }
    #expect(log.entries.last == "(0,0,300,200)")
  }

  @Test func `an empty view fills the proposal, where it is one view (R032)`() {
    func seen<V: View>(_ content: (Log) -> V) -> String? {
      let log = Log()
      let view = content(log)
      let host = TestHost(size: CGSize(width: 300, height: 200)) { view }
      host.settle()
      return log.entries.last
    }
    #expect(seen { log in Color.red.overlay { EmptyView().logsFrame(log) } } == "(0,0,300,200)")
    #expect(seen { log in EmptyView().logsFrame(log) } == "(0,0,300,200)")
    #expect(
      seen { log in Color.red.frame(width: 40, height: 30).background { EmptyView().logsFrame(log) }
      }
        == "(130,85,40,30)")
    #expect(seen { log in EmptyView().fixedSize().logsFrame(log) } == "(145,95,10,10)")
    #expect(seen { log in EmptyView().frame(width: 50).logsFrame(log) } == "(125,0,50,200)")
    #expect(
      seen { log in
        leaf.overlay(alignment: .bottomTrailing) { EmptyView().padding(20).logsFrame(log) }
      } == "(0,0,300,200)")
    #expect(
      seen { log in
        VStack {
          EmptyView().logsFrame(log); leaf
        }
      } == nil)
    #expect(
      seen { log in leaf.overlay { Group { EmptyView() }.logsFrame(log) } } == "(150,100,0,0)")
  }

  @Test func `a custom modifier gets AnyView as one view (R022, R033)`() {
    #expect(
      rects { AnyView(Self.pair.padding(10)).modifier(Framed()) } == [
        "140 76 20 20", "140 104 20 20",
      ])
    #expect(
      rects { Color.clear.overlay { AnyView(Self.pair).modifier(Stacked()) } }
        .dropFirst() == ["130 90 20 20", "130 90 20 20", "150 90 20 20"])
  }

  @Test func `in lists AnyView is the list of its content (R028, L008)`() {
    let each = ["140 66 20 20", "140 114 20 20"]
    #expect(
      rects { VStack { AnyView(Self.pair.padding(10)) } } == each)
    #expect(
      rects { Group { AnyView(Self.pair.padding(10)) } } == each)
    #expect(
      rects { VStack { AnyView(Self.pair).padding(10) } } == each)
    #expect(
      rects { GeometryReader { _ in AnyView(Self.pair.padding(10)) } } == [
        "10 10 20 20", "10 10 20 20",
      ])
    #expect(
      rects {
        ViewThatFits {
          AnyView(
            Group {
              Self.a.frame(width: 999); Self.b
            })
        }
      } == ["140 90 20 20"])
    #expect(
      rects {
        VStack {
          AnyView(EmptyView().padding()); Self.a
        }
      } == ["140 90 20 20"])
  }

  @Test func `a button's label in AnyView is a row, as without AnyView`() {
    func label<V: View>(_ view: V) -> [String] {
      rects { Button(action: {}, label: { view }).buttonStyle(.plain) }
    }
    #expect(label(AnyView(Self.a)) == label(Self.a))
    #expect(label(AnyView(Self.pair)) == label(Self.pair))
  }

  @Test func `an empty view with a frame is one view in a layer, and none in a list (R031, R032)`()
  {
    #expect(
      rects { Self.a.overlay { EmptyView().frame(width: 5, height: 5).background(.blue) } }.count
        == 2)
    #expect(rects { VStack { EmptyView().frame(width: 5, height: 5).background(.blue) } } == [])
    #expect(
      rects {
        ViewThatFits {
          EmptyView(); Self.a
        }
      } == ["140 90 20 20"])
    #expect(
      rects {
        HStack {
          AnyView(EmptyView()); Self.a
        }
      } == ["140 90 20 20"])
    #expect(rects { GeometryReader { _ in EmptyView().background(.blue) } }.count <= 1)
  }

  @Test func `AnyView in a style, a modifier and a layout keeps its size`() {
    struct Style: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        AnyView(configuration.label.padding(5))
      }
    }
    #expect(
      rects { Button(action: {}, label: { Self.a }).buttonStyle(Style()) } == ["140 90 20 20"])
    #expect(
      rects { AnyView(Self.a).modifier(OwnModifier()) } == ["140 90 20 20", "140 90 20 20"])
    #expect(rects { AnyView(Self.a).id(3) } == ["140 90 20 20"])
    #expect(
      rects { AnyView(Self.a).animation(.default, value: 1).transition(.scale) } == ["140 90 20 20"]
    )
  }

  /// The rectangles that are drawn in a window of 300 by 200: x y w h, in the order of drawing.
  private func rects<V: View>(@ViewBuilder _ content: @escaping () -> V) -> [String] {
    let host = TestHost(size: CGSize(width: 300, height: 200), content: content)
    host.settle()
    return rectangles(host)
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(10) }
  }

  private struct Stacked: ViewModifier {
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content; Color.green.frame(width: 20, height: 20)
      }
    }
  }

  private struct OwnModifier: ViewModifier {
    func body(content: Content) -> some View { content.background { Color.blue } }
  }
}
