public import Foundation
public import Waggle

extension ShareLink {
  /// Shares several values, with a label of any views.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(data: items, subject, message, preview, label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares several values, with the usual label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(data: items, subject, message, preview, DefaultShareLinkLabel())
  }

  /// Shares several values, with a title that is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(data: items, subject, message, preview, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Shares several values, with a title that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(data: items, subject, message, preview, DefaultShareLinkLabel(Text(title)))
  }

  /// Shares several values, with a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(data: items, subject, message, preview, DefaultShareLinkLabel(title))
  }
}

extension ShareLink {
  /// Shares a value, with a label of any views.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(data: CollectionOfOne(item), subject, message, { _ in preview }, label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares a value, with the usual label.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      data: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
  }

  /// Shares a value, with a title that is looked up in the program's tables.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      data: CollectionOfOne(item), subject, message, { _ in preview },
      DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Shares a value, with a title that is used as it is.
  @_disfavoredOverload
  public init<I, S: StringProtocol>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      data: CollectionOfOne(item), subject, message, { _ in preview },
      DefaultShareLinkLabel(Text(title)))
  }

  /// Shares a value, with a title.
  public init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      data: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Shares addresses, with a label of any views.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(data: items, subject, message, nil, label())
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel
{
  /// Shares addresses, with the usual label.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(data: items, subject, message, nil, DefaultShareLinkLabel())
  }

  /// Shares addresses, with a title that is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(data: items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Shares addresses, with a title that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(data: items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Shares addresses, with a title.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(data: items, subject, message, nil, DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Shares an address, with a label of any views.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(data: CollectionOfOne(item), subject, message, nil, label())
  }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Shares an address, with the usual label.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(data: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
  }

  /// Shares an address, with a title that is looked up in the program's tables.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  {
    self.init(
      data: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Shares an address, with a title that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  {
    self.init(
      data: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Shares an address, with a title.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(data: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Shares texts, with a label of any views.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(data: items, subject, message, nil, label())
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == String,
  Label == DefaultShareLinkLabel
{
  /// Shares texts, with the usual label.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(data: items, subject, message, nil, DefaultShareLinkLabel())
  }

  /// Shares texts, with a title that is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(data: items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Shares texts, with a title that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(data: items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Shares texts, with a title.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(data: items, subject, message, nil, DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Shares a text, with a label of any views.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(data: CollectionOfOne(item), subject, message, nil, label())
  }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Shares a text, with the usual label.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(data: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
  }

  /// Shares a text, with a title that is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      data: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Shares a text, with a title that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      data: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Shares a text, with a title.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(data: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
  }
}
