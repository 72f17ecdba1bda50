public import Foundation
import Waggle

/// A view that `find` found. What it says of itself is as it was found; its frame and its text are as they are now.
@MainActor
public struct FoundElement: @MainActor CustomStringConvertible {
  private let host: TestHost
  private let view: ViewNode
  private let spoken: AccessibilityElement?
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

  /// Its final place in the root's space in points, effects such as offsets included.
  public var frame: CGRect { host.host.asking { view.layout.frameInRoot } }

  /// The strings that can be seen in it, from top to bottom and then from the leading side.
  public var text: [String] { host.host.displayList(of: view).visibleStrings }

  /// Taps its middle; one frame. Where no gesture takes the tap, W-TAP says so.
  public func tap() {
    let frame = frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let hit = host.hit(at: middle)
    if hit?.listeners.isEmpty ?? true { reportDeafness(middle, hit) }
    host.tap(at: middle)
  }

  private func reportDeafness(_ point: CGPoint, _ hit: TouchHit?) {
    let reason =
      hit == nil
      ? "nothing takes touches there"
      : "the view on top there, or one around it, has no tap gesture"
    host.runtime.report(
      Diagnostic(
        id: "W-TAP",
        message: "The tap on \(self) at (\(point.x), \(point.y)) did nothing: \(reason).", path: "")
    )
  }

  /// Types text into a field that takes it.
  ///
  /// - Throws: a sentence where the view takes no text.
  public func type(_ string: String) throws {
    throw TypeError(element: description, string: string)
  }

  /// Role, label, identifier and place.
  public var description: String {
    var parts = [role == .other ? "view" : role.rawValue]
    if let label { parts.append("\"\(label)\"") }
    if let value { parts.append("value \"\(value)\"") }
    if let identifier { parts.append("#\(identifier)") }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    let place = numbers.map { String(format: "%g", (Double($0) * 100).rounded() / 100) }
    return parts.joined(separator: " ") + " at (\(place.joined(separator: " ")))"
  }
}

/// Text was typed where none is taken.
public struct TypeError: Error, CustomStringConvertible, LocalizedError {
  let element: String
  let string: String

  /// What could not be typed, and into what.
  public var description: String {
    "\"\(string)\" cannot be typed into the \(element): it is no text field."
  }

  /// The same.
  public var errorDescription: String? { description }
}
