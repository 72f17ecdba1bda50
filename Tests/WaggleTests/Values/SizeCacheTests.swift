import Foundation
import Testing
import TestSupport
import Waggle

@Suite("Sizes that a view has answered")
struct SizeCacheTests {
  /// The simplest cache with the same law: all answers of this frame, and earlier ones so that 16 remain.
  private struct Reference {
    var entries: [(proposal: ProposedViewSize, answer: CGSize, frame: Int)] = []
    var hasEvicted = false

    subscript(proposal: ProposedViewSize) -> CGSize? {
      entries.first { $0.proposal == proposal }?.answer
    }

    mutating func add(_ proposal: ProposedViewSize, _ answer: CGSize, frame: Int) {
      while entries.count >= 16, entries[0].frame != frame {
        entries.removeFirst()
        hasEvicted = true
      }
      entries.append((proposal, answer, frame))
    }
  }

  private let lengths: [CGFloat?] = [nil, 0, 1, 10, 10.5, .infinity]

  @Test func `It answers as a list does, for random proposals in random frames`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<100 {
      var (cache, reference, frame) = (SizeCache(), Reference(), 0)
      for number in 0..<150 {
        if Int.random(in: 0..<8, using: &random) == 0 { frame += 1 }
        let proposal = ProposedViewSize(
          width: Bool.random(using: &random) ? lengths.randomElement(using: &random)! : 100,
          height: CGFloat(Int.random(in: 0..<30, using: &random)))
        #expect(cache[proposal] == reference[proposal])
        guard cache[proposal] == nil else { continue }
        let answer = CGSize(width: number, height: frame)
        cache.add(proposal, answer, frame: frame)
        reference.add(proposal, answer, frame: frame)
      }
      var seen: [CGSize] = []
      let isComplete = cache.allSatisfy { _, answer in
        seen.append(answer)
        return true
      }
      #expect(isComplete == !reference.hasEvicted)
      if isComplete { #expect(seen == reference.entries.map(\.answer)) }
    }
  }

  @Test func `Each of nil, 0 and infinity is a different proposal, in both directions`() {
    var cache = SizeCache()
    for (row, width) in lengths.enumerated() {
      for (column, height) in lengths.enumerated() {
        let proposal = ProposedViewSize(width: width, height: height)
        #expect(cache[proposal] == nil)
        cache.add(proposal, CGSize(width: row, height: column), frame: 1)
      }
    }
    for (row, width) in lengths.enumerated() {
      for (column, height) in lengths.enumerated() {
        let answer = cache[ProposedViewSize(width: width, height: height)]
        #expect(answer == CGSize(width: row, height: column))
      }
    }
  }

  @Test func `No answer of the current frame is evicted, however many there are`() {
    var cache = SizeCache()
    for number in 0..<1000 {
      cache.add(ProposedViewSize(width: CGFloat(number), height: 0), .zero, frame: 7)
    }
    for number in 0..<1000 {
      #expect(cache[ProposedViewSize(width: CGFloat(number), height: 0)] == .zero)
    }
    cache.add(.zero, .zero, frame: 8)
    #expect(cache[ProposedViewSize(width: 985, height: 0)] == .zero)
    #expect(cache[ProposedViewSize(width: 984, height: 0)] == nil)
  }

  @Test func `An empty cache satisfies every test; one that has evicted satisfies none`() {
    var cache = SizeCache()
    #expect(cache.allSatisfy { _, _ in false })
    for number in 0..<17 {
      cache.add(ProposedViewSize(width: CGFloat(number), height: nil), .zero, frame: number)
    }
    #expect(!cache.allSatisfy { _, _ in true })
    cache.removeAll()
    #expect(cache.allSatisfy { _, _ in false })
    #expect(cache[ProposedViewSize(width: 16, height: nil)] == nil)
  }
}
