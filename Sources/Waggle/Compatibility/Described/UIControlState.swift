/// The state of a control as UIKit writes it: `UIControl.State`.
public struct UIControlState: OptionSet, Hashable, Sendable {
  /// A bit for each state.
  public let rawValue: UInt
  /// A state with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A control that is enabled, and neither pressed nor selected.
  public static let normal = UIControlState([])
  /// A pressed control.
  public static let highlighted = UIControlState(rawValue: 1)
  /// A disabled control.
  public static let disabled = UIControlState(rawValue: 2)
  /// A selected control.
  public static let selected = UIControlState(rawValue: 4)
  /// A control with the focus.
  public static let focused = UIControlState(rawValue: 8)
  /// The bits that programs may use.
  public static let application = UIControlState(rawValue: 0xFF_0000)
  /// The bits that the system keeps.
  public static let reserved = UIControlState(rawValue: 0xFF00_0000)
}
