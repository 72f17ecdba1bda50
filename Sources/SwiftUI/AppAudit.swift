import ArgumentParser
import Foundation
import Waggle
import WaggleControls
import WaggleRender

/// `--audit`: looks at a program's first window or at previews in several settings, and prints what some people cannot read or
/// use in them (C735).
@MainActor struct AppAudit {
  private let flags: AppFlags
  /// The name that is printed above what is found.
  private let title: String
  /// A window of a colour scheme.
  private let window: (ColorScheme) -> Window

  private struct Window {
    let offscreen: OffscreenHost
    let fit: () -> Void
  }

  /// Prints what is found; ends the process with 1 if there is anything.
  static func run<Program: App>(_ program: Program.Type, _ flags: AppFlags) throws {
    let count = try audits(program, flags).reduce(0) { try $0 + $1.report() }
    guard count == 0 else { throw ExitCode(1) }
  }

  private static func audits<Program: App>(_ program: Program.Type, _ flags: AppFlags) throws
    -> [AppAudit]
  {
    guard flags.previews || flags.preview != nil else { return [AppAudit(program, flags)] }
    let catalog = PreviewCatalog.ofProgram()
    guard let name = flags.preview else {
      return catalog.items.map { AppAudit($0, in: catalog, flags) }
    }
    return [AppAudit(try catalog.item(selectedBy: name), in: catalog, flags)]
  }

  private init<Program: App>(_ program: Program.Type, _ flags: AppFlags) {
    self.flags = flags
    title = "\(AppCommand.name(of: program)), its first window"
    let app = program.init()
    window = { scheme in
      let offscreen = OffscreenHost(size: flags.size, scale: 2, colorScheme: scheme) {
        AppView(app, desk: WindowDesk())
      }
      return Window(offscreen: offscreen) {
        if flags.givenSize == nil { offscreen.adoptDefaultSize() }
      }
    }
  }

  private init(_ item: PreviewItem, in catalog: PreviewCatalog, _ flags: AppFlags) {
    self.flags = flags
    title = item.name == item.location ? item.name : "\(item.name) (\(item.location))"
    window = { scheme in
      let picture = PreviewPicture(
        item, in: catalog, window: flags.size, givenSize: flags.givenSize, scale: 2,
        colorScheme: scheme)
      return Window(offscreen: picture.offscreen, fit: picture.fitWindow)
    }
  }

  /// Prints the title and what is found, if there is anything.
  ///
  /// - Returns: the number of lines that say what is wrong.
  private func report() throws -> Int {
    var found = AuditReport()
    for setting in AuditSetting.all {
      let window = window(setting.scheme)
      let host = window.offscreen.host
      host.followsPreferredColorScheme = false
      host.updateEnvironment {
        if let locale = flags.locale { $0.adopt(locale) }
        $0.dynamicTypeSize = setting.textSize
        $0.layoutDirection = setting.direction
      }
      window.offscreen.settle(waitingForTasks: AppCommand.taskTimeout)
      window.fit()
      window.offscreen.settle()
      for diagnostic in window.offscreen.diagnostics where diagnostic.kind.severity > .note {
        found.add(diagnostic.description, diagnostic.id, in: setting)
      }
      for finding in try AccessibilityAudit(host).findings(flags.auditedKinds) {
        found.add(finding, in: setting)
      }
    }
    if !found.lines.isEmpty {
      print(([title] + found.lines.map { "  " + $0 }).joined(separator: "\n"))
    }
    return found.lines.count
  }
}
