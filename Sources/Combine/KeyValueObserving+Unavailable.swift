public import Foundation
public import OpenCombine

extension NSObjectProtocol {
  /// Publishes a property of an Objective-C object on Apple's systems.
  @available(
    *, unavailable,
    message:
      "Foundation on Linux has no key-value observation. Publish the value with '@Published' or a subject."
  )
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> Empty<Value, Never> {
    fatalError("unavailable")
  }
}
