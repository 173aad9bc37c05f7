#!/bin/sh
# The manual as a small web site: every page of docs/ by pandoc, with one list of contents.
#
#     tools/site.sh docs build/site
set -eu
from=$1
to=$2
rm -rf "$to"
mkdir -p "$to"
cat >"$to/style.css" <<'END'
:root { color-scheme: light dark; }
body { font: 17px/1.55 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
pre, code { font-size: 0.92em; }
pre { overflow-x: auto; padding: 0.6rem; background: rgba(127, 127, 127, 0.12); }
table { border-collapse: collapse; display: block; overflow-x: auto; }
td, th { border-bottom: 1px solid rgba(127, 127, 127, 0.4); padding: 0.2rem 0.7rem 0.2rem 0; text-align: left; vertical-align: top; }
nav { font-size: 0.9em; margin-bottom: 2rem; }
END
find "$from" -name '*.md' | sort | while read -r page; do
  below=${page#"$from"/}
  out=$to/${below%.md}.html
  [ "$below" != README.md ] || out=$to/index.html
  mkdir -p "$(dirname "$out")"
  up=$(dirname "$below" | sed 's,[^/][^/]*,..,g; s,^\.\.$,..,')
  [ "$(dirname "$below")" != . ] || up=.
  title=$(sed -n 's/^# //p' "$page" | head -n 1)
  sed 's,\(]([^):]*\)README\.md,\1index.html,g; s,\(]([^):]*\)\.md\([)#]\),\1.html\2,g' "$page" |
    pandoc --from gfm --to html5 --standalone --metadata "title=$title" \
      --metadata lang=en --css "$up/style.css" \
      --variable "include-before=<nav><a href=\"$up/index.html\">glassbox</a></nav>" \
      --output "$out"
done
[ ! -d "$from/pictures" ] || cp -r "$from/pictures" "$to"
