import CardTestSupport
import Foundation
import Testing

@Suite("cardc build at scale")
struct BuildEngineTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write("in/a.json", Sample.text("one"))
    try box.write("in/b.json", Sample.text("two"))
  }

  private func build(_ options: String...) throws -> Sandbox.Run {
    try box.run(["build", "in", "-o", "out", "--target", "drivenui"] + options)
  }

  @Test("--check names what would change, --diff says how, and --dry-run is no failure")
  func check() throws {
    #expect(try build().code == 0)
    try box.write("in/a.json", Sample.text("three"))
    try box.remove("in/b.json")
    let files = box.files()
    let check = try build("--check")
    #expect(check.code == 3)
    #expect(
      check.errors == """
        would write out/drivenui/a.json
        would remove out/drivenui/b.json
        1 template, 2 files would change

        """)
    let dry = try build("--dry-run", "--diff")
    #expect(dry.code == 0)
    #expect(
      dry.output.hasPrefix(
        """
        --- out/drivenui/a.json
        +++ out/drivenui/a.json
        @@ -1,6 +1,6 @@
         {
           "type": "Text",
           "values": {
        -    "text": "one"
        +    "text": "three"
           }
         }
        --- out/drivenui/b.json
        +++ /dev/null
        @@ -1,6 +0,0 @@

        """), "\(dry.output)")
    #expect(try build("--diff").code == 2)
    #expect(box.files() == files)
    #expect(try build().code == 0)
    let settled = try build("--check")
    #expect(settled.code == 0 && settled.errors == "1 template, nothing would change\n")
  }

  @Test("--clean removes what builds wrote, and nothing else")
  func clean() throws {
    #expect(try build().code == 0)
    try box.write("out/drivenui/mine.json", "mine")
    try box.write("out/drivenui/b.json", "edited")
    let run = try build("--clean")
    #expect(run.code == 0)
    #expect(run.errors.contains("`out/drivenui/b.json` has no source any more but was changed by hand"))
    #expect(box.files(in: "out") == ["drivenui/b.json", "drivenui/mine.json"])
    #expect(try build("--clean").code == 0)
  }

  @Test("a target that cardc.yaml names no more goes; one that an option named stays")
  func targets() throws {
    try box.write("in/cardc.yaml", "target: [drivenui, skima]\n")
    #expect(try box.run("build", "in", "-o", "out").code == 0)
    try box.write("in/cardc.yaml", "target: drivenui\n")
    #expect(try box.run("build", "in", "-o", "out").code == 0)
    #expect(box.files(in: "out") == [".cardc/index", ".cardc/journal", "drivenui/a.json", "drivenui/b.json"])
    #expect(try box.run("build", "in", "-o", "out", "--target", "html").code == 0)
    #expect(try box.run("build", "in", "-o", "out").code == 0)
    #expect(box.exists("out/html/a.html"))
  }

  @Test("what a build wrote is no input of another one")
  func outputsAreNoInputs() throws {
    #expect(try box.run("build", ".", "-o", "dist", "--target", "drivenui").code == 0)
    #expect(try box.run("build", ".", "-o", "d2", "--target", "drivenui").code == 0)
    #expect(box.files(in: "d2") == [".cardc/index", ".cardc/journal", "drivenui/in/a.json", "drivenui/in/b.json"])
    #expect(try box.run("build", "dist", "-o", "d3", "--target", "drivenui").errors.contains("[project.no-templates]"))
  }

  @Test("--exclude and .cardcignore leave templates out, and their outputs go")
  func exclusion() throws {
    for name in ["in/drafts/x.json", "in/sub/drafts/y.json", "in/sub/old.json", "in/sub/keep.old.json"] {
      try box.write(name, Sample.text("x"))
    }
    #expect(try build().code == 0)
    try box.write("in/.cardcignore", "# not ready\ndrafts/\n*.old.json\n!keep.old.json\n/a.json\n")
    try box.write("in/sub/.cardcignore", "old.*\n")
    #expect(try build("--exclude", "b.*").code == 0)
    #expect(box.files(in: "out/drivenui") == ["sub/keep.old.json"])
    let anchored = try build("--exclude", "sub/**", "--exclude", "!b.json", "--check")
    #expect(anchored.errors.contains("would remove out/drivenui/sub/keep.old.json"))
  }

  @Test("--depfile says what each output was made of, also in a build that makes nothing")
  func depfile() throws {
    try box.write("in/a b.json", Sample.text("${$host.x}"))
    try box.write("in/a b.data.json", "{}")
    for _ in 0..<2 {
      #expect(try build("--depfile", "d").code == 0)
      let text = try #require(box.read("d"))
      #expect(text.contains("out/drivenui/a\\ b.json: in/a\\ b.json in/a\\ b.data.json\n"))
      #expect(text.contains("out/drivenui/b.json: in/b.json\n"))
      #expect(text.hasSuffix("in/a.json:\nin/b.json:\n"))
    }
    #expect(try box.shell("make -f d in/a.json").code == 0)
  }

  @Test("--depfile names the file of the project, whose options change every output")
  func depfileOfProject() throws {
    try box.write("cardc.yaml", "optimize: 2\n")
    #expect(try build("--depfile", "d").code == 0)
    let text = try #require(box.read("d"))
    #expect(text.contains("out/drivenui/b.json: in/b.json cardc.yaml\n"), "\(text)")
  }

  @Test("--depfile says that support files are made of all templates of their target")
  func depfileOfSupport() throws {
    try box.write(
      "in/a.json",
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"Input.Text","id":"n","label":"N"}],"#
        + #""actions":[{"type":"Action.Submit","title":"Go"}]}"#)
    try box.write("in/b.json", Sample.text("x"))
    try box.write("in/z.json", Sample.text("${name}"))
    for _ in 0..<2 {
      #expect(try box.run("build", "in", "-o", "out", "--target", "swiftui", "--depfile", "d").code == 0)
      let text = try #require(box.read("d"))
      #expect(text.contains("out/swiftui/CardSupport.swift: in/a.json in/b.json in/z.json\n"), "\(text)")
    }
  }

  @Test("--depfile leaves out names that a rule cannot say, and says which")
  func namesWithoutRule() throws {
    try box.write("in/a.json", Sample.text("${x}"))
    try box.write("in/a.data/one\nend.json", "{}")
    try box.write("in/line\nend.json", Sample.text("x"))
    for _ in 0..<2 {
      let run = try build("--depfile", "d", "--diagnostics", "short")
      #expect(run.code == 0)
      #expect(run.errors.components(separatedBy: "[project.name-without-rule]").count == 5, "\(run.errors)")
      #expect(box.read("d") == "out/drivenui/b.json: in/b.json\nin/a.json:\nin/b.json:\n")
      #expect(try box.shell("make -f d in/a.json").code == 0)
    }
  }

  @Test("names with spaces, line ends, other scripts and bytes that are not UTF-8 are built")
  func names() throws {
    try box.write("in/with space.json", Sample.text("x"))
    try box.write("in/line\nend.json", Sample.text("x"))
    try box.write("in/\u{5B57}.json", Sample.text("x"))
    for _ in 0..<2 { #expect(try build().code == 0) }
    #expect(try build().errors == "5 templates, 5 files unchanged\n")
    _ = try box.shell("cp in/a.json \"$(printf 'in/\\377.json')\"")
    #expect(try build().errors == "6 templates, 1 file written, 5 unchanged\n")
    #expect(try box.shell("cmp out/drivenui/a.json \"$(printf 'out/drivenui/\\377.json')\"").code == 0)
  }

  @Test("links that are not followed are named, a loop of them ends, and a folder that cannot be written is said")
  func obstacles() throws {
    try box.link("in/loop", to: box.absolute("in"))
    try box.link("in/c.json", to: box.absolute("in/a.json"))
    try box.link("in/notes.txt", to: box.absolute("in/a.json"))
    #expect(try build().code == 0)
    let links = try build("--diagnostics", "short")
    #expect(
      links.errors == """
        warning: `in/c.json` is a symbolic link, which is not followed [project.skipped-link]
        warning: `in/loop` is a symbolic link, which is not followed [project.skipped-link]
        2 templates, 2 files unchanged

        """, "\(links.errors)")
    let named = try box.run("build", "in/c.json", "-o", "named", "--target", "drivenui")
    #expect(named.code == 0 && named.errors == "1 template, 1 file written\n")
    try box.remove("out")
    try box.write("out", "a file")
    let run = try build()
    #expect(run.code == 1 && run.errors.contains("cannot write `out`"))
  }

  @Test("--watch builds what is saved, says errors until they are mended, and removes what is gone")
  func watch() throws {
    let run = try box.shell(
      """
      cardc build in -o out --target drivenui --diagnostics short --watch 2> log & watch=$!
      wait_for() { for i in $(seq 1500); do if eval "$1"; then return; fi; sleep 0.02; done; echo "never: $1"; }
      wait_for 'test -f out/drivenui/b.json && grep -q templates log'
      printf '{"type": "Text", "values": {"text": "saved"}}' > in/a.json
      wait_for 'grep -qs saved out/drivenui/a.json'
      printf '{' > in/b.json
      wait_for 'grep -q "in/b.json:1" log'
      # Once: when it is quiet the watch looks again, and finds what it has said.
      sleep 0.2; said=$(grep -c "in/b.json:1" log); sleep 0.8
      test $(grep -c "in/b.json:1" log) = $said || echo "said again"
      printf '{"type": "Text", "values": {"text": "mended"}}' > in/b.json
      wait_for 'grep -qs mended out/drivenui/b.json && tail -n 1 log | grep -q "1 file written"'
      # What is written back has its outputs already; that the error is gone must be said all the same.
      cp in/b.json kept; printf '[' > in/b.json
      wait_for 'tail -n 1 log | grep -q "1 failed"'
      cp kept in/b.json
      wait_for 'tail -n 1 log | grep -q "2 templates, 2 files unchanged in"'
      printf 'output: [' > in/cardc.yaml
      wait_for 'tail -n 2 log | grep -q "in/cardc.yaml:1"'
      sleep 0.2; said=$(grep -c "in/cardc.yaml:1" log); sleep 0.8
      test $said = 1 && test $(grep -c "in/cardc.yaml:1" log) = 1 || echo "the settings are said again"
      rm in/cardc.yaml
      wait_for 'tail -n 1 log | grep -q "2 templates, 2 files unchanged in"'
      # Settings above the inputs count as well, also if there were none at the start.
      printf 'syntax: yaml\n' > cardc.yaml
      wait_for 'test -f out/drivenui/b.yaml'
      rm cardc.yaml
      wait_for 'test -f out/drivenui/b.json && ! test -f out/drivenui/b.yaml'
      mkdir in/new && printf '{"type": "Text", "values": {"text": "new"}}' > in/new/c.json
      wait_for 'grep -qs new out/drivenui/new/c.json'
      rm in/a.json
      wait_for '! test -f out/drivenui/a.json'
      # What is removed comes back by itself, also if it is everything.
      for what in out/drivenui/b.json out/drivenui/new out out/drivenui/b.json; do
        sleep 0.4; rm -r $what
        wait_for 'grep -qs mended out/drivenui/b.json && grep -qs new out/drivenui/new/c.json'
      done
      kill $watch; wait $watch 2> /dev/null
      echo done
      """)
    #expect(run.output + run.errors == "done\n", "\(box.read("log") ?? "")")
  }

  /// A script, because it is the process that dies: what is in the memory of a test would hide what is not on the disk.
  @Test("builds that are killed at any time leave nothing torn and nothing that belongs to nobody")
  func kills() throws {
    for number in 0..<60 {
      try box.write("in/many/t\(number).json", Sample.text("text \(number)"))
    }
    let count = TestEffort.choose(12, thorough: 250)
    // Not every `sh` has random numbers, and few have jobs without a terminal.
    try box.write(
      "script",
      """
      set -m # without it, what is started in the background ignores interrupts
      cardc build in -o wanted --target drivenui,skima -q
      for i in $(seq \(count)); do
        for signal in KILL INT; do
          test $((i % 3)) = 0 || rm -rf out
          cardc build in -o out --target drivenui,skima -q & build=$!
          sleep 0.$((RANDOM % 3))$((RANDOM % 10))
          kill -$signal $build 2> /dev/null; wait $build 2> /dev/null
          # Who is asked to end finishes what is half written.
          test $signal = KILL || find out -name '.cardc-*' 2> /dev/null
          for file in $(find out -name '*.json' 2> /dev/null); do cmp -s $file wanted/${file#out/} || echo "torn: $file"; done
          cardc build in -o out --target drivenui,skima -q || echo "the next build fails"
          diff -r --exclude=.cardc out wanted || echo "the next build is wrong after $i $signal"
          find out -name '.cardc-*'
          test $((i % 3)) = 0 && { cardc build in -o out --clean -q; find out -type f 2> /dev/null; }
        done
      done
      echo done
      """)
    let run = try box.shell("bash script")
    #expect(run.output + run.errors == "done\n")
  }
}
