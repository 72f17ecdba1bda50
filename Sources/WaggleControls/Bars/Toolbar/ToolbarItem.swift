public import Waggle

/// One item of a bar.
///
/// ```swift
/// List { Text("Clover") }
///   .navigationTitle("Flowers")
///   .toolbar {
///     ToolbarItem(placement: .primaryAction) {
///       Button("Add", systemImage: "plus") { print("added") }
///     }
///   }
/// ```
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let values: ToolbarItemValues
  private let content: Content

  /// The content as one view.
  @MainActor public var _items: some View {
    HStack { content }
      .itemOfBar(at: values.placement)
      .containerValue(
        \.toolbarItem,
        values.knowing(isSpacer: Content.self == Spacer.self, isText: Content.self == Text.self))
  }

  /// Never called: it has no body.
  @MainActor public var body: Never { return noToolbarBody("an item has no body") }
}

extension ToolbarItem where ID == () {
  /// An item at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(values: ToolbarItemValues(placement), content: content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// An item at a place, with an identity.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(values: ToolbarItemValues(placement, id: id), content: content())
  }

  /// An item at a place, with an identity; one that does not show by default is left out.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    var values = ToolbarItemValues(placement, id: id)
    values.isHidden = !showsByDefault
    self.init(values: values, content: content())
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The identity of the item.
  public var id: ID {
    guard let id = values.id as? ID else { preconditionFailure("an item with an id has one") }
    return id
  }
}

/// Several items at one place: each view is one.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// An item for each view.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// A menu of items under a label.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }

  /// The views, each an item.
  @MainActor public var _items: some View {
    content.itemOfBar(at: placement).containerValue(\.toolbarItem, ToolbarItemValues(placement))
  }

  /// Never called: it has no body.
  @MainActor public var body: Never { return noToolbarBody("a group of items has no body") }
}

/// The items of a group under a label.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// A menu of the items.
  @MainActor public var body: some View {
    Menu {
      content
    } label: {
      label
    }
  }
}

/// A space between items, on both sides of which they have their own grounds.
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  private let values: ToolbarItemValues

  /// A space at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    var values = ToolbarItemValues(placement)
    values.kind = .spacer(isFlexible: sizing == .flexible)
    self.values = values
  }

  /// A view that stands for the space.
  @MainActor public var _items: some View {
    Color.clear.containerValue(\.toolbarItem, values)
  }

  /// Never called: it has no body.
  @MainActor public var body: Never { return noToolbarBody("a space has no body") }
}

/// Whether a space between items grows.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// The item takes the room that is left.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The item has the width of the space between groups.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A menu that the title of the screen opens.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent,
  CustomizableToolbarContent
{
  private let content: Content

  /// A menu of these items.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The items of the menu as one view.
  @MainActor public var _items: some View {
    var values = ToolbarItemValues(.principal)
    values.kind = .titleMenu
    return Group(subviews: content) { ForEach($0) { $0 } }
      .containerValue(\.toolbarItem, values)
  }

  /// Never called: it has no body.
  @MainActor public var body: Never { return noToolbarBody("a title menu has no body") }
}

/// What an item says of itself.
nonisolated struct ToolbarItemValues: Equatable {
  enum Kind: Hashable {
    case item, spacer(isFlexible: Bool), titleMenu
    /// What the bar has by itself.
    case standard(ToolbarDefaultItemKind)
  }

  var placement: ToolbarItemPlacement
  var id: String?
  var kind = Kind.item
  /// Whether the item is left out.
  var isHidden = false
  /// Whether the item is a text by itself.
  var isText = false

  init(_ placement: ToolbarItemPlacement, id: String? = nil) {
    self.placement = placement
    self.id = id
  }

  /// The same for an item that is one view: a spacer is a space.
  func knowing(isSpacer: Bool, isText: Bool) -> ToolbarItemValues {
    guard kind == .item else { return self }
    var copy = self
    if isSpacer { copy.kind = .spacer(isFlexible: true) }
    if isText { copy.isText = true }
    return copy
  }
}

extension ToolbarContent {
  /// Sets whether the items share a background with those beside them: hidden, each is apart, without a background.
  ///
  /// ```swift
  /// Text("12 hives")
  ///   .toolbar {
  ///     ToolbarItem { Image(systemName: "person.crop.circle") }
  ///       .sharedBackgroundVisibility(.hidden)
  ///   }
  /// ```
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ToolbarItems { _items.containerValue(\.colorOfBars, visibility) }
  }
}

extension CustomizableToolbarContent {
  /// Sets whether the items share a background with those beside them: hidden, each is apart, without a background.
  public func sharedBackgroundVisibility(_ visibility: Visibility)
    -> some CustomizableToolbarContent
  { ToolbarItems { _items.containerValue(\.colorOfBars, visibility) } }
}

extension ContainerValues {
  private enum ColorOfBarsKey: ContainerValueKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether an item has a background.
  var colorOfBars: Visibility {
    get { self[ColorOfBarsKey.self] }
    set { self[ColorOfBarsKey.self] = newValue }
  }

  private enum ToolbarItemKey: ContainerValueKey {
    static var defaultValue: ToolbarItemValues { ToolbarItemValues(.automatic) }
  }

  /// Where a view is in a bar.
  var toolbarItem: ToolbarItemValues {
    get { self[ToolbarItemKey.self] }
    set { self[ToolbarItemKey.self] = newValue }
  }
}
