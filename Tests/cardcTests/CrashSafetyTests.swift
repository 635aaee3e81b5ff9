import CardTestSupport
import Foundation
import Testing

/// What surrounds builds and streams goes wrong: processes are killed, disks are full, files change while they are read.
@Suite("Nothing is torn and nothing is left over, whatever happens around a build or a stream")
struct CrashSafetyTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    for number in 0..<40 { try box.write("in/t\(number).json", Sample.text("text \(number)")) }
  }

  /// Functions for the scripts below.
  private static let helpers = """
    # Without job control the shell lets what it starts in the background ignore interrupts.
    set -m
    build() { cardc build in -o out --target drivenui,skima -q "$@"; }
    # The outputs are those of a build from nothing, and nothing else is there.
    right() {
      build || echo "$1: the next build fails"
      rm -rf wanted; cardc build in -o wanted --target drivenui,skima -q
      diff -r --exclude=.cardc out wanted || echo "$1: the next build is wrong"
      find out -name '.cardc-*'
    }

    """

  private func script(_ text: String) throws -> String {
    try box.write("script", Self.helpers + text + "\necho done\n")
    // Not every `sh` has random numbers, and few have jobs without a terminal.
    let run = try box.shell("bash script")
    return run.output + run.errors
  }

  @Test("a watch that is killed or interrupted at any time while files change")
  func watchKills() throws {
    let count = TestEffort.choose(4, thorough: 60)
    let output = try script(
      """
      for i in $(seq \(count)); do
        for signal in KILL INT; do
          cardc build in -o out --target drivenui,skima --watch -q 2> /dev/null & watch=$!
          for j in 1 2 3 4 5; do
            printf '{"type": "Text", "values": {"text": "%s"}}' "$i $signal $j" > in/t$((RANDOM % 40)).json
            if [ $j = 2 ]; then rm -f in/t$((RANDOM % 40)).json; fi
            sleep 0.0$((RANDOM % 5))
          done
          # A signal that comes before the shell has started the program is lost.
          {
            for again in 1 2 3 4 5 6 7 8 9; do kill -$signal $watch || break; sleep 0.1; done
            kill -KILL $watch && echo "$i: $signal does not end a watch"
            wait $watch
          } 2> /dev/null
          test $signal = KILL || find out -name '.cardc-*' 2> /dev/null
          for file in $(find out -name '*.json' 2> /dev/null); do
            tail -c 2 $file | grep -q '}' || echo "torn: $file"
          done
          right "$i $signal"
        done
      done
      """)
    #expect(output == "done\n", "\(output)")
  }

  @Test("a stream into a file that is killed or interrupted leaves the file as it was, and no other")
  func streamKills() throws {
    try box.write("t.json", #"{"n": "${n}"}"#)
    try box.write("d.ndjson", String(repeating: "{\"n\":1}\n", count: 400_000))
    let count = TestEffort.choose(4, thorough: 60)
    let output = try script(
      """
      mkdir o; echo before > o/cards.ndjson; echo before > wanted
      for i in $(seq \(count)); do
        for signal in KILL INT; do
          cardc expand t.json --ndjson --data d.ndjson -o o/cards.ndjson --rejects o/rejects.ndjson -q & stream=$!
          sleep 0.0$((RANDOM % 6))
          kill -$signal $stream 2> /dev/null; wait $stream 2> /dev/null
          lines=$(wc -l < o/cards.ndjson)
          [ $lines = 400000 ] || cmp o/cards.ndjson wanted
          echo before > o/cards.ndjson
          find o -name '.cardc-*'
        done
      done
      """)
    #expect(output == "done\n", "\(output)")
  }

  @Test("a disk that is full at any point; the next build with room is right")
  func fullDisk() throws {
    // Only who may mount a small disk can fill it.
    let probe = try box.shell(
      "mkdir -p out && mount -t tmpfs -o size=4k tmpfs out 2> /dev/null && umount out && echo yes")
    guard probe.output == "yes\n" else { return }
    let output = try script(
      """
      for size in 4 8 12 16 32 64 96 128 160 192 256; do
        mount -t tmpfs -o size=${size}k tmpfs out
        build 2> log; code=$?
        [ $code = 0 ] || grep -q 'No space left' log || { echo "$size: $code"; cat log; }
        for file in $(find out -name '*.json'); do
          tail -c 2 $file | grep -q '}' || echo "torn with ${size}k: $file"
        done
        mount -o remount,size=4m out
        right "$size"
        umount out
      done
      """)
    #expect(output == "done\n", "\(output)")
  }

  @Test("a clock that is set back: what changes is built although it looks older")
  func clock() throws {
    let output = try script(
      """
      build
      for when in '1980-01-01' '2001-01-01 00:00:01' '2099-01-01'; do
        printf '{"type": "Text", "values": {"text": "%s"}}' "at $when" > in/t1.json
        touch -d "$when" in/t1.json
        right "$when"
        # The same size and the same time, as from a copy that keeps times.
        printf '{"type": "Text", "values": {"text": "%s"}}' "AT $when" > in/t1.json
        touch -d "$when" in/t1.json
        right "$when again"
        touch -d "$when" out/drivenui/t2.json out/.cardc/journal
        right "$when outputs"
      done
      """)
    #expect(output == "done\n", "\(output)")
  }

  @Test("files that are replaced while builds read them give what they had before or after")
  func replaced() throws {
    let count = TestEffort.choose(500, thorough: 2000)
    let output = try script(
      """
      ( for i in $(seq \(count)); do
          printf '{"type": "Text", "values": {"text": "%0500d"}}' $((i % 2)) > in/.new && mv in/.new in/t3.json
        done ) & writer=$!
      while kill -0 $writer 2> /dev/null; do
        build || echo "a build fails"
        grep -qE '"0{500}"|"0{499}1"|text 3' out/drivenui/t3.json || echo "torn"
      done
      wait $writer
      right replaced
      """)
    #expect(output == "done\n", "\(output)")
  }

  @Test("an input that cannot be read and an output that cannot be written are said, and spoil nothing else")
  func permissions() throws {
    // Root may read and write everything; another user runs the program then.
    let output = try script(
      """
      as_user() { if [ $(id -u) = 0 ]; then setpriv --reuid 65534 --regid 65534 --clear-groups "$@"; else "$@"; fi; }
      program=$(command -v cardc)
      [ $(id -u) != 0 ] || { cp "$program" cardc; program=$PWD/cardc; chmod 755 . ; }
      as_user "$program" --version > /dev/null 2>&1 || { echo done; exit; }
      mkdir out; [ $(id -u) != 0 ] || chown -R 65534 out
      chmod 000 in/t5.json
      as_user "$program" build in -o out --target drivenui,skima -q 2> log && echo "no failure"
      grep -q 'in/t5.json' log || cat log
      [ $(find out -name '*.json' | wc -l) = 78 ] || echo "other outputs are missing"
      chmod 644 in/t5.json; chmod 555 out/drivenui
      as_user "$program" build in -o out --target drivenui,skima -q 2> log && echo "no failure"
      grep -q 'out/drivenui' log || cat log
      chmod 755 out/drivenui
      as_user "$program" build in -o out --target drivenui,skima -q || echo "the next build fails"
      cardc build in -o wanted --target drivenui,skima -q
      diff -r --exclude=.cardc out wanted
      find out -name '.cardc-*'
      """)
    #expect(output == "done\n", "\(output)")
  }
}
