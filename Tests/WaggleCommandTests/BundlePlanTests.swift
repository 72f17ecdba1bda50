import Foundation
import Testing
import WaggleCommand

@Suite struct BundlePlanTests {
  private let libraries = [
    "libc.so.6": "/lib/libc.so.6", "libm.so.6": "/lib/libm.so.6",
    "libnss_dns.so.2": "/lib/libnss_dns.so.2",
    "libcairo.so.2": "/usr/lib/libcairo.so.2", "libcurl.so.4": "/usr/lib/libcurl.so.4",
    "libWaggle.so": "/sdk/lib/libWaggle.so",
  ]

  private func destinations(_ fonts: BundlePlan.Fonts) -> [String] {
    BundlePlan(
      program: URL(fileURLWithPath: "/b/Bees"), libraries: libraries,
      neighbours: ["Bees", "P_Bees.resources", "Modules", "Kit.bundle", "Bees.build"], fonts: fonts
    ) { !$0.contains("quicksand") }.copies.map(\.destination)
  }

  @Test func `the program, its libraries and its resources are copied, the C library is not`() {
    #expect(
      destinations(.none) == [
        "Bees", "lib/libWaggle.so", "lib/libcairo.so.2", "lib/libcurl.so.4", "Kit.bundle",
        "P_Bees.resources",
      ])
  }

  @Test func `fonts bring a configuration for fontconfig, which looks beside its file`() {
    let plan = { (fonts: BundlePlan.Fonts) in
      BundlePlan(
        program: URL(fileURLWithPath: "/b/Bees"), libraries: [:], neighbours: [], fonts: fonts
      ) { _ in true }
    }
    #expect(plan(.none).texts == [:])
    let text = plan(.latin).texts["share/fonts/fonts.conf"]
    #expect(text?.contains("<dir prefix=\"relative\">.</dir>") == true)
  }

  @Test func `fonts that are on this machine go into share, each folder once`() {
    let latin = destinations(.latin).filter { $0.hasPrefix("share/") }
    #expect(
      latin == [
        "share/fonts/opentype/inter", "share/fonts/truetype/dejavu", "share/bootstrap-icons/svg",
        "share/fonts/truetype/material-design-icons-iconfont",
      ])
    let all = destinations(.all).filter { $0.hasPrefix("share/") }
    #expect(all.count == latin.count + 2 && Set(all).count == all.count)
  }

  @Test func `a program is linked to look beside itself, and to all libraries by their places`() {
    let options = BundlePlan.buildOptions(libraries: libraries)
    #expect(
      options == [
        "-Xlinker", "-rpath=$ORIGIN/lib", "-Xlinker", "--no-as-needed", "-Xlinker",
        "/sdk/lib/libWaggle.so",
        "-Xlinker", "/usr/lib/libcairo.so.2", "-Xlinker", "/usr/lib/libcurl.so.4",
      ])
  }
}
