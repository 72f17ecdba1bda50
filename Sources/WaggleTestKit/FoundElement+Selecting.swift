import Foundation
import Waggle

extension FoundElement {
  /// Chooses an option of a picker by its label. A picker that opens a menu is opened for it; options that are made when
  /// they are seen are found by scrolling.
  ///
  /// ```swift
  /// struct Blossom: View {
  ///   @State private var flower = "Clover"
  ///
  ///   var body: some View {
  ///     Picker("Flower", selection: $flower) {
  ///       ForEach(["Clover", "Sage"], id: \.self) { Text($0) }
  ///     }
  ///   }
  /// }
  ///
  /// let host = TestHost { Blossom() }
  /// try host.find(role: .picker, label: "Flower").select("Sage")
  /// print(try host.find(role: .picker, label: "Flower").value ?? "none")  // Sage
  /// ```
  ///
  /// - Throws: an error if the view is not a picker or is disabled, and one that lists the options if none has that label.
  public func select(_ option: String, fileID: String = #fileID, line: Int = #line) throws {
    let callSite = CallSite(fileID: fileID, line: line)
    let picker = try pickerThatCanChoose(callSite)
    guard picker.children.isEmpty else {
      let view = view
      return try choose(option, callSite, in: { view.scrollViews }) {
        view.accessibilityElements.flatMap(\.flattened)
      }
    }
    host.frame { picker.press() }
    do {
      try choose(option, callSite, in: { host.host.reachableScrollViews }) {
        host.host.accessibilityElements
      }
    } catch {
      host.key(.escape)
      throw error
    }
  }

  private func pickerThatCanChoose(_ callSite: CallSite) throws -> AccessibilityElement {
    guard isPresent, let accessibility, accessibility.role == .picker else {
      throw ActionError("No option can be chosen in the \(self): it is not a picker.", callSite)
    }
    guard accessibility.isEnabled else {
      throw ActionError("No option can be chosen in the \(self): it is disabled.", callSite)
    }
    return accessibility
  }

  private func choose(
    _ label: String, _ callSite: CallSite, in scrolls: () -> [ScrollState],
    among elements: () -> [AccessibilityElement]
  ) throws {
    var seen: [String] = []
    var scroll: ScrollState?
    repeat {
      let options = host.host.query(elements).filter { $0.traits.contains(.isButton) }
      if let option = options.first(where: { $0.label == label }) {
        return try press(option, label, callSite)
      }
      seen += options.compactMap(\.label).filter { !seen.contains($0) }
      scroll = next(of: scroll, in: host.host.query(scrolls))
    } while scroll != nil
    let list = seen.map { "\"\($0)\"" }.joined(separator: ", ")
    throw ActionError(
      "The \(self) has no option \"\(label)\"; it has \(list.isEmpty ? "none" : list).", callSite)
  }

  private func press(_ option: AccessibilityElement, _ label: String, _ callSite: CallSite) throws {
    guard option.isEnabled else {
      throw ActionError("The option \"\(label)\" of the \(self) is disabled.", callSite)
    }
    host.frame { option.press() }
  }

  /// Whether its options are in a menu.
  private var isMenu: Bool { accessibility?.children.isEmpty ?? true }

  /// Scrolls to the start, and from then on by a length at a time; nil at the end.
  private func next(of scroll: ScrollState?, in all: [ScrollState]) -> ScrollState? {
    guard let current = scroll ?? all.first else { return nil }
    var offset = current.offset
    if scroll == nil {
      // A wheel that has made all its rows must not be turned: that chooses.
      guard isMenu || host.host.query({ current.hasUnmadeRows })
      else { return nil }
      offset.y = current.metrics.minimum(.vertical)
    } else {
      guard current.canMove(.vertical, by: 1) else { return nil }
      offset.y += max(1, current.metrics.containerSize.height / 2)
    }
    host.frame { current.move(to: offset, by: .program) }
    return current
  }
}

extension ViewNode {
  fileprivate var scrollViews: [ScrollState] { collected(ScrollViewOutput.self) }
}
