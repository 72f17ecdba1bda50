public import Foundation
package import Waggle

extension TestHost {
  /// The value that reaches the root for a key; nil if no view writes it.
  public func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { host.preference(key) }

  /// How a key's value is computed: which views were asked, which wrote, which values were reduced, and who observes.
  /// Lines have at most 100 columns: long values are truncated (`… 97 more`), equal lines are merged (`× 40`).
  ///
  /// - Parameter key: any key, also one that no view observes: the trace requests it.
  /// - Parameter view: the name of a view ("FlowerBed"), of a row ("[3]") or a part of a path ("Meadow > FlowerBed");
  /// prints only the computation in and below such views. The default is the whole tree.
  public func trace<K: PreferenceKey>(_ key: K.Type, below view: String? = nil) -> String {
    let trace = host.trace(of: key)
    guard let view else { return trace.description }
    let part = trace.below(view)
    return part.steps.isEmpty ? trace.notFoundMessage(for: view) : part.description
  }

  /// The visible strings, from top to bottom and then from the leading side.
  public var text: [String] { displayList.list.visibleStrings }

  /// The drawing, for printing: one item per line, positions in the window's coordinates.
  public var displayList: DrawnList { DrawnList(list: host.displayList) }

  /// An image of the window as PNG, on the background of its colour scheme.
  ///
  /// - Parameter scale: pixels per point.
  public func png(scale: CGFloat = 1) throws -> Data {
    let scheme = host.rootEnvironment.colorScheme
    return try rasterizer.pngData(
      host.displayList, size: size, scale: scale, background: scheme == .dark ? .black : .white)
  }

  /// The work done since the host was made.
  public var counts: Counts {
    Counts(
      bodies: runtime.counts.bodies, reduces: runtime.counts.reduces,
      layouts: runtime.counts.layouts, nodesMade: host.createdNodeCount,
      nodesLive: host.liveNodeCount)
  }
}

extension TestHost: @MainActor CustomStringConvertible {
  /// The window's size, the time, and the elements that can be found, one per line.
  public var description: String {
    let head = "TestHost, \(short(size.width)) by \(short(size.height)), at \(short(time)) s"
    return ([head] + elements.map { "  \($0)" }).joined(separator: "\n")
  }
}

/// The drawing of a window.
public struct DrawnList: CustomStringConvertible {
  package let list: DisplayList

  /// One item per line. The format is stable: tests may compare it.
  public var description: String { list.description }
}

extension TestHost {
  /// The work done since a host was made; preference counts cover the user's keys only.
  public struct Counts: Hashable, Sendable {
    /// The number of bodies that ran.
    public var bodies: Int
    /// The number of calls of `reduce`.
    public var reduces: Int
    /// The number of computed sizes and placed nodes.
    public var layouts: Int
    /// The number of graph nodes made.
    public var nodesMade: Int
    /// The number of graph nodes that exist now.
    ///
    /// The first press of a control makes one that later presses use again, so press once before you compare.
    public var nodesLive: Int
  }
}
