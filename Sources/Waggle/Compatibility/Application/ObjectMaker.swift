public import Foundation

/// Makes objects of classes whose `init()` is not `required`, which a delegate's is not on Apple's systems.
///
/// A call of this class's `init()` takes the function from the table of the class that is given, at the place of `NSObject.init()`,
/// which each class of `NSObject`'s has: its own, an inherited one, or one that stops the program with the message that it has
/// no `init()`. The class is open, so that the compiler does not call the function below directly.
open class _ObjectMaker: NSObject {
  /// Makes an object.
  public required override init() { super.init() }
}

/// An object of a class, made by its `init()`.
func makeObject<Object: NSObject>(_ type: Object.Type) -> Object {
  // A class of NSObject's has its init() at the same place of its table as this one: the object is of the class that is asked.
  let maker = unsafeBitCast(type as AnyClass, to: _ObjectMaker.Type.self)
  return unsafeDowncast(maker.init() as AnyObject, to: Object.self)
}
