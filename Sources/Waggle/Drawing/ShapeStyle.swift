import Foundation

/// A colour or a pattern that shapes and text are filled with.
///
/// A style of your own answers `resolve(in:)` with another one, chosen by the environment.
public protocol ShapeStyle: Sendable {
  /// What the style becomes in an environment; `Never` for the framework's own.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that stands for this one in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What is drawn in a context.
  func _paint(in context: _StyleContext) -> _StylePaint
}

extension ShapeStyle {
  /// What the resolved style draws.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    resolve(in: context.environment)._paint(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  /// There is nothing that such a style resolves to.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) draws itself")
  }
}

extension Never: ShapeStyle {
  /// None: it is drawn as it is.
  public typealias Resolved = Never
}

/// What a style is drawn in: an environment, and which of its levels is meant.
public struct _StyleContext {
  package var environment: EnvironmentValues
  /// 0 is the style itself, 1 its secondary, up to 3, the quaternary; more counts as 3.
  package var level: Int

  package init(_ environment: EnvironmentValues, level: Int = 0) {
    self.environment = environment
    self.level = level
  }

  /// What levels do to the opacity of an explicit style (C012).
  package var levelOpacity: Double { [1, 0.5, 0.25, 0.18][min(max(level, 0), 3)] }
}

/// What a style is drawn as.
public struct _StylePaint {
  package let paint: Paint

  package init(_ paint: Paint) { self.paint = paint }
}

extension ShapeStyle {
  /// What is drawn in an environment.
  package func paint(in environment: EnvironmentValues) -> Paint {
    _paint(in: _StyleContext(environment)).paint
  }
}
