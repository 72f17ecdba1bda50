import Foundation
import Observation
import TestSupport
import Testing
import WaggleTestKit

/// The law of baselines, as it is drawn: the texts of a row that is aligned on them stand on one line, whatever is around
/// each of them (L042, L043).
@MainActor struct BaselineRowTests {
  @Observable final class Model {
    var tree: Tree
    init(_ tree: Tree) { self.tree = tree }
  }

  private struct Root: View {
    let model: Model
    let world: World
    var body: some View {
      TreeView(tree: model.tree, place: .root(of: model.tree), world: world)
        .environment(world.beacon)
    }
  }

  @Test func `texts of a row share one baseline, whatever is around them (L042, L043)`() {
    for seed in UInt64(1)...120 {
      var generator = Generator(seed: seed)
      let test = generator.makeRowCase(steps: 5)
      if let failure = failure(of: test) {
        Issue.record("seed \(seed), \(failure)\n\(test)")
        return
      }
    }
  }

  private func failure(of test: Case) -> String? {
    let model = Model(test.tree)
    let world = World(Beacon())
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Root(model: model, world: world) }
    defer { Probes.forget(host.runtime) }
    let isFirst = test.tree.numbers[1] == 3
    for step in 0...test.steps.count {
      if step > 0 { host.frame { test.steps[step - 1].forEach { $0.apply(to: &model.tree) } } }
      host.settle()
      let lines = lines(host, isFirst: isFirst)
      guard let low = lines.min(), let high = lines.max(), high - low > 0.001 else { continue }
      return "step \(step): the texts stand at \(lines)"
    }
    return nil
  }

  /// Where the texts' first or last lines are drawn.
  private func lines(_ host: TestHost, isFirst: Bool) -> [CGFloat] {
    var found: [CGFloat] = []
    host.host.displayList.forEachItem { node, transform in
      guard case .text(let layout, let origin) = node.content else { return }
      let line = isFirst ? layout.firstBaseline : layout.lastBaseline
      found.append(origin.applying(transform).y + line)
    }
    return found
  }
}
