// What a source file has of Foundation on Apple's systems: names of this module stand in front of those that Foundation for Linux
// declares as unavailable.
@_exported public import Foundation
