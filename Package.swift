// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// `<toolchain>/usr/lib/swift/host`: the SwiftSyntax of the toolchain that runs this manifest.
///
/// SwiftPM links every manifest with `<toolchain>/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so`,
/// so this process's memory map names the toolchain whatever `swift` comes first in PATH.
/// Where it is missing the package still resolves; the adapter then says what to install.
func hostLibraries() -> String? {
  var folders: [String] = []
  if let root = ProcessInfo.processInfo.environment["INTERLUDE_TOOLCHAIN"] {
    folders.append(root + "/usr/lib/swift/host")
  }
  // A FileHandle, because String(contentsOfFile:) reads only the first page of a file under /proc.
  let maps = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data()
  let library = "/pm/ManifestAPI/libPackageDescription.so"
  for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
    if let slash = line.firstIndex(of: "/"), line.hasSuffix(library) {
      folders.append(line[slash...].replacingOccurrences(of: library, with: "/host"))
    }
  }
  return folders.first { FileManager.default.fileExists(atPath: $0 + "/libSwiftSyntax.so") }
}

/// How a target is compiled.
enum Temperature {
  /// As the build configuration says.
  case cool
  /// Optimised in debug builds too: a blend in a debug build is 900 times slower.
  case hot
}

/// The one place where compiler settings are written.
func settings(_ temperature: Temperature = .cool) -> [SwiftSetting] {
  let features: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  return temperature == .hot ? features + [.unsafeFlags(["-O"])] : features
}

/// Plain iOS sources, as their author compiles them.
let exampleSettings: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let syntax = hostLibraries()
let syntaxSettings: [SwiftSetting] =
  syntax.map { [.define("INTERLUDE_SYNTAX"), .unsafeFlags(["-I", $0])] } ?? []
let syntaxLinking: [LinkerSetting] =
  syntax.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

