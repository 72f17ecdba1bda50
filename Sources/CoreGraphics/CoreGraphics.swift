// The geometry of CoreGraphics: what Foundation has, and the types of ours that it lacks on Linux.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import enum Foundation.CGRectEdge
@_exported public import struct Foundation.CGSize
@_exported public import struct Waggle.CGAffineTransform
@_exported public import class Waggle.CGColor
@_exported public import enum Waggle.CGLineCap
@_exported public import enum Waggle.CGLineJoin
@_exported public import class Waggle.CGMutablePath
@_exported public import class Waggle.CGPath
@_exported public import enum Waggle.CGPathFillRule
@_exported public import struct Waggle.CGVector
