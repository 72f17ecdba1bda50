public import Foundation

/// A property of a preview, such as its size.
public struct PreviewTrait<T> {
  enum Kind {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(any PreviewModifier)
  }

  let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the window (C173). The default.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }

  /// The size of the view, when it is offered the window (C173).
  public static var sizeThatFitsLayout: PreviewTrait<T> {
    PreviewTrait(kind: .layout(.sizeThatFits))
  }

  /// A size in points (C173).
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }

  /// A device that is held upright (C173).
  public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }

  /// A device that is held upright, with the top at the bottom: the size of `portrait` (C173).
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.portraitUpsideDown))
  }

  /// A device on its side: the longer side is horizontal (C173).
  public static var landscapeLeft: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.landscapeLeft))
  }

  /// A device on its other side: the size of `landscapeLeft` (C173).
  public static var landscapeRight: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.landscapeRight))
  }

  /// A modifier around the preview's view; of several, the first is the innermost (C175).
  @MainActor
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(kind: .modifier(modifier))
  }
}

extension PreviewSettings {
  /// The settings of a `#Preview`; of several traits of a kind the last counts.
  init(_ preview: Preview) {
    name = preview.name
    for trait in preview.traits {
      switch trait.kind {
      case .layout(let value): layout = value
      case .orientation(let value): orientation = value
      case .modifier: break
      }
    }
  }
}
