/// A type of the framework that programs write by its name: a view or a layout.
///
/// Paths have its name where the program wrote it. A public view that has content or a body conforms, and so does one that is
/// only ever part of the type of another, such as `TupleView`; views that the framework alone knows do not. A conformance is
/// looked up once for a type, by the code that makes its scopes.
package protocol PathNamed {}

/// How a type appears in the paths of reports and traces: a person sees the views that the program declares and the names
/// that SwiftUI has, and nothing that only the framework knows.
package enum PathName {
  /// The type is the program's.
  case program
  /// The type is the framework's and has a name that programs use.
  case framework
  /// The type is known to the framework alone.
  case hidden

  /// Allocates nothing, so it may be asked in a crash.
  ///
  /// - Parameter isNamed: whether the type is `PathNamed`. Only the caller can look that up before a crash.
  package init(_ type: Any.Type, isNamed: Bool) {
    guard let module = TypeDescriptor(type)?.module, FrameworkModules.areOwn(module.name) else {
      self = .program
      return
    }
    self = module.isAround && isNamed ? .framework : .hidden
  }
}

/// Whether a type, or one in its type, is declared at the top of a file of the framework and has a name that programs neither
/// use nor get in the type of a body.
///
/// Costs time proportional to the number of types in it; only for reports.
package func isFrameworksOwn(_ type: Any.Type) -> Bool {
  if let descriptor = TypeDescriptor(type), let module = descriptor.module, module.isAround,
    FrameworkModules.areOwn(module.name), descriptor.name.pointee != UInt8(ascii: "_"),
    !(type is any PathNamed.Type)
  {
    return true
  }
  return TypeDescriptor.parts(of: type).contains(where: isFrameworksOwn)
}
