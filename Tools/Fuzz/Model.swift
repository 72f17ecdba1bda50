import Foundation
import Observation
import SwiftUI

struct Row: Identifiable, Hashable, Codable {
  var id: Int
  var name: String
  var kids: [Row]?
}

/// All that changes in a program: views of one host, or of two, bind to it.
@MainActor @Observable final class Model {
  static let count = 5
  var tree: Node
  var flags = [Bool](repeating: false, count: count)
  var numbers = [Int](repeating: 0, count: count)
  var amounts = [Double](repeating: 0.5, count: count)
  var words = ["", "one", "two words", "three\nlines", "f"]
  var sets = [Set<Int>](repeating: [], count: count)
  var paths = [[Int]](repeating: [], count: count)
  var choices = [Int?](repeating: nil, count: count)
  var rows: [[Row]] = (0..<count).map { list in
    (0..<(list * 3)).map { Row(id: list * 100 + $0, name: "row \($0)", kids: nil) }
  }
  var dates = [Date](repeating: Date(timeIntervalSince1970: 1_700_000_000), count: count)
  var days = [Set<DateComponents>](repeating: [], count: count)
  var colors = [Color](repeating: .red, count: count)
  var mode = EditMode.inactive
  @ObservationIgnored let published = Announcer()
  @ObservationIgnored private var lastRow = 1000

  init(_ tree: Node) { self.tree = tree }

  /// What buttons and gestures do.
  func act(_ n: Int) {
    let slot = n % Self.count
    switch n % 9 {
    case 0: flags[slot].toggle()
    case 1: numbers[slot] &+= 1
    case 2: withAnimation { flags[slot].toggle() }
    case 3: change(slot, n)
    case 4: withAnimation(.spring) { change(slot, n + 1) }
    case 5: paths[slot].append(n)
    case 6: published.value += 1
    case 7: words[slot] += "x"
    default: choices[slot] = choices[slot] == nil ? n : nil
    }
  }

  /// Changes the rows of a list.
  func change(_ list: Int, _ n: Int) {
    lastRow += 1
    let row = Row(
      id: lastRow, name: "new \(lastRow)",
      kids: n % 4 == 0 ? [Row(id: lastRow + 100_000, name: "kid")] : nil)
    let count = rows[list].count
    switch n % 7 {
    case 0: rows[list].insert(row, at: min(n / 7 % 5, count))
    case 1: if count > 0 { rows[list].remove(at: n / 7 % count) }
    case 2: rows[list].append(row)
    case 3: rows[list].reverse()
    case 4: if count > 1 { rows[list].swapAt(0, n / 7 % count) }
    case 5:
      rows[list] = n % 2 == 0 ? [] : (0..<30).map { Row(id: $0 + lastRow * 50, name: "many \($0)") }
    default: if count > 0 { rows[list][n / 7 % count].name += "!" }
    }
  }
}

final class Announcer: ObservableObject {
  @Published var value = 0
}

struct Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value &+= nextValue() }
}

struct Words: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Takes the last value, against the law.
struct Last: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

extension EnvironmentValues {
  @Entry var fuzzed = 0
}

/// Places its views on a diagonal.
struct Diagonal: Layout {
  var step: CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + step, height: sizes.map(\.height).reduce(0, +) + step
    )
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      view.place(at: point, anchor: .topLeading, proposal: ProposedViewSize(size))
      point.x += size.width / 2 + step
      point.y += size.height
    }
  }
}

struct Plain: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.3 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

struct Framed: ViewModifier {
  @State private var count = 0
  @Environment(\.fuzzed) private var fuzzed
  func body(content: Content) -> some View {
    content.padding(CGFloat(fuzzed % 4)).border(count % 2 == 0 ? .red : .blue)
  }
}
