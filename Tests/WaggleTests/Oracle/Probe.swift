import Foundation
import WaggleGraph
import WaggleTestKit

/// Makes a view's frame known under a path, and changes nothing.
struct Probe: PrimitiveModifier {
  let path: String

  static func _makeView(
    modifier: _GraphValue<Probe>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    Probes.add(
      Probes.Entry(
        modifier: modifier, layout: outputs.node.layout, appearanceScope: inputs.appearanceScope),
      to: inputs.runtime)
    return outputs
  }
}

/// The probed views of all hosts.
enum Probes {
  struct Entry {
    let modifier: _GraphValue<Probe>
    weak var layout: LayoutNode?
    let appearanceScope: AppearanceScope
  }

  /// Views are made on the main actor only.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]

  static func add(_ entry: Entry, to runtime: Runtime) {
    entries[ObjectIdentifier(runtime), default: []].append(entry)
  }

  static func forget(_ runtime: Runtime) { entries[ObjectIdentifier(runtime)] = nil }

  /// The places of the views that are shown; several under one path where a modifier is around several.
  static func frames(in runtime: Runtime) -> [String: [Placement]] {
    var found: [String: [Placement]] = [:]
    let alive = (entries[ObjectIdentifier(runtime)] ?? []).filter { entry in
      entry.layout.map { !$0.subgraph.isRemoved } ?? false
    }
    entries[ObjectIdentifier(runtime)] = alive
    for entry in alive where entry.appearanceScope.isShown {
      let path = entry.modifier.read(in: runtime.graph).path
      found[path, default: []].append(entry.layout!.currentPlacement)
    }
    return found
  }
}
