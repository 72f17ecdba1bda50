import Foundation

/// What of a value is transferred.
enum TransferredContent: Sendable {
  case data(Data)
  case file(URL)
  /// The value itself, which does not leave the program.
  case value(TransferBox)

  /// The bytes; throws for a value without any, and for a file that cannot be read.
  func data() throws -> Data {
    switch self {
    case .data(let data): return data
    case .file(let url): return try Data(contentsOf: url)
    case .value: throw TransferError.noData
    }
  }
}

/// Why a value was not transferred.
enum TransferError: Error {
  case noData, noRepresentation, wrongData
}

/// A value that is transferred: the program's closures receive it on whichever thread they run.
struct TransferBox: @unchecked Sendable {
  let value: Any

  init(_ value: Any) { self.value = value }

  /// The content that is in the box.
  var content: TransferredContent? { value as? TransferredContent }

  func unwrap<Value>(as type: Value.Type = Value.self) throws -> Value {
    guard let value = value as? Value else { throw TransferError.wrongData }
    return value
  }
}

/// One conversion of a value, at once or in a task.
enum TransferStep: Sendable {
  case now(@Sendable (TransferBox) throws -> TransferBox)
  case later(@Sendable (TransferBox) async throws -> TransferBox)

  /// This conversion, and then a further one.
  func followed(by next: TransferStep) -> TransferStep {
    switch (self, next) {
    case (.now(let first), .now(let second)): .now { try second(first($0)) }
    case (.now(let first), .later(let second)): .later { try await second(first($0)) }
    case (.later(let first), .now(let second)): .later { try await second(first($0)) }
    case (.later(let first), .later(let second)): .later { try await second(await first($0)) }
    }
  }

  /// Converts a value, and calls `completion` at once or, after a task, on the main actor.
  func run(
    _ box: TransferBox, _ completion: @escaping @Sendable (Result<TransferBox, any Error>) -> Void
  ) {
    switch self {
    case .now(let convert): completion(Result { try convert(box) })
    case .later(let convert):
      Task { @MainActor in
        do { completion(.success(try await convert(box))) } catch { completion(.failure(error)) }
      }
    }
  }
}

/// One way in which values of a type are transferred: the data, and the conversions to and from it.
struct TransferEntry: Sendable {
  let type: UTType
  /// From the value to content; nil where the type is only received.
  var export: TransferStep?
  /// From content to the value; nil where the type is only given.
  var receive: TransferStep?
  /// Whether other programs may see it.
  var isVisible = true
  /// What the file is called; nil for no name.
  var fileName: @Sendable (TransferBox) -> String? = { _ in nil }
  private var condition: @Sendable (TransferBox) -> Bool = { _ in true }

  init(_ type: UTType, export: TransferStep? = nil, receive: TransferStep? = nil) {
    self.type = type
    self.export = export
    self.receive = receive
  }

  /// Whether a value is given in this way.
  func exports(_ value: Any) -> Bool { export != nil && condition(TransferBox(value)) }

  /// Takes values of another type, which `convert` turns into those that the entry was made for; nil where they are not
  /// known before a task.
  mutating func adapt(_ convert: @escaping @Sendable (TransferBox) -> TransferBox?) {
    condition = { [condition] in convert($0).map(condition) ?? true }
    fileName = { [fileName] in convert($0).flatMap(fileName) }
  }

  /// Gives a value in this way only if a further condition holds.
  mutating func require(_ further: @escaping @Sendable (TransferBox) -> Bool) {
    condition = { [condition] in condition($0) && further($0) }
  }
}
