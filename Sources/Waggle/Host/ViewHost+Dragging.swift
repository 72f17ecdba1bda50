import Foundation

extension ViewHost {
  /// Draws a view apart from the tree, at its ideal size, in an environment; nil for a view of no size.
  ///
  /// For the preview of something that is dragged: drawn once, when the drag begins, and of no life afterwards.
  func picture(of view: AnyView, in environment: EnvironmentValues) -> (
    list: DisplayList, size: CGSize
  )? {
    let apart = runtime.store(ProgramStore.self).follower.makeRuntime(
      layout.measurer, runtime.store(DrawingStore.self).symbols, preferences.semantics)
    apart.startDate = runtime.startDate
    let host = ViewHost(runtime: apart, size: size, environment: environment) {
      view.fixedSize()
    }
    defer { host.close() }
    Transaction().perform { _ = host.settle() }
    let frame = host.rootView.layout.frameInRoot
    guard frame.width > 0, frame.height > 0 else { return nil }
    let list = host.displayList.moved(by: CGPoint(x: -frame.minX, y: -frame.minY))
    return (list, frame.size)
  }
}
