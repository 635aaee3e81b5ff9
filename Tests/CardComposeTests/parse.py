"""Parses Kotlin with tree-sitter's grammar and prints where that finds what is no Kotlin.

`parse.py --check` says with its exit code whether the grammar is there. Otherwise each line of standard input is the path of
a file; the output has a line for each error: path, line, and what stands there.
"""

import sys
import unicodedata

try:
    import tree_sitter
    import tree_sitter_kotlin
except ImportError as missing:
    print(f"{missing}: pip install tree-sitter tree-sitter-kotlin", file=sys.stderr)
    sys.exit(3)

if sys.argv[1:] == ["--check"]:
    sys.exit(0)

parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_kotlin.language()))


def known(source):
    """The source with a letter that the grammar knows for each that only the language knows.

    Kotlin's specification lets the categories Lo and Nl stand in identifiers, such as those of Chinese; the grammar does not.
    """
    return "".join("x" if unicodedata.category(letter) in ("Lo", "Nl") else letter for letter in source)


def errors(node):
    """The innermost nodes that are wrong."""
    if not node.has_error:
        return
    if node.is_error or node.is_missing:
        yield node
        return
    for child in node.children:
        yield from errors(child)


for path in sys.stdin.read().splitlines():
    with open(path, "rb") as file:
        source = known(file.read().decode("utf-8")).encode("utf-8")
    for node in errors(parser.parse(source).root_node):
        text = source[node.start_byte : node.start_byte + 60].decode("utf-8", "replace").replace("\n", "⏎")
        kind = "missing " + node.type if node.is_missing else "error"
        print(f"{path}:{node.start_point[0] + 1}: {kind}: {text}")
