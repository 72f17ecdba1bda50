import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Scrolling forth and back in lazy containers with sections: it ends where it ends in a stack that makes all.
@MainActor @Suite struct LazySectionScrollTests {
  @MainActor @Observable fileprivate final class Model {
    var target: String?
    var anchor: UnitPoint? = .top
    var isAnimated = false
    var moves = 0
  }

  fileprivate enum Kind: CaseIterable { case eager, lazy, pinned, grid, pinnedGrid }

  /// The lengths of the parts of a section.
  fileprivate struct Part: Identifiable {
    let id: String
    let header: CGFloat?
    let footer: CGFloat?
    let rows: [CGFloat]
  }

  fileprivate struct Content: View {
    let model: Model
    let kind: Kind
    let parts: [Part]

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          switch kind {
          case .eager: VStack(spacing: 0) { sections }
          case .lazy: LazyVStack(spacing: 0) { sections }
          case .pinned: LazyVStack(spacing: 0, pinnedViews: .sectionFooters) { sections }
          case .grid: LazyVGrid(columns: [GridItem()], spacing: 0) { sections }
          case .pinnedGrid:
            LazyVGrid(columns: [GridItem()], spacing: 0, pinnedViews: .sectionHeaders) { sections }
          }
        }
        .onChange(of: model.moves) {
          withAnimation(model.isAnimated ? .linear(duration: 0.3) : nil) {
            if let target = model.target { proxy.scrollTo(target, anchor: model.anchor) }
          }
        }
      }
    }

    private var sections: some View {
      ForEach(parts) { part in
        Section {
          ForEach(part.rows.indices, id: \.self) { row in
            let name = "\(part.id)\(row)"
            Color.blue.frame(height: part.rows[row]).accessibilityElement()
              .accessibilityIdentifier(name).id(name)
          }
        } header: {
          if let height = part.header { Color.gray.frame(height: height) }
        } footer: {
          if let height = part.footer { Color.black.frame(height: height) }
        }
      }
    }
  }

  private func host(_ kind: Kind, _ model: Model, _ parts: [Part]) -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      Content(model: model, kind: kind, parts: parts)
    }
    host.settle()
    return host
  }

  private func scroll(
    _ host: TestHost, _ model: Model, to target: String, _ anchor: UnitPoint?,
    animated: Bool = false
  ) {
    host.frame {
      (model.target, model.anchor, model.isAnimated) = (target, anchor, animated)
      model.moves += 1
    }
    host.advance(by: 1)
    host.settle()
  }

  @Test(arguments: [Kind.eager, .lazy, .pinned, .grid, .pinnedGrid], ["b3", "c3", "b0"])
  private func `L092: scrolled back to a row of the first screen, the content is at its start`(
    kind: Kind, first: String
  ) throws {
    let parts = ["a", "b", "c"].map {
      Part(id: $0, header: 24, footer: 16, rows: Array(repeating: 20, count: 8))
    }
    let model = Model()
    let host = host(kind, model, parts)
    scroll(host, model, to: first, .top)
    scroll(host, model, to: "a7", .bottom)
    #expect(try host.find(identifier: "a0").frame.minY == 24)
    #expect(try host.find(identifier: "a7").frame.maxY == 184)
  }

  private func parts(_ random: inout SeededGenerator) -> [Part] {
    func length() -> CGFloat { CGFloat(Int.random(in: 4...120, using: &random)) / 2 }
    let mixed = Bool.random(using: &random)
    return (0..<Int.random(in: 2...8, using: &random)).map { number in
      let row = length()
      return Part(
        id: String(UnicodeScalar(UInt8(97 + number))),
        header: Bool.random(using: &random) ? length() : nil,
        footer: Bool.random(using: &random) ? length() : nil,
        rows: (0..<Int.random(in: 1...30, using: &random)).map { _ in mixed ? length() : row })
    }
  }

  @Test(arguments: 0..<8)
  func
    `L092: wherever a program scrolls in sections, the row is where it is among views that all exist`(
      seed: Int
    ) throws
  {
    var random = SeededGenerator(seed: UInt64(seed))
    let parts = parts(&random)
    let kinds: [Kind] = [.eager, .lazy, .pinned, .grid, .pinnedGrid]
    let models = kinds.map { _ in Model() }
    let hosts = zip(kinds, models).map { host($0, $1, parts) }
    for step in 0..<10 {
      let part = parts.randomElement(using: &random)!
      let target = "\(part.id)\(part.rows.indices.randomElement(using: &random)!)"
      let anchor = [UnitPoint.top, .center, .bottom].randomElement(using: &random)!
      let animated = Int.random(in: 0..<3, using: &random) == 0
      for (host, model) in zip(hosts, models) {
        scroll(host, model, to: target, anchor, animated: animated)
      }
      let expected = try hosts[0].find(identifier: target).frame
      for (kind, host) in zip(kinds, hosts).dropFirst() {
        let frame = try host.find(identifier: target).frame
        #expect(
          abs(frame.minY - expected.minY) < 0.01,
          "\(kind), step \(step): \(target) at \(anchor), animated \(animated)")
      }
    }
  }
}
