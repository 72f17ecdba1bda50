import Glibc

/// The variables of a model at one moment.
///
/// It retains their values: a collection that is changed in place meanwhile is copied by that, so that the variable holds
/// a different one, and no address is used twice. An equal value of a type without references does not count as a change.
final class ModelSnapshot {
  let object: AnyObject
  let variables: ModelVariables
  private let copy: UnsafeMutableRawPointer

  init(_ object: AnyObject) {
    self.object = object
    variables = ModelVariables.of(type(of: object))
    copy = .allocate(byteCount: max(variables.end, 1), alignment: 16)
    for variable in variables.list {
      variable.initialize(copy + variable.offset, address + variable.offset)
    }
  }

  deinit {
    for variable in variables.list { variable.deinitialize(copy + variable.offset) }
    copy.deallocate()
  }

  private var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }

  /// Calls `visit` with each model that the object refers to.
  func visitReferences(_ visit: ModelTable.Visit) {
    for (offset, table) in variables.references { table.visit(address + offset, visit) }
  }

  /// The first variable that has been written since; nil if none has.
  var writtenVariable: String? {
    variables.list.first {
      memcmp(copy + $0.offset, address + $0.offset, $0.size) != 0
    }
    .map { "\(type(of: object)).\($0.name)" }
  }
}

/// The variables of the objects of a class.
final class ModelVariables {
  struct Variable {
    let name: String
    let offset: Int
    let size: Int
    let initialize: (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    let deinitialize: (UnsafeMutableRawPointer) -> Void
  }

  let list: [Variable]
  /// The models that an object refers to.
  let references: [(offset: Int, table: ModelTable)]
  nonisolated(unsafe) private static var known: [ObjectIdentifier: ModelVariables] = [:]

  static func of(_ type: AnyClass) -> ModelVariables {
    if let known = known[ObjectIdentifier(type)] { return known }
    let made = ModelVariables(type)
    known[ObjectIdentifier(type)] = made
    return made
  }

  private init(_ type: AnyClass) {
    let fields = FieldList(of: type).fields
    list = fields.filter(\.isVariable).map { field in
      func make<Value>(_ type: Value.Type) -> Variable { Variable(field, type) }
      return _openExistential(field.type, do: make)
    }
    references = fields.compactMap { field in
      field.isStrong ? ModelTable.of(field.type).map { (field.offset, $0) } : nil
    }
  }

  /// Where the last variable ends, in bytes from the start of an object.
  var end: Int { list.map { $0.offset + $0.size }.max() ?? 0 }
}

extension ModelVariables.Variable {
  fileprivate init<Value>(_ field: FieldList.Field, _ type: Value.Type) {
    name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
    offset = field.offset
    size = MemoryLayout<Value>.size
    guard field.isStrong else {
      let size = size
      initialize = { $0.copyMemory(from: $1, byteCount: size) }
      deinitialize = { _ in }
      return
    }
    // Byte for byte: what is between the parts of a value is compared too.
    initialize = { copy, value in
      copy.initializeMemory(
        as: Value.self, from: value.assumingMemoryBound(to: Value.self), count: 1)
      copy.copyMemory(from: value, byteCount: MemoryLayout<Value>.size)
    }
    deinitialize = { $0.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
  }
}
