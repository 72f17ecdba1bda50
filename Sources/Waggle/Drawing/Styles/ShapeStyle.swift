import Foundation

/// A colour or a pattern for filling shapes and text.
///
/// A custom style implements `resolve(in:)` and returns another style, chosen by the environment.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style; `Never` for the framework's own.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that replaces this one in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style's paint in a context.
  func _paint(in context: _StyleContext) -> _StylePaint
}

extension ShapeStyle {
  /// The paint of the resolved style.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    resolve(in: context.environment)._paint(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: such a style is not resolved.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) draws itself")
  }
}

extension Never: ShapeStyle {
  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never
}

/// The context of a style: an environment, and the level to use.
public struct _StyleContext {
  package var environment: EnvironmentValues
  /// 0 is the style itself, 1 its secondary, up to 3, the quaternary; higher levels count as 3.
  package var level: Int

  package init(_ environment: EnvironmentValues, level: Int = 0) {
    self.environment = environment
    self.level = level
  }

  /// The opacity of a level of an explicit style (C012).
  package var levelOpacity: Double { [1, 0.5, 0.25, 0.18][min(max(level, 0), 3)] }
}

/// The paint of a style.
public struct _StylePaint {
  package let paint: Paint

  package init(_ paint: Paint) { self.paint = paint }
}

extension ShapeStyle {
  /// The style's paint in an environment.
  package func paint(in environment: EnvironmentValues) -> Paint {
    _paint(in: _StyleContext(environment)).paint
  }
}
