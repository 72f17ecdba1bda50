import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private enum Written: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Breaks R004: defaults add up.
private enum Added: PreferenceKey {
  static let defaultValue = 1
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Asks for the next value only while it has none.
private enum Foremost: PreferenceKey {
  static var defaultValue: Int? { nil }
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}

/// A tree of views that changes while it is shown.
@Observable @MainActor private final class Branch: Identifiable {
  enum Kind: CaseIterable {
    case leaf, writer
    case column, single, erased, loop, overlay, transform, hiding, otherWriter, identified
    case conditional, modified
  }

  let id: Int
  var kind: Kind
  var inside: [Branch]

  init(_ id: Int, _ kind: Kind, _ inside: [Branch]) {
    (self.id, self.kind, self.inside) = (id, kind, inside)
  }

  var all: [Branch] { [self] + inside.flatMap(\.all) }

  /// What the views in it write, by the rules.
  var written: [Int] {
    switch kind {
    case .leaf: []
    case .writer, .hiding: [id]
    case .column, .identified: inside[0].written + inside[1].written
    case .loop: inside.flatMap(\.written)
    case .conditional: inside.flatMap { $0.kind == .leaf ? [] : $0.written }
    case .transform: inside[0].written + [id]
    case .single, .erased, .overlay, .otherWriter, .modified: inside[0].written
    }
  }
}

private struct BranchView: View {
  let branch: Branch

  init(_ branch: Branch) { self.branch = branch }

  private var first: BranchView { BranchView(branch.inside[0]) }

  var body: some View {
    switch branch.kind {
    case .leaf: leaf
    case .writer:
      leaf.preference(key: Written.self, value: [branch.id])
        .preference(key: Added.self, value: branch.id)
        .preference(key: Foremost.self, value: branch.id)
    case .column:
      VStack {
        first; BranchView(branch.inside[1])
      }
    case .single: VStack { first }
    case .erased: AnyView(first)
    case .loop: VStack { ForEach(branch.inside) { BranchView($0) } }
    case .overlay: leaf.overlay { first }
    case .transform: VStack { first }.transformPreference(Written.self) { $0.append(branch.id) }
    case .hiding: VStack { first }.preference(key: Written.self, value: [branch.id])
    case .otherWriter:
      VStack { first }.preference(key: Sum.self, value: branch.id)
        .onPreferenceChange(Written.self) { _ in }
    case .identified:
      VStack {
        first; BranchView(branch.inside[1])
      }.id(branch.inside.count)
    case .conditional:
      ZStack {
        ForEach(branch.inside) { inner in
          HStack { if inner.kind != .leaf { BranchView(inner) } }
        }
      }
    case .modified: VStack { AnyView(VStack { first }) }.padding().opacity(0.5)
    }
  }
}

/// Grows trees, and changes them.
private struct Gardener {
  var random: SeededGenerator
  private var last = 0

  init(_ seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

  @MainActor mutating func grow(_ depth: Int) -> Branch {
    last += 1
    let id = last
    if depth == 0 { return Branch(id, Bool.random(using: &random) ? .leaf : .writer, []) }
    let kind = Branch.Kind.allCases.randomElement(using: &random)!
    let isLong = kind == .loop && Int.random(in: 0..<4, using: &random) == 0
    let count = isLong ? 40 : Int.random(in: 2...3, using: &random)
    return Branch(id, kind, (0..<count).map { _ in grow(isLong ? 0 : depth - 1) })
  }

  @MainActor mutating func change(_ tree: Branch) {
    let branch = tree.all.randomElement(using: &random)!
    guard !branch.inside.isEmpty else {
      branch.kind = branch.kind == .leaf ? .writer : .leaf
      return
    }
    let place = Int.random(in: 0..<branch.inside.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: branch.kind = Branch.Kind.allCases.randomElement(using: &random)!
    case 1: branch.inside.insert(grow(1), at: place)
    case 2 where branch.inside.count > 2: branch.inside.remove(at: place)
    default: branch.inside.swapAt(0, place)
    }
  }
}

/// Random trees of places.
@MainActor @Suite struct UnwrittenTreeTests {
  @MainActor private final class Observed {
    var written: [Int]?
    var added: Int?
    var foremost: Int??
  }

  private func host(_ tree: Branch, _ observed: Observed) -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      VStack { BranchView(tree) }
        .onPreferenceChange(Written.self) { observed.written = $0 }
        .onPreferenceChange(Added.self) { observed.added = $0 }
        .onPreferenceChange(Foremost.self) { observed.foremost = $0 }
    }
    host.settle()
    return host
  }

  @Test(arguments: 0..<16)
  func `After any changes of a tree its observers have what its views write (R231, R232)`(
    _ seed: Int
  ) {
    var gardener = Gardener(seed)
    let (tree, observed) = (gardener.grow(4), Observed())
    let changed = host(tree, observed)
    for step in 0..<20 {
      changed.frame { for _ in 0...step % 3 { gardener.change(tree) } }
      changed.settle()
      #expect(observed.written == tree.written, "step \(step)")
      let other = Observed()
      let new = host(tree, other)
      #expect(observed.added == other.added, "step \(step)")
      #expect(observed.foremost == other.foremost, "step \(step)")
      if step % 7 == 6 {
        #expect(changed.trace(Written.self).description == new.trace(Written.self).description)
      }
      changed.host.checkInvariants()
    }
  }
}
