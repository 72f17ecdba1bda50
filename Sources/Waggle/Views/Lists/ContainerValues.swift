/// A key for a value that a container reads from each of its subviews.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a subview that was given none.
  static var defaultValue: Value { get }
}

/// The values that a view carries for the container around it (R210). They do not reach further.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isWide = false
/// }
///
/// struct Board<Content: View>: View {
///   @ViewBuilder var content: Content
///
///   var body: some View {
///     VStack {
///       ForEach(subviews: content) { subview in
///         subview.frame(width: subview.containerValues.isWide ? 200 : 100)
///       }
///     }
///   }
/// }
///
/// Board {
///   Text("News").containerValue(\.isWide, true)
///   Text("Weather")
/// }
/// ```
public struct ContainerValues {
  private var values = TypedBag()

  package init() {}

  /// The value for a key; its default if the view carries none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values.value(for: key, or: Key.defaultValue) }
    set { values.set(newValue, for: key) }
  }

  /// Takes over the values of others.
  mutating func merge(_ others: ContainerValues) {
    values = others.values.additions(to: TypedBag(), over: values)
  }
}

/// A key that `@Entry` generates in `ContainerValues`.
public protocol _ContainerEntry: ContainerValueKey {
  /// The type of the value, from the default where it is not written.
  associatedtype Value
  /// The default.
  static var _entry: _EntryDefault<Value> { get }
}

extension _ContainerEntry {
  /// The initial value of the property.
  public static var defaultValue: Value { _entry.value }
}

extension View {
  /// Gives the view a value for its container, which reads it from the subview (R210). Of several for one key the
  /// innermost counts (R310); on a group, each of its views gets it.
  @inlinable
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View { modifier(_ContainerValueModifier(keyPath: keyPath, value: value)) }
}

/// Gives a view a container value.
nonisolated public struct _ContainerValueModifier<Value>: ContainerValueWriter {
  @usableFromInline let keyPath: WritableKeyPath<ContainerValues, Value>
  @usableFromInline let value: Value

  @inlinable
  init(keyPath: WritableKeyPath<ContainerValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  package func write(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

/// A modifier that gives a view values for its container.
package protocol ContainerValueWriter: PrimitiveModifier {
  nonisolated func write(to values: inout ContainerValues)
}

extension ContainerValueWriter {
  /// The content itself: the value is read from the list, before the view is made.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs) }

  /// The content's list, each of whose elements carries the value.
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let list = body(_Graph(), inputs).list
    return _ViewListOutputs(
      ModifiedList(
        list,
        ContainerValueModifier {
          modifier.readIfAlive(in: inputs.base.runtime.graph)?.write(to: &$0)
        }))
  }

  /// The content's count; nil where values are sought.
  public nonisolated static func _viewListCount(
    inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
  ) -> Int? { inputs.seeksContainerValues ? nil : body(inputs) }
}

/// Gives each element of a list a container value.
final class ContainerValueModifier: ElementModifier {
  private let write: (inout ContainerValues) -> Void

  init(_ write: @escaping (inout ContainerValues) -> Void) { self.write = write }

  override func writeContainerValues(_ values: inout ContainerValues) { write(&values) }
}

extension BoundElement {
  /// The container values that the element carries. A rule or an effect that reads them depends on them.
  var containerValues: ContainerValues { ContainerValues(around) }
}

extension ContainerValues {
  /// The values that a modifier and those around it write.
  init(_ around: ElementModifier?) {
    self.init()
    around?.writeAllContainerValues(&self)
  }
}

extension ElementModifier {
  /// The outermost modifier writes first, so that of several values for a key the innermost counts (R310).
  fileprivate func writeAllContainerValues(_ values: inout ContainerValues) {
    enclosing?.writeAllContainerValues(&values)
    writeContainerValues(&values)
  }
}
