package import Foundation

/// How much of the top of a header need not stay visible.
package struct PinningGap: LayoutValueKey {
  package static var defaultValue: CGFloat { 0 }
}

// Headers and footers that stay visible while their section is (L099).

extension LazyNode {
  /// Moves the headers and footers of the visible sections to the edges of the visible area inside the insets, and makes
  /// them if they are not there. More than one can be between an inset's edge and that of the scroll view.
  func pinSections() {
    window.pinned = []
    guard !arrangement.pinnedViews.isEmpty, let visible = window.visible else { return }
    var last: LazySection?
    for line in lines where line.meets(visible) && line.section !== last {
      last = line.section
      if let last { pin(last) }
    }
  }

  private func pin(_ section: LazySection) {
    var headerEnd = -CGFloat.infinity
    if arrangement.pinnedViews.contains(.sectionHeaders) { headerEnd = pinHeader(of: section) }
    if arrangement.pinnedViews.contains(.sectionFooters) {
      pinFooter(of: section, below: headerEnd)
    }
  }

  /// Returns where the header ends.
  private func pinHeader(of section: LazySection) -> CGFloat {
    guard var group = group(of: section, .header) else { return -.infinity }
    let natural = naturalStart(of: group) ?? -.infinity
    let edge = pinningRange.lowerBound - group.gap
    let start = min(max(natural, edge), end(of: section) - group.length)
    if start != natural { pin(&group, at: start) }
    return start + group.length
  }

  /// A footer moves up, never down: a header that is pushed out by the section's end goes over it.
  private func pinFooter(of section: LazySection, below headerEnd: CGFloat) {
    guard var group = group(of: section, .footer) else { return }
    let natural = naturalStart(of: group) ?? .infinity
    let limit = min(natural, max(headerEnd, naturalEnd(ofHeaderOf: section)))
    let start = max(min(natural, pinningRange.upperBound - group.length), limit)
    if start != natural { pin(&group, at: start) }
  }

  /// The lines of a header or a footer, which move together.
  private struct Group {
    var lines: [LazyLine]
    var length: CGFloat { lines.last!.end - lines[0].position }
    /// How much of the first line is empty and need not stay visible.
    var gap: CGFloat { lines[0].entries[0].element.node.layoutValue(PinningGap.self) ?? 0 }
  }

  private func group(of section: LazySection, _ role: LazyRole) -> Group? {
    var lines: [LazyLine] = []
    for number in section.numbers(of: role) {
      guard var line = makeLine(at: number) else { break }
      line.position = lines.last.map { $0.end + (lineSpacing ?? 0) } ?? 0
      lines.append(line)
    }
    return lines.isEmpty ? nil : Group(lines: lines)
  }

  /// Where the lines would be if they did not stay visible; nil outside of the visible area.
  private func naturalStart(of group: Group) -> CGFloat? {
    lines.first { $0.number == group.lines[0].number }?.position
  }

  private func naturalEnd(ofHeaderOf section: LazySection) -> CGFloat {
    lines.last { $0.section === section && $0.role == .header }?.end ?? -.infinity
  }

  /// Where a section ends; infinity if that is not visible.
  private func end(of section: LazySection) -> CGFloat {
    guard let last = lines.last(where: { $0.section === section }) else { return .infinity }
    return last.next < section.numbers(of: .footer).upperBound ? .infinity : last.end
  }

  private func pin(_ group: inout Group, at start: CGFloat) {
    let distance = start - group.lines[0].position
    for index in group.lines.indices { group.lines[index].position += distance }
    window.pinned += group.lines
  }
}
