public import Foundation
public import OpenCombine

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// The type of encoded values.
  public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// The type that values are decoded from.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// The type of encoded values.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// The type that values are decoded from.
  public typealias Input = Data
}
