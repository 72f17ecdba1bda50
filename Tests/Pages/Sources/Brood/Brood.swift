import Nest
import SwiftUI

/// A program whose views and whose Waggle are in one dynamic library.
@main struct Brood: App {
  var body: some Scene { WindowGroup { Egg() } }
}

struct Brood_Previews: PreviewProvider {
  static var previews: some View {
    HStack {
      Egg(); Egg()
    }.previewLayout(.sizeThatFits).previewDisplayName("Two eggs")
  }
}
