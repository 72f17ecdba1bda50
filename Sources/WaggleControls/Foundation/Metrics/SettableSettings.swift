public import Waggle

// What the user has set for all programs, for previews and tests: the names that SwiftUI has for this.
extension EnvironmentValues {
  /// Whether the user asks for reduced motion, for previews and tests.
  public var _accessibilityReduceMotion: Bool {
    get { accessibilityReduceMotion }
    set { accessibilityReduceMotion = newValue }
  }

  /// Whether the user asks for less transparency, for previews and tests.
  public var _accessibilityReduceTransparency: Bool {
    get { accessibilityReduceTransparency }
    set { accessibilityReduceTransparency = newValue }
  }

  /// Whether the system inverts colours, for previews and tests.
  public var _accessibilityInvertColors: Bool {
    get { accessibilityInvertColors }
    set { accessibilityInvertColors = newValue }
  }

  /// Whether more than a colour must tell things apart, for previews and tests.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilityDifferentiateWithoutColor }
    set { accessibilityDifferentiateWithoutColor = newValue }
  }

  /// Whether buttons are to have visible shapes, for previews and tests.
  public var _accessibilityShowButtonShapes: Bool {
    get { accessibilityShowButtonShapes }
    set { accessibilityShowButtonShapes = newValue }
  }
}
