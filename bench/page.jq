# benchmarks.json to Markdown. Notes ($notes) are texts by the name of a section, pictures ($plots)
# the names of tables that have one.

def cells: "| " + (map(gsub("\\|"; "\\|")) | join(" | ")) + " |";
def number: if type == "string" and test("^[0-9.]+$") then tonumber else null end;
def place($name): . as $columns | [range(length) | select($columns[.] == $name)][0];
def plain: if . >= 10 then (. + 0.5 | floor) else (. * 10 + 0.5 | floor / 10) end | tostring;

# What a table says against what was printed: its factors, and where more was executed.
def standing:
  (.columns | place("faster")) as $at | (.columns | place("transitions")) as $executed | (.columns | place("n")) as $n |
  if $at == null then empty else
    . as $table | [.rows[] | {factor: (.[$at] | number), what: (.[0] + " " + .[$n])} | select(.factor)] | sort_by(.factor)
    | if length == 0 then empty else
        [$table.title, (length | tostring),
         (.[0].factor | plain) + " (" + .[0].what + ")", (.[length / 2 | floor].factor | plain),
         (.[-1].factor | plain) + " (" + .[-1].what + ")",
         ([$table.rows[] | select($executed and (.[$executed] // "" | contains("!")))] | length | tostring)] | cells
      end
  end;

def table:
  "### " + .title, "",
  (.columns | cells), (.columns | map("---") | cells), (.rows[] | cells), "",
  (if .remarks == [] then empty else (.remarks[] | "- " + .), "" end),
  (if .name as $name | $plots | index($name) then "![" + .title + ", time over size](images/bench/" + .name + ".svg)", "" else empty end);

def section:
  "## " + .heading, "", "`./dev bench " + .name + "`" + (if .status == 0 then "" else ": **not as it should be**" end)
    + " (" + (.seconds | tostring) + " s, load " + .load + " at its end)", "",
  (if $notes[.name] then $notes[.name], "" else empty end), (.tables[] | table),
  (if .text then "```", (.text | rtrimstr("\n")), "```", "" else empty end);

"# Benchmarks", "",
"Made by `./dev bench --minutes \(.minutes)` from one run of \(.version) (`\(.commit)`) on \(.date): "
  + "\(.machine.cores) cores of \(.machine.processor), \(.machine.memory), \(.machine.java), load \(.load.begun) "
  + "at the beginning and \(.load.ended) at the end. The figures are in [benchmarks.json](benchmarks.json).",
"", $notes["page"], "",
"| against | rows | slowest | median | fastest | more executions |", "|---|---|---|---|---|---|",
([.sections[].tables[]] | .[] | standing), "",
(.sections[] | section)
