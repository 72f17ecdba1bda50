import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Where anchors come from: sources of rectangles and points, in arrays and optionals (R111, R112).
@MainActor @Suite struct AnchorSourceTests {
  private var card: some View { Color.red.frame(width: 100, height: 50) }

  @Test func `Each source of a rectangle or a point has its position (R111)`() {
    #expect(resolve(.bounds).own == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(resolve(.bounds).root == CGRect(x: 50, y: 75, width: 100, height: 50))
    let part = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(resolve(.rect(part)).own == part)
    #expect(resolve(.rect(part)).root == CGRect(x: 51, y: 77, width: 3, height: 4))
    #expect(resolve(.point(CGPoint(x: 7, y: 8))).own == CGPoint(x: 7, y: 8))
    #expect(resolve(.unitPoint(UnitPoint(x: 0.25, y: 0.5))).own == CGPoint(x: 25, y: 25))
    let corners: [(Anchor<CGPoint>.Source, CGFloat, CGFloat)] = [
      (.topLeading, 0, 0), (.top, 50, 0), (.topTrailing, 100, 0), (.leading, 0, 25),
      (.center, 50, 25), (.trailing, 100, 25), (.bottomLeading, 0, 50), (.bottom, 50, 50),
      (.bottomTrailing, 100, 50),
    ]
    for (source, x, y) in corners {
      let found = resolve(source)
      #expect(found.own == CGPoint(x: x, y: y))
      #expect(found.root == CGPoint(x: 50 + x, y: 75 + y))
    }
  }

  @Test func `An anchor can have several sources, or none (R112)`() {
    let two = resolve(Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing]))
    #expect(two.root == [CGPoint(x: 50, y: 75), CGPoint(x: 150, y: 125)])
    #expect(resolve(Anchor<[CGRect]>.Source([.bounds])).own.count == 1)
    #expect(resolve(Anchor<CGPoint?>.Source(.center)).root == CGPoint(x: 100, y: 100))
    #expect(resolve(Anchor<CGRect?>.Source(nil as Anchor<CGRect>.Source?)).root == nil)
  }

  @Test func `Each source of a point is at its position (R111)`() {
    let log = Log()
    let sources: [(String, Anchor<CGPoint>.Source)] = [
      ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
      ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
      ("point", .point(CGPoint(x: 3, y: 4))), ("unit", .unitPoint(UnitPoint(x: 0.25, y: 2))),
    ]
    for (name, source) in sources {
      let host = host {
        card.anchorPreference(key: Points.self, value: source) { [$0] }
          .padding(.leading, 10)
          .overlayPreferenceValue(Points.self) { points in
            GeometryReader { proxy in
              let _ = log.add(name + text(proxy[points[0]]))
              Color.clear
            }
          }
      }
      host.frame()
    }
    #expect(
      log.take() == [
        "topLeading(10,0)", "top(60,0)", "topTrailing(110,0)", "leading(10,25)", "center(60,25)",
        "trailing(110,25)", "bottomLeading(10,50)", "bottom(60,50)", "bottomTrailing(110,50)",
        "point(13,4)", "unit(35,100)",
      ])
    #expect(
      resolved {
        card.anchorPreference(
          key: Rects.self, value: .rect(CGRect(x: -5, y: 1, width: 300, height: 2))
        ) { [$0] }
      }
        == ["(-5,1,300,2)"])
  }

  @Test func `Sources can be arrays and optionals, also nested (R112)`() {
    let none: Anchor<CGRect>.Source? = nil
    let log = Log()
    let host = host {
      card.anchorPreference(key: Many.self, value: .init([.topLeading, .bottomTrailing])) { $0 }
        .anchorPreference(key: Maybe.self, value: .init(Anchor<CGRect>.Source.bounds)) { [$0] }
        .transformAnchorPreference(key: Maybe.self, value: .init(none)) { $0.append($1) }
        .anchorPreference(
          key: Mixed.self, value: .init([.init(Anchor<CGRect>.Source.bounds), .init(none)])
        ) { [$0] }
        .offset(x: 10)
        .overlayPreferenceValue(Many.self) { many in
          GeometryReader { proxy in
            let _ = log.add(many.map { proxy[$0].map(text).joined() } ?? "none")
            Color.clear
          }
        }
        .overlayPreferenceValue(Maybe.self) { maybe in
          GeometryReader { proxy in
            let _ = maybe.forEach { log.add(proxy[$0].map(text) ?? "nil") }
            Color.clear
          }
        }
        .overlayPreferenceValue(Mixed.self) { mixed in
          GeometryReader { proxy in
            let _ = mixed.forEach { log.add(proxy[$0].map { $0.map(text) ?? "nil" }.joined()) }
            Color.clear
          }
        }
    }
    host.frame()
    #expect(log.take() == ["(10,0)(110,50)", "(10,0,100,50)", "nil", "(10,0,100,50)nil"])
  }

  /// What an anchor of a view of 100 by 50 at (50,75) resolves to in the view and in the root.
  private func resolve<T>(_ source: Anchor<T>.Source) -> (own: T, root: T) {
    var own: T?
    var root: T?
    host {
      ZStack {
        leaf.box(100, 50).anchorPreference(key: AnchorList<T>.self, value: source) { [$0] }
          .overlayPreferenceValue(AnchorList<T>.self) { anchors in
            GeometryReader { proxy in
              let _ = own = proxy[anchors[0]]
              leaf
            }
          }
      }
      .frame(width: 200, height: 200)
      .overlayPreferenceValue(AnchorList<T>.self) { anchors in
        GeometryReader { proxy in
          let _ = root = proxy[anchors[0]]
          leaf
        }
      }
    }.frame()
    return (own!, root!)
  }
}

private enum Many: PreferenceKey {
  static var defaultValue: Anchor<[CGPoint]>? { nil }
  static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
    value = value ?? nextValue()
  }
}

private enum Maybe: PreferenceKey {
  static var defaultValue: [Anchor<CGRect?>] { [] }
  static func reduce(value: inout [Anchor<CGRect?>], nextValue: () -> [Anchor<CGRect?>]) {
    value += nextValue()
  }
}

private enum Mixed: PreferenceKey {
  static var defaultValue: [Anchor<[CGRect?]>] { [] }
  static func reduce(value: inout [Anchor<[CGRect?]>], nextValue: () -> [Anchor<[CGRect?]>]) {
    value += nextValue()
  }
}
