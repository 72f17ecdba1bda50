import Foundation

extension View {
  /// Makes the view the element of one control: its texts are merged. A control in it, such as the field in a row that
  /// is a link, remains an element beside it (C155).
  package nonisolated func accessibilityControl() -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.children = .control } }
}

extension AccessibilityElement {
  /// Whether the element, or one in it, is a control by itself.
  var holdsControl: Bool {
    target != nil || textInput != nil || children.contains(where: \.holdsControl)
  }

  /// A control with others in it: an element that stands for it, which is called what the rest of it says, or else what the
  /// fields in it hold, or the others are called.
  static func control(
    _ target: FocusTarget, around elements: [AccessibilityElement], _ view: ViewNode
  )
    -> [AccessibilityElement]
  {
    let others = elements.filter(\.holdsControl)
    var control = combined(elements.filter { !$0.holdsControl }, for: view)
    if control.label == nil {
      let all = others.flatMap(\.flattened)
      let texts = all.filter { $0.textInput != nil }.compactMap(\.value).filter { !$0.isEmpty }
      let names = texts.isEmpty ? all.compactMap(\.label) : texts
      control.label = names.isEmpty ? nil : names.joined(separator: ", ")
      control.isNamedBySymbol = false
    }
    control.target = target
    control.holdsControls = true
    control.activation = ActivationPoint(view: view, target: .beside(others.map(\.view)))
    return [control] + others
  }
}

extension [AccessibilityElement] {
  /// A control and those in it, if that is what these are.
  package var controlAndOthers: (control: AccessibilityElement, others: [AccessibilityElement])? {
    guard let first, first.holdsControls else { return nil }
    let others = Self(dropFirst())
    guard others.allSatisfy({ $0.view.layout.isInside(first.view.layout) }) else { return nil }
    return (first, others)
  }
}

extension CGRect {
  /// The middle of the widest part, at a height, by default the half of it, that none of the frames covers; the middle if
  /// they cover all.
  func middle(beside frames: [CGRect], at height: CGFloat? = nil) -> CGPoint {
    let y = height ?? midY
    let covered = frames.filter { $0.minY <= y && y <= $0.maxY }.sorted { $0.minX < $1.minX }
    var best = minX..<minX
    var start = minX
    for frame in covered + [CGRect(x: maxX, y: y, width: 0, height: 0)] {
      if frame.minX - start > best.upperBound - best.lowerBound { best = start..<frame.minX }
      start = Swift.max(start, frame.maxX)
    }
    let x = best.isEmpty ? midX : (best.lowerBound + best.upperBound) / 2
    return CGPoint(x: x, y: y)
  }
}
