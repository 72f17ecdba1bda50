import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// Frames of views in and beyond safe areas, in a window of 100 by 200 points.
@MainActor @Suite struct SafeAreaTests {
  private static let insets = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 7)

  private func frame<V: View>(
    of identifier: String = "v", safeArea: EdgeInsets = insets, keyboard: CGFloat = 0,
    direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: @escaping () -> V
  ) throws -> CGRect {
    let host = TestHost(size: CGSize(width: 100, height: 200), safeArea: safeArea, content: content)
    host.setEnvironment(\.layoutDirection, direction)
    host.keyboard = keyboard
    host.settle()
    #expect(host.diagnostics.filter { $0.id != "W-FONT" }.isEmpty)
    return try host.find(identifier: identifier).frame
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: w, height: h)
  }

  @Test func `L011: the root proposes the window less its safe area, and centres the answer there`()
    throws
  {
    #expect(try frame { Color.red.accessibilityIdentifier("v") } == rect(5, 20, 88, 170))
    let box = try frame { Color.red.frame(width: 8, height: 10).accessibilityIdentifier("v") }
    #expect(box == rect(45, 100, 8, 10))
  }

  @Test func `L131: ignoresSafeArea places its content up to the window's edges`() throws {
    #expect(
      try frame { Color.red.accessibilityIdentifier("v").ignoresSafeArea() }
        == rect(0, 0, 100, 200))
    #expect(
      try frame { Color.red.accessibilityIdentifier("v").ignoresSafeArea(edges: .top) }
        == rect(5, 0, 88, 190))
    #expect(
      try frame { Color.red.accessibilityIdentifier("v").edgesIgnoringSafeArea(.horizontal) }
        == rect(0, 20, 100, 170))
  }

  @Test func `L131: its own size and its siblings stay as they are`() throws {
    func sibling(_ ignores: Bool) throws -> CGRect {
      try frame {
        VStack(spacing: 0) {
          if ignores { Color.red.ignoresSafeArea() } else { Color.red }
          Color.blue.frame(height: 30).accessibilityIdentifier("v")
        }
      }
    }
    #expect(try sibling(true) == sibling(false))
  }

  @Test func `L130: a view off the boundary by 10 points is not extended, one at it is`() throws {
    func top(_ padding: CGFloat) throws -> CGFloat {
      try frame {
        Color.red.accessibilityIdentifier("v").ignoresSafeArea().padding(.top, padding)
      }.minY
    }
    #expect(try top(10) == 30)
    #expect(try top(0) == 0)
    #expect(try top(0.25) == 0)
    #expect(try top(0.3) == 20.3)
  }

  @Test func `L130: a rotated view sees no safe area`() throws {
    let size = try frame {
      Color.red.accessibilityIdentifier("v").ignoresSafeArea().frame(width: 88, height: 88)
        .rotationEffect(.degrees(90)).frame(maxHeight: .infinity, alignment: .top)
    }.size
    #expect(abs(size.width - 88) < 1e-9 && abs(size.height - 88) < 1e-9)
  }

  @Test func `L130: ignoring a safe area twice extends once`() throws {
    #expect(
      try frame { Color.red.accessibilityIdentifier("v").ignoresSafeArea().ignoresSafeArea() }
        == rect(0, 0, 100, 200))
  }

  @Test func `L130: nested areas add up outwards`() throws {
    let content = try frame {
      Color.red.accessibilityIdentifier("v").ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
        .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 15) }
    }
    #expect(content == rect(0, 0, 100, 200))
    let inside = try frame {
      Color.red.accessibilityIdentifier("v")
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
        .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 15) }
    }
    #expect(inside == rect(5, 65, 88, 125))
  }

  @Test func `L144: leading insets are on the right from right to left`() throws {
    #expect(
      try frame(direction: .rightToLeft) { Color.red.accessibilityIdentifier("v") }
        == rect(7, 20, 88, 170))
    #expect(
      try frame(direction: .rightToLeft) {
        Color.red.accessibilityIdentifier("v").ignoresSafeArea(edges: .leading)
      } == rect(7, 20, 93, 170))
  }

  @Test func `L134: the keyboard has its own region, beyond the container's`() throws {
    #expect(
      try frame(keyboard: 60) { Color.red.accessibilityIdentifier("v") } == rect(5, 20, 88, 120))
    #expect(try frame(keyboard: 6) { Color.red.accessibilityIdentifier("v") }.maxY == 190)
    func bottom(_ regions: SafeAreaRegions) throws -> CGFloat {
      try frame(keyboard: 60) {
        Color.red.accessibilityIdentifier("v").ignoresSafeArea(regions)
      }.maxY
    }
    #expect(try bottom(.keyboard) == 190)
    #expect(try bottom(.container) == 140)
    #expect(try bottom(.all) == 200)
  }

  @Test func `L134: showing and hiding the keyboard moves what is in the window`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 200)) {
      Color.red.accessibilityIdentifier("v")
    }
    for height in [0, 120, 50, .infinity, 0] as [CGFloat] {
      host.keyboard = height
      host.settle()
      let expected = 200 - (height.isFinite ? height : 0)
      #expect(try host.find(identifier: "v").frame.maxY == expected)
    }
  }

  @Test func `L133: an inset takes its length and the preferred gap off the content`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 90)) {
      Color.red.accessibilityIdentifier("c").safeAreaInset(edge: .bottom) {
        Color.blue.frame(height: 20).accessibilityIdentifier("i")
      }
    }
    #expect(try host.find(identifier: "c").frame == rect(0, 0, 100, 62))
    #expect(try host.find(identifier: "i").frame == rect(0, 70, 100, 20))
  }

  @Test func `L133: each edge, with its alignment`() throws {
    func frames(_ edge: Edge) throws -> (CGRect, CGRect) {
      let host = TestHost(size: CGSize(width: 100, height: 80)) {
        let content = Color.red.accessibilityIdentifier("c")
        let box = Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("i")
        switch edge {
        case .top:
          content.safeAreaInset(edge: .top, alignment: .trailing, spacing: 3) { box }
        case .bottom:
          content.safeAreaInset(edge: .bottom, alignment: .leading, spacing: 3) { box }
        case .leading:
          content.safeAreaInset(edge: .leading, alignment: .top, spacing: 3) { box }
        case .trailing:
          content.safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 3) { box }
        }
      }
      return (
        try host.find(identifier: "c").frame, try host.find(identifier: "i").frame
      )
    }
    #expect(try frames(.top) == (rect(0, 13, 100, 67), rect(80, 0, 20, 10)))
    #expect(try frames(.bottom) == (rect(0, 0, 100, 67), rect(0, 70, 20, 10)))
    #expect(try frames(.leading) == (rect(23, 0, 77, 80), rect(0, 0, 20, 10)))
    #expect(try frames(.trailing) == (rect(0, 0, 77, 80), rect(80, 70, 20, 10)))
  }

  @Test func `L133: a greedy inset leaves the content its minimum`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 80)) {
      Color.red.frame(minHeight: 30).accessibilityIdentifier("c")
        .safeAreaInset(edge: .bottom, spacing: 10) { Color.blue.accessibilityIdentifier("i") }
    }
    #expect(try host.find(identifier: "c").frame == rect(0, 0, 100, 30))
    #expect(try host.find(identifier: "i").frame == rect(0, 40, 100, 40))
  }

  @Test func `L133: safeAreaPadding insets its content, which can extend into it`() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      try frame(safeArea: EdgeInsets()) {
        Color.red.accessibilityIdentifier("v").safeAreaPadding(insets)
      } == rect(2, 1, 94, 196))
    #expect(
      try frame(safeArea: EdgeInsets()) {
        Color.red.accessibilityIdentifier("v").ignoresSafeArea(edges: .bottom)
          .safeAreaPadding(insets)
      } == rect(2, 1, 94, 199))
    #expect(
      try frame(safeArea: EdgeInsets()) {
        Color.red.accessibilityIdentifier("v").safeAreaPadding(.top)
      } == rect(0, 16, 100, 184))
    #expect(
      try frame(safeArea: EdgeInsets()) {
        Color.red.frame(width: 10, height: 10).safeAreaPadding(6).accessibilityIdentifier("v")
      } == rect(39, 89, 22, 22))
  }

  @Test func `L132: a style paints into the safe areas that it touches, a view does not`() {
    func drawing<V: View>(@ViewBuilder _ content: @escaping () -> V) -> String {
      TestHost(size: CGSize(width: 100, height: 200), safeArea: Self.insets, content: content)
        .displayList.description
    }
    let style = drawing { Color.clear.background(.red) }
    #expect(style.contains("0 0 100 200"), "\(style)")
    let someEdges = drawing { Color.clear.background(.red, ignoresSafeAreaEdges: .bottom) }
    #expect(someEdges.contains("5 20 88 180"), "\(someEdges)")
    let view = drawing { Color.clear.background { Color.red } }
    #expect(view.contains("5 20 88 170"), "\(view)")
    let shape = drawing { Color.clear.background(.red, in: Rectangle()) }
    #expect(shape.contains("5 20 88 170"), "\(shape)")
    let overlay = drawing { Color.clear.overlay(.red) }
    #expect(overlay.contains("0 0 100 200"), "\(overlay)")
    let off = drawing { Color.clear.frame(height: 20).background(.red) }
    #expect(off.contains("0 95 100 20"), "\(off)")
  }

  @Test func `C293: the background of a container is behind the view and beyond the safe area`() {
    func drawing<V: View>(@ViewBuilder _ content: @escaping () -> V) -> [String] {
      TestHost(size: CGSize(width: 100, height: 200), safeArea: Self.insets, content: content)
        .displayList.description.components(separatedBy: "\n")
    }
    let back = "rect (0 0 100 200) #FF383C"
    let front = "rect (5 20 88 170) #0088FF"
    #expect(drawing { Color.blue.containerBackground(.red, for: .navigation) } == [back, front])
    #expect(
      drawing { Color.blue.containerBackground(for: .navigation) { Color.red } } == [back, front])
  }

  @Test func `R132, L130: a proxy has the overlap of its own frame`() throws {
    final class Box { var insets: [EdgeInsets] = [] }
    let box = Box()
    let host = TestHost(size: CGSize(width: 100, height: 200), safeArea: Self.insets) {
      GeometryReader { proxy in
        let _ = box.insets.append(proxy.safeAreaInsets)
        Color.red
      }
    }
    host.settle()
    #expect(box.insets.last == Self.insets)
    let bodies = box.insets.count
    host.settle()
    #expect(box.insets.count == bodies)
    host.safeArea = EdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 0)
    host.settle()
    #expect(box.insets.last == EdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 0))
    host.keyboard = 40
    host.settle()
    #expect(box.insets.last == EdgeInsets(top: 3, leading: 0, bottom: 40, trailing: 0))
  }

  @Test func `L130: later insets reach what ignores them, and views that move follow them`()
    throws
  {
    struct Scene: View {
      @State private var padding: CGFloat = 0
      var body: some View {
        Color.red.accessibilityIdentifier("v").ignoresSafeArea().padding(.bottom, padding)
          .overlay { Button("Move") { padding = padding == 0 ? 30 : 0 } }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 200)) { Scene() }
    host.settle()
    #expect(try host.find(identifier: "v").frame == rect(0, 0, 100, 200))
    host.safeArea = Self.insets
    host.settle()
    #expect(try host.find(identifier: "v").frame == rect(0, 0, 100, 200))
    try host.find(label: "Move").tap()
    host.settle()
    #expect(try host.find(identifier: "v").frame == rect(0, 0, 100, 160))
    try host.find(label: "Move").tap()
    host.settle()
    #expect(try host.find(identifier: "v").frame == rect(0, 0, 100, 200))
    host.safeArea = EdgeInsets()
    host.settle()
    #expect(try host.find(identifier: "v").frame == rect(0, 0, 100, 200))
  }

  @Test func `L061: a relative frame is a share of the window less its safe area`() throws {
    #expect(
      try frame {
        Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("v")
      } == rect(5, 20, 88, 170))
  }
}
