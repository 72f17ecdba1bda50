public import Foundation
import Waggle
import WaggleRender

extension NSString {
  /// The size of a text on a line for each of its paragraphs, in points (C687).
  ///
  /// ```swift
  /// struct Ruler: View {
  ///   let name = "Meadow"
  ///
  ///   var body: some View {
  ///     let font = UIFont.preferredFont(forTextStyle: .largeTitle)
  ///     Rectangle()
  ///       .frame(width: NSString(string: name).size(withAttributes: [.font: font]).width, height: 2)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter attributes: a `UIFont` for `.font` counts, and 12 points of the system font without one.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }
}

extension String {
  /// The size of a text on a line for each of its paragraphs, in points, as `NSString` has it (C687).
  ///
  /// - Parameter attributes: a `UIFont` for `.font` counts, and 12 points of the system font without one.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    guard !isEmpty else { return .zero }
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let run = StyledText.Run(string: self, font: font.descriptor, color: .black)
    var text = StyledText(runs: [run])
    // A hundredth of a point: UIKit does not round to pixels.
    text.scale = 100
    return onMainActor { [text] in
      RenderSystem.make().measurer.layout(text, width: nil, height: nil).size
    }
  }
}
