import Foundation
public import Waggle
import WaggleControls

/// A button as UIKit writes it (C649).
///
/// ```swift
/// struct Water: UIViewRepresentable {
///   var pour: () -> Void
///
///   func makeUIView(context: Context) -> UIButton {
///     let button = UIButton(type: .system)
///     button.setTitle("Water", for: .normal)
///     button.addAction(UIAction { _ in pour() }, for: .touchUpInside)
///     return button
///   }
///   func updateUIView(_ button: UIButton, context: Context) {}
/// }
/// ```
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// How a button without a configuration looks.
  public enum ButtonType: Int, Sendable {
    /// White words, and nothing of the system.
    case custom
    /// Words in the tint.
    case system
    /// An i in a circle.
    case detailDisclosure
    /// As `detailDisclosure`.
    case infoLight
    /// As `detailDisclosure`.
    case infoDark
    /// A plus in a circle.
    case contactAdd
    /// A cross in a circle.
    case close = 7

    fileprivate var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  /// How the button looks, where it has no configuration.
  public private(set) var buttonType = ButtonType.custom
  /// How the button looks; nil for what the titles, the images and the type say.
  open var configuration: Configuration? { didSet { changed() } }
  /// The menu that the button opens where `showsMenuAsPrimaryAction` is true, and else for a long press.
  open var menu: UIMenu? { didSet { changed() } }
  /// Whether a press opens the menu.
  open var showsMenuAsPrimaryAction = false { didSet { changed() } }
  /// The space around the words, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// The label, of which the font and the number of lines count. Titles are set by `setTitle(_:for:)`.
  public private(set) lazy var titleLabel: UILabel? = ButtonLabel(self)

  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]

  /// A button of a type.
  nonisolated public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    onMainActor { self.buttonType = buttonType }
  }

  /// A button of a type, with the words and the image of an action, which it performs.
  nonisolated public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    onMainActor { primaryAction.map(adopt) }
  }

  /// A button that looks as a configuration says, and performs an action. Words that the configuration lacks are the action's.
  nonisolated public convenience init(
    configuration: Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    nonisolated(unsafe) let configuration = configuration
    onMainActor {
      self.configuration = configuration
      primaryAction.map(adopt)
    }
  }

  private func adopt(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Words and images

  /// Sets the title for a state. That for `.normal` counts for states that have none.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    changed()
  }

  /// Sets the colour of the title for a state. That for `.normal` counts for states that have none.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    changed()
  }

  /// Sets the image for a state. That for `.normal` counts for states that have none.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    changed()
  }

  /// The title for a state.
  open func title(for state: State) -> String? { titles[state.rawValue] }
  /// The colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }
  /// The image for a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] }
  /// The title that is shown.
  public var currentTitle: String? { current(titles) }
  /// The image that is shown.
  public var currentImage: UIImage? { current(images) }

  private func current<Value>(_ values: [UInt: Value]) -> Value? {
    values[state.subtracting(.focused).rawValue] ?? values[State.normal.rawValue]
  }

  // MARK: Drawing

  override var ownContent: AnyView? {
    let content = Group {
      if let menu, showsMenuAsPrimaryAction {
        Menu {
          menu.elements
        } label: {
          label
        }
      } else {
        Button { [weak self] in
          self?.press()
        } label: {
          label
        }
        .modifier(UIButtonMenu(menu: menu))
      }
    }
    let styled = content.disabled(!isEnabled)
    if let configuration { return AnyView(styled.modifier(configuration.style)) }
    return AnyView(styled.buttonStyle(.borderless))
  }

  private func press() {
    sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
  }

  @ViewBuilder private var label: some View {
    if let configuration {
      configuration.label(title: currentTitle, image: currentImage)
    } else {
      HStack(spacing: 4) {
        if let symbol = buttonType.symbol {
          Image(systemName: symbol)
        } else if let image = currentImage {
          Image(uiImage: image)
        }
        if let title = currentTitle { Text(verbatim: title) }
      }
      .font(titleLabel?.font.map { Font($0) } ?? .body)
      .lineLimit(titleLabel.flatMap { $0.numberOfLines == 0 ? nil : $0.numberOfLines })
      .modifier(UIButtonColor(color: color))
      .padding(EdgeInsets(contentEdgeInsets))
      .frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: Alignment(horizontal: contentHorizontalAlignment.edge, vertical: .center)
      )
      .contentShape(Rectangle())
    }
  }

  private var color: UIColor? {
    if let own = current(titleColors) { return own }
    return buttonType == .custom ? .white : isEnabled ? nil : .tertiaryLabel
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

/// The label of a button: its changes are drawn by that.
private final class ButtonLabel: UILabel {
  private weak var button: UIButton?

  init(_ button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func changed() { button?.changed() }
}

private struct UIButtonColor: ViewModifier {
  let color: UIColor?

  func body(content: Content) -> some View {
    if let color { content.foregroundStyle(Color(uiColor: color)) } else { content }
  }
}

private struct UIButtonMenu: ViewModifier {
  let menu: UIMenu?

  func body(content: Content) -> some View {
    if let menu { content.contextMenu { menu.elements } } else { content }
  }
}
