/// Where values of one type refer to the framework's models: in stored properties, in the structs, optionals and arrays
/// there, and in what the type's dynamic properties hold. Built once per type by reflection.
///
/// What closures, enums with several payloads and type-erased views hold is not looked into.
final class ModelTable {
  typealias Visit = (AnyObject) -> Void
  private typealias Step = (UnsafeRawPointer, Visit) -> Void

  private var steps: [Step] = []
  private var isComplete = false
  nonisolated(unsafe) private static var tables: [ObjectIdentifier: ModelTable] = [:]
  nonisolated(unsafe) private static var viewTables: [ObjectIdentifier: ModelTable?] = [:]

  /// The table of a type; nil where no value of it refers to a model.
  static func of(_ type: Any.Type) -> ModelTable? {
    let key = ObjectIdentifier(type)
    if let known = tables[key] { return known.isComplete && known.steps.isEmpty ? nil : known }
    let table = ModelTable()
    tables[key] = table
    func make<Value>(_ type: Value.Type) -> Step? { makeStep(type) }
    if let step = _openExistential(type, do: make) { table.steps = [step] }
    table.isComplete = true
    return table.steps.isEmpty ? nil : table
  }

  /// The table of a view, a modifier or a layout; nil where it is not the framework's, or refers to no model.
  static func ofView(_ type: Any.Type) -> ModelTable? {
    let key = ObjectIdentifier(type)
    if let known = viewTables[key] { return known }
    let table = ModelClass.isFrameworks(type) ? of(type) : nil
    viewTables[key] = .some(table)
    return table
  }

  /// Calls `visit` with each model that the value at `value` refers to.
  func visit(_ value: UnsafeRawPointer, _ visit: Visit) {
    for step in steps { step(value, visit) }
  }

  /// The tables of the types in a type. A type that contains itself refers to a table that is not complete yet.
  private static func makeStep<Value>(_ type: Value.Type) -> Step? {
    if let object = type as? AnyClass { return objectStep(object) }
    if let holder = type as? any ModelHolder.Type {
      return contentsStep(holder)
    }
    if let list = type as? any ModelSequence.Type {
      return elementStep(list)
    }
    switch FieldList.Kind(type) {
    case .existential: return existentialStep(type)
    case .fields: return fieldsStep(type)
    case .others: return nil
    }
  }

  private static func objectStep(_ type: AnyClass) -> Step? {
    guard ModelClass.isModel(type) else { return nil }
    return { pointer, visit in visit(pointer.load(as: AnyObject.self)) }
  }

  private static func contentsStep<Holder: ModelHolder>(_ type: Holder.Type) -> Step? {
    guard let table = of(Holder.Contents.self) else { return nil }
    return { pointer, visit in
      guard let contents = pointer.assumingMemoryBound(to: type).pointee.contents else { return }
      withUnsafePointer(to: contents) { table.visit($0, visit) }
    }
  }

  private static func elementStep<List: ModelSequence>(_ type: List.Type) -> Step? {
    guard let table = of(List.Element.self) else { return nil }
    return { pointer, visit in
      for element in pointer.assumingMemoryBound(to: type).pointee.models {
        withUnsafePointer(to: element) { table.visit($0, visit) }
      }
    }
  }

  private static func existentialStep<Value>(_ type: Value.Type) -> Step {
    { pointer, visit in
      let value = pointer.assumingMemoryBound(to: type).pointee
      guard let object = Swift.type(of: value as Any) as? AnyClass,
        ModelClass.isModel(object)
      else { return }
      visit(value as AnyObject)
    }
  }

  private static func fieldsStep(_ type: Any.Type) -> Step? {
    if ModelClass.isLibrary(type) { return nil }
    let parts = FieldList(of: type).fields.compactMap { field in
      field.isStrong ? of(field.type).map { (field.offset, $0) } : nil
    }
    guard !parts.isEmpty else { return nil }
    return { pointer, visit in
      for (offset, table) in parts { table.visit(pointer + offset, visit) }
    }
  }
}

/// A property whose value is elsewhere. Reading it here makes no body depend on it.
protocol ModelHolder {
  associatedtype Contents
  /// nil before the property is connected.
  var contents: Contents? { get }
}

/// What has any number of values in it.
protocol ModelSequence {
  associatedtype Element
  var models: [Element] { get }
}

extension Array: ModelSequence { var models: [Element] { self } }
extension Optional: ModelSequence { var models: [Wrapped] { map { [$0] } ?? [] } }
