public import Waggle

/// A rectangle of a ``UIView`` with which constraints are made, as UIKit writes it (C721).
@MainActor @preconcurrency
public final class UILayoutGuide {
  /// The view.
  public private(set) weak var owningView: UIView?
  private let view: UIView

  init(_ view: UIView) { (self.view, owningView) = (view, view) }

  /// The side at which lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { view.leadingAnchor }
  /// The side at which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { view.trailingAnchor }
  /// The side at which lines begin.
  public var leftAnchor: NSLayoutXAxisAnchor { view.leftAnchor }
  /// The side at which lines end.
  public var rightAnchor: NSLayoutXAxisAnchor { view.rightAnchor }
  /// The middle, sideways.
  public var centerXAnchor: NSLayoutXAxisAnchor { view.centerXAnchor }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { view.topAnchor }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { view.bottomAnchor }
  /// The middle, up and down.
  public var centerYAnchor: NSLayoutYAxisAnchor { view.centerYAnchor }
  /// The width.
  public var widthAnchor: NSLayoutDimension { view.widthAnchor }
  /// The height.
  public var heightAnchor: NSLayoutDimension { view.heightAnchor }
}

extension UIView {
  /// The part of the view that no bar covers: all of it, as views of UIKit are laid out in the safe area (C721).
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  /// What bars cover of the view: nothing, as views of UIKit are laid out in the safe area.
  public var safeAreaInsets: UIEdgeInsets { .zero }
}
