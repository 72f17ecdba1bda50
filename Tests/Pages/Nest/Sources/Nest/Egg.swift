import SwiftUI

/// A view of the dynamic library.
public struct Egg: View {
  public init() {}

  public var body: some View { Ellipse().fill(.yellow).frame(width: 30, height: 40) }
}

struct Egg_Previews: PreviewProvider {
  static var previews: some View { Egg().previewLayout(.sizeThatFits) }
}

#Preview("Egg in the nest", traits: .fixedLayout(width: 60, height: 60)) { Egg() }
