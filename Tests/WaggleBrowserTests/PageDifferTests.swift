import Foundation
import TestSupport
import Testing
import Waggle
import WaggleBrowser

/// Patches bring a page to the list, whatever the list was before.
@MainActor @Suite struct PageDifferTests {
  private func leaf(_ x: Int) -> DisplayNode {
    DisplayNode(
      .rectangle(CGRect(x: x, y: 0, width: 10, height: 10), .color(ResolvedColor(hex: UInt32(x)))))
  }

  private func group(_ nodes: [DisplayNode]) -> DisplayNode { DisplayNode(.group(nodes)) }

  private func offset(_ x: CGFloat, _ node: DisplayNode) -> DisplayNode {
    DisplayNode(.offset(CGSize(width: x, height: 1), node))
  }

  private func random(_ depth: Int, from known: [DisplayNode], _ dice: inout SeededGenerator)
    -> DisplayNode
  {
    let choice = Int.random(in: 0..<10, using: &dice)
    if choice < 4, let old = known.randomElement(using: &dice) { return old }
    if depth == 0 || choice < 6 { return leaf(Int.random(in: 0..<5, using: &dice)) }
    let inner = { (dice: inout SeededGenerator) in random(depth - 1, from: known, &dice) }
    switch choice {
    case 6: return offset(CGFloat(Int.random(in: 0..<3, using: &dice)), inner(&dice))
    case 7: return DisplayNode(.opacity(0.5, inner(&dice)))
    default:
      let count = Int.random(in: 0..<6, using: &dice)
      var nodes: [DisplayNode] = []
      for _ in 0..<count { nodes.append(inner(&dice)) }
      return group(nodes)
    }
  }

  private func all(_ node: DisplayNode) -> [DisplayNode] {
    [node] + node.content.children.flatMap(all)
  }

  @Test
  func
    `C741: the numbers of a path have at most three digits behind the point, in the shortest form`()
    throws
  {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: -0.0004))
    path.addLine(to: CGPoint(x: 0.5, y: -0.005))
    path.addLine(to: CGPoint(x: 1234567.0016, y: -1234567.891))
    path.addQuadCurve(to: CGPoint(x: 10, y: 100), control: CGPoint(x: -20.10, y: 3.14159))
    path.addCurve(
      to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 0.05, y: 0.123))
    path.closeSubpath()
    let page = Mirrored()
    try page.show(
      DisplayList(
        DisplayNode(
          .fill(path, frame: path.boundingRect, .color(ResolvedColor(hex: 0x0A64FF)), FillStyle())))
    )
    let text = page.page.text()
    #expect(
      text.contains(
        "d=M0 0L0.5 -0.005L1234567.002 -1234567.891Q-20.1 3.142 10 100C3 4 0.05 0.123 1 2Z"),
      "\(text)")
    #expect(text.contains("rgb(10 100 255/1)"), "\(text)")
  }

  @Test func `a blend mode that browsers lack is noted, and others are names of CSS`() {
    let differ = PageDiffer(ElementNumbers(), noFonts)
    func patch(_ mode: BlendMode) -> String {
      var writer = PatchWriter()
      let item = DisplayNode(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1), .color(.black)))
      differ.update(to: DisplayList(DisplayNode(.blend(mode, item))), &writer)
      return String(decoding: writer.list.bytes, as: UTF8.self)
    }
    for mode in BlendMode.allCases
    where ![.normal, .sourceAtop, .destinationOver, .destinationOut].contains(mode) {
      #expect(patch(mode).contains("\"mix\""), "\(mode)")
    }
    #expect(differ.missingBlendMode == nil)
    _ = patch(.destinationOut)
    #expect(differ.missingBlendMode == .destinationOut)
  }

  @Test(arguments: 0..<60)
  func `after any edits the page equals a page made at once`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed + 1)
    let kept = Mirrored()
    var known: [DisplayNode] = []
    for _ in 0..<12 {
      let root = random(3, from: known, &dice)
      known = all(root)
      let list = DisplayList(Int.random(in: 0..<12, using: &dice) == 0 ? nil : root)
      try kept.show(list)
      let fresh = Mirrored()
      try fresh.show(list)
      #expect(kept.page.text() == fresh.page.text())
    }
  }

  @Test func `a list that is the same object sends nothing`() throws {
    let page = Mirrored()
    let list = DisplayList(group([leaf(1), offset(3, leaf(2))]))
    try page.show(list)
    try page.show(list)
    #expect(page.steps == 0)
  }

  @Test func `one changed leaf is one step`() throws {
    let page = Mirrored()
    let (a, b, c) = (leaf(1), leaf(2), leaf(3))
    let rest = group([a, b])
    try page.show(DisplayList(group([rest, offset(4, c)])))
    try page.show(DisplayList(group([rest, offset(4, leaf(4))])))
    #expect(page.steps == 1)
  }

  @Test func `a leaf that only moves is one step`() throws {
    let page = Mirrored()
    let kept = leaf(1)
    let moved = leaf(2)
    try page.show(DisplayList(group([kept, offset(4, moved)])))
    try page.show(DisplayList(group([kept, offset(5, moved)])))
    #expect(page.steps == 1)
  }

  @Test func `moving one of many leaves to the other end is one step`() throws {
    let page = Mirrored()
    let leaves = (0..<50).map(leaf)
    try page.show(DisplayList(group(leaves)))
    try page.show(DisplayList(group(leaves.dropFirst() + [leaves[0]])))
    #expect(page.steps == 1)
  }

  @Test func `removing or adding one of many leaves is one step`() throws {
    let page = Mirrored()
    let leaves = (0..<50).map(leaf)
    try page.show(DisplayList(group(leaves)))
    let fewer = leaves.filter { $0 !== leaves[20] }
    try page.show(DisplayList(group(fewer)))
    #expect(page.steps == 1)
    try page.show(DisplayList(group(fewer + [leaf(99)])))
    #expect(page.steps == 1)
  }

  @Test func `a list too deep for a page is cut, not sent`() throws {
    var node = leaf(1)
    for _ in 0..<2000 { node = DisplayNode(.opacity(0.5, node)) }
    let page = Mirrored()
    try page.show(DisplayList(node))
    #expect(page.steps == PageDiffer.maximumDepth)
  }

  @Test func `a shadow is sent with its kind and its bounds (C157)`() throws {
    let page = Mirrored()
    let drop = LayerShadow(color: .black, radius: 4, offset: CGSize(width: 1, height: 2))
    let inner = LayerShadow(color: .white, radius: 3, isInner: true)
    try page.show(DisplayList(DisplayNode(.shadows([drop, inner], leaf(1)))))
    let text = page.page.text().filter { !$0.isWhitespace }
    #expect(text.contains(#"sh=[[1,2,4,"rgb(000/1)",0],[0,0,3,"rgb(255255255/1)",1]]"#), "\(text)")
    // The leaf runs from (1, 0) to (11, 10), its shadow 8 points further, moved by (1, 2).
    #expect(text.contains("sb=[-6,-6,26,26]"), "\(text)")
  }

  @Test func `a gradient is sent with the stops of its space (C158)`() throws {
    func stops(_ space: Gradient.ColorSpace) throws -> Int {
      let page = Mirrored()
      let ends = [
        ResolvedStop(color: .black, location: 0),
        ResolvedStop(color: ResolvedColor(hex: 0x0088FF), location: 1),
      ]
      let paint = Paint.gradient(
        ResolvedGradient(ends, .linear(start: .leading, end: .trailing), space: space))
      try page.show(
        DisplayList(DisplayNode(.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9), paint))))
      return page.page.text().components(separatedBy: "rgb(").count - 1
    }
    #expect(try stops(.device) == 2)
    #expect(try stops(.perceptual) > 5)
  }

  @Test
  func `a text's gradient is sent with the size that it spans, its run without a colour`()
    throws
  {
    let page = Mirrored()
    let ends = [
      ResolvedStop(color: .black, location: 0), ResolvedStop(color: .white, location: 1),
    ]
    var run = StyledText.Run(string: "a", font: FontDescriptor(size: 10), color: .black)
    run.gradientAndShadows = .ink(
      gradient: .gradient(
        ResolvedGradient(ends, .linear(start: .leading, end: .trailing), space: .device)),
      shadows: [])
    let line = TextLayout.Line(runs: [run], x: 0, baseline: 9, width: 5)
    let layout = TextLayout(
      text: StyledText(runs: [run]), size: CGSize(width: 5, height: 12), firstBaseline: 9,
      lastBaseline: 9, lines: [line])
    try page.show(DisplayList(DisplayNode(.text(layout, at: .zero))))
    let text = page.page.text().filter { !$0.isWhitespace }
    #expect(text.contains("gb=[5,12]") && text.contains("transparent"), "\(text)")
    #expect(
      text.contains(#"gr=[[0,0.5,1,0.5],[[0,"rgb(000/1)"],[1,"rgb(255255255/1)"]]]"#), "\(text)")
  }

  @Test func `lengths that are not numbers are sent as 0`() throws {
    let page = Mirrored()
    let wild = CGRect(x: CGFloat.nan, y: .infinity, width: -.infinity, height: 5)
    try page.show(
      DisplayList(DisplayNode(.rectangle(wild, .color(.black)))))
    #expect(page.steps == 1)
  }
}

