public import Foundation
import Waggle

// What a person does with fingers. Time passes meanwhile, as for a person.
extension FoundElement {
  /// The direction of a finger.
  public enum SwipeDirection: Sendable {
    /// To the left.
    case left
    /// To the right.
    case right
    /// Upwards, as one reads on.
    case up
    /// Downwards.
    case down
  }

  /// Swipes over its middle with a finger, and waits until animations are over; about half a second.
  ///
  /// ```swift
  /// struct Rows: View {
  ///   @State private var names = ["Ada", "Bo"]
  ///
  ///   var body: some View {
  ///     List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
  ///   }
  /// }
  ///
  /// let host = TestHost { Rows() }
  /// try host.find(text: "Ada").swipe(.left)
  /// print(host.text.contains("Delete"))  // true
  /// ```
  ///
  /// - Parameter direction: of the finger.
  /// - Parameter distance: the length in points; nil for two thirds of its width or height.
  /// - Parameter fileID: the file of the call, for the error.
  /// - Parameter line: the line of the call, for the error.
  /// - Throws: `ActionError` if its view was removed.
  public func swipe(
    _ direction: SwipeDirection, by distance: CGFloat? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try requirePresence("The \(self) cannot be swiped", fileID, line)
    let frame = frame
    let isSideways = direction == .left || direction == .right
    let length = distance ?? (isSideways ? frame.width : frame.height) * 2 / 3
    let sign: CGFloat = direction == .left || direction == .up ? -1 : 1
    let offset = CGSize(
      width: isSideways ? sign * length : 0, height: isSideways ? 0 : sign * length)
    let start = CGPoint(x: frame.midX - offset.width / 2, y: frame.midY - offset.height / 2)
    host.press(at: start)
    for step in 1...8 {
      host.advance(by: 1.0 / 60)
      let part = CGFloat(step) / 8
      host.move(to: CGPoint(x: start.x + offset.width * part, y: start.y + offset.height * part))
    }
    host.release(at: CGPoint(x: start.x + offset.width, y: start.y + offset.height))
    host.advance(by: 0.4)
    host.settle()
  }

  /// Holds a finger on its middle, and lifts it.
  ///
  /// - Parameter duration: how long the finger stays, in seconds; the default is long enough for a context menu.
  /// - Parameter fileID: the file of the call, for the error.
  /// - Parameter line: the line of the call, for the error.
  /// - Throws: `ActionError` if its view was removed.
  public func longPress(
    for duration: TimeInterval = 0.6, fileID: String = #fileID, line: Int = #line
  ) throws {
    try requirePresence("The \(self) cannot be held", fileID, line)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    host.press(at: point)
    host.advance(by: duration)
    host.release(at: point)
    host.settle()
  }

  /// Moves two fingers apart over its middle, or together, and lifts them.
  ///
  /// - Parameter scale: the last distance of the fingers by their first; more than 1 enlarges.
  /// - Parameter fileID: the file of the call, for the error.
  /// - Parameter line: the line of the call, for the error.
  /// - Throws: `ActionError` if its view was removed.
  public func pinch(by scale: CGFloat, fileID: String = #fileID, line: Int = #line) throws {
    try requirePresence("The \(self) cannot be pinched", fileID, line)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let first = max(min(frame.width, frame.height) / (scale > 1 ? 2 * scale : 2), 8)
    func place(_ finger: Int, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: middle.x + (finger == 0 ? -distance : distance) / 2, y: middle.y)
    }
    for finger in 0...1 { host.press(at: place(finger, first), finger: finger) }
    for step in 1...8 {
      host.advance(by: 1.0 / 60)
      let distance = first * (1 + (scale - 1) * CGFloat(step) / 8)
      for finger in 0...1 { host.move(to: place(finger, distance), finger: finger) }
    }
    for finger in 0...1 { host.release(at: place(finger, first * scale), finger: finger) }
    host.settle()
  }

  /// Gives the text field the focus, and pastes a text where its cursor is, as ⌘V does.
  ///
  /// - Throws: `TypingError` if the view accepts no text, or cannot have the focus.
  public func paste(_ text: String, fileID: String = #fileID, line: Int = #line) throws {
    try type("", fileID: fileID, line: line)
    host.runtime.store(TextClipboard.self).text = text
    host.key("v", modifiers: .command)
    host.settle()
  }

  private func requirePresence(_ failure: String, _ fileID: String, _ line: Int) throws {
    guard isPresent else {
      throw ActionError(
        "\(failure): its view was removed; find it again.", CallSite(fileID: fileID, line: line))
    }
  }
}
