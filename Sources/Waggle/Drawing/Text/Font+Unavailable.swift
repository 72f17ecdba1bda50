extension Font.TextStyle {
  /// Absent: a style for a large screen, which a phone's enumeration of styles does not have.
  @available(
    *, unavailable,
    message: "Font.TextStyle has the styles of a phone. Use Font.extraLargeTitle."
  )
  public static var extraLargeTitle: Font.TextStyle { .largeTitle }

  /// Absent: a style for a large screen, which a phone's enumeration of styles does not have.
  @available(
    *, unavailable,
    message: "Font.TextStyle has the styles of a phone. Use Font.extraLargeTitle2."
  )
  public static var extraLargeTitle2: Font.TextStyle { .title }
}
