// The names available to a source file with `import SwiftUI`.
@_exported public import Accessibility
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import CoreText
@_exported public import CoreTransferable
@_exported public import Foundation
@_exported public import Observation
@_exported public import QuartzCore
@_exported public import UniformTypeIdentifiers
@_exported public import Waggle
@_exported public import WaggleControls
@_exported public import WaggleFoundation
