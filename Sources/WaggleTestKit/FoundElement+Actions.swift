public import Foundation
import Waggle

// Accessibility actions, as a screen reader performs them. Each runs one frame.
extension FoundElement {
  /// Performs a named action (`accessibilityAction(named:)`), of the element or of the nearest one around it that has
  /// such an action, as a row has for the button in it; or else of the only one in it, as of a text in a row.
  ///
  /// - Throws: an error that lists the available actions if none has that name, or says that the element is disabled.
  public func perform(_ name: String, fileID: String = #fileID, line: Int = #line) throws {
    let callSite = CallSite(fileID: fileID, line: line)
    let actions = accessibility?.actionNames ?? []
    guard let action = actions.first(where: { string($0) == name }) else {
      if let outer = enclosing(with: name) {
        return try outer.perform(name, fileID: fileID, line: line)
      }
      let inner = inside(with: name)
      if inner.count == 1 { return try inner[0].perform(name, fileID: fileID, line: line) }
      let names = actions.map { "\"\(string($0))\"" }.joined(separator: ", ")
      throw ActionError(
        "The \(self) has no action named \"\(name)\"; "
          + (names.isEmpty ? "it has no named actions." : "it has \(names)."), callSite)
    }
    try act("The action \"\(name)\" cannot be performed on the \(self)", callSite) {
      $0.perform(named: action)
    }
  }

  /// The nearest element around this one that has an action of this name, such as the row that it is in.
  private func enclosing(with name: String) -> FoundElement? {
    guard isPresent else { return nil }
    let around = host.elements.filter { outer in
      guard let element = outer.accessibility, element.view !== accessibility?.view else {
        return false
      }
      return view.layout.isInside(element.view.layout)
        && element.actionNames.contains { string($0) == name }
    }
    return around.max { $0.view.layout.depthInTree < $1.view.layout.depthInTree }
  }

  /// The elements in this one that have an action of this name.
  private func inside(with name: String) -> [FoundElement] {
    let inner = accessibility?.children.flatMap(\.flattened) ?? []
    return host.elements.filter { element in
      guard let own = element.accessibility, own.view !== view else { return false }
      return inner.contains { $0.view === own.view }
        && own.actionNames.contains { string($0) == name }
    }
  }

  /// Raises the value by one step (`accessibilityAdjustableAction`).
  ///
  /// - Throws: an error if the value cannot be adjusted, or is at the end of its range.
  public func increment(fileID: String = #fileID, line: Int = #line) throws {
    try adjust(CallSite(fileID: fileID, line: line)) { $0.increment() }
  }

  /// Lowers the value by one step (`accessibilityAdjustableAction`).
  ///
  /// - Throws: an error if the value cannot be adjusted, or is at the end of its range.
  public func decrement(fileID: String = #fileID, line: Int = #line) throws {
    try adjust(CallSite(fileID: fileID, line: line)) { $0.decrement() }
  }

  private func adjust(_ callSite: CallSite, _ body: (AccessibilityElement) -> Void) throws {
    guard accessibility?.isAdjustable == true else {
      throw ActionError(
        "The \(self) has no value to adjust: it has no accessibilityAdjustableAction.", callSite)
    }
    let before = bound
    try act("The \(self) cannot be adjusted", callSite, body)
    if let before, current?.value == before {
      throw ActionError("The \(self) cannot be adjusted: it is at its bound.", callSite)
    }
  }

  /// The value of a stepper that is at the end of its range.
  private var bound: Double? {
    guard role == .stepper, let range = current else { return nil }
    return [range.minimum, range.maximum].first { $0 == range.value }
  }

  /// The element's number as it is now.
  private var current: AccessibilityRange? {
    guard isPresent, let view = accessibility?.view else { return nil }
    // What is around the view describes it too.
    return host.host.accessibilityElements.first { $0.view === view }?.range
  }

  private func act(
    _ failure: String, _ callSite: CallSite, _ body: (AccessibilityElement) -> Void
  ) throws {
    guard isPresent else {
      throw ActionError("\(failure): its view was removed; find it again.", callSite)
    }
    guard let accessibility, accessibility.isEnabled else {
      throw ActionError("\(failure): it is disabled.", callSite)
    }
    host.frame { body(accessibility) }
  }

  private func string(_ text: Text) -> String { text.string(in: host.host.rootEnvironment) }
}

/// An action was requested that the element does not support.
public struct ActionError: Error, CustomStringConvertible, LocalizedError {
  private let sentence: String
  private let callSite: CallSite

  init(_ sentence: String, _ callSite: CallSite) {
    self.sentence = sentence
    self.callSite = callSite
  }

  /// The action, the element, and the line of the test.
  public var description: String { "\(sentence)\nCalled at \(callSite)." }

  /// The same text as `description`.
  public var errorDescription: String? { description }
}
