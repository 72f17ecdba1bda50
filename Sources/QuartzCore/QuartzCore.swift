// The names of Core Animation that Waggle has: a clock, the transforms of a projection, and the layer of a view of UIKit.
@_exported public import struct Waggle.CACornerMask
@_exported public import class Waggle.CALayer
@_exported public import struct Waggle.CATransform3D
@_exported public import typealias Waggle.CFTimeInterval
@_exported public import func Waggle.CACurrentMediaTime
@_exported public import let Waggle.CATransform3DIdentity
@_exported public import func Waggle.CATransform3DConcat
@_exported public import func Waggle.CATransform3DEqualToTransform
@_exported public import func Waggle.CATransform3DIsIdentity
@_exported public import func Waggle.CATransform3DMakeAffineTransform
@_exported public import func Waggle.CATransform3DMakeRotation
@_exported public import func Waggle.CATransform3DMakeScale
@_exported public import func Waggle.CATransform3DMakeTranslation
@_exported public import func Waggle.CATransform3DRotate
@_exported public import func Waggle.CATransform3DScale
@_exported public import func Waggle.CATransform3DTranslate
