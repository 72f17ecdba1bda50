public import Waggle

/// What is shown of something that is shared, before it is: a title, and perhaps pictures.
///
/// A page and a clipboard show nothing before; the title is what they say the content is about where there is no subject.
nonisolated public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text

  private init(title: Text) { self.title = title }
}

extension SharePreview {
  /// A title, which is looked up in the program's tables, with a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey))
  }

  /// A title, which is used as it is, with a picture and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title))
  }

  /// A title with a picture and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }
}

extension SharePreview where Icon == Never {
  /// A title, which is looked up in the program's tables, with a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

  /// A title, which is used as it is, with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }

  /// A title with a picture.
  public init(_ title: Text, image: Image) { self.init(title: title) }
}

extension SharePreview where Image == Never {
  /// A title, which is looked up in the program's tables, with an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }

  /// A title, which is used as it is, with an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title)) }

  /// A title with an icon.
  public init(_ title: Text, icon: Icon) { self.init(title: title) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title, which is looked up in the program's tables.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

  /// A title, which is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }

  /// A title.
  public init(_ title: Text) { self.init(title: title) }
}
