// What real sources import for the types of data: they are Waggle's.
@_exported public import struct Waggle.UTTagClass
@_exported public import struct Waggle.UTType
