public import Foundation
public import Waggle
import WaggleRender

extension UIColor {
  /// The colour of that name in the asset catalogues of a bundle, the program's own for nil (C341); nil if there is none.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    guard ProgramAssets.hasColor(named: name, in: bundle) else { return nil }
    self.init(Color(name, bundle: bundle))
  }
}
