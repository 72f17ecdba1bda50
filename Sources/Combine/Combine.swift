// The names of Combine: OpenCombine's core, and what this module adds to Foundation's types. On Apple's systems a
// source that imports Combine has Foundation with it, and URLSession is part of Foundation.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import OpenCombine
@_exported public import WaggleFoundation
