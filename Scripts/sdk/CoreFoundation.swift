// What `import CoreFoundation` brings on Apple's systems besides the names in C: the geometry, which only Foundation has here.
@_exported import CoreFoundation
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import enum Foundation.CGRectEdge
@_exported import struct Foundation.CGSize
