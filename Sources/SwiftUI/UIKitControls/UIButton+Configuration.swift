public import Foundation
public import Waggle
import WaggleControls

extension UIButton {
  /// How a button looks, as UIKit writes it (C649).
  ///
  /// ```swift
  /// @MainActor func waterButton() -> UIButton {
  ///   var look = UIButton.Configuration.filled()
  ///   look.title = "Water"
  ///   look.image = UIImage(systemName: "drop")
  ///   look.imagePadding = 6
  ///   return UIButton(configuration: look)
  /// }
  /// ```
  public struct Configuration {
    fileprivate enum Kind { case plain, gray, tinted, filled }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// As the system has it.
      case medium
      /// Small.
      case small
      /// Smaller than `small`.
      case mini
      /// Large.
      case large

      fileprivate var size: ControlSize {
        switch self {
        case .medium: .regular
        case .small: .small
        case .mini: .mini
        case .large: .large
        }
      }
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the system has it.
      case fixed = -1
      /// As the system has it.
      case dynamic
      /// A little.
      case small
      /// As the system has it.
      case medium
      /// Rounder corners than `medium`.
      case large
      /// Half circles.
      case capsule

      fileprivate var shape: ButtonBorderShape {
        switch self {
        case .fixed, .dynamic, .medium: .automatic
        case .small: .roundedRectangle(radius: 4)
        case .large: .roundedRectangle(radius: 12)
        case .capsule: .capsule
        }
      }
    }

    fileprivate let kind: Kind
    /// The words; nil for those of the button.
    public var title: String?
    /// Smaller words below them; nil for none.
    public var subtitle: String?
    /// The image; nil for that of the button.
    public var image: UIImage?
    /// The space between the image and the words, in points.
    public var imagePadding: CGFloat = 0
    /// Where the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The colour of the words; nil for that of the system.
    public var baseForegroundColor: UIColor?
    /// The colour of the ground; nil for that of the system.
    public var baseBackgroundColor: UIColor?
    /// How large the button is.
    public var buttonSize = Size.medium
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// Whether a spinner stands for the image.
    public var showsActivityIndicator = false

    /// Words without a ground.
    public static func plain() -> Configuration { Configuration(kind: .plain) }
    /// As `plain`.
    public static func borderless() -> Configuration { Configuration(kind: .plain) }
    /// Words in the tint on grey.
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    /// As `gray`.
    public static func bordered() -> Configuration { Configuration(kind: .gray) }
    /// Words in the tint on a light ground of it.
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    /// As `tinted`.
    public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
    /// White words on the tint.
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    /// As `filled`.
    public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }
  }
}

/// Sides of a rectangle, as UIKit writes them.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// A bit for each side.
  public let rawValue: UInt
  /// Sides with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The side above.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The side before.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The side below.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The side after.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}

extension UIButton.Configuration {
  /// The words and the image.
  @ViewBuilder
  func label(title: String?, image: UIImage?) -> some View {
    let isVertical = imagePlacement == .top || imagePlacement == .bottom
    let layout =
      isVertical
      ? AnyLayout(VStackLayout(spacing: imagePadding))
      : AnyLayout(HStackLayout(spacing: imagePadding))
    let isFirst = imagePlacement != .trailing && imagePlacement != .bottom
    layout {
      if isFirst { icon(image) }
      words(title)
      if !isFirst { icon(image) }
    }
  }

  @ViewBuilder
  private func icon(_ image: UIImage?) -> some View {
    if showsActivityIndicator {
      ProgressView().controlSize(.small)
    } else if let image = self.image ?? image {
      Image(uiImage: image)
    }
  }

  @ViewBuilder
  private func words(_ title: String?) -> some View {
    if let title = self.title ?? title {
      if let subtitle {
        VStack(alignment: .leading, spacing: 1) {
          Text(verbatim: title)
          Text(verbatim: subtitle).font(.caption)
        }
      } else {
        Text(verbatim: title)
      }
    }
  }

  /// What makes a button look so.
  @MainActor var style: UIButtonStyle { UIButtonStyle(configuration: self) }
}

struct UIButtonStyle: ViewModifier {
  let configuration: UIButton.Configuration

  func body(content: Content) -> some View {
    let colors = (configuration.baseForegroundColor, configuration.baseBackgroundColor)
    Group {
      switch configuration.kind {
      case .plain: content.buttonStyle(.borderless)
      case .gray: content.buttonStyle(.bordered).tint(colors.0.map { Color(uiColor: $0) })
      case .tinted:
        content.buttonStyle(.bordered).tint(colors.1.map { Color(uiColor: $0) } ?? .accentColor)
      case .filled:
        content.buttonStyle(.borderedProminent)
          .tint(colors.1.map { Color(uiColor: $0) })
      }
    }
    .modifier(UIButtonForeground(color: colors.0))
    .controlSize(configuration.buttonSize.size)
    .buttonBorderShape(configuration.cornerStyle.shape)
  }
}

private struct UIButtonForeground: ViewModifier {
  let color: UIColor?

  func body(content: Content) -> some View {
    if let color { content.foregroundStyle(Color(uiColor: color)) } else { content }
  }
}