let package = Package(
  name: "Interlude",
  products: [
    .library(
      name: "InterludeUIKit",
      targets: ["UIKit", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .library(name: "Interlude", targets: ["Interlude"]),
    .library(name: "InterludeStage", targets: ["InterludeStage"]),
    .library(name: "InterludeTesting", targets: ["InterludeTesting"]),
    .library(name: "InterludeStudio", targets: ["InterludeStudio"]),
    .executable(name: "interlude", targets: ["interlude"]),
    .plugin(name: "InterludeSources", targets: ["InterludeSources"]),
  ],
  targets: [
    // The libraries of the system.
    .systemLibrary(
      name: "CPNG", path: "Sources/System/CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CDeflate", path: "Sources/System/CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CJPEG", path: "Sources/System/CJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg62-turbo-dev"])]),
    .systemLibrary(
      name: "CPango", path: "Sources/System/CPango", pkgConfig: "pangoft2",
      providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", path: "Sources/System/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"])]),

    // Values and functions of values.
    .target(name: "InterludeGeometry", exclude: ["README.md"], swiftSettings: settings(.hot)),
    .target(
      name: "InterludeMotion", dependencies: ["InterludeGeometry"], exclude: ["README.md"],
      swiftSettings: settings(.hot)),
    .target(
      name: "InterludeScene", dependencies: ["InterludeGeometry"], exclude: ["README.md"],
      swiftSettings: settings(.hot)),
    .target(
      name: "InterludeCompositor",
      dependencies: ["InterludeGeometry", "InterludeMotion", "InterludeScene"],
      exclude: ["README.md"], swiftSettings: settings(.hot)),
    .target(
      name: "InterludeTypesetting",
      dependencies: [
        "InterludeGeometry", "InterludeScene", "InterludeImaging", "CPango", "CHarfBuzz",
      ],
      exclude: ["README.md"], swiftSettings: settings(.hot)),
    .target(
      name: "InterludeRaster",
      dependencies: ["InterludeGeometry", "InterludeScene", "InterludeTypesetting"],
      exclude: ["README.md"], swiftSettings: settings(.hot)),
    .target(name: "InterludeConstraints", exclude: ["README.md"], swiftSettings: settings(.hot)),
    .target(
      name: "InterludeImaging", dependencies: ["InterludeScene", "CPNG", "CDeflate", "CJPEG"],
      exclude: ["README.md"], swiftSettings: settings(.hot)),

    // Apple's names.
    .target(
      name: "CoreGraphics",
      dependencies: ["InterludeGeometry", "InterludeScene", "InterludeRaster", "InterludeImaging"],
      exclude: ["README.md"], swiftSettings: settings()),
    .target(
      name: "QuartzCore",
      dependencies: [
        "CoreGraphics", "InterludeCompositor", "InterludeGeometry", "InterludeMotion",
        "InterludeScene",
      ],
      exclude: ["README.md"], swiftSettings: settings()),
    .target(name: "CVirtualTime", exclude: ["README.md"]),
    .target(
      name: "InterludeHost", dependencies: ["InterludeScene"], exclude: ["README.md"],
      swiftSettings: settings()),
    .target(
      name: "UIKit",
      dependencies: [
        "QuartzCore", "InterludeTypesetting", "InterludeMotion", "InterludeHost",
        "InterludeConstraints", "InterludeGeometry", "InterludeScene", "InterludeCompositor",
        "CVirtualTime",
      ],
      exclude: ["Controllers/README.md", "README.md", "Transitions/README.md"],
      swiftSettings: settings()),
    .target(
      name: "Interlude", dependencies: ["UIKit"], exclude: ["README.md"], swiftSettings: settings()),
    .target(
      name: "_Testing_CoreGraphics", path: "Sources/Overlays/_Testing_CoreGraphics",
      swiftSettings: settings()),
    .target(
      name: "_Testing_UIKit", path: "Sources/Overlays/_Testing_UIKit", swiftSettings: settings()),

    // Watching, filming, testing.
    .target(
      name: "InterludeStage",
      dependencies: [
        "UIKit", "QuartzCore", "InterludeRaster", "InterludeScene", "InterludeGeometry",
        "InterludeHost", "InterludeMotion", "InterludeCompositor",
      ],
      exclude: ["README.md"], swiftSettings: settings()),
    .target(
      name: "InterludeDoctor",
      dependencies: [
        "UIKit", "QuartzCore", "CoreGraphics", "InterludeCompositor", "InterludeGeometry",
        "InterludeMotion", "InterludeScene",
      ],
      exclude: ["README.md"], swiftSettings: settings()),
    .target(
      name: "InterludeTesting",
      dependencies: [
        "InterludeStage", "InterludeDoctor", "InterludeImaging", "InterludeScene",
        "InterludeRaster", "UIKit", "QuartzCore", "InterludeTypesetting", "InterludeGeometry",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      exclude: ["README.md"], swiftSettings: settings()),
    .target(
      name: "InterludeStudio",
      dependencies: [
        "InterludeStage", "InterludeDoctor", "InterludeImaging", "InterludeScene",
        "InterludeRaster", "InterludeTypesetting", "InterludeGeometry", "InterludeCompositor",
        "CoreGraphics", "UIKit", "QuartzCore",
      ],
      exclude: ["README.md"], swiftSettings: settings()),

    // The source adapter.
    .target(
      name: "InterludePort", exclude: ["README.md"], swiftSettings: settings() + syntaxSettings),
    .executableTarget(
      name: "interlude-sources", dependencies: ["InterludePort"],
      exclude: ["README.md"], swiftSettings: settings() + syntaxSettings,
      linkerSettings: syntaxLinking),
    .plugin(
      name: "InterludeSources", capability: .buildTool(), dependencies: ["interlude-sources"]),

    // The examples, and the tool that films them.
    .target(
      name: "Bubbles", dependencies: ["UIKit"], path: "Examples/Bubbles/App",
      sources: ["Interlude.swift"], swiftSettings: exampleSettings,
      plugins: ["InterludeSources"]),
    .target(
      name: "Card", dependencies: ["UIKit"], path: "Examples/Card/App",
      sources: ["Interlude.swift"], swiftSettings: exampleSettings,
      plugins: ["InterludeSources"]),
    .target(
      name: "Reveal", dependencies: ["UIKit"], path: "Examples/Reveal/App",
      sources: ["Interlude.swift"], swiftSettings: exampleSettings,
      plugins: ["InterludeSources"]),
    .target(
      name: "Drop", dependencies: ["UIKit"], path: "Examples/Drop/App",
      sources: ["Interlude.swift"], swiftSettings: exampleSettings,
      plugins: ["InterludeSources"]),
    .target(
      name: "ExampleScenes",
      dependencies: [
        "InterludeStage", "InterludeStudio", "Interlude", "UIKit", "Bubbles", "Card", "Reveal",
        "Drop",
      ],
      path: "Examples/Scenes", swiftSettings: settings()),
    .executableTarget(
      name: "interlude", dependencies: ["InterludeStudio", "InterludePort", "ExampleScenes"],
      exclude: ["README.md"], swiftSettings: settings() + syntaxSettings,
      linkerSettings: syntaxLinking),

    .executableTarget(
      name: "bench",
      dependencies: [
        "ExampleScenes", "InterludeStudio", "InterludeStage", "InterludeDoctor", "InterludeRaster",
        "InterludeScene", "InterludeHost", "UIKit",
      ],
      path: "Benchmarks", swiftSettings: settings()),

    // Tests.
    .testTarget(
      name: "GeometryTests", dependencies: ["InterludeGeometry"], swiftSettings: settings()),
    .testTarget(
      name: "MotionTests", dependencies: ["InterludeMotion", "InterludeGeometry"],
      swiftSettings: settings()),
    .testTarget(
      name: "ConstraintsTests", dependencies: ["InterludeConstraints"],
      swiftSettings: settings()),
    .testTarget(
      name: "CompositorTests", dependencies: ["InterludeCompositor", "InterludeMotion"],
      swiftSettings: settings()),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: [
        "QuartzCore", "CoreGraphics", "InterludeCompositor", "InterludeGeometry",
        "InterludeMotion", "InterludeScene", "_Testing_CoreGraphics",
      ],
      swiftSettings: settings()),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "QuartzCore", "CoreGraphics", "InterludeCompositor", "InterludeGeometry",
        "InterludeMotion", "InterludeScene", "InterludeTypesetting", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      swiftSettings: settings()),
    .testTarget(
      name: "StageTests",
      dependencies: [
        "InterludeStage", "InterludeStudio", "InterludeTesting", "InterludeDoctor", "Interlude",
        "ExampleScenes", "Bubbles", "UIKit", "QuartzCore", "InterludeScene", "InterludeRaster",
        "InterludeGeometry", "InterludeImaging", "InterludeHost", "InterludeMotion",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      exclude: ["Library/__Films__"], swiftSettings: settings()),
    .testTarget(
      name: "DoctorTests",
      dependencies: [
        "InterludeDoctor", "InterludeStage", "InterludeStudio", "InterludeTesting",
        "ExampleScenes", "Interlude", "UIKit", "QuartzCore", "CoreGraphics", "InterludeScene",
        "InterludeGeometry", "InterludeMotion", "InterludeCompositor", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      swiftSettings: settings()),
    .testTarget(
      name: "TestKitTests",
      dependencies: [
        "InterludeTesting", "InterludeStage", "InterludeDoctor", "InterludeStudio",
        "InterludeImaging", "InterludeScene", "InterludeGeometry", "InterludeRaster",
        "ExampleScenes", "UIKit", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      exclude: ["__Films__"], swiftSettings: settings()),
    .testTarget(
      name: "RasterTests",
      dependencies: [
        "InterludeRaster", "InterludeScene", "InterludeGeometry", "InterludeImaging",
        "InterludeTypesetting",
      ],
      swiftSettings: settings()),
    .testTarget(
      name: "TypesettingTests",
      dependencies: [
        "InterludeTypesetting", "InterludeRaster", "InterludeScene", "InterludeGeometry",
        "InterludeImaging",
      ],
      swiftSettings: settings()),
    .testTarget(
      name: "ImagingTests",
      dependencies: ["InterludeImaging", "InterludeScene", "InterludeRaster", "InterludeGeometry"],
      swiftSettings: settings()),
    .testTarget(
      name: "StudioTests",
      dependencies: [
        "InterludeStudio", "InterludeStage", "InterludeTesting", "InterludeImaging",
        "InterludeScene", "InterludeRaster", "InterludeTypesetting", "InterludeGeometry",
        "InterludeCompositor", "ExampleScenes", "UIKit", "QuartzCore", "CoreGraphics",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      exclude: ["__Films__"], swiftSettings: settings()),
    .testTarget(
      name: "PortTests", dependencies: ["InterludePort"],
      swiftSettings: settings() + syntaxSettings, linkerSettings: syntaxLinking),
  ]
)
