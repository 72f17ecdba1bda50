public import Foundation
package import Waggle

extension TestHost {
  /// The value that reaches the root for a key; nil where no output does.
  public func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { host.preference(key) }

  /// How a key's value comes about: who was asked, who wrote, what was combined, who listened. Lines have at most 100
  /// columns: values that do not fit are cut (`… 97 more`), equal lines are one (`× 40`).
  ///
  /// - Parameter below: the name of a view ("FlowerBed"), of a row ("[3]") or a part of a path ("Meadow > FlowerBed"): only
  ///   what comes about in and below such views is printed; all of it by default.
  public func trace<K: PreferenceKey>(_ key: K.Type, below view: String? = nil) -> String {
    let flow = host.flow(of: key)
    guard let view else { return flow.description }
    let part = flow.below(view)
    return part.steps.isEmpty ? flow.sentence(without: view) : part.description
  }

  /// The strings that can be seen, from top to bottom and then from the leading side.
  public var text: [String] { displayList.list.visibleStrings }

  /// What is drawn, printable: one item a line, places in the window's coordinates.
  public var displayList: DrawnList { DrawnList(list: host.displayList) }

  /// A picture of the window as PNG, on the ground of its scheme.
  ///
  /// - Parameter scale: pixels a point.
  public func png(scale: CGFloat = 1) throws -> Data {
    let scheme = host.rootEnvironment.colorScheme
    return try rasterizer.pngData(
      host.displayList, size: size, scale: scale, background: scheme == .dark ? .black : .white)
  }

  /// How much was done since the host was made.
  public var counts: Counts {
    Counts(
      bodies: runtime.counts.bodies, reduces: runtime.counts.reduces,
      layouts: runtime.counts.layouts, nodesMade: host.madeNodeCount,
      nodesLive: host.liveNodeCount)
  }
}

extension TestHost: @MainActor CustomStringConvertible {
  /// The window's size, the time, and what can be found: an element a line.
  public var description: String {
    let head = "TestHost, \(short(size.width)) by \(short(size.height)), at \(short(time)) s"
    return ([head] + elements.map { "  \($0)" }).joined(separator: "\n")
  }
}

/// What a window draws.
public struct DrawnList: CustomStringConvertible {
  package let list: DisplayList

  /// One item a line. Stable: tests may compare it.
  public var description: String { list.description }
}

extension TestHost {
  /// How much was done since a host was made, the user's keys only.
  public struct Counts: Hashable, Sendable {
    /// Bodies that ran.
    public var bodies: Int
    /// Calls of `reduce`.
    public var reduces: Int
    /// Sizes that were computed and nodes that were placed.
    public var layouts: Int
    /// Graph nodes made.
    public var nodesMade: Int
    /// Graph nodes that are there now.
    public var nodesLive: Int
  }
}
