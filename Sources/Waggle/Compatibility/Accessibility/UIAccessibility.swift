import Foundation

/// What the user has set for all programs, and what a program reports to assistive technology, as UIKit writes it.
///
/// It asks the window of the program in whose action, body or task the call is. What it says is not tracked: a body that reads
/// it does not run again when the user changes a setting. `@Environment(\.accessibilityReduceMotion)` and the values beside it
/// do (C677).
///
/// ```swift
/// struct Send: View {
///   var body: some View {
///     Button("Send") {
///       withAnimation(UIAccessibility.isReduceMotionEnabled ? nil : .default) {}
///       UIAccessibility.post(notification: .announcement, argument: "Sent")
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public enum UIAccessibility {
  private static var environment: EnvironmentValues {
    ProgramStore.current?.host?.rootEnvironment ?? EnvironmentValues()
  }

  /// Whether the user asks for less motion (C677).
  public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
  /// Whether the user asks for less transparency (C677).
  public static var isReduceTransparencyEnabled: Bool {
    environment.accessibilityReduceTransparency
  }
  /// Whether the system inverts colours (C677).
  public static var isInvertColorsEnabled: Bool { environment.accessibilityInvertColors }
  /// Whether more than a colour must tell things apart (C677).
  public static var shouldDifferentiateWithoutColor: Bool {
    environment.accessibilityDifferentiateWithoutColor
  }
  /// Whether buttons are to have visible shapes (C677).
  public static var buttonShapesEnabled: Bool { environment.accessibilityShowButtonShapes }
  /// Whether the user asks for more contrast (C677).
  public static var isDarkerSystemColorsEnabled: Bool {
    environment.colorSchemeContrast == .increased
  }
  /// Whether texts are to be heavier than the program has them (C677).
  public static var isBoldTextEnabled: Bool { environment.legibilityWeight == .bold }

  /// Whether VoiceOver reads the screen: false, as no browser says whether a screen reader is on.
  public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }
  /// Whether Switch Control is on: false, as no browser reports it.
  public static var isSwitchControlRunning: Bool { environment.accessibilitySwitchControlEnabled }
  /// Whether videos play by themselves: true, as no browser has that setting.
  public static var isVideoAutoplayEnabled: Bool { environment.accessibilityPlayAnimatedImages }
  /// Whether AssistiveTouch is on: false, as no browser reports it.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether films have captions: false, as no browser reports it.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the screen has shades of grey alone: false, as no browser reports it.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the device is kept in one program: false, as no browser reports it.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether sound is the same for both ears: false, as no browser reports it.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether switches have labels: false, as no browser reports it.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether a shake takes back the last step: false, as a desktop is not shaken.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Whether a swipe has the whole screen read: false, as no browser reports it.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a selection is read aloud: false, as no browser reports it.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the user asks for fades in place of slides: false, as no browser has that setting.
  public static var prefersCrossFadeTransitions: Bool { false }
}

// MARK: Reports

extension UIAccessibility {
  /// What a program reports to assistive technology.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number of the kind.
    public var rawValue: UInt32
    /// A kind by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A sentence that a screen reader speaks: the argument (C678).
    public static let announcement = Notification(rawValue: 1008)
    /// A part of the screen has changed. A text as the argument is announced; a page reports by itself what has changed (C678).
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen shows something else. A text as the argument is announced; a page reports by itself what has changed (C678).
    public static let screenChanged = Notification(rawValue: 1000)
    /// The screen has scrolled. The argument, such as "Page 2 of 5", is announced (C678).
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistive technology is to wait. It has nothing to do here: screen readers on a desktop take no such request.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// Assistive technology is to continue. It has nothing to do here: screen readers on a desktop take no such request.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// Reports something to assistive technology: a text in the argument is announced, as by
  /// `AccessibilityNotification.Announcement` (C678).
  ///
  /// Call it in an action, or in a task that one began. Elsewhere it has no effect, as it is not known in whose window to speak.
  ///
  /// - Parameter notification: the kind of the report.
  /// - Parameter argument: a `String`, an `AttributedString` or an `NSAttributedString`; nothing else is announced.
  public static func post(notification: Notification, argument: Any?) {
    let spoken: [Notification] = [.announcement, .layoutChanged, .screenChanged, .pageScrolled]
    guard spoken.contains(notification),
      let text = AccessibilityNotification.text(of: argument)
    else { return }
    AccessibilityNotification.Announcement(text).post()
  }
}
