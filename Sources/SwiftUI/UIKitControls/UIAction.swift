import Foundation
import Waggle
import WaggleControls

/// What a menu or a control offers, as UIKit writes it: an action or a menu.
@MainActor @preconcurrency
open class UIMenuElement {
  /// Whether an element is on.
  public enum State: Int, Sendable {
    /// The element is off.
    case off
    /// The element is on.
    case on
    /// A part of it is on.
    case mixed
  }

  /// How an element can be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// A bit for each attribute.
    public let rawValue: UInt
    /// Attributes with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An element that cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// An element that removes something.
    public static let destructive = Attributes(rawValue: 2)
    /// An element that is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The words.
  public let title: String
  /// The image; nil for none.
  public let image: UIImage?

  init(_ title: String, _ image: UIImage?) { (self.title, self.image) = (title, image) }

  /// What a menu shows.
  var content: AnyView { AnyView(EmptyView()) }

  @ViewBuilder
  var label: some View {
    if let image {
      Label {
        Text(verbatim: title)
      } icon: {
        Image(uiImage: image)
      }
    } else {
      Text(verbatim: title)
    }
  }
}

/// What a control or a menu does, as UIKit writes it (C649).
///
/// ```swift
/// struct Water: UIViewRepresentable {
///   @Binding var amount: Int
///
///   func makeUIView(context: Context) -> UIButton {
///     UIButton(type: .system, primaryAction: UIAction(title: "Water") { _ in amount += 1 })
///   }
///   func updateUIView(_ button: UIButton, context: Context) {}
/// }
/// ```
@MainActor @preconcurrency
public final class UIAction: UIMenuElement {
  /// A name with which an action is found again.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// The name with which the action is found again.
  public let identifier: Identifier
  /// How the action can be used in a menu.
  public var attributes: Attributes
  /// Whether the action is on in a menu.
  public var state: State
  /// What performs the action, while its handler runs: a control; nil for a menu.
  public internal(set) var sender: Any?
  private let handler: (UIAction) -> Void

  /// An action.
  ///
  /// - Parameter title: the words of a button or a menu.
  /// - Parameter image: the image beside them.
  /// - Parameter identifier: the name with which the action is found again; nil for a name that no other has.
  /// - Parameter discoverabilityTitle: longer words; they are not shown.
  /// - Parameter attributes: how the action can be used in a menu.
  /// - Parameter state: whether the action is on in a menu.
  /// - Parameter handler: what the action does.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title, image)
  }

  func perform(by sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  override var content: AnyView {
    guard !attributes.contains(.hidden) else { return AnyView(EmptyView()) }
    let role: ButtonRole? = attributes.contains(.destructive) ? .destructive : nil
    let isDisabled = attributes.contains(.disabled)
    guard state == .on else {
      return AnyView(
        Button(role: role) {
          self.perform(by: nil)
        } label: {
          label
        }.disabled(isDisabled))
    }
    let isOn = Binding {
      self.state == .on
    } set: { _ in
      self.perform(by: nil)
    }
    return AnyView(Toggle(isOn: isOn) { label }.disabled(isDisabled))
  }
}

/// A menu as UIKit writes it, for `UIButton.menu` (C649).
@MainActor @preconcurrency
public final class UIMenu: UIMenuElement {
  /// How a menu is shown in another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// A bit for each option.
    public let rawValue: UInt
    /// Options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements are shown between lines, and not behind its title.
    public static let displayInline = Options(rawValue: 1)
    /// It removes something.
    public static let destructive = Options(rawValue: 2)
  }

  /// The elements, in their order.
  public let children: [UIMenuElement]
  /// How the menu is shown in another.
  public let options: Options

  /// A menu of elements.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    super.init(title, image)
  }

  /// What is in the menu.
  @ViewBuilder var elements: some View {
    ForEach(children.indices, id: \.self) { [children] index in children[index].content }
  }

  override var content: AnyView {
    if options.contains(.displayInline) {
      return AnyView(Section { elements })
    }
    return AnyView(
      Menu {
        elements
      } label: {
        label
      })
  }
}
