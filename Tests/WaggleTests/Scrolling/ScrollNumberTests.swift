import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Lengths and positions of scroll views and lazy containers.
@MainActor @Suite struct ScrollNumberTests {
  private nonisolated static let views: [NumberedView] = [
    NumberedView("lazyV") { x in
      ScrollView { LazyVStack(spacing: x) { ForEach(0..<50, id: \.self) { Text("\($0)") } } }
    },
    NumberedView("lazyV rows") { x in
      ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { Text("\($0)").frame(height: x) } } }
    },
    NumberedView("lazyH") { x in
      ScrollView(.horizontal) {
        LazyHStack(spacing: x) { ForEach(0..<50, id: \.self) { Text("\($0)") } }
      }
    },
    NumberedView("lazyGrid fixed") { x in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(x)), GridItem(.flexible())]) {
          ForEach(0..<50, id: \.self) { Text("\($0)") }
        }
      }
    },
    NumberedView("lazyGrid adaptive") { x in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: x))]) {
          ForEach(0..<50, id: \.self) { Text("\($0)") }
        }
      }
    },
    NumberedView("lazyGrid adaptive max") { x in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 5, maximum: x), spacing: x)]) {
          ForEach(0..<50, id: \.self) { Text("\($0)") }
        }
      }
    },
    NumberedView("lazyGrid flexible") { x in
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible(minimum: x, maximum: x), spacing: x)], spacing: x) {
          ForEach(0..<50, id: \.self) { Text("\($0)") }
        }
      }
    },
    NumberedView("lazyHGrid") { x in
      ScrollView(.horizontal) {
        LazyHGrid(
          rows: [GridItem(.adaptive(minimum: x)), GridItem(.fixed(x), spacing: x)], spacing: x
        ) { ForEach(0..<50, id: \.self) { Text("\($0)") } }
      }
    },
    NumberedView("containerRelativeFrame") { x in
      ScrollView {
        Color.red.containerRelativeFrame(.vertical, count: whole(x), span: 1, spacing: 3)
      }
    },
    NumberedView("containerRelativeFrame span") { x in
      ScrollView {
        Color.red.containerRelativeFrame(
          [.vertical, .horizontal], count: 3, span: whole(x), spacing: x)
      }
    },
    NumberedView("containerRelativeFrame length") { x in
      ScrollView { Color.red.containerRelativeFrame(.vertical) { _, _ in CGFloat(x) } }
    },
    NumberedView("safeAreaInset") { x in
      Color.red.safeAreaInset(edge: .bottom, spacing: x) { Text("b") }
    },
    NumberedView("safeAreaInset tall") { x in
      ScrollView { Text("a") }.safeAreaInset(edge: .bottom) { Color.blue.frame(height: x) }
    },
    NumberedView("safeAreaPadding") { x in ScrollView { Text("a") }.safeAreaPadding(x) },
    NumberedView("contentMargins") { x in ScrollView { Text("a") }.contentMargins(x) },
    NumberedView("contentMargins insets") { x in
      ScrollView { Text("a") }.contentMargins(
        .all, EdgeInsets(top: x, leading: x, bottom: x, trailing: x))
    },
    NumberedView("scrollAnchor") { x in
      ScrollView { Text("a").frame(height: 900) }.defaultScrollAnchor(UnitPoint(x: x, y: x))
    },
    NumberedView("scroll content") { x in
      ScrollView([.vertical, .horizontal]) { Color.red.frame(width: x, height: x) }
    },
    NumberedView("scrollPosition point") { x in
      ScrollView { Text("a").frame(height: 900) }.scrollPosition(
        .constant(ScrollPosition(point: CGPoint(x: x, y: x))))
    },
    NumberedView("scrollPosition y") { x in
      ScrollView { LazyVStack { ForEach(0..<90, id: \.self) { Text("\($0)") } } }.scrollPosition(
        .constant(ScrollPosition(y: x)))
    },
    NumberedView("scrollPosition anchor") { x in
      ScrollView {
        LazyVStack { ForEach(0..<90, id: \.self) { Text("\($0)") } }.scrollTargetLayout()
      }.scrollPosition(id: .constant(40), anchor: UnitPoint(x: x, y: x))
    },
    NumberedView("scrollTo") { x in
      ScrollViewReader { r in
        ScrollView { LazyVStack { ForEach(0..<90, id: \.self) { Text("\($0)") } } }.onAppear {
          r.scrollTo(40, anchor: UnitPoint(x: x, y: x))
        }
      }
    },
    NumberedView("visibility") { x in
      ScrollView {
        LazyVStack {
          ForEach(0..<90, id: \.self) {
            Text("\($0)").onScrollVisibilityChange(threshold: x) { _ in }
          }
        }.scrollTargetLayout()
      }.onScrollTargetVisibilityChange(idType: Int.self, threshold: x) { _ in }
    },
    NumberedView("viewAligned") { x in
      ScrollView {
        LazyVStack { ForEach(0..<90, id: \.self) { Text("\($0)") } }.scrollTargetLayout()
      }.scrollTargetBehavior(.viewAligned(anchor: UnitPoint(x: x, y: x)))
    },
    NumberedView("behavior") { x in
      ScrollView { Text("a").frame(height: 900) }.scrollTargetBehavior(BadBehavior(place: x))
    },
    NumberedView("foreach range") { x in
      ForEach(0..<min(max(whole(x), 0), 20), id: \.self) { Text("\($0)") }
    },
    NumberedView("foreach plain range") { x in ForEach(0..<(x == 1 ? 3 : 2)) { Text("\($0)") } },
    NumberedView("dynamic offset lazies") { x in
      ScrollView {
        LazyVStack { ForEach(0..<50, id: \.self) { Text("\($0)").padding(.top, $0 == 3 ? x : 0) } }
      }
    },
    NumberedView("list rows tall") { x in
      List { ForEach(0..<50, id: \.self) { Text("\($0)").frame(height: x) } }
    },
  ]

  @Test(arguments: views)
  func `C711: a number that cannot be used ends no program`(_ view: NumberedView) {
    #expect(view.survivesNumbers())
  }
}

/// Ends each scroll at a place.
private struct BadBehavior: ScrollTargetBehavior {
  let place: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = place
    target.rect.size.height = place
  }
}
