public import Foundation

/// What is dragged or pasted: one thing as data of one or more types, which are made when they are asked for.
///
/// ```swift
/// struct Word: View {
///   var body: some View {
///     Text("Clover").onDrag { NSItemProvider(object: "Clover" as NSString) }
///   }
/// }
/// ```
///
/// Handlers are called at once, on the thread that asks, unless what was registered answers later.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  /// The programs that may see a representation. A program's own drags are seen by the program alone.
  public enum RepresentationVisibility: Int, Sendable {
    /// Any program.
    case all
    /// The programs of the same team.
    case team
    /// The programs of the same group.
    case group
    /// This program.
    case ownProcess
  }

  /// Why something was not loaded.
  public enum ErrorCode: Int, Sendable {
    /// For a reason that is not known.
    case unknownError = -1
    /// There is no data of the type.
    case itemUnavailableError = -1000
    /// The data is not of the class that was asked for.
    case unexpectedValueClassError = -1100
    /// The data cannot be turned into an object of the class.
    case unavailableCoercionError = -1200
  }

  /// The domain of the errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  typealias Loader =
    @Sendable (@escaping @Sendable (Result<TransferredContent, any Error>) -> Void)
    -> Void

  struct Registration: Sendable {
    let type: UTType
    /// The object that was given for the type, which `loadItem` hands out.
    var item: TransferBox?
    let load: Loader
  }

  private let lock = NSLock()
  private var all: [Registration] = []
  private var name: String?

  /// Nothing yet.
  public override init() { super.init() }

  /// What is registered, the preferred type first.
  var registrations: [Registration] { lock.withLock { all } }

  /// A name for a file that the receiver may make; nil by default.
  public var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  func add(_ registration: Registration) {
    lock.withLock {
      if !all.contains(where: { $0.type == registration.type }) { all.append(registration) }
    }
  }

  static func error(_ code: ErrorCode) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue)
  }
}

// MARK: Giving

extension NSItemProvider {
  /// An object as the types of data that its class writes.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// An object as data of a type; nothing for nil.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let type = typeIdentifier.flatMap({ UTType($0) }) else { return }
    let box = TransferBox(item)
    add(
      Registration(type: type, item: box) { done in
        done(Result { .data(try Self.data(of: box)) })
      })
  }

  /// The content of a file as data of its type, and its address; nil where there is no file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let file = fileURL, FileManager.default.fileExists(atPath: file.path) else { return nil }
    self.init()
    suggestedName = file.deletingPathExtension().lastPathComponent
    let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
    let type = isFolder ? .folder : UTType(filenameExtension: file.pathExtension) ?? .data
    add(Registration(type: type) { $0(.success(.file(file))) })
    add(Registration(type: .fileURL) { $0(.success(.data(Data(file.absoluteString.utf8)))) })
  }

  /// A value as the types of data of its representations.
  public func register<T: Transferable>(_ transferable: @autoclosure () -> T) {
    let value = transferable()
    let box = TransferBox(value)
    for entry in T.transfers where entry.exports(value) {
      guard let export = entry.export else { continue }
      if suggestedName == nil { suggestedName = entry.fileName(box) }
      add(
        Registration(type: entry.type) { done in
          export.run(box) { result in
            done(result.flatMap { made in Result { try made.unwrap() } })
          }
        })
    }
  }

  /// Adds an object as the types of data that its class writes.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: RepresentationVisibility
  ) {
    let box = TransferBox(object)
    for name in type(of: object).writableTypeIdentifiersForItemProvider {
      guard let type = UTType(name) else { continue }
      if type == .fileURL, (object as? NSURL).map({ !($0 as URL).isFileURL }) ?? false { continue }
      add(
        Registration(type: type) { done in
          guard let object = box.value as? any NSItemProviderWriting else { return }
          _ = object.loadData(withTypeIdentifier: name) { done(Self.result($0, $1)) }
        })
    }
  }

  /// Adds data of a type, which a closure loads when it is asked for.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    guard let type = UTType(typeIdentifier) else { return }
    registerDataRepresentation(for: type, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds data of a type, which a closure loads when it is asked for.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: RepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    add(
      Registration(type: contentType) { done in _ = loadHandler { done(Self.result($0, $1)) } })
  }

  private static func result(_ data: Data?, _ error: (any Error)?)
    -> Result<TransferredContent, any Error>
  {
    guard let data else { return .failure(error ?? Self.error(.itemUnavailableError)) }
    return .success(.data(data))
  }

  private static func data(of item: TransferBox) throws -> Data {
    switch item.value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    default: throw error(.unavailableCoercionError)
    }
  }
}

// MARK: What there is

extension NSItemProvider {
  /// The types of data, the preferred one first.
  public var registeredContentTypes: [UTType] { registrations.map(\.type) }

  /// The identifiers of the types of data, the preferred one first.
  public var registeredTypeIdentifiers: [String] { registrations.map(\.type.identifier) }

  /// The types of data that conform to a type, the preferred one first.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Whether there is data of a type, or of one that conforms to it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).map { registration(for: $0) != nil } ?? false
  }

  /// Whether an object of a class can be loaded.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readable(aClass) != nil
  }

  /// Whether a value that stands for an object can be loaded, such as a `String`.
  public func canLoadObject<T: _ItemProviderValue>(ofClass type: T.Type) -> Bool {
    readable(T._Object.self) != nil
  }

  func registration(for type: UTType) -> Registration? {
    let all = registrations
    return all.first { $0.type == type } ?? all.first { $0.type.conforms(to: type) }
  }

  func readable(_ type: any NSItemProviderReading.Type) -> (String, Registration)? {
    for name in type.readableTypeIdentifiersForItemProvider {
      guard let wanted = UTType(name), let found = registration(for: wanted) else { continue }
      return (found.type.identifier, found)
    }
    return nil
  }
}

// MARK: Values

extension NSItemProvider {
  /// The way in which a value of a type can be made from what there is: of the type's ways, the first one.
  private func match<T: Transferable>(_ type: T.Type) -> (Registration, TransferStep)? {
    for entry in T.transfers {
      guard let receive = entry.receive, let found = registration(for: entry.type) else { continue }
      return (found, receive)
    }
    return nil
  }

  /// Whether a value of a type can be made from what there is.
  func holds<T: Transferable>(_ type: T.Type) -> Bool { match(type) != nil }

  /// Makes a value of a type; `completion` is called at once, or later on any thread.
  func receive<T: Transferable>(
    _ type: T.Type, _ completion: @escaping @Sendable (Result<TransferBox, any Error>) -> Void
  ) {
    guard let (registration, receive) = match(type) else {
      return completion(.failure(TransferError.noRepresentation))
    }
    registration.load { result in
      switch result {
      case .failure(let error): completion(.failure(error))
      case .success(let content): receive.run(TransferBox(content), completion)
      }
    }
  }
}
