import Foundation
import Waggle

extension TestHost {
  /// The first element in reading order whose label, value or visible strings contain a text; elements with an action, such as buttons,
  /// come before others.
  ///
  /// Upper and lower case are the same, and so are letters with and without accents.
  ///
  /// - Parameter text: a part of a text.
  /// - Parameter container: an element in which it is searched, such as a row or a section; nil for the window.
  /// - Parameter fileID: the file of the call, for the error.
  /// - Parameter line: the line of the call, for the error.
  /// - Throws: `ElementNotFound`, which lists the existing elements and near misses.
  public func find(
    text: String, in container: FoundElement? = nil, fileID: String = #fileID, line: Int = #line
  ) throws -> FoundElement {
    try find(
      "element with the text \"\(text)\"", text, in: container, fileID, line
    ) { $0.contains(text) }
  }

  /// The first element in a container, in reading order, with a role, and with a label if one is given.
  ///
  /// ```swift
  /// let host = TestHost {
  ///   VStack {
  ///     ForEach(["Ada", "Bo"], id: \.self) { name in
  ///       HStack {
  ///         Text(name)
  ///         Button("Call") {}
  ///       }
  ///       .accessibilityElement(children: .contain).accessibilityLabel(name)
  ///     }
  ///   }
  /// }
  /// try host.find(role: .button, label: "Call", in: host.find(label: "Bo")).tap()
  /// ```
  ///
  /// - Throws: `ElementNotFound`, which lists the elements in it and near misses.
  public func find(
    role: ElementRole, label: String? = nil, in container: FoundElement, fileID: String = #fileID,
    line: Int = #line
  ) throws -> FoundElement {
    let query = "\(role.rawValue)" + (label.map { " labelled \"\($0)\"" } ?? "")
    return try find(query, label ?? "", in: container, fileID, line) {
      $0.role == role && (label == nil || $0.label == label)
    }
  }

  /// The first element in a container, in reading order, with a label.
  ///
  /// - Throws: `ElementNotFound`, which lists the elements in it and near misses.
  public func find(
    label: String, in container: FoundElement, fileID: String = #fileID, line: Int = #line
  ) throws -> FoundElement {
    try find("element labelled \"\(label)\"", label, in: container, fileID, line) {
      $0.label == label
    }
  }

  private func find(
    _ query: String, _ name: String, in container: FoundElement?, _ fileID: String, _ line: Int,
    _ matches: (FoundElement) -> Bool
  ) throws -> FoundElement {
    let all = container.map { container in elements.filter { $0.isInside(container) } } ?? elements
    let candidates = all.filter(matches)
    // A list has the text of its rows too: what is meant is the row.
    let found = candidates.filter { outer in
      !candidates.contains { $0.view !== outer.view && $0.isInside(outer) }
    }
    if let match = found.preferringActions { return match }
    let place = container.map { " in the \($0)" } ?? ""
    throw ElementNotFound(
      query + place, name, all.map { ($0.label ?? "", $0.description) },
      CallSite(fileID: fileID, line: line), tasksRun: !runtime.tasks.isEmpty)
  }
}

extension FoundElement {
  /// Whether its view is the other's, or in it.
  fileprivate func isInside(_ other: FoundElement) -> Bool {
    view.layout.isInside(other.view.layout)
  }

  fileprivate func contains(_ text: String) -> Bool {
    let strings = [label, value].compactMap(\.self) + self.text
    return strings.contains {
      $0.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
