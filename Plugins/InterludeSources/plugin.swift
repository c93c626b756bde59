import Foundation
import PackagePlugin

/// Adapts the unmodified iOS sources of the target that applies it.
///
/// They are the .swift files under the target's folder that SwiftPM does not compile itself: on Linux
/// the target lists `sources: ["Interlude.swift"]`, a file with a comment only.
@main struct InterludeSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let tool = try context.tool(named: "interlude-sources").url
    let folder = context.pluginWorkDirectoryURL
    let files = try adaptedFiles(of: module)
    guard !files.isEmpty else { return [] }

    // An optional method's call looks like a closure's: the protocols of all files must be known.
    let others = module.recursiveTargetDependencies.compactMap(\.sourceModule)
      .flatMap { (try? adaptedFiles(of: $0)) ?? [] }
    let known = files.map(\.url) + others.map(\.url)
    // Its lines are comments: any other kind of output would become a resource of the target.
    let index = folder.appending(path: "Interlude+OptionalRequirements.swift")
    var commands: [Command] = [
      .buildCommand(
        displayName: "Reading the protocols of \(module.name)", executable: tool,
        arguments: ["index", index.path] + known.map(\.path), inputFiles: known,
        outputFiles: [index])
    ]
    let kind = module.kind == .executable ? [] : ["--library"]
    for file in files {
      let output = folder.appending(path: file.output)
      commands.append(
        .buildCommand(
          displayName: "Adapting \(file.relativePath) of \(module.name)", executable: tool,
          arguments: ["adapt"] + kind + ["--index", index.path, file.url.path, output.path],
          inputFiles: [file.url, index], outputFiles: [output]))
    }
    return commands
  }

  private struct AdaptedFile {
    let url: URL
    let relativePath: String

    /// `Screens+Detail.adapted.swift`: one flat folder, and other names than the originals'.
    /// A `main.swift` keeps its name, which makes its statements the program.
    var output: String {
      if relativePath == "main.swift" { return relativePath }
      let parts = relativePath.dropLast(".swift".count).split(separator: "/")
      // A plus in a name is doubled, so that `a+b.swift` and `a/b.swift` stay apart.
      let names = parts.map { $0.split(separator: "+", omittingEmptySubsequences: false) }
        .map { $0.joined(separator: "++") }
      return names.joined(separator: "+") + ".adapted.swift"
    }
  }

  private func adaptedFiles(of module: any SourceModuleTarget) throws -> [AdaptedFile] {
    let own = Set(
      module.sourceFiles.filter { $0.type == .source }.map { $0.url.resolvingSymlinksInPath().path }
    )
    let root = module.directoryURL.resolvingSymlinksInPath().path
    guard
      let walk = FileManager.default.enumerator(
        at: URL(fileURLWithPath: root), includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
    else { return [] }
    var files: [AdaptedFile] = []
    for case let url as URL in walk where url.pathExtension == "swift" {
      let path = url.resolvingSymlinksInPath().path
      guard !own.contains(path), path.hasPrefix(root + "/") else { continue }
      files.append(AdaptedFile(url: url, relativePath: String(path.dropFirst(root.count + 1))))
    }
    return files.sorted { $0.relativePath < $1.relativePath }
  }
}
