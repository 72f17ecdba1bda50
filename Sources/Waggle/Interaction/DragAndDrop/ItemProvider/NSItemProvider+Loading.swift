public import Foundation

// How what was dragged or pasted is loaded.

extension NSItemProvider {
  /// Loads an object of a class.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    load(readable(aClass)?.1) { result in
      do {
        let (data, type) = try result.get()
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: type.identifier), nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// Loads a value that stands for an object, such as a `String` or a `URL`.
  @discardableResult
  public func loadObject<T: _ItemProviderValue>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    load(readable(T._Object.self)?.1) { result in
      do {
        let (data, type) = try result.get()
        let object = try T._Object.object(
          withItemProviderData: data, typeIdentifier: type.identifier)
        completionHandler(T._value(of: object), nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// Loads the data of a type, or of the first one that conforms to it.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(UTType(typeIdentifier).flatMap(registration(for:))) { result in
      do { completionHandler(try result.get().0, nil) } catch { completionHandler(nil, error) }
    }
  }

  /// Loads the data of a type, or of the first one that conforms to it.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads a file with the data of a type. The file is removed when the handler returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName
    return load(UTType(typeIdentifier).flatMap(registration(for:))) { result in
      do {
        let (data, type) = try result.get()
        let file = try TransferredContent.data(data).temporaryFile(of: type, named: name)
        completionHandler(file, nil)
        try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
      } catch { completionHandler(nil, error) }
    }
  }

  /// Loads the object that was given for a type, or else its data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)?
  ) {
    let found = UTType(typeIdentifier).flatMap(registration(for:))
    if let item = found?.item?.value as? any NSSecureCoding {
      completionHandler?(item, nil)
      return
    }
    _ = load(found) { result in
      do { completionHandler?(NSData(data: try result.get().0), nil) } catch {
        completionHandler?(nil, error)
      }
    }
  }

  /// The object that was given for a type, or else its data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let box: TransferBox = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        if let item {
          continuation.resume(returning: TransferBox(item))
        } else {
          continuation.resume(throwing: error ?? Self.error(.unknownError))
        }
      }
    }
    guard let item = box.value as? any NSSecureCoding else { throw Self.error(.unknownError) }
    return item
  }

  /// Loads a value of a type that can be transferred.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    receive(T.self) { box in
      progress.completedUnitCount = 1
      completionHandler(box.flatMap { box in Result { try box.unwrap() } })
    }
    return progress
  }

  private func load(
    _ registration: Registration?,
    _ completion: @escaping @Sendable (Result<(Data, UTType), any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let registration else {
      completion(.failure(Self.error(.itemUnavailableError)))
      return progress
    }
    registration.load { result in
      progress.completedUnitCount = 1
      completion(result.flatMap { content in Result { (try content.data(), registration.type) } })
    }
    return progress
  }
}
