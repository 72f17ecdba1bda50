import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// The law of erased types: as one view, `AnyView` is what it holds, but that it has an output for each key (R022).
@MainActor struct AnyViewOracleTests {
  /// A place for one view.
  private enum Context: CaseIterable {
    case root, overlay, background, modified, padded, nested
  }

  private struct Around: ViewModifier {
    func body(content: Content) -> some View {
      HStack(alignment: .firstTextBaseline) {
        content
        Text("beside")
      }
    }
  }

  /// How many trees are tried: debug builds are slower.
  private static let seeds: UInt64 = {
    #if DEBUG
      50
    #else
      150
    #endif
  }()

  @Test
  func `AnyView as one view has the drawing, accessibility and preferences of its content (R022)`()
  {
    for seed in UInt64(1)...Self.seeds {
      var generator = Generator(seed: seed)
      let tree = generator.tree(Int.random(in: 1...14, using: &generator))
      let world = World(Beacon())
      let view = Interpreter(tree: tree, place: .root(of: tree), world: world).view()
      for context in Context.allCases {
        guard let what = difference(view.environment(world.beacon), in: context) else { continue }
        Issue.record("seed \(seed), \(context): \(what)\n\(tree)")
        return
      }
    }
  }

  private func difference<V: View>(_ view: V, in context: Context) -> String? {
    let plain = host(view, in: context)
    let erased = host(AnyView(view), in: context)
    defer {
      Probes.forget(plain.runtime)
      Probes.forget(erased.runtime)
    }
    let (a, b) = (said(plain), said(erased))
    return a == b ? nil : "\n--- plain:\n\(a)\n--- erased:\n\(b)"
  }

  private func host<V: View>(_ view: V, in context: Context) -> TestHost {
    switch context {
    case .root: host { view }
    case .overlay: host { Text("p").padding(9).overlay(alignment: .topTrailing) { view } }
    case .background:
      host { Text("p").padding(9).background(alignment: .leadingLastTextBaseline) { view } }
    case .modified: host { view.modifier(Around()) }
    case .padded: host { Text("p").overlay { view.padding(3).border(.red) } }
    case .nested: host { AnyView(view.padding(2)).background(.green) }
    }
  }

  private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 160), content: content)
    host.settle()
    return host
  }

  /// All that is seen, read and combined.
  private func said(_ host: TestHost) -> String {
    let values = oracleKeys.map { "\($0): \(value($0, host))" }
    let elements = host.elements.map(\.description)
    return ([host.host.displayList.description] + elements + values).joined(separator: "\n")
  }

  private func value<K: OracleKey>(_ key: K.Type, _ host: TestHost) -> String {
    "\(host.preference(key) ?? K.defaultValue)"
  }
}
