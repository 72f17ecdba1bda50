public import Foundation

// MARK: Settings that a page and a test can change

extension UIAccessibility {
  /// Posted when `isReduceMotionEnabled` has changed (C679).
  nonisolated public static let reduceMotionStatusDidChangeNotification =
    name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when `isReduceTransparencyEnabled` has changed (C679).
  nonisolated public static let reduceTransparencyStatusDidChangeNotification =
    name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when `isInvertColorsEnabled` has changed (C679).
  nonisolated public static let invertColorsStatusDidChangeNotification =
    name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when `shouldDifferentiateWithoutColor` has changed (C679).
  nonisolated public static let differentiateWithoutColorDidChangeNotification =
    name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when `buttonShapesEnabled` has changed (C679).
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification =
    name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when `isDarkerSystemColorsEnabled` has changed (C679).
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification =
    name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when `isBoldTextEnabled` has changed (C679).
  nonisolated public static let boldTextStatusDidChangeNotification =
    name("UIAccessibilityBoldTextStatusDidChangeNotification")

  nonisolated private static func name(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name(name)
  }

  /// The names of the settings that differ.
  nonisolated static func changes(
    from old: EnvironmentValues, to new: EnvironmentValues
  ) -> [Foundation.Notification.Name] {
    var names: [Foundation.Notification.Name] = []
    func compare<Value: Equatable>(
      _ setting: KeyPath<EnvironmentValues, Value>, _ name: Foundation.Notification.Name
    ) {
      if old[keyPath: setting] != new[keyPath: setting] { names.append(name) }
    }
    compare(\.accessibilityReduceMotion, reduceMotionStatusDidChangeNotification)
    compare(\.accessibilityReduceTransparency, reduceTransparencyStatusDidChangeNotification)
    compare(\.accessibilityInvertColors, invertColorsStatusDidChangeNotification)
    compare(
      \.accessibilityDifferentiateWithoutColor, differentiateWithoutColorDidChangeNotification)
    compare(\.accessibilityShowButtonShapes, buttonShapesEnabledStatusDidChangeNotification)
    compare(\.colorSchemeContrast, darkerSystemColorsStatusDidChangeNotification)
    compare(\.legibilityWeight, boldTextStatusDidChangeNotification)
    return names
  }
}

// MARK: Settings that are always the same here

// Programs observe these and read the setting again. They are never posted: the settings do not change while a program runs.
extension UIAccessibility {
  /// The name for a change of `isVoiceOverRunning`, which does not change here: never posted.
  nonisolated public static let voiceOverStatusDidChangeNotification =
    name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The name for a change of `isSwitchControlRunning`, which does not change here: never posted.
  nonisolated public static let switchControlStatusDidChangeNotification =
    name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The name for a change of `isAssistiveTouchRunning`, which does not change here: never posted.
  nonisolated public static let assistiveTouchStatusDidChangeNotification =
    name("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// The name for a change of `isClosedCaptioningEnabled`, which does not change here: never posted.
  nonisolated public static let closedCaptioningStatusDidChangeNotification =
    name("UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// The name for a change of `isGrayscaleEnabled`, which does not change here: never posted.
  nonisolated public static let grayscaleStatusDidChangeNotification =
    name("UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// The name for a change of `isGuidedAccessEnabled`, which does not change here: never posted.
  nonisolated public static let guidedAccessStatusDidChangeNotification =
    name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// The name for a change of `isMonoAudioEnabled`, which does not change here: never posted.
  nonisolated public static let monoAudioStatusDidChangeNotification =
    name("UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// The name for a change of `isOnOffSwitchLabelsEnabled`, which does not change here: never posted.
  nonisolated public static let onOffSwitchLabelsDidChangeNotification =
    name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// The name for a change of `isShakeToUndoEnabled`, which does not change here: never posted.
  nonisolated public static let shakeToUndoDidChangeNotification =
    name("UIAccessibilityShakeToUndoDidChangeNotification")
  /// The name for a change of `isSpeakScreenEnabled`, which does not change here: never posted.
  nonisolated public static let speakScreenStatusDidChangeNotification =
    name("UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// The name for a change of `isSpeakSelectionEnabled`, which does not change here: never posted.
  nonisolated public static let speakSelectionStatusDidChangeNotification =
    name("UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// The name for a change of `isVideoAutoplayEnabled`, which does not change here: never posted.
  nonisolated public static let videoAutoplayStatusDidChangeNotification =
    name("UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// The name for a change of `prefersCrossFadeTransitions`, which does not change here: never posted.
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChangeNotification =
    name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// The name for the end of an announcement, which screen readers here do not report: never posted.
  nonisolated public static let announcementDidFinishNotification =
    name("UIAccessibilityAnnouncementDidFinishNotification")
  /// The name for a move of a screen reader's cursor, which screen readers here do not report: never posted.
  nonisolated public static let elementFocusedNotification =
    name("UIAccessibilityElementFocusedNotification")
}
