#!/usr/bin/env bash
# Writes the functions that `card-benchmarks --only render` measures, from the templates and their data.
set -euo pipefail
cd "$(dirname "$0")"

cardc=${1:-../.build/release/cardc}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for template in Templates/*.template.json; do
  name=$(basename "$template" .template.json)
  cp "$template" "$folder/$name.json"
  # Data beside a template tell the types of what it reads.
  cp "Templates/$name.data.json" "$folder/$name.data.json"
  "$cardc" generate "$folder/$name.json" --target swift -o "Sources/card-benchmarks/Rendered/$name.swift"
done
