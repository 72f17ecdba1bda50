/// A type with a name that Combine and Foundation have too; this file imports neither.
public struct Record: Equatable {
  public var jars: Int

  public init(jars: Int) { self.jars = jars }
}
