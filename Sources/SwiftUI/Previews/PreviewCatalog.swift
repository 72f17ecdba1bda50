import ArgumentParser
import Foundation
package import Waggle
import WaggleRender

/// The previews of a program, and the contexts that they share.
@MainActor package struct PreviewCatalog {
  package let items: [PreviewItem]
  package let contexts: PreviewContexts

  package init(
    _ items: [PreviewItem],
    contexts: PreviewContexts = PreviewContexts {
      DiagnosticLog.standardError.write("Error: \($0)")
    }
  ) {
    self.items = items
    self.contexts = contexts
  }

  /// The previews of this program and of its dynamic libraries (C170, C171).
  ///
  /// - Parameter images: those whose previews are wanted; by default all.
  package static func ofProgram(in images: ProgramImages = .all) -> PreviewCatalog {
    PreviewCatalog(
      PreviewItem.all(in: images) {
        let parts = RenderSystem.make()
        let runtime = Runtime(
          measurer: parts.measurer, symbols: parts.symbols, semantics: .seeds)
        runtime.report = { DiagnosticLog.standardError.write($0) }
        return runtime
      })
  }

  /// A line for each preview: its name, its place, its module.
  package var listing: String {
    let rows = items.map { [$0.name, $0.location, $0.module] }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) + "  " }.joined()
        + row[2]
    }
    return lines.joined(separator: "\n")
  }

  /// The message for a program without previews.
  package nonisolated static var emptyMessage: String {
    """
    This program has no previews. To add one, write it beside a view:

        #Preview("A name") {
          MyView()
        }
    """
  }
}

// MARK: Keys

/// Which preview is meant, also in newer code, where it may be on another line: its name, and a number if several have it.
struct PreviewKey: Hashable, CustomStringConvertible {
  let module: String
  let name: String
  /// From 1, among those of the same name.
  let number: Int

  var description: String { number > 1 ? "\(module).\(name) \(number)" : "\(module).\(name)" }
}

extension PreviewCatalog {
  /// The keys of the items, in their order. No two are equal.
  var keys: [PreviewKey] {
    var counts: [String: Int] = [:]
    return items.map { item in
      counts["\(item.module).\(item.name)", default: 0] += 1
      let number = counts["\(item.module).\(item.name)"]!
      return PreviewKey(module: item.module, name: item.name, number: number)
    }
  }

  /// The key of one of the items.
  func key(of item: PreviewItem) -> PreviewKey {
    let index = items.firstIndex { $0.location == item.location && $0.module == item.module }
    return keys[index!]
  }
}

// MARK: Selection

extension PreviewCatalog {
  /// The preview that a name or a place selects (C172). Throws a message with what there is.
  package func item(selectedBy name: String) throws -> PreviewItem {
    guard !items.isEmpty else { throw ValidationError(Self.emptyMessage) }
    let found = items.filter { $0.selectors.contains(name) }
    // The name itself counts more than the name of the file that the preview is in.
    let named = found.filter { $0.name == name }
    let best = named.isEmpty ? found : named
    if best.count == 1 { return best[0] }
    throw ValidationError(best.isEmpty ? notFound(name) : ambiguous(name, best))
  }

  private func notFound(_ name: String) -> String {
    let near = nearMisses(of: name, items.map { ($0.name, "\"\($0.name)\"") })
    return "No preview is named \"\(name)\"."
      + (near.isEmpty ? "" : " Did you mean \(Set(near).sorted().joined(separator: " or "))?")
      + " The previews are:\n\(listing)"
  }

  private func ambiguous(_ name: String, _ found: [PreviewItem]) -> String {
    let lines = found.map { item in
      "--preview \(selector(of: item))  (\(item.name))"
    }
    return "\(found.count) previews match \"\(name)\". Select one of them by its place:\n"
      + lines.joined(separator: "\n")
  }

  /// The shortest place that selects this preview alone.
  private func selector(of item: PreviewItem) -> String {
    items.count { $0.location == item.location } == 1
      ? item.location : "\(item.module)/\(item.location)"
  }
}
