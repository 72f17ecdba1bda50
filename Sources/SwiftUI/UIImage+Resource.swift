public import Waggle
import WaggleRender

extension UIImage {
  /// The image of a resource (C700); one without content, of size zero, if it is missing.
  public convenience init(resource: ImageResource) {
    let (name, bundle) = (resource.assetName, resource.assetBundle)
    if ProgramAssets.image(named: name, in: bundle) != nil {
      self.init(named: name, in: bundle)!
    } else {
      self.init()
    }
  }
}
