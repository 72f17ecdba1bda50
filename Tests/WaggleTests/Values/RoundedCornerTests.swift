import Foundation
import Testing
import Waggle

@Suite struct RoundedCornerTests {
  let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
  let styles: [RoundedCornerStyle] = [.circular, .continuous]

  @Test func `A corner of 0, less than 0 or not a number is sharp`() {
    for radius: CGFloat in [0, -3, .nan] {
      #expect(Path(roundedRect: rect, cornerRadius: radius) == Path(rect))
    }
  }

  @Test func `A radius is at most half of the shorter side`() {
    let capsule = Path(roundedRect: rect, cornerRadius: 1000, style: .circular)
    #expect(capsule == Path(roundedRect: rect, cornerRadius: 30, style: .circular))
    #expect(!capsule.contains(CGPoint(x: 1, y: 1)))
    #expect(capsule.contains(CGPoint(x: 30, y: 0.1)))
  }

  @Test func `Corners are the same seen from every side`() {
    let square = CGRect(x: -50, y: -50, width: 100, height: 100)
    for style in styles {
      let path = Path(roundedRect: square, cornerRadius: 20, style: style)
      for step in 0..<200 {
        let p = CGPoint(x: 30 + Double(step % 20) + 0.3, y: 30 + Double(step / 10) + 0.4)
        let inside = path.contains(p)
        let others = [(-p.x, p.y), (p.x, -p.y), (-p.y, -p.x), (p.y, p.x)]
        for (x, y) in others { #expect(path.contains(CGPoint(x: x, y: y)) == inside) }
      }
    }
  }

  @Test func `A continuous corner starts further along the side and never bulges out`() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let circular = Path(roundedRect: square, cornerRadius: 20, style: .circular)
    let continuous = Path(roundedRect: square, cornerRadius: 20)
    #expect(continuous.boundingRect == square)
    #expect(circular.contains(CGPoint(x: 22, y: 0.05)))
    #expect(!continuous.contains(CGPoint(x: 22, y: 0.05)))
    #expect(continuous.contains(CGPoint(x: 30.6, y: 0.001)))
    let corner = 20 * (1 - 0.5.squareRoot())
    for (inset, inside) in [(corner - 0.05, false), (corner + 0.05, true)] {
      #expect(continuous.contains(CGPoint(x: inset, y: inset)) == inside)
    }
  }

  @Test func `Each corner has its own radius, and leading is left`() {
    let radii = RectangleCornerRadii(topLeading: 30, bottomTrailing: 10)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 99.9, y: 0.1)) && path.contains(CGPoint(x: 0.1, y: 59.9)))
    #expect(!path.contains(CGPoint(x: 99, y: 59)) && path.contains(CGPoint(x: 96, y: 56)))
  }

  @Test func `A radius is limited to half of a side or to what its neighbour leaves (C160)`() {
    let side = CGRect(x: 0, y: 0, width: 100, height: 400)
    let cases: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (20, 90, 20, 80), (50, 70, 50, 50), (90, 20, 80, 20), (70, 80, 50, 50), (30, 60, 30, 60),
      (.infinity, 20, 80, 20), (-5, 300, 0, 100), (.nan, 30, 0, 30),
    ]
    for (left, right, keptLeft, keptRight) in cases {
      let wanted = RectangleCornerRadii(topLeading: left, topTrailing: right)
      let kept = RectangleCornerRadii(topLeading: keptLeft, topTrailing: keptRight)
      for style in styles {
        let path = Path(roundedRect: side, cornerRadii: wanted, style: style)
        #expect(path == Path(roundedRect: side, cornerRadii: kept, style: style))
      }
    }
    let narrow = RectangleCornerRadii(topLeading: 50, bottomLeading: 90, topTrailing: 10)
    let flat = CGRect(x: 0, y: 0, width: 300, height: 100)
    let kept = RectangleCornerRadii(topLeading: 50, bottomLeading: 50, topTrailing: 10)
    #expect(
      Path(roundedRect: flat, cornerRadii: narrow) == Path(roundedRect: flat, cornerRadii: kept))
  }

  @Test func `A corner takes at most half of the shorter side (C160)`() {
    for (wanted, kept) in [((60, 8), (30, 8)), ((8, 60), (8, 30)), ((40, 40), (30, 30))] {
      let path = Path(
        roundedRect: rect, cornerSize: CGSize(width: wanted.0, height: wanted.1), style: .circular)
      guard case .roundedRect(_, let corner, _) = path.storage else {
        Issue.record("\(path)")
        continue
      }
      #expect(corner == CGSize(width: kept.0, height: kept.1))
    }
  }
}