/// As few elements as possible move.
@Suite struct LongestIncreasingSubsequenceTests {
  @Test func `the kept elements ascend and are as many as possible, for every order of up to six`()
  {
    for count in 0...6 {
      for order in permutations(Array(0..<count)) {
        let staying = longestIncreasingSubsequence(order)
        #expect(staying.map { order[$0]! } == staying.map { order[$0]! }.sorted())
        #expect(staying == staying.sorted())
        #expect(staying.count == longest(order.map { $0! }))
      }
    }
  }

  @Test func `new elements are not among the kept ones`() {
    #expect(longestIncreasingSubsequence([nil, 0, nil, 1]) == [1, 3])
  }

  private func permutations(_ items: [Int]) -> [[Int?]] {
    guard let last = items.last else { return [[]] }
    return permutations(items.dropLast()).flatMap { order in
      (0...order.count).map { place in
        var longer = order
        longer.insert(last, at: place)
        return longer
      }
    }
  }

  private func longest(_ order: [Int]) -> Int {
    var best = 0
    for subset in 0..<(1 << order.count) {
      let chosen = order.indices.filter { subset & (1 << $0) != 0 }.map { order[$0] }
      if chosen == chosen.sorted() { best = max(best, chosen.count) }
    }
    return best
  }
}

/// Whatever a text holds, it arrives as it is.
@Suite struct JSONTextTests {
  @Test func `every Unicode scalar survives JSON`() throws {
    let scalars = (0..<0xD800).map { Character(Unicode.Scalar(UInt32($0))!) } + ["🐝", "\u{10FFFF}"]
    let text = String(scalars)
    var json = JSONWriter()
    json.string(text)
    let data = Data(json.bytes)
    let back = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? String
    #expect(Array((back ?? "").unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `JSON in a page cannot start a tag`() {
    var json = JSONWriter()
    json.string("</script><script>")
    #expect(!json.bytes.contains(UInt8(ascii: "<")))
  }
}
