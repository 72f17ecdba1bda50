extension TextInputNode {
  /// What is drawn, as faint as a disabled input is.
  func faded(_ drawing: DisplayList) -> DisplayList {
    let isChanged = opacity.update(to: style?.opacity ?? 1, in: runtime, animationTarget)
    return fadedList.list(around: drawing.root, isChanged: isChanged) {
      DisplayList(opacity.applied(to: $0))
    }
  }
}
