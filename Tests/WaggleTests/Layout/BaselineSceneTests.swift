import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit
import Waggle

/// Rows as programs have them, by the lines that are drawn.
@Suite("L040: texts aligned on baselines")
@MainActor
struct BaselineSceneTests {
  /// The first and the last line of each text as it is drawn, in pixels of half a point; symbols are "*", their frame's
  /// top, middle and bottom.
  private struct Lines {
    var first: [String: CGFloat] = [:]
    var last: [String: CGFloat] = [:]
    var boxes: [CGRect] = []
    var symbols: [CGRect] = []
  }

  private func lines<V: View>(
    _ size: CGSize = CGSize(width: 400, height: 300), @ViewBuilder _ content: @escaping () -> V
  ) -> Lines {
    let host = TestHost(size: size, content: content)
    host.settle()
    var found = Lines()
    host.host.displayList.forEachItem { node, transform in
      switch node.content {
      case .text(let layout, let origin):
        let top = origin.applying(transform).y
        // What the fonts measure, before it is put on pixels.
        if let line = layout.lines.first { found.first[layout.text.string] = top + line.baseline }
        if let line = layout.lines.last { found.last[layout.text.string] = top + line.baseline }
      case .rectangle(let frame, _): found.boxes.append(frame.applying(transform))
      case .symbol(_, let frame, _): found.symbols.append(frame.applying(transform))
      default: break
      }
    }
    return found
  }

  /// Equal to a pixel: baselines lie on pixels (L142).
  private func meet(_ a: CGFloat?, _ b: CGFloat?, within pixel: CGFloat = 0.5) -> Bool {
    guard let a, let b else { return false }
    return abs(a - b) <= pixel + 0.001
  }

  @Test func `buttons, texts and columns share one baseline (L042, L043)`() {
    let found = lines {
      HStack(alignment: .firstTextBaseline) {
        Button("large") {}.buttonStyle(.borderedProminent).controlSize(.large)
        Button("small") {}.buttonStyle(.bordered).controlSize(.mini).font(.caption)
        Text("title").font(.largeTitle)
        VStack(alignment: .trailing) {
          Text("over").font(.headline)
          Text("under").font(.footnote)
        }
        AnyView(Text("any").padding(.top, 20).border(.red))
      }
    }
    for name in ["large", "small", "over", "any"] {
      #expect(meet(found.first[name], found.first["title"]), "\(name): \(found)")
    }
  }

  @Test func `the last line of deeply nested content counts (L043, L045)`() {
    let found = lines {
      HStack(alignment: .lastTextBaseline) {
        VStack {
          HStack(alignment: .firstTextBaseline) {
            Text("big").font(.largeTitle)
            Text("c").font(.caption)
          }
          Text("low").font(.title3)
        }
        Text("one\ntwo\nthree").font(.caption)
        ZStack(alignment: .bottom) {
          Color.red.frame(width: 9, height: 90)
          Text("pile").padding(5)
        }
      }
    }
    #expect(meet(found.first["big"], found.first["c"]), "\(found)")
    for name in ["one\ntwo\nthree", "pile"] {
      #expect(meet(found.last[name], found.last["low"]), "\(name): \(found)")
    }
  }

  @Test func `a view without text has its baseline at the bottom (L040)`() {
    let found = lines {
      HStack(alignment: .firstTextBaseline) {
        Color.red.frame(width: 9, height: 40)
        Text("text").font(.title)
        Circle().frame(width: 5, height: 5)
      }
    }
    #expect(meet(found.boxes.first?.maxY, found.first["text"]), "\(found)")
  }

  @Test func `a column's first text counts, whatever is above it (L043)`() {
    let found = lines {
      HStack(alignment: .firstTextBaseline) {
        VStack {
          Color.red.frame(width: 9, height: 40)
          Text("in").font(.title)
          Color.red.frame(width: 9, height: 9)
        }
        Text("beside").font(.caption)
      }
    }
    #expect(meet(found.first["in"], found.first["beside"]), "\(found)")
  }

