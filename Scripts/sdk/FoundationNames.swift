// What a file that imports Foundation has on Apple's systems besides: the compiler brings this module into each file that sees
// Foundation, as an overlay of the empty module WaggleFoundationNames (Docs/decisions/0054).
@_exported import Combine
@_exported import FoundationNetworking
@_exported import Observation
