public import Foundation
import Waggle

// What is done without a touch, as a screen reader does it. Each is one frame.
extension FoundElement {
  /// Performs a named action (`accessibilityAction(named:)`).
  ///
  /// - Throws: which actions there are, where there is none of that name, or that the element is disabled.
  public func perform(_ name: String, fileID: String = #fileID, line: Int = #line) throws {
    let place = SourcePlace(fileID: fileID, line: line)
    let actions = spoken?.actionNames ?? []
    guard let action = actions.first(where: { string($0) == name }) else {
      let known = actions.map { "\"\(string($0))\"" }.joined(separator: ", ")
      throw ActionError(
        "The \(self) has no action named \"\(name)\"; "
          + (known.isEmpty ? "it has no named actions." : "it has \(known)."), place)
    }
    try act("The action \"\(name)\" cannot be performed on", place) { $0.perform(named: action) }
  }

  /// Raises the value by one step (`accessibilityAdjustableAction`).
  ///
  /// - Throws: a sentence where the value cannot be adjusted.
  public func increment(fileID: String = #fileID, line: Int = #line) throws {
    try adjust(SourcePlace(fileID: fileID, line: line)) { $0.increment() }
  }

  /// Lowers the value by one step (`accessibilityAdjustableAction`).
  ///
  /// - Throws: a sentence where the value cannot be adjusted.
  public func decrement(fileID: String = #fileID, line: Int = #line) throws {
    try adjust(SourcePlace(fileID: fileID, line: line)) { $0.decrement() }
  }

  private func adjust(_ place: SourcePlace, _ body: (AccessibilityElement) -> Void) throws {
    guard spoken?.isAdjustable == true else {
      throw ActionError(
        "The \(self) has no value to adjust: it has no accessibilityAdjustableAction.", place)
    }
    try act("The value cannot be adjusted of", place, body)
  }

  private func act(
    _ failure: String, _ place: SourcePlace, _ body: (AccessibilityElement) -> Void
  ) throws {
    guard isPresent else { throw ActionError("\(failure) the \(self): find it again.", place) }
    guard let spoken, spoken.isEnabled else {
      throw ActionError("\(failure) the \(self): it is disabled.", place)
    }
    host.frame { body(spoken) }
  }

  private func string(_ text: Text) -> String { text.string(in: host.host.rootEnvironment) }
}

/// Something was asked of an element that it cannot do.
public struct ActionError: Error, CustomStringConvertible, LocalizedError {
  private let sentence: String
  private let place: SourcePlace

  init(_ sentence: String, _ place: SourcePlace) {
    self.sentence = sentence
    self.place = place
  }

  /// What could not be done, with which element, and the line of the test.
  public var description: String { "\(sentence)\nAsked at \(place)." }

  /// The same.
  public var errorDescription: String? { description }
}
