// What models without views import to describe how they are transferred: the types are Waggle's.
@_exported public import struct Waggle.CodableRepresentation
@_exported public import struct Waggle.DataRepresentation
@_exported public import struct Waggle.FileRepresentation
@_exported public import struct Waggle.ProxyRepresentation
@_exported public import struct Waggle.ReceivedTransferredFile
@_exported public import struct Waggle.SentTransferredFile
@_exported public import protocol Waggle.TransferRepresentation
@_exported public import struct Waggle.TransferRepresentationBuilder
@_exported public import protocol Waggle.Transferable
