import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Lengths, spacings and positions of layouts.
@MainActor @Suite struct LayoutNumberTests {
  private nonisolated static let views: [NumberedView] = [
    NumberedView("frame width") { Color.red.frame(width: $0) },
    NumberedView("frame both") { Color.red.frame(width: $0, height: $0) },
    NumberedView("frame min") { Color.red.frame(minWidth: $0, minHeight: $0) },
    NumberedView("frame ideal") { Color.red.frame(idealWidth: $0, idealHeight: $0).fixedSize() },
    NumberedView("frame max") { Color.red.frame(maxWidth: $0, maxHeight: $0) },
    NumberedView("frame min max") { Color.red.frame(minWidth: 10, idealWidth: $0, maxWidth: $0) },
    NumberedView("padding") { Text("p").padding($0) },
    NumberedView("padding leading") { Text("p").padding(.leading, $0) },
    NumberedView("padding insets") {
      Text("p").padding(EdgeInsets(top: $0, leading: 1, bottom: $0, trailing: 2))
    },
    NumberedView("position") { Text("p").position(x: $0, y: 3) },
    NumberedView("offset") { Text("p").offset(x: $0, y: $0) },
    NumberedView("aspectRatio") { Color.red.aspectRatio($0, contentMode: .fit) },
    NumberedView("aspectRatio fill") { Color.red.aspectRatio($0, contentMode: .fill) },
    NumberedView("aspectRatio size") {
      Color.red.aspectRatio(CGSize(width: $0, height: 2), contentMode: .fit)
    },
    NumberedView("layoutPriority") { x in
      HStack {
        Text("a").layoutPriority(x); Text("b")
      }
    },
    NumberedView("zIndex") { x in
      ZStack {
        Text("a").zIndex(x); Text("b")
      }
    },
    NumberedView("spacing V") { x in
      VStack(spacing: x) {
        Text("a"); Text("b")
      }
    },
    NumberedView("spacing H") { x in
      HStack(spacing: x) {
        Text("a"); Spacer(); Text("b")
      }
    },
    NumberedView("spacer") { x in
      HStack {
        Text("a"); Spacer(minLength: x); Text("b")
      }
    },
    NumberedView("grid") { x in
      Grid(horizontalSpacing: x, verticalSpacing: x) {
        GridRow {
          Text("a"); Text("b")
        }; GridRow { Text("c") }
      }
    },
    NumberedView("gridCellColumns") { x in
      Grid {
        GridRow {
          Text("a").gridCellColumns(whole(x)); Text("b")
        };
        GridRow {
          Text("c"); Text("d")
        }
      }
    },
    NumberedView("gridCellAnchor") { x in
      Grid {
        GridRow {
          Text("a").gridCellAnchor(UnitPoint(x: x, y: x)); Color.red
        }
      }
    },
    NumberedView("guide") { x in
      HStack(alignment: .top) {
        Text("a").alignmentGuide(.top) { _ in CGFloat(x) }; Text("b")
      }
    },
    NumberedView("guide V") { x in
      VStack(alignment: .leading) {
        Text("a").alignmentGuide(.leading) { _ in CGFloat(x) }; Text("b")
      }
    },
    NumberedView("layout size") { x in
      BadLayout(side: x) {
        Text("a"); Text("b")
      }
    },
    NumberedView("layout place") { x in
      BadLayout(side: 40, place: x) {
        Text("a"); Text("b")
      }
    },
    NumberedView("layout proposal") { x in
      BadLayout(side: 40, asked: x) {
        Text("a"); Color.red; List { Text("r") }; ScrollView { Text("s") };
        Slider(value: .constant(0.5))
      }
    },
    NumberedView("layout unit") { x in
      BadLayout(side: 40, anchor: x) {
        Text("a"); Text("b")
      }
    },
    NumberedView("geometry") { x in
      GeometryReader { g in Text("a").frame(width: g.size.width * x).position(x: g.size.height * x)
      }
    },
    NumberedView("geometryChange") { x in
      Text("a").frame(width: x).onGeometryChange(for: CGFloat.self) {
        $0.size.width * x
      } action: { _ in
      }
    },
    NumberedView("viewThatFits") { x in
      ViewThatFits {
        Color.red.frame(width: x, height: x); Text("b")
      }
    },
    NumberedView("fixedSize") { x in Text("a").frame(idealWidth: x).fixedSize() },
    NumberedView("overlay") { x in
      Text("a").overlay(alignment: .bottom) { Color.red.frame(width: x, height: x) }.background {
        Circle().frame(width: x)
      }
    },
    NumberedView("anchor") { x in
      Text("a").anchorPreference(
        key: Rectangles.self, value: .rect(CGRect(x: x, y: x, width: x, height: x))
      ) { [$0] }.overlayPreferenceValue(Rectangles.self) { a in
        GeometryReader { g in
          ForEach(0..<a.count, id: \.self) {
            let r = g[a[$0]]; Color.red.frame(width: r.width, height: r.height).offset(x: r.minX)
          }
        }
      }
    },
  ]

  @Test(arguments: views)
  func `C711: a number that cannot be used ends no program`(_ view: NumberedView) {
    #expect(view.survivesNumbers())
  }
}

private enum Rectangles: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// A layout with a side, a place for its views and what it proposes to them.
private struct BadLayout: Layout {
  let side: CGFloat
  var place: CGFloat = 0
  var asked: CGFloat?
  var anchor = 0.0

  private var proposal: ProposedViewSize { ProposedViewSize(width: asked, height: asked) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for view in subviews { _ = view.sizeThatFits(self.proposal) }
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: place, y: place), anchor: UnitPoint(x: anchor, y: anchor),
        proposal: self.proposal)
    }
  }
}
