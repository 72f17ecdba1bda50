extension ViewHost {
  /// What is read aloud, in reading order, containers with what they hold.
  package var accessibilityTree: [AccessibilityElement] {
    input.identities.purge()
    return asking { rootView.accessibilityElements.asTree }
  }
}
