package import Foundation

/// The shared libraries that a program or library needs, as `ldd` lists them.
package struct SharedLibraries: Equatable {
  /// Each library that was found: its name, and its path.
  package let found: [String: String]
  /// The names of those that were not.
  package let missing: [String]

  /// Reads lines such as `libz.so.1 => /lib/x86_64-linux-gnu/libz.so.1 (0x00007f)` and `libx.so => not found`.
  package init(lddOutput: String) {
    var (found, missing) = ([String: String](), Set<String>())
    for line in lddOutput.split(separator: "\n") {
      let parts = line.split(separator: " => ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].trimmingCharacters(in: .whitespaces)
      if parts[1].hasPrefix("not found") {
        missing.insert(name)
      } else if let end = parts[1].range(of: " (") {
        found[name] = String(parts[1][..<end.lowerBound])
      }
    }
    (self.found, self.missing) = (found, missing.sorted())
  }

  /// Asks the loader, which searches in these folders too.
  package init(of files: [URL], folders: [URL]) throws {
    var ldd = Child("ldd", files.map(\.path))
    ldd.environment["LD_LIBRARY_PATH"] = folders.map(\.path).joined(separator: ":")
    self.init(lddOutput: try ldd.capture().output)
  }
}

/// Which Debian package has a library.
package enum DebianPackages {
  /// The command that installs the packages; without repetitions.
  package static func installation(of packages: [String]) -> String {
    "sudo apt-get install --no-install-recommends " + Set(packages).sorted().joined(separator: " ")
  }

  /// The packages of Debian 12 with these libraries; for others the name of the library is left.
  package static func packages(of libraries: [String]) -> (known: [String], unknown: [String]) {
    (libraries.compactMap { table[$0] }, libraries.filter { table[$0] == nil })
  }

  private static let table = [
    "libpangocairo-1.0.so.0": "libpangocairo-1.0-0", "libpangoft2-1.0.so.0": "libpangoft2-1.0-0",
    "libpango-1.0.so.0": "libpango-1.0-0", "libcairo.so.2": "libcairo2",
    "libfontconfig.so.1": "libfontconfig1", "libfreetype.so.6": "libfreetype6",
    "libharfbuzz-subset.so.0": "libharfbuzz-subset0", "libharfbuzz.so.0": "libharfbuzz0b",
    "libbrotlienc.so.1": "libbrotli1", "libbrotlidec.so.1": "libbrotli1",
    "libbrotlicommon.so.1": "libbrotli1", "libfribidi.so.0": "libfribidi0",
    "libgobject-2.0.so.0": "libglib2.0-0", "libglib-2.0.so.0": "libglib2.0-0",
    "libgio-2.0.so.0": "libglib2.0-0", "libturbojpeg.so.0": "libturbojpeg0",
    "libdeflate.so.0": "libdeflate0", "libz.so.1": "zlib1g",
    "libcurl.so.4": "libcurl4", "libxml2.so.2": "libxml2", "libstdc++.so.6": "libstdc++6",
    "libgcc_s.so.1": "libgcc-s1", "libpng16.so.16": "libpng16-16", "libexpat.so.1": "libexpat1",
    "libpixman-1.so.0": "libpixman-1-0", "libgraphite2.so.3": "libgraphite2-3",
    "libthai.so.0": "libthai0", "libdatrie.so.1": "libdatrie1", "libX11.so.6": "libx11-6",
    "libxcb.so.1": "libxcb1", "libxcb-shm.so.0": "libxcb-shm0", "libXext.so.6": "libxext6",
    "libxcb-render.so.0": "libxcb-render0", "libXrender.so.1": "libxrender1",
  ]
}
