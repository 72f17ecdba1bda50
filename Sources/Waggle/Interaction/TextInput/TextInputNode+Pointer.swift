import Foundation
import WaggleGraph

/// Clicks that follow each other at one place.
struct ClickSeries {
  private(set) var count = 0
  private var last: (time: Double, location: CGPoint)?

  mutating func add(_ event: PointerEvent) {
    let isNext = last.map {
      event.time - $0.time <= TapMachine.interval + 0.15
        && $0.location.distance(to: event.location) < 8
    }
    count = isNext ?? false ? count % 3 + 1 : 1
    last = (event.time, event.location)
  }
}

extension TextInputNode: GestureListener {
  var isEnabled: Bool { inputs.currentEnvironment.isEnabled }
  var isGone: Bool { inputs.subgraph.isRemoved }
  var mask: GestureMask { .all }
  var rank: _GestureRank { .normal }
  var pointerStyle: PointerStyle? { .horizontalText }

  /// A mouse button went down, or a finger has tapped: the caret moves to it; a second click selects the word, a third
  /// the paragraph.
  func click(_ event: PointerEvent) {
    guard style != nil, style.isEnabled, let point = local(event.location) else { return }
    clicks.add(event)
    // The focus puts the caret at the end.
    runtime.input.focus.move(to: target)
    guard !runtime.input.hasNativeTextFields else { return }
    let (offset, isUpstream) = offset(at: point)
    var new = TextCursor(at: offset)
    new.isUpstream = isUpstream
    if event.modifiers.contains(.shift), isFocused { new.anchor = cursor.anchor }
    switch clicks.count {
    case 2: new = TextCursor(buffer.word(at: wordOffset(offset, point)))
    case 3:
      new = TextCursor(kind.isMultiline ? buffer.paragraphRange(at: offset) : 0..<buffer.length)
    default: break
    }
    setCursor(new)
  }

  /// The character under the pointer, which may be the one before the nearest place for the caret.
  private func wordOffset(_ offset: Int, _ point: CGPoint) -> Int {
    let x = point.x - contentOrigin.x
    let isAfter = caretRect(at: offset).minX > x
    return isAfter && offset > 0 && !isRightToLeftText ? buffer.before(offset) : offset
  }

  private var isRightToLeftText: Bool { style.isRightToLeft }

  /// The mouse is dragged: the selection follows, by words after a double click.
  func drag(_ event: PointerEvent) {
    guard !runtime.input.hasNativeTextFields, style != nil, style.isEnabled,
      let point = local(event.location)
    else { return }
    let (offset, isUpstream) = offset(at: point)
    var new = cursor
    new.goal = nil
    (new.head, new.isUpstream) = (offset, isUpstream)
    if clicks.count == 2 {
      let word = buffer.word(at: offset)
      new.head = offset < cursor.anchor ? word.lowerBound : word.upperBound
    }
    setCursor(new)
  }
}

extension HitTestResult {
  /// Whether a text field was hit in which one can type: a control around it is not pressed there.
  var isInField: Bool { listeners.contains { $0 is TextInputNode && $0.isEnabled } }
}

/// A text in which a mouse selects.
protocol TextPointerClient: AnyObject {
  /// Whether a finger that taps is followed too.
  var takesTaps: Bool { get }
  func click(_ event: PointerEvent)
  func drag(_ event: PointerEvent)
}

extension TextInputNode: TextPointerClient {
  var takesTaps: Bool { true }
}

/// Follows a mouse that selects, or a finger that taps.
final class TextPointerRecognizer: Recognizer<Void> {
  private unowned let node: any TextPointerClient
  private var start: PointerEvent?

  init(_ node: any TextPointerClient) { self.node = node }

  override func reset() {
    super.reset()
    start = nil
  }

  override func step(_ input: GestureInput) -> GesturePhase<Void> {
    guard let event = input.event, start == nil || start?.id == event.id else { return phase }
    switch event.phase {
    case .began: return begin(event, input)
    case .moved: return move(event, input)
    case .ended:
      if event.kind != .mouse { input.actions.add { [node] in node.click(event) } }
      // A gesture around the field may take a tap, too, but not a selection.
      return phase.isActive ? .ended(()) : .failed
    case .cancelled: return .failed
    }
  }

  private func begin(_ event: PointerEvent, _ input: GestureInput) -> GesturePhase<Void> {
    guard event.button == 0, event.kind == .mouse || node.takesTaps else { return .failed }
    start = event
    if event.kind == .mouse { input.actions.add { [node] in node.click(event) } }
    return .possible(nil)
  }

  /// A finger that moves scrolls; a mouse selects.
  private func move(_ event: PointerEvent, _ input: GestureInput) -> GesturePhase<Void> {
    guard let start else { return .failed }
    let distance = start.location.distance(to: event.location)
    guard event.kind == .mouse else { return distance < 10 ? phase : .failed }
    guard phase.isActive || distance > 3 else { return phase }
    input.actions.add { [node] in node.drag(event) }
    return .active(())
  }
}
