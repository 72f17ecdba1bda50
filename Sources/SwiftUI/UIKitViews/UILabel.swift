public import Foundation
public import Waggle
import WaggleControls

/// Where the lines of a text are, as UIKit writes it.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// As `natural`: lines are not stretched.
  case justified
  /// At the side at which lines begin.
  case natural

  /// Of the lines among each other.
  var lines: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  /// Of the text in its view.
  var edge: HorizontalAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

/// What is left out of a text that does not fit, as UIKit writes it.
public enum NSLineBreakMode: Int, Sendable {
  /// The lines that do not fit; lines break between words.
  case byWordWrapping
  /// As `byWordWrapping`.
  case byCharWrapping
  /// The end of the last line, without a mark.
  case byClipping
  /// The begin of the last line.
  case byTruncatingHead
  /// The end of the last line.
  case byTruncatingTail
  /// The middle of the last line.
  case byTruncatingMiddle

  var mode: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
    }
  }
}

/// A text as UIKit writes it (C720).
///
/// ```swift
/// struct Caption: UIViewRepresentable {
///   let text: String
///
///   func makeUIView(context: Context) -> UILabel {
///     let label = UILabel()
///     label.numberOfLines = 0
///     label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
///     return label
///   }
///   func updateUIView(_ label: UILabel, context: Context) { label.text = text }
/// }
/// ```
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text; nil for none.
  open var text: String? { didSet { changed() } }
  /// The text with its attributes, of which a colour and a font of the whole are shown.
  open var attributedText: NSAttributedString? {
    didSet {
      text = attributedText?.string
      guard let attributedText, attributedText.length > 0 else { return }
      let attributes = attributedText.attributes(at: 0, effectiveRange: nil)
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      if let font = attributes[.font] as? UIFont { self.font = font }
    }
  }
  /// The font; nil for that of the body.
  open var font: UIFont? { didSet { changed() } }
  /// The colour of the text; nil for that of labels.
  open var textColor: UIColor? { didSet { changed() } }
  /// Where the lines are.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// The most lines; 0 for as many as there are.
  open var numberOfLines = 1 { didSet { changed() } }
  /// What is left out of a text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
  /// Whether the text is made smaller where its line does not fit.
  open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  /// The smallest part of the font's size, where the text is made smaller.
  open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }
  /// Whether the text looks as one that can be used.
  open var isEnabled = true { didSet { changed() } }

  override var isSizedByContent: Bool { true }

  override var ownContent: AnyView? {
    let scale = adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1
    let color = isEnabled ? textColor ?? .label : .tertiaryLabel
    return AnyView(
      Text(verbatim: text ?? "")
        .font(font.map { Font($0) } ?? .body)
        .foregroundStyle(Color(uiColor: color))
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .truncationMode(lineBreakMode.mode)
        .minimumScaleFactor(scale)
        .multilineTextAlignment(textAlignment.lines)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: Alignment(horizontal: textAlignment.edge, vertical: .center)))
  }
}
