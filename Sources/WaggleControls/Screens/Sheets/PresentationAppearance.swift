public import Foundation
public import Waggle

extension View {
  /// Sets the radius of the corners of the sheet or popover that this view is in; nil for that of the system.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationTraits { $0.cornerRadius = CornerRadius(radius: cornerRadius) }
  }

  /// Fills the background of the presentation that this view is in.
  ///
  /// ```swift
  /// Text("Notes").presentationBackground(.thinMaterial)
  /// ```
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Draws a view behind the content of the presentation that this view is in.
  ///
  /// A view that does not fill the background is aligned in it.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = AnyView(
      ZStack { content() }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return transformPreference(PresentationBackgroundKey.self) { $0 = view }
  }
}
