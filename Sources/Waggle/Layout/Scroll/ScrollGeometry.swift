public import Foundation

/// The offset and the sizes of a scroll view, in points (L112).
///
/// ```swift
/// struct Feed: View {
///   @State private var isAtTop = true
///
///   var body: some View {
///     ScrollView {
///       ForEach(0..<40) { Text("Row \($0)") }
///     }
///     .onScrollGeometryChange(for: Bool.self) { geometry in
///       geometry.contentOffset.y <= geometry.contentInsets.top
///     } action: { _, isAtTop in
///       self.isAtTop = isAtTop
///     }
///   }
/// }
/// ```
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the top left corner of the scroll view, insets included: minus the insets at the
  /// start.
  public var contentOffset: CGPoint
  /// The size of the content, without insets.
  public var contentSize: CGSize
  /// The space around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view inside its insets.
  public var containerSize: CGSize

  /// The part of the content that is inside the scroll view, insets included.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }

  /// The offset and the container's size as a rectangle.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// Makes a geometry from its parts.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The geometry of a scroll view that was never laid out.
  package static var empty: ScrollGeometry {
    ScrollGeometry(
      contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// Offset, content, insets and container.
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
      + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}
