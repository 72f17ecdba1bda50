// The names available to a source file with `import AppKit`: those of AppKit that Waggle has are in SwiftUI's modules.
@_exported public import SwiftUI
