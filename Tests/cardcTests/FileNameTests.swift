import CardTestSupport
import Foundation
import Testing

private let isLinux: Bool = {
  #if os(Linux)
    true
  #else
    false
  #endif
}()

/// On Linux a name is any bytes. Shells write them with `printf`, because what Swift makes of a string is UTF-8.
@Suite("names of files that are not UTF-8", .enabled(if: isLinux))
struct FileNameTests {
  let box: Sandbox
  /// `caf` and a byte that is Latin-1 for é.
  private let latin = "latin=$(printf 'caf\\351')\n"

  init() throws {
    box = try Sandbox()
    try box.write("card.json", Sample.text("one"))
    let made = try box.shell(
      latin + """
        mkdir -p in/$latin.d in/_components; cp card.json in/plain.json
        cp card.json in/$latin.json; cp card.json in/$latin.d/$latin.json
        # The character that stands for the byte in texts, as a real name.
        cp card.json in/caf$(printf '\\364\\216\\273\\251').json
        """)
    try #require(made.code == 0 && made.output.isEmpty)
  }

  @Test("are built, left alone, built anew and removed as others are")
  func build() throws {
    let run = try box.shell(
      latin + """
        build() { cardc build in -o out --target drivenui "$@" 2>&1; }
        build; (cd out/drivenui && find . -type f | LC_ALL=C sort | od -An -c | tr -d ' \\n'; echo)
        cmp out/drivenui/$latin.json out/drivenui/plain.json
        build; build --check; echo $?
        sed s/one/two/ card.json > in/$latin.d/$latin.json
        build --check; echo $?
        build -v; grep -c two out/drivenui/$latin.d/$latin.json
        cardc build in -o fresh --target drivenui -q; diff -r fresh/drivenui out/drivenui && echo same
        rm -r in/$latin.d; build -v; [ -e out/drivenui/$latin.d ] || echo gone
        build --clean; find out -type f
        """)
    #expect(
      run.output == #"""
        4 templates, 4 files written
        ./caf351.d/caf351.json\n./caf351.json\n./caf364216273251.json\n./plain.json\n
        4 templates, 4 files unchanged
        4 templates, nothing would change
        0
        would write out/drivenui/caf\xE9.d/caf\xE9.json
        4 templates, 1 file would change
        3
        wrote out/drivenui/caf\xE9.d/caf\xE9.json
        4 templates, 1 file written, 3 unchanged
        1
        same
        removed out/drivenui/caf\xE9.d/caf\xE9.json
        3 templates, 1 file removed, 3 unchanged
        gone
        0 templates, 3 files removed

        """#)
  }

  @Test("can be named on the command line, as inputs, data, outputs and streams")
  func arguments() throws {
    let run = try box.shell(
      latin + """
        echo '{"n": "x"}' > $latin.data; echo '{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "${n}"}]}' > $latin.t
        cardc expand $latin.t --data $latin.data
        cardc expand $latin.t --ndjson --data $latin.data -o $latin.nd -q; cat $latin.nd
        cardc convert in/$latin.json --to drivenui -o $latin.out -q; cmp $latin.out $latin.out && ls | grep -c out
        cardc convert $latin.none --to drivenui
        mkdir $latin; cardc build in -o $latin/$latin --depfile $latin.make --target skima -q; ls -d $latin/$latin/skima | wc -l
        LC_ALL=C grep -c "^$latin/$latin/skima/$latin.json: in/$latin.json" $latin.make
        printf '%s\\n' "$latin*" > in/.cardcignore; cardc build in -o few --target drivenui
        """)
    let card = #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"x"}]}"#
    #expect(
      run.output == """
        \(card)
        \(card)
        1
        error: cannot read `caf\\xE9.none`: No such file or directory [io.cannot-read]
        1 file, 1 failed
        1
        1
        2 templates, 2 files written

        """)
  }

  @Test("are named in findings so that people and programs find them")
  func findings() throws {
    let run = try box.shell(
      latin + """
        echo '{' > in/$latin.json
        cardc check in/$latin.json --diagnostics short; cardc check in --diagnostics sarif | grep '"uri"' | sort -u
        cardc build in -o out --target skima --diagnostics short; cardc build in -o out --target skima --diagnostics short
        """)
    #expect(run.output.contains("in/caf\\xE9.json:1:1: error:"))
    #expect(run.output.contains(#""uri": "in/caf%E9.json""#))
    #expect(!run.output.contains("\u{FFFD}"))
  }

  @Test("are watched")
  func watch() throws {
    let run = try box.shell(
      latin + """
        cardc build in -o out --target drivenui --watch 2> log & watch=$!
        # Until the condition holds, for ten seconds at most.
        until_() { for i in $(seq 100); do eval "$1" && return; sleep 0.1; done; echo "never: $1"; }
        until_ 'grep -q "4 templates" log'
        sed s/one/two/ card.json > in/$latin.d/$latin.json
        until_ 'grep -q two out/drivenui/$latin.d/$latin.json'
        mkdir in/new$latin; cp card.json in/new$latin/$latin.json
        until_ 'cmp -s out/drivenui/new$latin/$latin.json out/drivenui/plain.json'
        rm in/$latin.json; until_ '! [ -e out/drivenui/$latin.json ]'
        kill -KILL $watch; wait $watch 2> /dev/null; grep -c 'xE9' log
        """)
    #expect(run.output.split(separator: "\n").last.flatMap { Int($0) } ?? 0 >= 3, "\(run.output)")
    #expect(!run.output.contains("never"), "\(run.output)")
  }

  @Test("no file but one calls the system with a name")
  func systemCalls() throws {
    let calls = [
      "open", "openat", "stat", "lstat", "fstatat", "faccessat", "access", "mkdir", "mkdirat", "renameat", "unlink",
      "unlinkat", "rmdir", "opendir", "realpath", "readlink", "symlink", "inotify_add_watch", "execv",
    ]
    // Not a method, and with arguments; what throws is one of ours.
    let pattern = try Regex(#"(?:^|[^.\w`])(?:\#(calls.joined(separator: "|")))\([^)]"#)
    for folder in ["CardCompiler", "cardc"] {
      for path in TestFiles.files(below: "Sources/" + folder, extension: "swift")
      where !path.hasSuffix("/SystemCall.swift") {
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
          if line.contains("func ") || line.contains("try ") || line.contains("case .") { continue }
          #expect(line.firstMatch(of: pattern) == nil, "\(path): \(line)")
        }
      }
    }
  }
}
