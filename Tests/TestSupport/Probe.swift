import Foundation
package import Waggle
import WaggleGraph

/// Makes a view's placement known under a name, and changes nothing.
package nonisolated struct Probe: PrimitiveModifier {
  let name: String

  package init(_ name: String) { self.name = name }

  package nonisolated static func _makeView(
    modifier: _GraphValue<Probe>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    Probes.add(outputs, inputs) { modifier.read(in: $0).name }
    return outputs
  }
}

extension View {
  /// Makes the view's placement known under a name.
  package nonisolated func named(_ name: String) -> some View { modifier(Probe(name)) }
}

/// The probed views of all hosts.
package enum Probes {
  private struct Entry {
    /// A name may change while the view is shown.
    let name: (Graph) -> String
    weak var layout: LayoutNode?
    let appearanceScope: AppearanceScope
  }

  /// Views are made on the main actor only.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]

  static func add(
    _ outputs: _ViewOutputs, _ inputs: _ViewInputs, name: @escaping (Graph) -> String
  ) {
    entries[ObjectIdentifier(inputs.runtime), default: []].append(
      Entry(
        name: name, layout: outputs.node.layout, appearanceScope: inputs.appearanceScope))
  }

  /// Call when the host is closed.
  package static func forget(_ runtime: Runtime) { entries[ObjectIdentifier(runtime)] = nil }

  /// The shown views by name; several under one name where a modifier is around several views.
  package static func nodes(in runtime: Runtime) -> [String: [LayoutNode]] {
    var found: [String: [LayoutNode]] = [:]
    let alive = (entries[ObjectIdentifier(runtime)] ?? []).filter { entry in
      entry.layout.map { !$0.subgraph.isRemoved } ?? false
    }
    entries[ObjectIdentifier(runtime)] = alive
    for entry in alive where entry.appearanceScope.isShown {
      let name = entry.name(runtime.graph)
      found[name, default: []].append(entry.layout!)
    }
    return found
  }

  /// The placements of the shown views by name.
  package static func placements(in runtime: Runtime) -> [String: [Placement]] {
    nodes(in: runtime).mapValues { nodes in nodes.map(\.currentPlacement) }
  }
}
