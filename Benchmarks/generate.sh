#!/usr/bin/env bash
# Writes the functions that `card-benchmarks --only render` measures, from the templates and their data.
set -euo pipefail
cardc=$(realpath "${1:-$(dirname "$0")/../.build/release/cardc}")
cd "$(dirname "$0")"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for template in Templates/*.template.json; do
  name=$(basename "$template" .template.json)
  cp "$template" "$folder/$name.json"
  # Data beside a template tell the types of what it reads.
  cp "Templates/$name.data.json" "$folder/$name.data.json"
  # The formatter takes these files with its default configuration, in which they are written.
  "$cardc" generate "$folder/$name.json" --target swift -o "Sources/card-benchmarks/Rendered/$name.swift"
done
