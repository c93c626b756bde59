import Foundation
import InterludeStudio
import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite(.stage) struct CommandTests {
  nonisolated static let verbs = [
    "list", "film", "strip", "plot", "dump", "check", "diff", "bless",
  ]

  @Test("Every verb says what it does, by --help, -h and help VERB alike", arguments: verbs)
  func help(verb: String) {
    let texts = [["help", verb], [verb, "--help"], [verb, "-h"]].map { Tool.run($0) }
    #expect(texts.allSatisfy { $0.status == 0 && $0.notes.isEmpty && $0.out == texts[0].out })
    let lines = texts[0].out.split(separator: "\n")
    #expect(lines.first?.hasPrefix("usage: interlude \(verb)") == true)
    #expect(lines.count >= 3)
    #expect(lines.allSatisfy { $0.count <= 100 }, "\(texts[0].out)")
    #expect(texts[0].out.contains("--help"))
  }

  @Test("The overview names every verb; without a verb it goes to the remarks, with status 64")
  func overview() {
    let asked = Tool.run(["help"])
    #expect(asked.status == 0)
    for verb in Self.verbs { #expect(asked.out.contains("\n  \(verb)")) }
    let none = Tool.run([])
    #expect(none.status == 64)
    #expect(none.out == "")
    #expect(none.notes == asked.out)
  }

  @Test(
    "Wrong words: one line, the kind as exit status, and what was probably meant",
    arguments: [
      (["flim"], 64, "did you mean film"),
      (["help", "stripe"], 64, "did you mean strip"),
      (["film", "slid", "-o", "x"], 64, "did you mean slide"),
      (["film", "slide"], 64, "give -o"),
      (["film"], 64, "which scene"),
      (["film", "slide", "--all", "-o", "x/"], 64, "either --all or names"),
      (["film", "slide", "-o", ""], 64, "--output needs a value"),
      (["film", "slide", "-o"], 64, "--output needs a value"),
      (["film", "slide", "-o", "a", "-o", "b"], 64, "given twice"),
      (["film", "slide", "-o", "x", "--quiet=3"], 64, "--quiet takes no value, not 3"),
      (
        ["film", "slide", "-o", "x", "--fps", "0"], 64, "--fps takes frames a second from 1 to 1000"
      ),
      (["film", "slide", "-o", "x.gif", "--fps", "60"], 64, "from 1 to 50"),
      (["film", "slide", "-o", "x", "--speed", "0"], 64, "--speed"),
      (["film", "slide", "-o", "x", "--scale", "inf"], 64, "not inf"),
      (["film", "slide", "-o", "x", "--device", "phon"], 64, "did you mean phone"),
      (["film", "slide", "-o", "x", "--device", "390x844@"], 64, "not 390x844@"),
      (["strip", "slide", "-o", "x.png", "--device", "390xx844"], 64, "not 390xx844"),
      (["plot", "slide", "--device", "@2"], 64, "not @2"),
      (["dump", "slide", "--device", "390x844@2@"], 64, "not 390x844@2@"),
      (["dump", "slide", "--device", "390x844@nan"], 64, "not 390x844@nan"),
      (["film", "slide", "still", "slide", "-o", "x/"], 64, "slide is named twice"),
      (["film", "slide", "-o", "x", "--appearance", "dim"], 64, "light or dark, not dim"),
      (["film", "slide", "-o", "x", "--direction", "up"], 64, "ltr or rtl"),
      (["film", "slide", "-o", "x", "--text-size", "huge"], 64, "--text-size takes"),
      (["film", "slide", "-o", "x", "--format", "jpg"], 64, "png, gif, apng, mp4 or webm"),
      (["film", "slide", "-o", "x.mov"], 64, "not .mov"),
      (["film", "slide", "still", "-o", "x.gif "], 64, "into a folder"),
      (
        ["film", "slide", "-output", "x.gif"], 64,
        "there is no option -output; did you mean --output"
      ),
      (["film", "slide", "-qx"], 64, "there is no option -qx"),
      (["film", "slide", "-qo"], 64, "--output needs a value"),
      (["film", "slide", "-o="], 64, "--output needs a value"),
      (["help", "film", "extra"], 64, "help takes one verb, not extra as well"),
      (["--help", "film", "extra"], 64, "not extra as well"),
      (["help", "--jsn"], 64, "there is no verb --jsn"),
      (["--version", "1"], 64, "takes no words, not 1"),
      (["--verson"], 64, "did you mean --version"),
      (
        ["strip", "slide", "-o", "x.png", "--times", "0,1", "--frames", "3"], 64,
        "either --times or --frames"
      ),
      (
        ["strip", "slide", "-o", "x.png", "--times", "0,99"], 64, "--times 99 lies after the end of"
      ),
      (
        ["strip", "slide", "-o", "x.png", "--times", "0,9", "--to", "8"], 64,
        "--times 9 lies after --to 8"
      ),
      (["film", "slide", "-o", "x.png"], 64, "`strip` makes"),
      (["film", "slide", "still", "-o", "x.gif"], 64, "into a folder"),
      (["film", "slide", "-o", "x", "--from", "2", "--to", "1"], 64, "lies before"),
      (
        ["film", "slide", "-o", "x", "--from", "9"], 64, "after the end of slide, which is at 0.5 s"
      ),
      (["film", "slide", "still", "-o", "x/", "--from", "0.4"], 64, "after the end of still"),
      (["strip", "slide", "-o", "x.png", "--from", "9"], 64, "after the end of slide"),
      (["strip", "slide", "-o", "x.png", "--from", "9", "--to", "8"], 64, "lies before"),
      (["plot", "slide", "--from", "9"], 64, "after the end of slide"),
      (["plot", "slide", "--from", "9", "--to", "8"], 64, "lies before"),
      (["strip", "slide", "-o", "x.png", "--times", ","], 64, "nothing beside a comma"),
      (["strip", "slide", "-o", "x.png", "--times", "0,,1"], 64, "nothing beside a comma: 0,,1"),
      (["plot", "slide", "--property", "opacity,"], 64, "nothing beside a comma"),
      (["plot", "slide", "--layer", ",square"], 64, "nothing beside a comma"),
      (["film", "slide", "-o", "/dev/null/x"], 73, "/dev/null is a file"),
      (["film", "slide", "-o", "/dev/null/x/y/z"], 73, "/dev/null is a file"),
      (["film", "slide", "-o", "/proc/x"], 73, "/proc takes no folders"),
      (["film", "slide", "-o", "/dev/null"], 73, "is a file, not a folder"),
      (["film", "slide", "-o", "/nowhere/x.gif"], 73, "'/nowhere/x.gif'"),
      (["film", "slide", "-o", "/dev/full", "--format", "gif"], 74, "No space left"),
      (["strip", "slide"], 64, "give -o"),
      (["strip", "sl*", "nothing", "-o", "x"], 64, "there is no scene nothing"),
      (["strip", "slide", "sl*", "-o", "x"], 64, "slide is named twice"),
      (["strip", "--all", "-o", "x.png"], 64, "several scenes go into a folder"),
      (["strip", "--all", "-o", "x", "--title", "Both"], 64, "--title is for one scene"),
      (["strip", "slide", "-o", "x.jpg"], 64, "a strip is a .png"),
      (["strip", "slide", "-o", "x.png", "--times", "1,two"], 64, "not two"),
      (["strip", "slide", "-o", "x.png", "--frames", "200", "--columns", "200"], 64, "too many"),
      (["strip", "slide", "-o", "/dev/full"], 64, "a strip is a .png"),
      (["plot", "slide", "--property", "positon.x"], 64, "did you mean position.x"),
      (["plot", "slide", "--layer", "sqare"], 64, "did you mean square"),
      (["plot", "slide", "-o", "x.pdf"], 64, "an .svg, .png, .csv or .json"),
      (["plot", "still"], 70, "nothing of still moves up to 0.2 s; --property says"),
      (["dump", "slide", "--at", "-1"], 64, "--at takes seconds"),
      (["list", "slide"], 64, "takes no words, not slide"),
      (["list", "--jsn"], 64, "did you mean --json"),
      (["diff", "a"], 64, "which two"),
      (["diff", "/nowhere/a.png", "/nowhere/b.png"], 66, "'/nowhere/a.png'"),
      (["bless", "/nowhere"], 66, "no folder"),
    ] as [([String], Int32, String)])
  func wrong(words: [String], status: Int32, part: String) {
    // Small, so that those which get so far are quick.
    let isScene = ["film", "strip", "plot", "dump"].contains(words[0]) && words.count > 1
    let device = isScene && !words.contains("--device") ? ["--device", Scenes.small] : []
    let result = Tool.run(words + device)
    #expect(result.status == status, "\(result)")
    #expect(result.notes.contains(part), "\(result.notes)")
    #expect(result.notes.filter { $0 == "\n" }.count == 1)
    #expect(result.out == "")
  }

  @Test("One is one: a frame, a sample, a picture that differs")
  func singular() throws {
    try Tool.inFolder { (folder: String) throws in
      let setting = ["--device", Scenes.small]
      let film = ["film", "slide", "--from", "0", "--to", "0", "-o"]
      #expect(Tool.run(film + [folder + "/a.apng"] + setting).out.contains(": 1 frame of 96×64"))
      let strip = ["strip", "slide", "--frames", "1", "-o", folder + "/s.png"]
      #expect(Tool.run(strip + setting).out.contains(": 1 frame on "))
      let plot = ["plot", "slide", "--to", "0", "--property", "opacity", "--layer", "square", "-o"]
      #expect(
        Tool.run(plot + [folder + "/p.svg"] + setting).out.hasSuffix("1 curve, 1 sample each\n"))
      let two = ["film", "slide", "--to", "0.1", "--fps", "10", "-o", folder + "/b.apng"]
      #expect(Tool.run(two + setting).out.contains(": 2 frames of"))
      let diff = Tool.run(["diff", folder + "/a.apng", folder + "/b.apng"])
      #expect(diff.out.contains("a.apng lasts 0.0167 s (1 frame), "))
    }
  }

  @Test("A stretch in which nothing moves is drawn as flat lines of what moves before it")
  func flat() throws {
    let words = [
      "plot", "slide", "--from", "0.5", "--to", "1", "--fps", "4", "--device", Scenes.small,
    ]
    let result = Tool.run(words)
    #expect(result.status == 0, "\(result.notes)")
    let lines = result.out.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].contains("square position.x") && lines[0].contains("square opacity"))
    #expect(lines[1...].allSatisfy { $0.contains(",80.0,") && $0.hasSuffix(",0.5") })
    try Tool.inFolder { (folder: String) throws in
      #expect(Tool.run(words + ["-o", folder + "/p.svg"]).out.contains("2 curves, 3 samples each"))
    }
  }

  @Test("A property that is asked for twice, or with the whole it belongs to, is one curve")
  func overlappingRows() {
    let words = [
      "plot", "slide", "--layer", "square", "--to", "0.5", "--fps", "2", "--device", Scenes.small,
    ]
    let once = Tool.run(words + ["--property", "position"])
    #expect(once.status == 0)
    for more in ["position", "position.x"] {
      #expect(Tool.run(words + ["--property", "position", "--property", more]).out == once.out)
    }
  }

  @Test("Short options go together, the last with its value in the same word or the next")
  func shortOptions() throws {
    try Tool.inFolder { (folder: String) throws in
      let film = ["film", "slide", "--device", Scenes.small, "--fps", "4"]
      for (index, words) in [
        ["-qo", folder + "/0"], ["-qo\(folder)/1"], ["-q", "-o=\(folder)/2"],
      ]
      .enumerated() {
        let result = Tool.run(film + words)
        #expect(result.status == 0 && result.out == "")
        #expect(try Tool.names(in: "\(folder)/\(index)").count == 3)
      }
      #expect(Tool.run(film + ["-o\(folder)/a=b"]).out.hasPrefix("\(folder)/a=b: 3 frames"))
      #expect(Tool.run(["bless", folder, "-nq"]).out == "")
      #expect(Tool.run(["film", "-qh"]).out == Tool.run(["help", "film"]).out)
    }
  }

  @Test("The version is the changelog's newest entry")
  func version() throws {
    let log = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../CHANGELOG.md")
    let newest = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
      .first { $0.hasPrefix("## ") }
    let result = Tool.run(["--version"])
    #expect(result.status == 0)
    #expect(result.out == "interlude \(newest?.dropFirst(3).lowercased() ?? "")\n")
  }

  @Test(
    "A time after the scene's end: refused, unless --to says so; the end as it is told is not after it"
  )
  func afterTheEnd() throws {
    try Tool.inFolder { (folder: String) throws in
      let setting = ["--device", Scenes.small]
      let strip = ["strip", "slide", "-o", folder + "/s.png", "--times"]
      #expect(Tool.run(strip + ["0,9", "--to", "9"] + setting).status == 0)
      #expect(Tool.run(strip + ["0,0.50004"] + setting).status == 0)
      #expect(
        Tool.run(["film", "slide", "-o", folder + "/f", "--from", "0.50004"] + setting).status == 0)
      // One that comes to rest by itself is played no further than is asked for.
      let endless = FilmScene("endless", "never rests", root: { EndlessPush() })
      let words = ["strip", "endless", "-o", folder + "/e.png", "--times", "0,2"]
      #expect(Tool.run(words + setting, scenes: [endless]).status == 0)
      let dump = Tool.run(["dump", "slide", "--at", "2"] + setting)
      #expect(dump.status == 0 && dump.out.hasPrefix("picture"))
      #expect(dump.notes == "slide: 2 s lies after the end, which is at 0.5 s\n")
      #expect(Tool.run(["dump", "slide", "--at", "0.5"] + setting).notes == "")
      let json = try Tool.json(Tool.run(["dump", "slide", "--at", "2", "--json"] + setting).out)
      #expect(json["end"] as? Double == 0.5)
    }
  }

  @Test("What follows -- is no option")
  func dashes() {
    let result = Tool.run(["dump", "--", "--at"])
    #expect(result.notes.contains("there is no scene --at"))
  }

  @Test("The list is one line a scene, and JSON on request")
  func list() throws {
    let text = Tool.run(["list"])
    #expect(text.out == "slide  a square slides\nstill  nothing moves\n")
    let json = Tool.run(["list", "--json"])
    let rows = try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [[String: Any]]
    #expect(rows?.compactMap { $0["name"] as? String } == ["slide", "still"])
    #expect(rows?.first?["seconds"] as? Double == 0.5)
  }

  @Test("Dump prints the picture, and holds it in its JSON")
  func dump() throws {
    let words = ["dump", "slide", "--at", "0.25", "--device", Scenes.small]
    let text = Tool.run(words)
    #expect(text.out.hasPrefix("picture 96 64 @1"))
    let json = try Tool.json(Tool.run(words + ["--json"]).out)
    #expect(json["picture"] as? [String] == text.out.split(separator: "\n").map(String.init))
    #expect(json["time"] as? Double == 0.25)
  }

  @Test("A terminal sees how far a film is; the line is gone before anything else is said")
  func progress() throws {
    try Tool.inFolder { (folder: String) throws in
      var clock = 0.0
      let words = [
        "film", "slide", "--device", Scenes.small, "--threads", "1", "--fps", "20", "-o",
      ]
      let shown = Tool.run(
        words + [folder + "/a"], isTerminal: true,
        seconds: {
          clock += 0.1
          return clock
        })
      #expect(shown.status == 0)
      #expect(shown.notes.contains("frames/s"))
      #expect(shown.notes.contains(" s left"))
      #expect(shown.notes.contains("11/11"))
      #expect(shown.notes.hasSuffix("\r\u{1B}[K"))
      for quiet in [["--quiet"], ["--json"]] {
        #expect(Tool.run(words + [folder + "/b"] + quiet, isTerminal: true).notes == "")
      }
      #expect(Tool.run(words + [folder + "/c"]).notes == "")
    }
  }
}
