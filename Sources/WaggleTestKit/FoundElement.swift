public import Foundation
import Waggle

/// A view that `find` found. Its accessibility properties are those of that moment; its frame and text are current.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     Button("More") { count += 1 }.accessibilityValue("\(count)")
///   }
/// }
///
/// let host = TestHost { Counter() }
/// try host.find(role: .button, label: "More").tap()
/// let button = try host.find(role: .button, label: "More")  // as it is now
/// print(button.value ?? "none")  // 1
/// print(button.isEnabled)  // true
/// ```
@MainActor
public struct FoundElement: @MainActor CustomStringConvertible {
  let host: TestHost
  let view: ViewNode
  let accessibility: AccessibilityElement?
  private let ownIdentifier: String?

  /// Represents an element that is read aloud.
  init(_ element: AccessibilityElement, in host: TestHost) {
    self.host = host
    view = element.view
    accessibility = element
    ownIdentifier = nil
  }

  /// Represents a view with an identifier, whether or not it is read aloud: its element has what all modifiers say, also those
  /// after the identifier (C421).
  init(_ found: IdentifiedView, in host: TestHost) {
    self.host = host
    view = found.view
    accessibility = host.host.element(of: found)
    ownIdentifier = found.identifier
  }

  /// The accessibility label; nil for none.
  public var label: String? { accessibility?.label }
  /// The accessibility value, which is read after the label; nil for none.
  public var value: String? { accessibility?.value }
  /// The accessibility hint; nil for none.
  public var hint: String? { accessibility?.hint }
  /// The accessibility identifier; nil for none.
  public var identifier: String? { ownIdentifier ?? accessibility?.identifier }
  /// The kind of control; `other` for what is not a control.
  public var role: ElementRole { accessibility.map(ElementRole.init) ?? .other }
  /// The accessibility traits.
  public var traits: AccessibilityTraits { accessibility?.traits ?? [] }

  /// False when it, or the control that it represents, is disabled.
  public var isEnabled: Bool { !isPresent || accessibility?.isEnabled ?? true }

  /// Whether its view is still in the tree. If not, its frame is zero, and a tap reports W-TAP.
  public var isPresent: Bool { !view.layout.isRemoved }

  /// Its final frame in the root's space, in points, effects such as offsets included; zero when its view was
  /// dropped.
  public var frame: CGRect {
    isPresent ? host.host.query { view.layout.frameInRoot } : .zero
  }

  /// The visible strings in it, from top to bottom and then from the leading side.
  public var text: [String] {
    isPresent ? host.host.displayList(of: view).visibleStrings : []
  }

  /// Taps its activation point, such as the switch of a toggle, or else the centre of its visible part; one frame. A row
  /// of which only a part listens, such as a text with `onTapGesture`, is tapped there. If the tap has no effect, W-TAP
  /// reports why: it is disabled, covered, hidden or outside the window, or no view listens.
  public func tap(fileID: String = #fileID, line: Int = #line) {
    let point = activationPoint ?? listeningPart ?? middle
    let callSite = CallSite(fileID: fileID, line: line)
    guard isPresent else { return host.reportRemoved("The tap on the \(self)", from: callSite) }
    host.reportMiss(
      "The tap on the \(self)", at: point, on: view, isDisabled: !isEnabled, from: callSite)
    host.touch(point)
  }

  private var activationPoint: CGPoint? {
    isPresent ? host.host.query { accessibility?.activationPoint } : nil
  }

  /// The first point of a row that listens to taps, where its middle does not; nil if none does, and for an element that is not a row.
  private var listeningPart: CGPoint? {
    guard role == .row, accessibility?.children.isEmpty == true, isPresent, isEnabled else {
      return nil
    }
    switch host.missedTouch(at: middle, on: view) {
    case .noGesture, .nothing, .covered: break
    default: return nil
    }
    let frame = frame
    for part in [0.5, 0.3, 0.7] {
      let y = frame.minY + part * frame.height
      let points = stride(from: frame.minX + 4, to: frame.maxX, by: 8).map { CGPoint(x: $0, y: y) }
      if let point = points.first(where: { host.missedTouch(at: $0, on: view) == nil }) {
        return point
      }
    }
    return nil
  }

  /// Whether a tap would reach it.
  var isReached: Bool { host.missedTouch(at: activationPoint ?? middle, on: view) == nil }

  /// Its view, or the control that is all that is read of it.
  private var tapped: ViewNode {
    guard let element = accessibility, element.isControl, !element.view.layout.isRemoved else {
      return view
    }
    return element.view
  }

  /// The centre of the part in the window and in the scroll views around, or of the whole frame if that part is empty.
  private var middle: CGPoint {
    guard isPresent else { return .zero }
    let frame = host.host.query { tapped.layout.frameInRoot }
    let inWindow = frame.overlap(with: CGRect(origin: .zero, size: host.size))
    let seen = host.host.query { tapped.layout.visiblePart(of: inWindow) }
    let part = seen.isEmpty ? frame : seen
    return CGPoint(x: part.midX, y: part.midY)
  }

  /// Role, label, value, identifier, whether it is disabled, and frame.
  public var description: String {
    var parts = [role == .other ? "view" : role.rawValue]
    if let label { parts.append("\"\(label)\"") }
    if let value { parts.append("value \"\(value)\"") }
    if let identifier { parts.append("#\(identifier)") }
    guard isPresent else { return parts.joined(separator: " ") + " (no longer in the tree)" }
    if !isEnabled { parts.append("disabled") }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { short($0) }
    return parts.joined(separator: " ") + " at (\(numbers.joined(separator: " ")))"
  }
}
