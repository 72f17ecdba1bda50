extension PlatformMetrics {
  /// The opacity of the black between the window and a dialog or a sheet.
  static let dim = 0.2
}
