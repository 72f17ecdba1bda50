public import Waggle

extension View {
  /// Sets the title of the screen that this view is in (R164, R165).
  ///
  /// ```swift
  /// NavigationStack {
  ///   List(1..<4) { Text("Hive \($0)") }
  ///     .navigationTitle("Hives")
  /// }
  /// ```
  ///
  /// The title of a view counts before those of the views in it. Set it inside of the stack: on the stack itself it has
  /// no effect on the bar (R169). It is also what the window is called, where no stack in this view has a title (C755).
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    setsTitle { ($0.title, $0.rename) = (title, nil) }.namesWindow(title)
  }

  /// Sets the title of the screen that this view is in, looked up in the program's tables.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen that this view is in.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen that this view is in; one can press the title to rename what it is the title of.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(RenamableTitle(title: title))
  }

  /// Sets a second line below the title.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    setsTitle { $0.subtitle = subtitle }
      .transformPreference(WindowTitleKey.self) {
        var title = $0 ?? WindowTitle(title: nil, isLarge: nil)
        if title.isOfScreen || title.subtitle != nil { return }
        title.subtitle = subtitle
        $0 = title
      }
  }

  /// Sets a second line below the title, looked up in the program's tables.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets a second line below the title.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets how the bar shows the title. A mode that is set deeper in the screen counts before this one (R166).
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    setsTitle { $0.mode = $0.mode ?? mode }
  }

  /// Sets how the bar shows the title: the earlier name of `toolbarTitleDisplayMode`.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { toolbarTitleDisplayMode(ToolbarTitleDisplayMode(displayMode)) }

  /// Sets whether the bar of the screen has no back button. A swipe does not go back either.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  { setsTitle { $0.isBackHidden = hidesBackButton } }

  /// Sets whether the screen has no bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    setsTitle { $0.isBarHidden = hidden }
  }

  /// Sets the title of the screen: the earlier name of `navigationTitle`.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the screen: the earlier name of `navigationTitle`.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen: the earlier name of `navigationTitle`.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen and how the bar shows it.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Sets the title of the screen and how the bar shows it.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }

  /// Sets the title of the screen and how the bar shows it.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

  /// Gives the window a title where nothing in this view has given it one.
  nonisolated fileprivate func namesWindow(_ title: Text) -> some View {
    transformPreference(WindowTitleKey.self) {
      if $0?.title == nil {
        $0 = WindowTitle(title: title, subtitle: $0?.subtitle, isLarge: nil)
      }
    }
  }

  /// Sets a part of what the screen says of its title.
  nonisolated func setsTitle(_ change: @escaping (inout NavigationTitle) -> Void) -> some View {
    transformPreference(NavigationTitleKey.self, change)
  }
}

/// Shows the value of a binding as the title.
nonisolated private struct RenamableTitle: ViewModifier {
  let title: Binding<String>

  @MainActor func body(content: Content) -> some View {
    let text = Text(title.wrappedValue)
    nonisolated(unsafe) let rename = NavigationTitle.Rename(title)
    content.setsTitle { ($0.title, $0.rename) = (text, rename) }.namesWindow(text)
  }
}
