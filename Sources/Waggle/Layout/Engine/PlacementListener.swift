/// Notified when a node moves or is resized.
package protocol PlacementListener: AnyObject {
  func placementChanged()
}