  @Test func `reserved lines do not count for the first or the last baseline (L155)`() {
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      let found = lines {
        HStack(alignment: alignment) {
          Text("reserved").font(.title2).lineLimit(4, reservesSpace: true)
          Text("up").baselineOffset(8)
          Text("down").baselineOffset(-8)
          Text("wraps in a column of words").frame(width: 60)
            .fixedSize(horizontal: false, vertical: true)
          Text("x").font(.caption)
        }
      }
      for name in ["reserved", "up", "down", "wraps in a column of words"] {
        let (a, b) =
          alignment == .firstTextBaseline
          ? (found.first[name], found.first["x"]) : (found.last[name], found.last["x"])
        #expect(meet(a, b), "\(name): \(found)")
      }
    }
  }

  @Test func `shrunk or truncated text is aligned by its drawn baseline (L156)`() {
    let found = lines {
      HStack(alignment: .firstTextBaseline) {
        Text("shrunk to a column").font(.title).lineLimit(1).minimumScaleFactor(0.2).frame(
          width: 60)
        Text("truncated far too long").font(.title3).lineLimit(1).frame(width: 60)
        Text("x").font(.caption)
        ViewThatFits {
          Text("does not fit into so little room").font(.largeTitle)
          Text("fits").font(.caption2)
        }
        .frame(width: 50)
      }
    }
    for name in ["shrunk to a column", "truncated far too long", "fits"] {
      #expect(meet(found.first[name], found.first["x"]), "\(name): \(found)")
    }
  }

  @Test func `guides that are set on baselines win, outermost first (L041)`() {
    let found = lines {
      HStack(alignment: .firstTextBaseline) {
        Text("a\nb").alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] }
        Text("x").font(.caption)
        Color.red.frame(width: 9, height: 30).alignmentGuide(.firstTextBaseline) { $0.height / 3 }
        Text("moved").alignmentGuide(.firstTextBaseline) { _ in 99 }
          .alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] - 90 }
      }
    }
    #expect(meet(found.last["a\nb"], found.first["x"]), "\(found)")
    #expect(meet(found.boxes.first.map { $0.minY + 10 }, found.first["x"]), "\(found)")
  }

  /// Puts subviews side by side on their first baselines, as the documentation of `dimensions(in:)` has it.
  private struct Shelf: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let all = subviews.map { $0.dimensions(in: .unspecified) }
      let above = all.map { $0[.firstTextBaseline] }.max() ?? 0
      let below = all.map { $0.height - $0[.firstTextBaseline] }.max() ?? 0
      return CGSize(width: all.map(\.width).reduce(0, +), height: above + below)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let above = subviews.map { $0.dimensions(in: .unspecified)[.firstTextBaseline] }.max() ?? 0
      var x = bounds.minX
      for view in subviews {
        let size = view.dimensions(in: .unspecified)
        view.place(
          at: CGPoint(x: x, y: bounds.minY + above - size[.firstTextBaseline]),
          proposal: .unspecified)
        x += size.width
      }
    }
  }

  @Test func `a layout that reads baselines, and one around it (L070)`() {
    let found = lines {
      HStack(alignment: .firstTextBaseline) {
        Shelf() {
          Text("big").font(.largeTitle).padding(7)
          Button("button") {}.buttonStyle(.bordered)
          Text("two\nlines").font(.caption)
        }
        .border(.red).padding(3)
        Text("x").font(.footnote)
      }
    }
    for name in ["button", "two\nlines", "x"] {
      #expect(meet(found.first[name], found.first["big"]), "\(name): \(found)")
    }
  }

  @Test func `layers can be aligned on the first and the last baseline of their view (L048)`() {
    let found = lines {
      Text("one\ntwo").font(.title).padding(.top, 11)
        .overlay(alignment: .trailingFirstTextBaseline) { Text("first").font(.caption).padding(4) }
        .background(alignment: .leadingLastTextBaseline) {
          Button("last") {}.buttonStyle(.bordered)
        }
    }
    #expect(meet(found.first["first"], found.first["one\ntwo"]), "\(found)")
    #expect(meet(found.last["last"], found.last["one\ntwo"]), "\(found)")
  }

  @Test func `symbols have their baseline half the cap height below their centre (L042)`() {
    let found = lines {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star.fill").font(.largeTitle).padding(6).background(.yellow)
        VStack {
          Image(systemName: "star").imageScale(.small)
          Text("below").font(.caption)
        }
        Text("x").font(.title)
      }
    }
    #expect(found.symbols.count == 2)
    guard let line = found.first["x"], found.symbols.count == 2 else { return }
    // The larger font's capitals are higher, so its symbol's middle is higher above the line.
    let heights = found.symbols.map { line - $0.midY }.sorted()
    #expect(heights[0] > 3 && heights[0] < 8 && heights[1] > 10 && heights[1] < 15, "\(heights)")
  }

  @Test func `texts of parts in several sizes, and empty ones (L157)`() {
    let found = lines {
      HStack(alignment: .firstTextBaseline) {
        Text("a").font(.caption) + Text("B").font(.largeTitle)
        Text("x").font(.footnote).lineSpacing(9)
        Text("").font(.largeTitle)
        Text("y\nz").lineSpacing(20)
      }
    }
    #expect(meet(found.first["aB"], found.first["x"]), "\(found)")
    #expect(meet(found.first["y\nz"], found.first["x"]), "\(found)")
  }
}
