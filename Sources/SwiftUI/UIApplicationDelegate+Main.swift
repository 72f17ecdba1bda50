import Foundation
public import Waggle

extension UIApplicationDelegate {
  /// Begins the program with a delegate of this class, as the flags specify: `--help` lists them (C633).
  public static func main() { AppCommand.main(DelegateProgram<Self>.self) }
}

/// Begins the program with a delegate of a class that is given by its name, as a file main.swift does (C633).
///
/// - Parameters:
///   - argc: the number of arguments.
///   - argv: the arguments.
///   - principalClassName: the class of the program: nil.
///   - delegateClassName: the name of the delegate's class, by `NSStringFromClass`.
/// - Returns: 0.
@MainActor @preconcurrency @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  begin(with: delegateClassName.flatMap { NSClassFromString($0) })
}

@MainActor private func begin(with type: AnyClass?) -> Int32 {
  guard let delegate = type as? any UIApplicationDelegate.Type else {
    DiagnosticLog.standardError.write(
      "UIApplicationMain needs the name of a class that adopts UIApplicationDelegate, such as NSStringFromClass(AppDelegate.self)."
    )
    return EXIT_FAILURE
  }
  delegate.main()
  return EXIT_SUCCESS
}

// What the compiler calls in a program with @UIApplicationMain: functions of Objective-C in C.

/// The name of a class, which here holds the class itself.
private final class ClassName: NSObject {
  let type: AnyClass

  init(_ type: AnyClass) { self.type = type }
}

/// The name of the delegate's class. It lives as long as the program.
@_cdecl("NSStringFromClass")
public func _nameOfClass(_ type: UnsafeRawPointer) -> UnsafeRawPointer {
  UnsafeRawPointer(
    // The compiler passes a class, as the address of its metadata.
    Unmanaged.passRetained(ClassName(unsafeBitCast(type, to: AnyClass.self))).toOpaque())
}

/// Begins the program with a delegate of a class that ``_nameOfClass(_:)`` has named.
@_cdecl("UIApplicationMain")
public func _applicationMain(
  _ argc: Int32, _ argv: UnsafeRawPointer?, _ principal: UnsafeRawPointer?,
  _ delegate: UnsafeRawPointer?
) -> Int32 {
  let type: AnyClass? = delegate.map {
    Unmanaged<ClassName>.fromOpaque($0).takeUnretainedValue().type
  }
  return onMainActor { begin(with: type) }
}
