import Foundation
import Waggle

/// The file and line of a test's call, for messages.
struct CallSite: CustomStringConvertible {
  let fileID: String
  let line: Int

  var description: String { "\(fileID):\(line)" }
}

// W-TAP: a test touched a view that does not respond.
extension TestHost {
  /// Reports a touch without effect; call it before the touch.
  ///
  /// - Parameter act: the test's action, such as "The tap on the button "Save"".
  /// - Parameter view: the intended view; nil for any view at the point.
  /// - Parameter isDrag: whether the touch may scroll.
  func reportMiss(
    _ act: String, at point: CGPoint, on view: ViewNode? = nil, isDisabled: Bool = false,
    isDrag: Bool = false, from callSite: CallSite
  ) {
    var missed = missedTouch(at: point, on: view, isDrag: isDrag)
    if missed == nil, isDisabled { missed = .disabled }
    guard let missed else { return }
    runtime.report(
      .touchWithoutEffect(
        act, reason(for: missed, point), from: callSite, at: view?.layout.viewPath ?? ""))
  }

  /// Why a touch at a point would have no effect; nil if it has one.
  func missedTouch(at point: CGPoint, on view: ViewNode?, isDrag: Bool = false) -> MissedTouch? {
    let window = CGRect(origin: .zero, size: size)
    return host.query { host.input.missedTouch(at: point, on: view, in: window, isDrag: isDrag) }
  }

  /// Reports a touch of a view that was removed after it was found; one frame.
  func reportRemoved(_ act: String, from callSite: CallSite) {
    runtime.report(
      .touchWithoutEffect(act, "its view was removed; find it again", from: callSite, at: ""))
    frame()
  }

  private func reason(for missed: MissedTouch, _ point: CGPoint) -> String {
    switch missed {
    case .outside:
      "it is outside the window, whose size is \(short(size.width)) by \(short(size.height))"
    case .empty: "its frame is empty"
    case .scrolledAway: "it is scrolled out of view; call scrollIntoView() first"
    case .nothing:
      "no view receives touches at \(short(point)); .contentShape(Rectangle()) makes a view receive them in its whole frame"
    case .disabled: "it is disabled"
    case .noGesture(let hit):
      "\(name(of: hit, point)) is touched there; it has no tap gesture, and no view around it has one"
    case .covered(let hit): "it is covered by \(name(of: hit, point)), which is touched instead"
    case .blocked(let obstacle, let hit):
      reason(for: obstacle) + (hit.map { "; \(name(of: $0, point)) is touched instead" } ?? "")
    }
  }

  private func reason(for obstacle: TouchObstacle) -> String {
    switch obstacle {
    case .hidden: "it is hidden by .hidden()"
    case .faded: "it is faded out by .opacity(0)"
    case .noHitTesting: "it receives no touches because of .allowsHitTesting(false)"
    }
  }

  /// The role and label of the touched view, or its drawing, and its position.
  private func name(of hit: HitTestResult, _ point: CGPoint) -> String {
    let accessibility = host.query { hit.view.accessibilityElements }
      .first { $0.frame.encloses(point) }
    let label = accessibility?.label.map { "the \(ElementRole(accessibility!)) \"\($0)\"" }
    let path = hit.view.layout.scope?.path
    return (label ?? "the \(kind(of: hit.view))") + (path.map { " in \($0)" } ?? "")
  }

  private func kind(of view: ViewNode) -> String {
    switch (view as? DrawingLeaf)?.currentDrawing?.content {
    case .rectangle: "colour"
    case .fill: "shape"
    case .stroke: "outline"
    default: "view"
    }
  }
}

/// A point for messages: "(12.5 40)".
func short(_ point: CGPoint) -> String { "(\(short(point.x)) \(short(point.y)))" }

/// A number for messages: at most two decimals.
func short(_ number: CGFloat) -> String {
  String(format: "%g", (Double(number) * 100).rounded() / 100)
}
