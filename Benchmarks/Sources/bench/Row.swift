/// One line of `bench.json`. A field that does not apply to a scene is nil, and null in the file.
struct Row {
  let scene: String
  /// How many leaves (or wrappers) there are; nil where the scene has one size only.
  var n: Int?
  /// CPU nanoseconds until the observer ran, for one update; of `build`, the whole time divided by the leaves.
  var ns: Double?
  /// CPU nanoseconds of the whole frame; of `build`, from the creation of the host on.
  var nsFrame: Double?
  /// Of one update, or of the whole build, counted by valgrind.
  var instructions: Int?
  /// Graph nodes of one view.
  var nodes: Double?
  /// Allocations during one update; of `build`, divided by the leaves.
  var allocations: Double?
  /// Live heap per leaf.
  var bytes: Double?
  /// Bytes that a page was sent for one step.
  var sentBytes: Double?
  /// Elements that were created in a page for one step.
  var sentElements: Double?
  /// `ns` divided by the time of a plain loop that folds the same values.
  var ratioToLoop: Double?
  /// Whether the observer received the right value each time.
  var observerCorrect: Bool?

  /// As a JSON object, in the order of the fields.
  var json: String {
    func field(_ name: String, _ value: String?) -> String { "\"\(name)\": \(value ?? "null")" }
    let fields = [
      field("scene", "\"\(scene)\""), field("n", n.map(String.init)),
      field("ns", ns.map(decimal)), field("nsFrame", nsFrame.map(decimal)),
      field("instructions", instructions.map(String.init)),
      field("nodes", nodes.map(decimal)), field("allocations", allocations.map(decimal)),
      field("bytes", bytes.map(decimal)),
      field("sentBytes", sentBytes.map(decimal)), field("sentElements", sentElements.map(decimal)),
      field("ratioToLoop", ratioToLoop.map(decimal)),
      field("observerCorrect", observerCorrect.map(String.init)),
    ]
    return "{" + fields.joined(separator: ", ") + "}"
  }
}

/// With two digits after the point, or no digits where both are zero.
func decimal(_ value: Double) -> String {
  let hundredths = (value * 100).rounded()
  guard abs(hundredths) < 1e15 else { return "\(value)" }
  let whole = Int(hundredths / 100)
  let rest = Int(hundredths) - whole * 100
  return rest == 0 ? "\(whole)" : "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
}

/// The rows as one JSON list, a row a line.
func json(_ rows: [Row]) -> String {
  "[\n" + rows.map { "  " + $0.json }.joined(separator: ",\n") + "\n]\n"
}
