// The names available to a source file with `import UIKit`: those of UIKit that Waggle has are in SwiftUI's modules.
@_exported public import SwiftUI
