extension ViewHost {
  /// The accessibility elements in reading order, containers with their children.
  package var accessibilityTree: [AccessibilityElement] {
    input.identities.purge()
    return query { rootView.accessibilityElements.asTree }
  }
}
