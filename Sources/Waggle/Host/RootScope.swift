import Glibc

extension ViewScope {
  /// The outermost scope of a tree.
  ///
  /// - Parameter content: the type of the root view.
  static func root(around content: Any.Type) -> ViewScope { RootScope(around: content) }
}

/// The outermost scope of a tree, which knows what the bodies of the views in it name. Private: otherwise the compiler warns of
/// a recursion that is not there.
private final class RootScope: ViewScope {
  private struct Question: Hashable {
    var type: ObjectIdentifier
    var outer: ObjectIdentifier?
    var mayBeErased: Bool
  }

  private let content: Any.Type
  /// The answers so far, of which there is one for each pair of types that is asked about.
  private var answers: [Question: Bool] = [:]

  init(around content: Any.Type) {
    self.content = content
    super.init(nil, parent: nil)
  }

  override func isNamed(_ type: Any.Type, inBodyOf outer: Any.Type?, mayBeErased: Bool) -> Bool {
    let question = Question(
      type: ObjectIdentifier(type), outer: outer.map { ObjectIdentifier($0) },
      mayBeErased: mayBeErased)
    if let answer = answers[question] { return answer }
    let name = _typeName(type, qualified: true)
    let body = (outer.map(bodyType) ?? content).map { _typeName($0, qualified: true) }
    // Content whose type is erased is in no type around it: it may be anything that the framework alone does not know.
    let mayHide = mayBeErased && (body?.contains(name: "AnyView") ?? true)
    let isNamed = body?.contains(name: name) ?? false
    let answer = isNamed || (mayHide && !isFrameworksOwn(type))
    answers[question] = answer
    return answer
  }
}

/// The type of the body of a view, a modifier, a program or a scene; nil for other types.
private func bodyType(of type: Any.Type) -> Any.Type? {
  func body<V: View>(_ type: V.Type) -> Any.Type { V.Body.self }
  func body<M: ViewModifier>(modifier type: M.Type) -> Any.Type { M.Body.self }
  func body<A: App>(program type: A.Type) -> Any.Type { A.Body.self }
  func body<S: Scene>(scene type: S.Type) -> Any.Type { S.Body.self }
  if let view = type as? any View.Type { return body(view) }
  if let modifier = type as? any ViewModifier.Type { return body(modifier: modifier) }
  if let program = type as? any App.Type { return body(program: program) }
  if let scene = type as? any Scene.Type { return body(scene: scene) }
  return nil
}

extension String {
  /// Whether a name is in this one. Names can be long, so their bytes are compared.
  fileprivate func contains(name: String) -> Bool {
    withCString { all in name.withCString { strstr(all, $0) != nil } }
  }
}
