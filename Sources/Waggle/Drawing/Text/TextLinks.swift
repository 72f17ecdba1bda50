import Foundation
import WaggleGraph

/// The links in a text (C345).
final class TextLinks {
  private unowned let node: TextNode
  /// What keys come to, for each link; they live as long as the text does.
  var parts: [AnyObject] = []
  private var urls: [Int: URL] = [:]
  private(set) var environment = EnvironmentValues()
  /// What takes the touches on the links; it lives as long as they do.
  var listener: AnyObject?

  init(_ node: TextNode) { self.node = node }

  /// - Parameter urls: where the runs lead, by their index.
  func follow(_ urls: [Int: URL], in environment: EnvironmentValues) {
    (self.urls, self.environment) = (urls, environment)
  }

  var isGone: Bool { node.subgraph.isRemoved }
  var text: ViewNode { node }

  /// Inputs for the links: in the environment of the text, but in no chain of what is around it.
  var inputs: _ViewInputs {
    var inputs = _ViewInputs(
      runtime: node.runtime, environment: node.environment,
      appearanceScope: AppearanceScope(parent: nil))
    inputs.subgraph = node.subgraph
    return inputs
  }

  /// Where the link at a point in the root's space leads.
  func url(at point: CGPoint) -> URL? {
    guard !urls.isEmpty, let local = node.local(point) else { return nil }
    return node.run(at: local).flatMap { urls[$0] }
  }

  /// The links in their order; neighbouring runs that lead to one address are one link.
  var all: [(label: String, url: URL, runs: Range<Int>)] {
    let runs = node.styledText.runs
    return urls.keys.sorted().reduce(into: []) { links, index in
      guard let url = urls[index], runs.indices.contains(index) else { return }
      if let last = links.last, last.url == url, last.runs.upperBound == index {
        links[links.count - 1] = (
          last.label + runs[index].string, url, last.runs.lowerBound..<index + 1
        )
      } else {
        links.append((runs[index].string, url, index..<index + 1))
      }
    }
  }

  /// The part of the text that each link is, in Unicode scalars.
  var scalarRanges: [Range<Int>] {
    let starts = node.styledText.runs.reduce(into: [0]) {
      $0.append($0[$0.count - 1] + $1.string.unicodeScalars.count)
    }
    return all.map { starts[$0.runs.lowerBound]..<starts[$0.runs.upperBound] }
  }

  /// Where each link is, or its first line is, in the text's coordinates; nil for one that is not seen.
  var areas: [CGRect?] {
    let characters = DisplayedCharacters(node.finalLayout, node.store.measurer)
    let starts = node.styledText.runs.reduce(into: [0]) {
      $0.append($0[$0.count - 1] + $1.string.count)
    }
    return all.map { link in
      let written = starts[link.runs.lowerBound]..<starts[link.runs.upperBound]
      return characters.rectangles(ofWritten: written).first
    }
  }
}

extension TextLayout {
  /// The index of the run at a point, where the layout is one of `marked` text.
  func markedRun(at point: CGPoint, measuredBy measurer: any TextMeasurer) -> Int? {
    guard let line = line(at: point.y) else { return nil }
    let extents = measurer.characterExtents(of: line.runs)
    let x = point.x - line.x
    guard let index = extents.firstIndex(where: { $0.x <= x && x < $0.x + $0.width }) else {
      return nil
    }
    var count = 0
    for run in line.runs {
      count += run.string.count
      if index < count { return text.runs.count == 1 ? 0 : run.color.mark }
    }
    return nil
  }

  /// The line at a height; nil above the first and below the last.
  private func line(at y: CGFloat) -> Line? {
    guard y >= 0, y <= size.height else { return nil }
    let next = lines.firstIndex { $0.baseline >= y } ?? lines.count - 1
    guard lines.indices.contains(next) else { return nil }
    // What is below a baseline by less than a quarter of the way to the next one is a descender.
    guard next > 0, lines[next].baseline >= y else { return lines[next] }
    let (above, below) = (lines[next - 1].baseline, lines[next].baseline)
    return y - above < (below - above) / 4 ? lines[next - 1] : lines[next]
  }
}
