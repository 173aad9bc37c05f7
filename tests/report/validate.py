"""Holds results against docs/schema/result.json, and SARIF reports against sarif.json and what
the standard (SARIF 2.1.0, section 3) says beyond a schema:

    validate.py FOLDER RESULT-SCHEMA SARIF-SCHEMA

Every rule is tried on a report that breaks it as well: one that nothing breaks says nothing.
"""
import copy
import glob
import json
import re
import sys

import jsonschema

# RFC 3986: a reference is made of these characters, and '%' of two hexadecimal digits.
REFERENCE = re.compile(r"^(?:[A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$")


def locations(run):
    for result in run.get("results", []):
        yield from result.get("locations", [])
        for flow in result.get("codeFlows", []):
            for thread in flow["threadFlows"]:
                yield from (step["location"] for step in thread["locations"])


def rules_are_unique(run):  # 3.49.3, in one component
    ids = [rule["id"] for rule in run["tool"]["driver"].get("rules", [])]
    return len(ids) == len(set(ids))


def results_name_their_rule(run):  # 3.27.5, 3.27.6
    rules = run["tool"]["driver"].get("rules", [])
    return all(0 <= r.get("ruleIndex", -1) < len(rules) and rules[r["ruleIndex"]]["id"] == r["ruleId"]
               for r in run["results"])


def levels_fit_kinds(run):  # 3.27.10: another kind than "fail" has the level "none"
    return all(r.get("kind", "fail") == "fail" or r.get("level") == "none" for r in run["results"])


def uris_are_references(run):  # 3.4.3; absolute ones have a scheme, 3.10.1
    uris = [place["physicalLocation"]["artifactLocation"]["uri"]
            for place in locations(run) if "physicalLocation" in place]
    return all(u and REFERENCE.match(u) and not u.startswith("/") for u in uris)


def regions_name_an_artifact(run):  # 3.29.4: a region is one of an artifact
    return all("artifactLocation" in place["physicalLocation"]
               for place in locations(run) if "physicalLocation" in place)


def messages_say_something(run):  # 3.11.8
    said = [r["message"]["text"] for r in run["results"]]
    said += [n["message"]["text"] for i in run["invocations"]
             for n in i.get("toolExecutionNotifications", [])]
    return all(text.strip() for text in said)


def steps_are_in_order(run):  # 3.38.11: one order for all threads of a flow
    for result in run["results"]:
        for flow in result.get("codeFlows", []):
            orders = [s["executionOrder"] for t in flow["threadFlows"] for s in t["locations"]]
            ids = [t.get("id", "") for t in flow["threadFlows"]]
            inside = all(t["locations"] == sorted(t["locations"], key=lambda s: s["executionOrder"])
                         for t in flow["threadFlows"])
            if sorted(orders) != list(range(1, len(orders) + 1)) or len(set(ids)) < len(ids) or not inside:
                return False
    return True


def first(run, *keys):
    for key in keys:
        run = run[key]
    return run


# Each rule with a change that breaks it.
RULES = [
    (rules_are_unique, lambda r: first(r, "tool", "driver", "rules").append(
        first(r, "tool", "driver", "rules", 0))),
    (results_name_their_rule, lambda r: first(r, "results", 0).update(ruleIndex=7)),
    (levels_fit_kinds, lambda r: first(r, "results", 0).update(kind="pass")),
    (uris_are_references, lambda r: first(
        r, "results", 0, "locations", 0, "physicalLocation", "artifactLocation").update(uri="a b")),
    (regions_name_an_artifact, lambda r: first(
        r, "results", 0, "locations", 0, "physicalLocation").pop("artifactLocation")),
    (messages_say_something, lambda r: first(r, "results", 0, "message").update(text=" ")),
    (steps_are_in_order, lambda r: first(
        r, "results", 0, "codeFlows", 0, "threadFlows", 0, "locations", 0).update(executionOrder=99)),
]


def broken_rules(log):
    return [rule.__name__ for run in log["runs"] for rule, _ in RULES if not rule(run)]


def untested_rules(log):
    """The rules that do not notice the change that breaks them."""
    deaf = []
    for rule, change in RULES:
        run = copy.deepcopy(log["runs"][0])
        change(run)
        if rule(run):
            deaf.append(rule.__name__)
    return deaf


def main(folder, results, sarif):
    good = bad = threads = 0
    probe = None
    for pattern, schema in ((folder + "/*.json", results), (folder + "/*.sarif", sarif)):
        with open(schema) as file:
            rules = json.load(file)
        validator = jsonschema.validators.validator_for(rules)(rules)
        for name in sorted(glob.glob(pattern)):
            with open(name) as file:
                document = json.load(file)
            errors = [e.json_path + ": " + e.message[:200] for e in validator.iter_errors(document)]
            if schema == sarif and not errors:
                errors = broken_rules(document)
                found = document["runs"][0]["results"]
                if found and "codeFlows" in found[0] and "locations" in found[0]:
                    probe = document
                    threads = max(threads, len(found[0]["codeFlows"][0]["threadFlows"]))
            good, bad = (good + 1, bad) if not errors else (good, bad + 1)
            for e in errors:
                print(name, document.get("command", "sarif"), document.get("class", ""), e)
    deaf = untested_rules(probe) if probe else ["no report has a code flow"]
    for name in deaf:
        print("a rule that nothing breaks:", name)
    if threads < 2:
        print("no report has the steps of two threads")
    bad += len(deaf) + (threads < 2)
    print("%d passed, %d failed" % (good, bad))
    return bad > 0 or good < 50


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
