public import Foundation
import Waggle

extension TestHost {
  /// The first element in reading order with a role, and with a label if one is given.
  ///
  /// ```swift
  /// let host = TestHost {
  ///   HStack {
  ///     Button("Save") {}
  ///     Text("12").accessibilityIdentifier("count")
  ///   }
  /// }
  /// try host.find(role: .button, label: "Save").tap()
  /// print(try host.find(identifier: "count").label ?? "none")  // 12
  /// ```
  ///
  /// - Throws: `ElementNotFound`, which lists the existing elements and near misses.
  public func find(
    role: ElementRole, label: String? = nil, fileID: String = #fileID, line: Int = #line
  ) throws -> FoundElement {
    let candidates = label.map(elements(labelled:)) ?? elements
    if let match = candidates.first(where: { $0.role == role }) { return match }
    let found = elements
    let query = "\(role.rawValue)" + (label.map { " labelled \"\($0)\"" } ?? "")
    throw ElementNotFound(
      query, label ?? "", found.map { ($0.label ?? "", $0.description) },
      CallSite(fileID: fileID, line: line), tasksRun: !runtime.tasks.isEmpty)
  }

  /// The first element in reading order with a label; elements with an action, such as buttons, come before others.
  ///
  /// If no element has the label, it is the first that is read as several texts of which this is one: a table's row is
  /// read "Ada, 50", and found by "Ada".
  ///
  /// - Throws: `ElementNotFound`, which lists the existing elements and near misses.
  public func find(label: String, fileID: String = #fileID, line: Int = #line) throws
    -> FoundElement
  {
    if let match = elements(labelled: label).preferringActions { return match }
    let found = elements
    let read = found.filter { $0.label?.components(separatedBy: ", ").contains(label) == true }
    if let match = read.preferringActions { return match }
    throw ElementNotFound(
      "element labelled \"\(label)\"", label, found.map { ($0.label ?? "", $0.description) },
      CallSite(fileID: fileID, line: line), tasksRun: !runtime.tasks.isEmpty)
  }

  /// The first view with an identifier, even if it is hidden or not read aloud. It has the accessibility properties that it
  /// was given before and after the identifier (C421).
  ///
  /// - Throws: `ElementNotFound`, which lists the existing identifiers and near misses.
  public func find(identifier: String, fileID: String = #fileID, line: Int = #line) throws
    -> FoundElement
  {
    if let match = host.foundViews.named(identifier).first { return FoundElement(match, in: self) }
    let found = host.foundViews.all
    throw ElementNotFound(
      "view with the identifier \"\(identifier)\"", identifier,
      found.map { ($0.identifier, FoundElement($0, in: self).description) },
      CallSite(fileID: fileID, line: line), tasksRun: !runtime.tasks.isEmpty,
      none: "no view has an identifier")
  }

  /// All elements that are read aloud, in reading order.
  public var elements: [FoundElement] {
    host.foundElements.all.filter(\.saysSomething).map { FoundElement($0, in: self) }
  }

  private func elements(labelled label: String) -> [FoundElement] {
    host.foundElements.named(label).map { FoundElement($0, in: self) }
  }
}

extension [FoundElement] {
  /// The first one that a tap activates, or else the first.
  @MainActor var preferringActions: FoundElement? { first { $0.acts } ?? first }
}

extension FoundElement {
  /// Whether a tap activates it.
  fileprivate var acts: Bool {
    [.isButton, .isLink, .isToggle].contains(where: traits.contains)
  }
}

extension AccessibilityElement {
  fileprivate var saysSomething: Bool {
    label != nil || value != nil || identifier != nil || !traits.isEmpty || role != nil
  }
}

/// No element matches.
public struct ElementNotFound: Error, CustomStringConvertible, LocalizedError {
  private let query: String
  private let near: [String]
  private let there: [String]
  private let callSite: CallSite
  private let tasksRun: Bool
  private let none: String

  init(
    _ query: String, _ name: String, _ candidates: [(name: String, description: String)],
    _ callSite: CallSite, tasksRun: Bool, none: String = "the tree has nothing to find"
  ) {
    self.none = none
    self.query = query
    self.tasksRun = tasksRun
    self.callSite = callSite
    there = candidates.map(\.description)
    near = nearMisses(of: name, candidates)
  }

  /// The query, near misses, the existing elements, and the line of the test.
  public var description: String { (lines + ending).joined(separator: "\n") }

  private var lines: [String] {
    guard !there.isEmpty else {
      return ["There is no \(query): \(none)."]
    }
    var lines = ["There is no \(query)."]
    if !near.isEmpty { lines.append("Near: " + near.joined(separator: "; ") + ".") }
    lines.append("The tree has:")
    lines += there.prefix(50).map { "  " + $0 }
    if there.count > 50 { lines.append("  and \(there.count - 50) more") }
    return lines
  }

  private var ending: [String] {
    let tasks =
      "A task that a view started is still running: in an async test, await host.settle() waits for it."
    return (tasksRun ? [tasks] : []) + ["Called at \(callSite)."]
  }

  /// The same text as `description`.
  public var errorDescription: String? { description }
}
