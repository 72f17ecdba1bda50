import ArgumentParser
import Foundation
import Waggle

/// The text that `--preferences` prints.
@MainActor
struct PreferenceReport {
  private let host: ViewHost
  /// The name of the views to print; nil for all views.
  private let view: String?
  private let isJSON: Bool
  /// The views that write and those at which the value should arrive, where the question is why.
  private let question: (writer: String, observer: String?)?

  init(_ host: ViewHost, _ flags: AppFlags) {
    self.host = host
    view = flags.below
    isJSON = flags.json
    question = flags.from.map { ($0, flags.to) }
  }

  /// All keys, as JSON.
  init(jsonOf host: ViewHost) {
    self.host = host
    (view, isJSON, question) = (nil, true, nil)
  }

  /// The trace of a key; if the name is empty, the traces of all keys that a view observes or reads.
  func text(of name: String) throws -> String {
    if isJSON { return try json(of: name) }
    if let question { return try answers(to: question, name) }
    return try name.isEmpty ? textOfAll() : text(of: keys(named: name))
  }

  private func json(of name: String) throws -> String {
    let keys = try name.isEmpty ? requestedKeys : keys(named: name)
    let traces = keys.map { (key: $0, trace: trace(of: $0)) }
    let parts = traces.map { (key: $0.key, trace: view.map($0.trace.below) ?? $0.trace) }
    if let view, parts.allSatisfy(\.trace.steps.isEmpty) {
      throw ValidationError(notFound(view, in: traces.map(\.trace)))
    }
    let records = zip(keyTypeNames(keys), parts).map { $1.trace.record(of: $0) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(records), as: UTF8.self)
  }

  private func answers(to question: (writer: String, observer: String?), _ name: String) throws
    -> String
  {
    let keys = try name.isEmpty ? requestedKeys : keys(named: name)
    guard !keys.isEmpty else {
      throw ValidationError("No view of this app listens to or reads a preference.")
    }
    let answers = keys.map { key in
      (
        key: keyTypeName(key),
        answers: trace(of: key, includesAllViews: true)
          .answers(from: question.writer, to: question.observer, key: keyTypeName(key))
      )
    }
    let asked = answers.filter { !$0.answers.allSatisfy(\.isUnasked) }
    guard !asked.isEmpty else {
      throw ValidationError(answers.flatMap(\.answers).map(\.text).joined(separator: "\n"))
    }
    return asked.map { ([$0.key] + $0.answers.map(\.text)).joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  /// The keys that the program's own views observe or read, and that of the colour scheme where one writes it.
  private var requestedKeys: [any PreferenceKey.Type] {
    host.requestedKeys.filter { !$0._isFrameworkKey }
  }

  private func textOfAll() throws -> String {
    let written = host.writtenKeys.filter { !$0._isFrameworkKey }
    let requested = requestedKeys
    let unrequested = written.filter { key in !requested.contains { $0 == key } }
    var parts = requested.isEmpty ? [] : [try text(of: requested)]
    if !unrequested.isEmpty {
      parts.append(
        brokenIntoLines(
          "No view observes or reads \(names(unrequested)). To print one of them, name it: --preferences KEY.",
          100
        ).joined(separator: "\n"))
    }
    return parts.isEmpty
      ? "No view of this app writes, observes or reads a preference."
      : parts.joined(separator: "\n\n")
  }

  private func text(of keys: [any PreferenceKey.Type]) throws -> String {
    let traces = keys.map { (key: $0, trace: trace(of: $0)) }
    guard let view else {
      return zip(keyTypeNames(keys), traces).map { print($0, $1.trace) }
        .joined(separator: "\n\n")
    }
    let parts = traces.map { (key: $0.key, trace: $0.trace.below(view)) }
    let found = parts.filter { !$0.trace.steps.isEmpty }
    guard !found.isEmpty else {
      throw ValidationError(notFound(view, in: traces.map(\.trace)))
    }
    return zip(keyTypeNames(found.map(\.key)), found).map { print($0, $1.trace) }
      .joined(separator: "\n\n")
  }

  private func notFound(_ view: String, in traces: [PreferenceTrace]) -> String {
    var all = PreferenceTrace()
    all.steps = traces.flatMap(\.steps)
    return all.notFoundMessage(for: view)
  }

  private func print(_ name: String, _ trace: PreferenceTrace) -> String {
    "\(name)\n"
      + (trace.steps.isEmpty ? "No view in the tree writes or observes it." : "\(trace)")
  }

  private func trace(of key: any PreferenceKey.Type, includesAllViews: Bool = false)
    -> PreferenceTrace
  { host.trace(ofAny: key, includesAllViews: includesAllViews) }
}

// MARK: Names

extension PreferenceReport {
  /// Finds keys by name, with or without the names of the module and of the enclosing types.
  private func keys(named name: String) throws -> [any PreferenceKey.Type] {
    let written = host.writtenKeys
    let candidates = written + host.requestedKeys.filter { key in !written.contains { $0 == key } }
    let found = candidates.filter { Self.matches($0, name) }
    guard found.isEmpty else { return found }
    guard !candidates.isEmpty else {
      throw ValidationError("No view of this app writes a preference.")
    }
    let own = candidates.filter { !$0._isFrameworkKey }
    guard !own.isEmpty else {
      throw ValidationError(
        "No view writes a preference key named '\(name)': this app has no keys."
          + frameworkKeys(in: candidates))
    }
    let near = nearMisses(of: name, candidates.map { (keyTypeName($0), keyTypeName($0)) })
    throw ValidationError(
      "No view writes a preference key named '\(name)'. "
        + (!written.contains { !$0._isFrameworkKey }
          ? "Observed keys: \(names(own))."
          : "Written keys: \(names(written.filter { !$0._isFrameworkKey })).")
        + (near.isEmpty
          ? frameworkKeys(in: candidates) : " Did you mean \(near.joined(separator: " or "))?"))
  }

  /// The names of SwiftUI's own keys that there are.
  private func frameworkKeys(in keys: [any PreferenceKey.Type]) -> String {
    let own = keys.filter { $0._isFrameworkKey }
    return own.isEmpty ? "" : " SwiftUI's own: \(names(own))."
  }

  private static func matches(_ key: any PreferenceKey.Type, _ name: String) -> Bool {
    let full = String(reflecting: key)
    return [keyTypeName(key), typeName(key), "\(key)", full].contains(name)
      || full.hasSuffix("." + name)
  }

  private func names(_ keys: [any PreferenceKey.Type]) -> String {
    keyTypeNames(keys).joined(separator: ", ")
  }
}
