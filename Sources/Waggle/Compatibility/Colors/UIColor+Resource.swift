extension UIColor {
  /// The colour of a resource (C700): clear if it is missing, which is reported when it is drawn.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
