/// A type that is held to the law that a body and a layout write no model (C530), though its module alone does not imply it:
/// a class of `Waggle` that controls hold, or a view, a layout or a class of a test.
package protocol Watched {}

/// A class that bodies and layouts of the framework write, such as a view of UIKit: what shows it updates it there.
package protocol Unwatched {}

/// What the check of models knows of types.
enum ModelClass {
  nonisolated(unsafe) private static var models: [ObjectIdentifier: Bool] = [:]

  /// Whether bodies or layouts of a type are checked: those of the framework are.
  static func isFrameworks(_ type: Any.Type) -> Bool {
    type is any Watched.Type
      || isDeclared(type, in: ["Waggle", "WaggleControls", "WaggleInspector", "SwiftUI"])
  }

  /// Whether the objects of a class are models: all classes above `Waggle` are, whose own are the engine, which is
  /// written where it is read.
  static func isModel(_ type: AnyClass) -> Bool {
    if let known = models[ObjectIdentifier(type)] { return known }
    let isModel =
      type is any Watched.Type
      || isDeclared(type, in: ["WaggleControls", "WaggleInspector", "SwiftUI"])
        && exempt[typeName(type)] == nil && !(type is any Unwatched.Type)
    models[ObjectIdentifier(type)] = isModel
    return isModel
  }

  /// Whether a type belongs to the libraries below, whose values hold no model of ours but in optionals and arrays.
  static func isLibrary(_ type: Any.Type) -> Bool {
    isDeclared(
      type,
      in: [
        "Swift", "Foundation", "FoundationEssentials", "Observation", "Synchronization",
        "Dispatch",
        "OpenCombine", "WaggleGraph",
      ])
  }

  private static func isDeclared(_ type: Any.Type, in modules: Set<String>) -> Bool {
    TypeDescriptor(type)?.module.map { modules.contains(String(cString: $0.name)) } ?? false
  }

  /// Classes that bodies may write, with the reason.
  private static let exempt = [
    "ColumnModel": "makes its presentation when a body first asks for it",
    "StackModel": "makes the model of a screen when a body first asks for it",
  ]
}
