public import Foundation

// Shaders, which Waggle does not run: their functions are written for Metal. Without these declarations the compiler's
// messages would be about missing types, and about arguments.

/// Absent: a function of a shader library.
@available(
  *, unavailable,
  message:
    "Waggle runs no shaders. Draw in a Canvas, or use effects such as .hueRotation and .blur."
)
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// Absent.
  public init(library: ShaderLibrary, name: String) { fatalError("unavailable") }
  /// Absent.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    fatalError("unavailable")
  }
}

/// Absent: the functions of a Metal library.
@available(
  *, unavailable,
  message:
    "Waggle runs no shaders. Draw in a Canvas, or use effects such as .hueRotation and .blur."
)
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  /// Absent.
  public static var `default`: ShaderLibrary { fatalError("unavailable") }
  /// Absent.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { fatalError("unavailable") }
  /// Absent.
  public init(url: URL) { fatalError("unavailable") }
  /// Absent.
  public init(data: Data) { fatalError("unavailable") }
  /// Absent.
  public subscript(dynamicMember name: String) -> ShaderFunction { fatalError("unavailable") }
  /// Absent.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    fatalError("unavailable")
  }
}

/// Absent: a function with its arguments.
@available(
  *, unavailable,
  message:
    "Waggle runs no shaders. Draw in a Canvas, or use effects such as .hueRotation and .blur."
)
public struct Shader: Equatable, Sendable {
  /// Absent.
  public init(function: ShaderFunction, arguments: [Argument]) { fatalError("unavailable") }

  /// Absent: an argument of a shader.
  public struct Argument: Equatable, Sendable {
    /// Absent.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      fatalError("unavailable")
    }
    /// Absent.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      fatalError("unavailable")
    }
    /// Absent.
    public static func float2(_ point: CGPoint) -> Argument { fatalError("unavailable") }
    /// Absent.
    public static func float2(_ size: CGSize) -> Argument { fatalError("unavailable") }
    /// Absent.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      fatalError("unavailable")
    }
    /// Absent.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      fatalError("unavailable")
    }
    /// Absent.
    public static func floatArray(_ array: [Float]) -> Argument { fatalError("unavailable") }
    /// Absent.
    public static var boundingRect: Argument { fatalError("unavailable") }
    /// Absent.
    public static func color(_ color: Color) -> Argument { fatalError("unavailable") }
    /// Absent.
    public static func colorArray(_ array: [Color]) -> Argument { fatalError("unavailable") }
    /// Absent.
    public static func image(_ image: Image) -> Argument { fatalError("unavailable") }
  }
}

@available(*, unavailable)
extension View {
  /// Absent: changes each pixel's colour by a shader.
  @available(
    *, unavailable,
    message: "Waggle runs no shaders. Use .colorMultiply, .hueRotation, .saturation or .contrast."
  )
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }

  /// Absent: moves each pixel by a shader.
  @available(
    *, unavailable,
    message: "Waggle runs no shaders. Use .transformEffect, .rotation3DEffect or .projectionEffect."
  )
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Absent: makes each pixel from a view's pixels by a shader.
  @available(
    *, unavailable, message: "Waggle runs no shaders. Use .blur, .mask, or draw in a Canvas."
  )
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

@available(*, unavailable)
extension VisualEffect {
  /// Absent: changes each pixel's colour by a shader.
  @available(
    *, unavailable,
    message: "Waggle runs no shaders. Use .hueRotation, .saturation, .brightness or .contrast."
  )
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Absent: moves each pixel by a shader.
  @available(
    *, unavailable,
    message: "Waggle runs no shaders. Use .transformEffect, .rotation3DEffect or .offset."
  )
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Absent: makes each pixel from a view's pixels by a shader.
  @available(*, unavailable, message: "Waggle runs no shaders. Use .blur.")
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}

@available(*, unavailable)
extension GraphicsContext.Filter {
  /// Absent: changes each pixel's colour by a shader.
  @available(*, unavailable, message: "Waggle runs no shaders. Use .hueRotation or .colorMultiply.")
  public static func colorShader(_ shader: Shader) -> Self { fatalError("unavailable") }

  /// Absent: moves each pixel by a shader.
  @available(*, unavailable, message: "Waggle runs no shaders. Use .projectionTransform.")
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    fatalError("unavailable")
  }

  /// Absent: makes each pixel from those of the layer by a shader.
  @available(*, unavailable, message: "Waggle runs no shaders. Use .blur or .alphaThreshold.")
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    fatalError("unavailable")
  }
}
