public import Foundation
import Waggle

/// A view that `find` found. What it says of itself is as it was found; its frame and its text are as they are now.
@MainActor
public struct FoundElement: @MainActor CustomStringConvertible {
  let host: TestHost
  let view: ViewNode
  let spoken: AccessibilityElement?
  private let ownIdentifier: String?

  /// Something that is read aloud.
  init(_ element: AccessibilityElement, in host: TestHost) {
    self.host = host
    view = element.view
    spoken = element
    ownIdentifier = nil
  }

  /// A view with an identifier, whether it is read aloud or not.
  init(_ view: ViewNode, identifier: String, in host: TestHost) {
    self.host = host
    self.view = view
    let elements = host.host.asking { view.accessibilityElements }
    spoken = elements.count == 1 ? elements[0] : nil
    ownIdentifier = identifier
  }

  /// What it is called, as a reader would say it.
  public var label: String? { spoken?.label }
  /// The value that is read after the label.
  public var value: String? { spoken?.value }
  /// What happens when it acts.
  public var hint: String? { spoken?.hint }
  /// The name that tests find it by.
  public var identifier: String? { ownIdentifier ?? spoken?.identifier }
  /// What it is.
  public var role: ElementRole { ElementRole(traits) }
  /// What it is, in detail.
  public var traits: AccessibilityTraits { spoken?.traits ?? [] }

  /// False where it, or the control that it stands for, is disabled.
  public var isEnabled: Bool { !isPresent || spoken?.isEnabled ?? true }

  /// Whether its view is still in the tree. Of one that has gone the frame is zero, and a tap reports W-TAP.
  public var isPresent: Bool { !view.layout.hasGone }

  /// Its final place in the root's space in points, effects such as offsets included; zero where its view has gone.
  public var frame: CGRect {
    isPresent ? host.host.asking { view.layout.frameInRoot } : .zero
  }

  /// The strings that can be seen in it, from top to bottom and then from the leading side.
  public var text: [String] {
    isPresent ? host.host.displayList(of: view).visibleStrings : []
  }

  /// Taps the middle of what of it is in the window; one frame. Where that does nothing, W-TAP tells why: it is disabled,
  /// covered, hidden, outside of the window, or nothing listens.
  public func tap(fileID: String = #fileID, line: Int = #line) {
    let point = middle
    let place = SourcePlace(fileID: fileID, line: line)
    guard isPresent else { return host.reportGone("The tap on the \(self)", from: place) }
    host.reportMiss(
      "The tap on the \(self)", at: point, on: view, isDisabled: !isEnabled, from: place)
    host.touch(point)
  }

  /// The middle of the part in the window, or of the whole where that is empty.
  private var middle: CGPoint {
    let seen = frame.intersection(CGRect(origin: .zero, size: host.size))
    let part = seen.isEmpty ? frame : seen
    return CGPoint(x: part.midX, y: part.midY)
  }

  /// Types text into a field that takes it.
  ///
  /// - Throws: a sentence where the view takes no text.
  public func type(_ string: String, fileID: String = #fileID, line: Int = #line) throws {
    throw TypeError(
      element: description, string: string, place: SourcePlace(fileID: fileID, line: line))
  }

  /// Role, label, value, identifier, whether it is disabled, and place.
  public var description: String {
    var parts = [role == .other ? "view" : role.rawValue]
    if let label { parts.append("\"\(label)\"") }
    if let value { parts.append("value \"\(value)\"") }
    if let identifier { parts.append("#\(identifier)") }
    guard isPresent else { return parts.joined(separator: " ") + ", which has gone" }
    if !isEnabled { parts.append("disabled") }
    let place = [frame.minX, frame.minY, frame.width, frame.height].map { short($0) }
    return parts.joined(separator: " ") + " at (\(place.joined(separator: " ")))"
  }
}

/// Text was typed where none is taken.
public struct TypeError: Error, CustomStringConvertible, LocalizedError {
  let element: String
  let string: String
  let place: SourcePlace

  /// What could not be typed, into what, and the line of the test.
  public var description: String {
    "\"\(string)\" cannot be typed into the \(element): it is not a text field.\nAsked at \(place)."
  }

  /// The same.
  public var errorDescription: String? { description }
}
