#!/usr/bin/env python3
"""Hold a solver's answers against linear programs that HiGHS solves (through scipy).

    highs.py SYSTEMS.jsonl

Every line of SYSTEMS is one system and what was answered:
    {"seed": N, "variables": V,
     "wishes": [{"coefficients": [...], "relation": "==" | "<=" | ">=", "constant": C, "priority": P}],
     "conflict": [indices of wishes], absent where there is none,
     "levels": [violation sum of each optional priority, highest first],
     "ranges": [[least, greatest] of each variable, null where unbounded]}
A wish says: sum of coefficient * x + constant  relation  0; 1000 is required.
Prints a line for each disagreement, then how many systems were compared.
"""
import json
import sys

import numpy as np
from scipy.optimize import linprog

TOLERANCE = 1e-5


class Program:
    """Rows over the variables and one slack or two for each optional wish."""

    def __init__(self, system):
        self.count = system["variables"]
        self.wishes = system["wishes"]
        optional = [i for i, w in enumerate(self.wishes) if w["priority"] < 1000]
        self.slack = {}
        width = self.count
        for index in optional:
            self.slack[index] = [width, width + 1] if self.wishes[index]["relation"] == "==" else [width]
            width += len(self.slack[index])
        self.width = width
        self.upper, self.upper_bound, self.equal, self.equal_bound = [], [], [], []
        for index, wish in enumerate(self.wishes):
            self.add(index, wish)

    def add(self, index, wish):
        row = np.zeros(self.width)
        row[: self.count] = wish["coefficients"]
        slack = self.slack.get(index, [])
        if wish["relation"] == "==":
            if slack:
                row[slack[0]], row[slack[1]] = 1, -1
            self.equal.append(row)
            self.equal_bound.append(-wish["constant"])
            return
        sign = 1 if wish["relation"] == "<=" else -1
        row[: self.count] *= sign
        if slack:
            row[slack[0]] = -1
        self.upper.append(row)
        self.upper_bound.append(-sign * wish["constant"])

    def solve(self, cost):
        bounds = [(None, None)] * self.count + [(0, None)] * (self.width - self.count)
        return linprog(
            cost,
            A_ub=np.array(self.upper) if self.upper else None,
            b_ub=self.upper_bound or None,
            A_eq=np.array(self.equal) if self.equal else None,
            b_eq=self.equal_bound or None,
            bounds=bounds,
            method="highs",
            options={"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9},
        )

    def level_cost(self, priority):
        cost = np.zeros(self.width)
        for index, slack in self.slack.items():
            if self.wishes[index]["priority"] == priority:
                cost[slack] = 1
        return cost

    def hold(self, cost, value):
        self.upper.append(cost)
        self.upper_bound.append(value + 1e-8)

    def extreme(self, variable, sign):
        cost = np.zeros(self.width)
        cost[variable] = sign
        result = self.solve(cost)
        # Presolve cannot always tell "unbounded" from "infeasible"; here it is known to be feasible.
        return None if result.status in (2, 3, 4) else sign * result.fun


def is_satisfiable(system, members):
    part = {"variables": system["variables"], "wishes": [system["wishes"][i] for i in members]}
    program = Program(part)
    return program.solve(np.zeros(program.width)).status == 0


def check_conflict(system):
    required = [i for i, w in enumerate(system["wishes"]) if w["priority"] >= 1000]
    conflict = system.get("conflict")
    if conflict is None:
        return [] if is_satisfiable(system, required) else ["a conflict was not found"]
    problems = []
    if is_satisfiable(system, conflict):
        problems.append("the set can hold")
    for left_out in conflict:
        if not is_satisfiable(system, [i for i in conflict if i != left_out]):
            problems.append(f"wish {left_out} is not needed in the set")
    return problems


def check_optimum(system):
    problems = []
    program = Program(system)
    priorities = sorted({w["priority"] for w in system["wishes"] if w["priority"] < 1000}, reverse=True)
    for priority, answer in zip(priorities, system["levels"]):
        cost = program.level_cost(priority)
        result = program.solve(cost)
        if result.status != 0:
            return problems + [f"level {priority}: HiGHS says {result.message}"]
        if abs(result.fun - answer) > TOLERANCE * max(1, abs(result.fun)):
            return problems + [f"level {priority}: {answer}, HiGHS {result.fun}"]
        program.hold(cost, result.fun)
    for variable, ends in enumerate(system["ranges"]):
        for sign, answer in zip((1, -1), ends):
            want = program.extreme(variable, sign)
            if (want is None) != (answer is None) or (
                want is not None and abs(want - answer) > TOLERANCE * max(1, abs(want))
            ):
                problems.append(f"x{variable} {'least' if sign > 0 else 'greatest'}: {answer}, HiGHS {want}")
    return problems


def main():
    count = 0
    with open(sys.argv[1]) as lines:
        for line in lines:
            system = json.loads(line)
            problems = check_conflict(system)
            if system.get("conflict") is None and not problems:
                problems = check_optimum(system)
            for problem in problems:
                print(f"seed {system['seed']}: {problem}")
            count += 1
    print(f"compared {count}")


main()
