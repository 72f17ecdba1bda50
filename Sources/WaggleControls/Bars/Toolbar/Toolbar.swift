public import Waggle

extension View {
  /// Puts items into the bars of the screen that this view is in. A view that is in no item is one itself, at the trailing
  /// end.
  ///
  /// ```swift
  /// Text("12 hives")
  ///   .toolbar {
  ///     ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
  ///     ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
  ///   }
  /// ```
  ///
  /// ```swift
  /// Text("12 hives")
  ///   .toolbar {
  ///     Button("Add", systemImage: "plus") { print("added") }
  ///   }
  /// ```
  ///
  /// The items have the environment of this view. What they write as preferences does not come here; for every key the
  /// modifier adds the default behind what the view writes, also without items (R037).
  public nonisolated func toolbar<Content: View>(@_ToolbarBuilder content: () -> Content)
    -> some View
  { modifier(WithToolbar(items: content())) }

  /// Puts the items that a function makes into the bars of the screen that this view is in.
  @_disfavoredOverload
  @MainActor @preconcurrency
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  { modifier(WithToolbar(items: content()._items)) }

  /// Puts items with identities into the bars of the screen that this view is in.
  @MainActor @preconcurrency
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Shows or hides bars of the screen that this view is in.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { setsBars(bars) { $0.visibility[$1] = visibility } }

  /// Shows or hides bars of the screen: the earlier name of `toolbarVisibility`.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { setsBars(bars) { $0.visibility[$1] = visibility } }

  /// Sets what is behind bars of the screen that this view is in, once something is scrolled under them.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let background = BarBackground(AnyShapeStyle(style))
    return setsBars(bars) { $0.background[$1] = background }
  }

  /// Sets whether bars of the screen always have a background, or never.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { setsBars(bars) { $0.backgroundVisibility[$1] = visibility } }

  /// Sets whether bars of the screen have a background: the earlier name of `toolbarBackgroundVisibility`.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { setsBars(bars) { $0.backgroundVisibility[$1] = visibility } }

  /// Sets the colour scheme of bars of the screen that this view is in; it stops at the nearest container with such a bar
  /// (R168).
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { setsBars(bars) { $0.colorScheme[$1] = colorScheme } }

  /// Takes what a bar has by itself out of it (C283).
  ///
  /// The button of the sidebar is removed from the bar of a column also by a view around the stack in it. A search that has
  /// no field can still begin by its binding.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    transformPreference(ToolbarKey.self) {
      if let defaultItemKind { $0.removed.insert(defaultItemKind) }
    }
  }

  /// Adds a menu that the title opens.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    overlay { [menu = ToolbarTitleMenu(content: content)] in TitleMenuLayer(menu: menu) }
  }

  /// Puts a view at the leading end of the bar, and one at the trailing end: an earlier form of `toolbar`.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T)
    -> some View
  { navigationBarItems(leading: leading).navigationBarItems(trailing: trailing) }

  /// Puts a view at the leading end of the bar: an earlier form of `toolbar`.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    overlay { OlderItem(placement: .topBarLeading, content: leading) }
  }

  /// Puts a view at the trailing end of the bar: an earlier form of `toolbar`.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    overlay { OlderItem(placement: .topBarTrailing, content: trailing) }
  }

  private nonisolated func setsBars(
    _ bars: [ToolbarPlacement],
    _ change: @escaping (inout ToolbarValue, ToolbarPlacement.Kind) -> Void
  ) -> some View {
    transformPreference(ToolbarKey.self) { value in
      for bar in bars.isEmpty ? [.automatic] : bars { change(&value, bar.bar) }
    }
  }
}

/// An item of `navigationBarItems`.
nonisolated private struct OlderItem<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor var body: some View {
    ToolbarLayer(
      items: HStack { content }.containerValue(\.toolbarItem, ToolbarItemValues(placement)))
  }
}

/// What paths call the items of `toolbarTitleMenu`.
nonisolated private enum TitleMenuModifier: BarModifier {
  static let name: StaticString = ".toolbarTitleMenu"
}

/// The items of `toolbarTitleMenu`.
nonisolated private struct TitleMenuLayer<Content: View>: View {
  let menu: ToolbarTitleMenu<Content>

  @MainActor var body: some View {
    BarScopeView(of: TitleMenuModifier.self, ToolbarLayer(items: menu._items))
  }
}
