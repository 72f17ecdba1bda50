import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// L144: laid out from right to left, a tree is its mirror picture, as long as nothing in it distinguishes left from right: no
/// island, and nothing that measures, as what is measured counts from the left (L145).
@MainActor struct RightToLeftOracleTests {
  private static let left: Set<Kind> = [
    .directed, .reader, .measured, .follower, .overlayValue, .backgroundValue, .anchor,
    .anchorTransform,
  ]
  private static let size = CGSize(width: 200, height: 160)

  private func tree(_ seed: UInt64) -> Tree {
    var generator = Generator(seed: seed)
    var tree = generator.tree(Int.random(in: 3...30, using: &generator))
    for node in tree.nodes where Self.left.contains(node.kind) {
      tree.change(node.id) { $0.kind = $0.children.count == 1 ? .padding : .zstack }
    }
    return tree
  }

  private func host(_ tree: Tree, _ direction: LayoutDirection) -> TestHost {
    let world = World(Beacon())
    let host = TestHost(size: Self.size) {
      TreeView(tree: tree, place: .root(of: tree), world: world).environment(world.beacon)
    }
    host.setEnvironment(\.layoutDirection, direction)
    host.settle()
    return host
  }

  /// The frames by path, or how they would be in a mirror.
  private func frames(_ host: TestHost, mirrored: Bool) -> [String: [[CGFloat]]] {
    Probes.placements(in: host.runtime).mapValues { places in
      places.map { place in
        var way = place.toRoot
        if mirrored {
          way = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: place.size.width, ty: 0)
            .concatenating(way)
            .concatenating(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: Self.size.width, ty: 0))
        }
        return [way.a, way.b, way.c, way.d, way.tx, way.ty, place.size.width, place.size.height]
      }
    }
  }

  private func difference(
    _ a: [String: [[CGFloat]]], _ b: [String: [[CGFloat]]]
  ) -> String? {
    guard Set(a.keys) == Set(b.keys) else { return "other views" }
    for (path, places) in a.sorted(by: { $0.key < $1.key }) {
      let others = b[path]!
      let isSame =
        places.count == others.count
        && zip(places, others).allSatisfy { place, other in
          zip(place, other).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0)) }
        }
      if !isSame { return "\(path): \(places), and not \(others)" }
    }
    return nil
  }

  @Test func `L144: right to left is the mirror image, built that way or changed to it`() {
    var failures = 0
    for seed in UInt64(1)...400 where failures < 3 {
      let tree = tree(seed)
      let (plain, turned) = (host(tree, .leftToRight), host(tree, .rightToLeft))
      defer {
        Probes.forget(plain.runtime)
        Probes.forget(turned.runtime)
      }
      let picture = frames(plain, mirrored: true)
      var found = difference(frames(turned, mirrored: false), picture)
      plain.setEnvironment(\.layoutDirection, .rightToLeft)
      plain.settle()
      found = found ?? difference(frames(plain, mirrored: false), picture)
      guard let found else { continue }
      failures += 1
      Issue.record("seed \(seed)\n\(tree)\n\(found)")
    }
  }
}