@Suite struct ContinuousCornerTests {
  /// The numbers of the lower right corner: the line to it and its curves.
  private func lines(_ path: Path) -> [[Double]] {
    path.elements.dropFirst().prefix(4).map { element in
      switch element {
      case .line(let end): [end.x, end.y]
      case .curve(let end, let c1, let c2): [c1.x, c1.y, c2.x, c2.y, end.x, end.y]
      default: []
      }
    }
  }

  private func isClose(_ found: [[Double]], _ expected: [[Double]]) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { pair in
        pair.0.count == pair.1.count && zip(pair.0, pair.1).allSatisfy { abs($0 - $1) < 1e-3 }
      }
  }

  @Test
  func `A corner with enough space is three cubics, which start 1.528665 radii before it (C159)`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 100), cornerRadius: 10)
    #expect(
      isClose(
        lines(path),
        [
          [200, 84.713], [200, 89.115, 200, 91.316, 199.251, 93.685],
          [198.309, 96.272, 196.272, 98.309, 193.685, 99.251],
          [191.316, 100, 189.115, 100, 184.713, 100],
        ]))
  }

  @Test
  func `Without enough space a corner starts at its share, and its controls follow (C159)`() {
    // Along the height there are 25 for a radius of 20, which wants 30.6.
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 50), cornerRadius: 20)
    let found = lines(path)
    #expect(isClose([found[0]], [[200, 25]]))
    #expect(isClose([found[1]], [[200, 29.585, 200, 33.142, 198.502, 37.370]]))
    #expect(isClose([found[3]], [[182.632, 50, 178.230, 50, 169.427, 50]]))
  }

  @Test(arguments: [(60.0, 38.3695, 42.6844), (52, 31.3417, 35.0506)])
  func `C159: with less room the controls approach the corner as the start does`(
    height: Double, first: Double, second: Double
  ) {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: height), cornerRadius: 20)
    #expect(abs(lines(path)[1][1] - first) < 1e-3 && abs(lines(path)[1][3] - second) < 1e-3)
    // No step where the room is just enough.
    let enough = [61.1465, 61.1467].map {
      lines(Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: $0), cornerRadius: 20))
    }
    #expect(isClose(enough[0], enough[1]))
  }

  @Test func `Corners of two radii share a side by their radii`() {
    let radii = RectangleCornerRadii(bottomTrailing: 20, topTrailing: 60)
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 300, height: 100), cornerRadii: radii)
    #expect(path.elements.first == .move(to: CGPoint(x: 300, y: 70)))
    #expect(isClose([lines(path)[0]], [[300, 75]]))
  }

  @Test func `C460: uneven corners begin in the middle of what their radii leave`() {
    let radii = RectangleCornerRadii(bottomTrailing: 15, topTrailing: 20)
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadii: radii)
    #expect(path.elements.first == .move(to: CGPoint(x: 100, y: 32.5)))
  }

  @Test func `A capsule's ends are continuous (C159)`() {
    let capsule = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 25)
    let found = lines(capsule)
    #expect(isClose([found[0]], [[100, 25]]))
    #expect(isClose([found[1]], [[100, 26, 100, 29.5, 98.127, 34.213]]))
    #expect(isClose([found[3]], [[78.290, 50, 72.788, 50, 61.783, 50]]))
    #expect(Set(capsule.elements.map { "\($0)" }).count == capsule.elements.count)
  }

  @Test func `C460: uneven corners of 0 are curves at one point`() {
    let radii = RectangleCornerRadii(topLeading: 10)
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadii: radii, style: .circular
    )
    #expect(
      path.description
        == "100 50 m 100 100 l 100 100 100 100 100 100 c 0 100 l 0 100 0 100 0 100 c "
        + "0 10 l 0 4.47715 4.47715 0 10 0 c 100 0 l 100 0 100 0 100 0 c h")
  }

  @Test func `C460: a stroke of a corner of 0 is as that of a rectangle`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    for style in [RoundedCornerStyle.circular, .continuous] {
      let radii = RectangleCornerRadii(topLeading: 10)
      let path = Path(roundedRect: rect, cornerRadii: radii, style: style)
      let outline = path.strokedPath(StrokeStyle(lineWidth: 4))
      for outer in [(101.9, -1.9), (101.9, 61.9), (-1.9, 61.9)] {
        #expect(outline.contains(CGPoint(x: outer.0, y: outer.1)), "\(style) \(outer)")
      }
    }
  }
}
