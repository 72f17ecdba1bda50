public import Foundation
import Waggle
import WaggleControls

/// What a ``UIVisualEffectView`` does to what is behind it: a ``UIBlurEffect``.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  nonisolated override init() { super.init() }
}

/// A blur of what is behind a view, as UIKit writes it: a material of SwiftUI (C723).
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  /// The material, and the colour scheme that it is for.
  public enum Style: Int, Sendable {
    /// Thin, and white.
    case extraLight
    /// Regular, for the light scheme.
    case light
    /// Regular, for the dark scheme.
    case dark
    /// Regular, for the scheme of the view.
    case regular
    /// Thick, for the scheme of the view.
    case prominent
    /// The thinnest.
    case systemUltraThinMaterial
    /// Thin.
    case systemThinMaterial
    /// Regular.
    case systemMaterial
    /// Thick.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// The thinnest, for the light scheme.
    case systemUltraThinMaterialLight
    /// Thin, for the light scheme.
    case systemThinMaterialLight
    /// Regular, for the light scheme.
    case systemMaterialLight
    /// Thick, for the light scheme.
    case systemThickMaterialLight
    /// The material of bars, for the light scheme.
    case systemChromeMaterialLight
    /// The thinnest, for the dark scheme.
    case systemUltraThinMaterialDark
    /// Thin, for the dark scheme.
    case systemThinMaterialDark
    /// Regular, for the dark scheme.
    case systemMaterialDark
    /// Thick, for the dark scheme.
    case systemThickMaterialDark
    /// The material of bars, for the dark scheme.
    case systemChromeMaterialDark

    fileprivate var material: Material {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        .ultraThinMaterial
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thinMaterial
      case .light, .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark:
        .regularMaterial
      case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight,
        .systemThickMaterialDark:
        .thickMaterial
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
      }
    }

    fileprivate var scheme: ColorScheme? {
      switch self {
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
        .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
        .light
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        .dark
      default: nil
      }
    }
  }

  fileprivate let style: Style

  /// A blur.
  nonisolated public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// A view that blurs what is behind it, as UIKit writes it (C723).
///
/// ```swift
/// struct Blur: UIViewRepresentable {
///   var style = UIBlurEffect.Style.systemMaterial
///
///   func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
///   func updateUIView(_ view: UIVisualEffectView, context: Context) {
///     view.effect = UIBlurEffect(style: style)
///   }
/// }
/// ```
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The blur; nil for none.
  open var effect: UIVisualEffect? { didSet { changed() } }

  /// A view with a blur, or none.
  nonisolated public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    onMainActor { self.effect = effect }
  }

  /// The view for subviews, in front of the blur.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  override var ownContent: AnyView? {
    (effect as? UIBlurEffect).map { AnyView(UIBlur(style: $0.style)) }
  }
}

private struct UIBlur: View {
  let style: UIBlurEffect.Style
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Rectangle().fill(style.material).environment(\.colorScheme, style.scheme ?? colorScheme)
  }
}
