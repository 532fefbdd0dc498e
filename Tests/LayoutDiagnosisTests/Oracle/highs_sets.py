#!/usr/bin/env python3
"""Answers random systems of constraints between sizes that cannot be negative, with HiGHS (pip install highspy).

    highs_sets.py COUNT [FIRST_SEED] > recorded.json      makes systems and records the answers
    highs_sets.py --check ANSWERS.jsonl                   holds the tool's own answers against HiGHS

A system has variables x (edges, free) and sizes (not negative); a row says  sum(c * v) + constant  relation  0. Half of the
systems are stacks: a chain of edges with gaps between views and pins to a container. Every row is required. Recorded are
whether the rows can hold; for those that cannot, the rows without which the others can (each with the least violation
when it alone gives way, which is how far a constraint of lower priority is off).
"""
import json
import random
import sys

import highspy

INFINITY = highspy.kHighsInf


def make(seed):
    rng = random.Random(seed)
    return stack(rng, seed) if seed % 2 else scattered(rng, seed)


def row(terms, relation, constant):
    return {"terms": [list(term) for term in terms], "relation": relation, "constant": constant}


def stack(rng, seed):
    """Variables: view i has its top 2i and its height 2i + 1; the container is view 0, of which others lie in."""
    views = rng.randint(2, 7)
    rows = []
    gap = lambda: rng.choice([0, 8, 8, 12, 16, 20])
    rows.append(row([(2, 1), (0, -1)], "==", -gap()))
    for view in range(2, views + 1):
        relation = rng.choice(["==", "==", "==", ">="])
        rows.append(row([(2 * view, 1), (2 * view - 2, -1), (2 * view - 1, -1)], relation, -gap()))
    last = views
    rows.append(row([(0, 1), (1, 1), (2 * last, -1), (2 * last + 1, -1)], rng.choice(["==", ">="]), -gap()))
    for view in range(1, views + 1):
        if rng.random() < 0.6:
            rows.append(row([(2 * view + 1, 1)], rng.choice(["==", "==", ">=", "<="]), -rng.choice([0, 10, 20.5, 30, 44])))
        elif view > 1 and rng.random() < 0.4:
            rows.append(row([(2 * view + 1, 1), (2 * view - 1, -rng.choice([1, 0.5, 2]))], "==", 0))
    rows.append(row([(1, 1)], rng.choice(["==", "<="]), -rng.choice([0, 44, 60, 100, 200])))
    rng.shuffle(rows)
    return {"seed": seed, "variables": 2 * views + 2, "sizes": list(range(1, 2 * views + 2, 2)), "rows": rows}


def scattered(rng, seed):
    count = rng.randint(2, 8)
    sizes = [v for v in range(count) if rng.random() < 0.5]
    rows = []
    for _ in range(rng.randint(3, 12)):
        terms = {rng.randrange(count): rng.choice([1, 1, -1, 2, 0.5]) for _ in range(rng.randint(1, 3))}
        rows.append(row(sorted(terms.items()), rng.choice(["==", "<=", ">="]), rng.randint(-20, 20)))
    return {"seed": seed, "variables": count, "sizes": sizes, "rows": rows}


def solve(system, members, elastic=None):
    """None where the rows at `members` cannot hold, else by how much `elastic` is off at least."""
    highs = highspy.Highs()
    highs.silent()
    highs.setOptionValue("primal_feasibility_tolerance", 1e-9)
    highs.setOptionValue("presolve", "off")
    for variable in range(system["variables"]):
        highs.addVar(0 if variable in system["sizes"] else -INFINITY, INFINITY)
    extra = system["variables"]
    if elastic is not None:
        highs.addVar(0, INFINITY)
        highs.addVar(0, INFINITY)
        highs.changeColCost(extra, 1)
        highs.changeColCost(extra + 1, 1)
    rows = list(members) + ([elastic] if elastic is not None else [])
    for index in rows:
        entry = system["rows"][index]
        terms = [tuple(term) for term in entry["terms"]]
        if index == elastic:
            terms += [(extra, 1), (extra + 1, -1)]
        low = -INFINITY if entry["relation"] == "<=" else -entry["constant"]
        high = INFINITY if entry["relation"] == ">=" else -entry["constant"]
        highs.addRow(low, high, len(terms), [t[0] for t in terms], [t[1] for t in terms])
    highs.run()
    status = highs.getModelStatus()
    if status == highspy.HighsModelStatus.kOptimal:
        return highs.getInfo().objective_function_value
    if status in (highspy.HighsModelStatus.kInfeasible, highspy.HighsModelStatus.kUnboundedOrInfeasible):
        return None
    raise SystemExit(f"seed {system['seed']}: HiGHS says {status}")


def answer(system):
    rows = range(len(system["rows"]))
    system["holds"] = solve(system, rows) is not None
    # What each row gives way by where it alone is lowered; absent where that does not help.
    system["repairs"] = {}
    if not system["holds"]:
        for index in rows:
            amount = solve(system, [r for r in rows if r != index], elastic=index)
            if amount is not None:
                system["repairs"][str(index)] = round(amount, 9)
    return system


def check(path):
    count = wrong = 0
    for line in open(path):
        given = json.loads(line)
        count += 1
        problems = list(compare(given))
        wrong += bool(problems)
        for problem in problems:
            print(f"seed {given['seed']}: {problem}")
    print(f"compared {count}, {wrong} wrong")


def compare(given):
    rows = range(len(given["rows"]))
    if (solve(given, rows) is not None) != (not given["sets"]):
        yield "a conflict is missed" if not given["sets"] else "there is no conflict"
    for members in given["sets"]:
        if solve(given, members) is not None:
            yield f"the set {members} can hold"
        for member in members:
            if solve(given, [m for m in members if m != member]) is None:
                yield f"row {member} is not needed in {members}"
    for index, amount in given["repairs"].items():
        want = solve(given, [r for r in rows if r != int(index)], elastic=int(index))
        if want is None or abs(want - amount) > 1e-5 * max(1, want):
            yield f"row {index} gives way by {want}, not {amount}"


if __name__ == "__main__":
    if sys.argv[1] == "--check":
        check(sys.argv[2])
    else:
        first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
        systems = [json.dumps(answer(make(first + n)), separators=(",", ":")) for n in range(int(sys.argv[1]))]
        print("[\n" + ",\n".join(systems) + "\n]")
