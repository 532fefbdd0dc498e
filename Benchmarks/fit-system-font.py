#!/usr/bin/env python3
"""Makes san-francisco.txt: San Francisco's recorded advances, and kerning fitted to widths that Interface Builder stored.

    pip install uharfbuzz numpy
    python3 fit-system-font.py CORPUS ADVANCES.json [--held-back REPOS] [--write FILE] [--evaluate FILE]

CORPUS has files/<owner>+<name>/…, oracle.json and not-derivable.json. ADVANCES.json has the advances that iOS reports, by weight
and cut, and the kerning of a few whole strings (recorded by github.com/Vercantez/openuikit). REPOS lists folders of CORPUS/files,
one a line; their files are not read, but with --evaluate, which reads nothing else and prints how well the table that --write wrote
predicts their widths. Without --write the fit is cross-validated in four folds of repositories.

Advances are known to 0.01/2048 em (SystemFontPoint), so that the width of a label less its advances is its kerning, between
two limits: a stored width w means that the text is wider than w less one pixel and at most w wide. The labels:
  - with constraints whose width nothing but their text decides ("natural" in oracle.json), not stale, not misplaced, on one line;
  - of built-in cells (value 1, value 2, subtitle), which have the width of their text;
  - titles of buttons without an image: their width is rounded up to whole points;
  - without constraints, as high as their font: they were sized to fit once (they count a third).
A width in whole points beside a height in whole points, where pixels are finer, is an old frame: then it was rounded up to a point.

The model, in 1/2048 em: characters that Inter kerns alike are a class, and of two classes
    text cut    Inter's kerning at optical size 14, times SHARE, plus one number a pair of classes and a small one a pair
    display cut the text cut's, plus one number a pair of classes
each held near Inter's by a Gaussian. Weight and slant multiply it: by three kinds of pairs, so that the recorded strings come out
exactly. Residuals count as of a Cauchy distribution: a text that was changed after its frame was stored must not pull.
"""
import argparse, collections, json, math, os, unicodedata
import xml.etree.ElementTree as ET
import numpy as np
import uharfbuzz as hb

STYLES = {"Title0": (34, 31), "Title1": (28, 25), "Title2": (22, 19), "Title3": (20, 17), "Headline": (17, 14), "Body": (17, 14),
          "Callout": (16, 13), "Subhead": (15, 12), "Footnote": (13, 12), "Caption1": (12, 11), "Caption2": (11, 11)}
WEIGHTS = {"ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
           "heavy": 800, "black": 900}
CHARACTERS = [chr(c) for c in range(0x20, 0x7F)]
MASTERS = ["ultraLight", "regular", "black", "italic"]
SAME = {"’": "'", "‘": "'", "“": '"', "”": '"'}
# An independent recording of iOS 26, in em: pairs, kerning of each.
FACTS = [([d + "." for d in "0123456789"] + ["." + d for d in "0123456789"], -.03), (["Ta", "To", "Tw"], -.08)]
# Kerning that Inter does not have, set after the fit, text and display cut: "What's" has between -137 and -105 in semibold at 16 and
# 17 points, iOS 13 (printed hierarchies of swift-snapshot-testing). "Jane's" in a public file says how much of it is the s.
OWN = {("t", "'"): (-54, -54), ("'", "s"): (-65, -114)}
SHARE = .7  # of Inter's kerning, cross-validated like the spreads
SPREAD = dict(zero=4, pair=5, share=.5, single=1, single_share=.1, display=4, display_share=.5, fact=20, total=1.5, width=20)
CAUCHY = 3

def interpolate(table, x):
    if x <= table[0][0]: return table[0][1]
    for (a, fa), (b, fb) in zip(table, table[1:]):
        if x <= b: return fa + (fb - fa) * (x - a) / (b - a)
    return table[-1][1]

def display_share(size): return interpolate([(17, 0), (19, 2 / 22), (24, 18 / 22), (28, 1)], size)
def light_share(weight): return interpolate([(100, 1), (200, .7838), (300, .34055), (400, 0)], weight)
def black_share(weight): return interpolate([(400, 0), (500, .18335), (600, .31665), (700, .5), (800, .76666), (900, 1)], weight)
def widening(o):
    """SystemFontEdition.ios13: up to Xcode 11 tracking is wider, in 1/2048 em"""
    if o["tools"] >= 17000: return 0
    return len(o["text"]) * interpolate([(16, 0), (17, 4.75), (18, 3), (22, 3.5), (24, 0)], o["font"][0])

def base(character): return SAME.get(character, unicodedata.normalize("NFD", character)[0])

def pairs(text):
    """without those of the space, which kerns with nothing"""
    text = [base(c) for c in text]
    return [p for p in zip(text, text[1:]) if " " not in p and p[0] in CHARACTERS and p[1] in CHARACTERS]

def kind(pair):
    if all(c.isdigit() for c in pair): return 2
    return 1 if any("A" <= c <= "Z" for c in pair) else 0

class Advances:
    def __init__(self, path):
        data = json.load(open(path))
        self.tracking = sorted((float(s), u) for s, u in data["tracking"].items())
        self.totals = {s: t for s, t in data["kerningTotals"]["strings"].items()}
        def master(weight, cut, tracking):
            known = data["advances"].get(weight, {}).get(cut) or data["derived"][weight][cut]
            return [round(known[c] - tracking) for c in CHARACTERS]
        self.masters = [master(w, cut, tracking) for cut, tracking in (("17", -52), ("34", 23)) for w in MASTERS]
        self.column = {c: [m[i] for m in self.masters] for i, c in enumerate(CHARACTERS)}
    def of(self, text, size, weight, italic):
        """in 1/2048 em with tracking; None if a character is not known"""
        if any(base(c) not in self.column for c in text): return None
        t, tracking = display_share(size), interpolate(self.tracking, size)
        def cut(m): return m[1] + light_share(weight) * (m[0] - m[1]) + black_share(weight) * (m[2] - m[1]) + italic * (m[3] - m[1])
        return sum((1 - t) * cut(m[:4]) + t * cut(m[4:]) + tracking for m in (self.column[base(c)] for c in text))

class Inter:
    """kerning of the regular weight, at both ends of the optical axis"""
    def __init__(self, folder):
        face = hb.Face(hb.Blob.from_file_path(os.path.join(folder, "InterVariable.ttf")))
        def width(font, text, kern):
            buffer = hb.Buffer(); buffer.add_str(text); buffer.guess_segment_properties()
            hb.shape(font, buffer, {"calt": False, "liga": False, "kern": kern})
            return sum(p.x_advance for p in buffer.glyph_positions)
        self.kerning = {}
        fonts = [hb.Font(face), hb.Font(face)]
        for font, size in zip(fonts, (14, 32)): font.set_variations({"wght": 400, "opsz": size})
        for a in CHARACTERS:
            for b in CHARACTERS: self.kerning[a, b] = [width(f, a + b, True) - width(f, a + b, False) for f in fonts]
        def classes(row):
            known = {}
            return {c: known.setdefault(tuple(map(tuple, row(c))), len(known)) for c in CHARACTERS}
        self.left = classes(lambda a: [self.kerning[a, b] for b in CHARACTERS])
        self.right = classes(lambda b: [self.kerning[a, b] for a in CHARACTERS])
        self.of_classes = {self.cell(p): k for p, k in self.kerning.items()}
    def cell(self, pair): return self.left[pair[0]], self.right[pair[1]]

# Evidence

def scale(device):
    two = ("retina4_0", "retina4_7", "retina6_1", "retina3_5")
    return 3 if device and device.startswith("retina") and device not in two else 2

def font(element, tools, default):
    """(size, weight, italic) of a system font, None for another"""
    for f in element.findall("fontDescription"):
        if f.get("key") != "fontDescription": continue
        if f.get("style"):
            style = f.get("style").replace("UICTFontTextStyle", "")
            if style not in STYLES: return None
            # These versions of Xcode laid text styles out at the smallest text size.
            return (float(STYLES[style][18122 <= tools <= 20037]), 600 if style == "Headline" else 400, False)
        if f.get("name") and not f.get("type"): return None
        weight = {"boldSystem": 700}.get(f.get("type")) or WEIGHTS.get(f.get("weight", "regular"), 400)
        return (float(f.get("pointSize", 17)), weight, f.get("type") == "italicSystem")
    return default

def text_of(element, key):
    if element.get(key) is not None: return element.get(key)
    return next((s.text for s in element.findall("string") if s.get("key") == key), None)

def labels(root, natural, tools):
    built_in = {c.get(k) for c in root.iter("tableViewCell") for k in ("textLabel", "detailTextLabel")
                if c.get("style", "").endswith(("Value1", "Value2", "Subtitle"))}
    for e in root.iter("label"):
        frame = next((r for r in e.findall("rect") if r.get("key") == "frame"), None)
        if e.find("attributedString") is not None or e.find("variation") is not None or e.get("misplaced"): continue
        if frame is None: continue
        size = (float(frame.get("width")), float(frame.get("height")))
        kind = "label" if e.get("id") in natural else "built-in" if e.get("id") in built_in else "sized to fit"
        size = natural.get(e.get("id"), size)
        yield kind, text_of(e, "text"), font(e, tools, (17.0, 400, False)), size, e.get("numberOfLines", "1") == "1"

def buttons(root, natural, tools):
    for e in root.iter("button"):
        states = [s for s in e.findall("state") if s.get("key") == "normal"]
        if e.get("id") not in natural or len(states) != 1: continue
        state, insets = states[0], {i.get("key"): i for i in e.findall("inset")}
        if any(state.get(k) for k in ("image", "catalog", "backgroundImage")) or "titleEdgeInsets" in insets: continue
        if any(e.find(k) is not None for k in ("buttonConfiguration", "variation")) or state.find("attributedString") is not None:
            continue
        (width, height), around = natural[e.get("id")], insets.get("contentEdgeInsets", {})
        if width <= 30.01: continue  # as narrow as a button gets
        width -= float(around.get("minX", 0)) + float(around.get("maxX", 0))
        default = (15.0 if e.get("buttonType") in ("system", "roundedRect") else 18.0, 400, False)
        yield "button", text_of(state, "title"), font(e, tools, default), (width, height), True

def is_plain(text):
    return text and all(0x20 <= ord(c) < 0x600 or 0x2010 <= ord(c) <= 0x2027 or 0x20A0 <= ord(c) < 0x2200 for c in text)

def evidence(corpus, wanted):
    """texts with the interval their width is in, of the repositories that `wanted` accepts"""
    excluded = {(e["file"], e["scene"]) for e in json.load(open(corpus + "/not-derivable.json"))}
    natural = collections.defaultdict(dict)
    left_out = set()
    for f in json.load(open(corpus + "/oracle.json")):
        for s in f["scenes"]:
            bad = (f["file"], s["id"]) in excluded or "stale" in s["hazards"]
            for v in s["views"]:
                if "w" in v["natural"]: natural[f["file"]][v["id"]] = tuple(v["frame"][2:])
                if "w" in v["natural"] and bad: left_out.add((f["file"], tuple(v["frame"][2:])))
    for folder in sorted(os.listdir(corpus + "/files")):
        repository = folder.replace("+", "/", 1)
        if not wanted(repository): continue
        for path, _, names in sorted(os.walk(os.path.join(corpus, "files", folder))):
            for name in sorted(n for n in names if n.endswith((".xib", ".storyboard"))):
                file = os.path.relpath(os.path.join(path, name), corpus + "/files").replace("+", "/", 1)
                yield from evidence_of(os.path.join(path, name), file, repository, natural[file], left_out)

def evidence_of(path, file, repository, natural, left_out):
    try: root = ET.parse(path).getroot()
    except ET.ParseError: return
    tools = int(float((root.get("toolsVersion") or "0").split(".")[0]))
    if tools < 9000: return  # Helvetica Neue
    device = root.find("device")
    pixels = scale(device.get("id") if device is not None else None)
    for make in (labels, buttons):
        for kind, text, f, (width, height), one_line in make(root, natural, tools):
            if not f or f[0] < 6 or width <= 0 or not is_plain(text) or (file, (width, height)) in left_out: continue
            line = f[0] * 2444 / 2048
            exact = abs(height - math.ceil(line * pixels - 1e-9) / pixels) < .01
            whole = abs(width - round(width)) < .01 and height == math.ceil(line) and not exact
            if kind == "sized to fit" and not (exact or height == math.ceil(line)): continue
            if not one_line and height > 1.7 * line: continue
            step = 1 if whole or kind == "button" and abs(width - round(width)) < .01 else 1 / pixels
            yield dict(kind=kind, text=text, font=f, width=width, step=step, repository=repository,
                       tools=tools)

def believable(items, advances, inter):
    """without those that cannot be their text: wrapped, cut off, changed since, or of unknown characters"""
    kept = []
    for o in items:
        size = o["font"][0]
        units = advances.of(o["text"], *o["font"])
        if units is None: continue
        units += widening(o)
        o["high"] = o["width"] * 2048 / size - units
        o["low"] = o["high"] - o["step"] * 2048 / size
        off = abs((o["low"] + o["high"]) / 2 - sum(.85 * inter.kerning[p][0] for p in pairs(o["text"])))
        if off < (12 if o["kind"] == "sized to fit" else 25) * len(o["text"]) + 100: kept.append(o)
    key = lambda o: (o["text"], o["font"], round(o["width"], 2), o["repository"])
    count = collections.Counter(map(key, kept))
    for o in kept: o["share"] = {"button": .7, "sized to fit": .35}.get(o["kind"], 1) / math.sqrt(count[key(o)])
    return kept

class Kerning:
    def __init__(self, advances, inter):
        self.advances, self.inter, self.index, self.values = advances, inter, {}, np.zeros(0)
        self.strengths = [[1.] * 8 for _ in range(3)]  # by kind of pair and master

    def strength(self, kind, weight, italic, cut):
        m = self.strengths[kind][4 * cut:4 * cut + 4]
        return m[1] + light_share(weight) * (m[0] - m[1]) + black_share(weight) * (m[2] - m[1]) + italic * (m[3] - m[1])

    def terms(self, text, size, weight, italic):
        terms, t = collections.Counter(), display_share(size)
        for p in pairs(text):
            text_cut, display_cut = [(1 - t, t)[cut] * self.strength(kind(p), weight, italic, cut) for cut in (0, 1)]
            terms["text", self.inter.cell(p)] += text_cut + display_cut
            terms["single", p] += text_cut + display_cut
            if display_cut: terms["display", self.inter.cell(p)] += display_cut
        return terms

    def prior(self, key):
        what, of = key
        if what == "single": return 0, SPREAD["single"] + SPREAD["single_share"] * SHARE * abs(self.inter.kerning[of][0])
        text, display = (SHARE * k for k in self.inter.of_classes[of])
        if what == "text":
            return text, SPREAD["pair" if text or display else "zero"] + SPREAD["share"] * abs(text)
        return display - text, (SPREAD["display"] if text or display else 1) + SPREAD["display_share"] * abs(display - text)

    def known(self):
        for text, total in self.advances.totals.items():
            for cut, size in (("text", 17), ("display", 34)):
                yield self.terms(text, size, 400, False), total and total[cut]["regular"], SPREAD["total"]
        for texts, em in FACTS:
            for text in texts: yield self.terms(text, 17, 400, False), em * 2048, SPREAD["fact"]

    def fit(self, items):
        for _ in range(3):
            self.solve(items)
            self.set_strengths({p: self.regular(p) for p in self.inter.kerning})
        return self

    def solve(self, items):
        rows = [self.terms(o["text"], *o["font"]) for o in items]
        known = list(self.known())
        keys = sorted({k for r in rows + [k[0] for k in known] for k in r}, key=str)
        self.index = {k: i for i, k in enumerate(keys)}
        def matrix(rows):
            m = np.zeros((len(rows), len(keys)))
            for i, row in enumerate(rows):
                for k, v in row.items(): m[i, self.index[k]] = v
            return m
        prior = np.array([self.prior(k) for k in keys])
        facts = matrix([k[0] for k in known]) / np.array([[k[2]] for k in known])
        square = np.diag(prior[:, 1] ** -2.) + facts.T @ facts
        right = prior[:, 0] * prior[:, 1] ** -2. + facts.T @ np.array([k[1] / k[2] for k in known])
        widths = matrix(rows)
        low, high, share = (np.array([o[n] for o in items]) for n in ("low", "high", "share"))
        self.values = np.linalg.solve(square, right)
        for _ in range(8):
            kerning, room = widths @ self.values, high - low
            # Anywhere in the interval will do, its middle a little better.
            target = .92 * np.clip(kerning, low + .1 * room, high - .1 * room) + .08 * (low + high) / 2
            weight = share / (1 + ((kerning - target) / SPREAD["width"] / CAUCHY) ** 2) / SPREAD["width"] ** 2
            self.values = np.linalg.solve(square + (widths * weight[:, None]).T @ widths, right + (widths * weight[:, None]).T @ target)

    def set_strengths(self, kerning):
        """by kind of pair, so that the recorded strings come out in every master"""
        texts = [t for t, total in self.advances.totals.items() if total]
        for cut, name in enumerate(("text", "display")):
            sums = np.array([[sum(kerning.get(p, (0, 0))[cut] for p in pairs(t) if kind(p) == k) for k in range(3)] for t in texts])
            for master, weight in enumerate(MASTERS):
                if weight == "regular": continue
                solved = np.linalg.lstsq(sums, np.array([self.advances.totals[t][name][weight] for t in texts]), rcond=None)[0]
                for k in range(3): self.strengths[k][4 * cut + master] = solved[k]

    def value(self, key): return self.values[self.index[key]] if key in self.index else self.prior(key)[0]

    def regular(self, pair):
        """of the text and the display cut"""
        text = self.value(("text", self.inter.cell(pair))) + self.value(("single", pair))
        return text, text + self.value(("display", self.inter.cell(pair)))

    def table(self):
        found = {p: tuple(map(round, self.regular(p))) for p in self.inter.kerning if " " not in p}
        return {p: k for p, k in found.items() if max(map(abs, k)) > 1}

class Table:
    """what the file says"""
    def __init__(self, advances, kerning, strengths): self.advances, self.kerning, self.strengths = advances, kerning, strengths
    def units(self, text, size, weight, italic):
        t, total = display_share(size), self.advances.of(text, size, weight, italic)
        for p in pairs(text):
            for cut, share in ((0, 1 - t), (1, t)):
                total += share * Kerning.strength(self, kind(p), weight, italic, cut) * self.kerning.get(p, (0, 0))[cut]
        return total
    def error(self, o):
        """of the width rounded up as the stored one is, in points"""
        width = (self.units(o["text"], *o["font"]) + widening(o)) * o["font"][0] / 2048
        return math.ceil(width / o["step"] - 1e-4) * o["step"] - o["width"]

    def text(self):
        lines = [HEAD, "", "advances"]
        lines += [c + " " + " ".join(map(str, self.advances.column[c])) for c in CHARACTERS]
        lines += ["", "kerning"]
        for a in CHARACTERS:
            row = ["%s %d %d" % (b, *self.kerning[a, b]) for b in CHARACTERS if (a, b) in self.kerning]
            if row: lines.append(a + " " + " ".join(row))
        lines += ["", "strengths"]
        lines += ["%s %s" % (n, " ".join("%d" % round(100 * s) for s in row)) for n, row in zip("-Ad", self.strengths)]
        return "\n".join(lines) + "\n"

    @staticmethod
    def read(path, advances):
        parts = open(path).read().split("\n\n")
        kerning = {}
        for line in parts[2].split("\n")[1:]:
            for i in range(2, len(line.split(" ")), 3):
                b, text, display = line.split(" ")[i - 1:i + 2]
                kerning[line[0], b] = int(text), int(display)
        return Table(advances, kerning, [[int(n) / 100 for n in row.split()[1:]] for row in parts[3].strip().split("\n")[1:]])

HEAD = """San Francisco's spacing in 1/2048 em. Made by Benchmarks/fit-system-font.py: do not edit, fit again.

The advances are facts that iOS 26.1 reports, as recorded by github.com/Vercantez/openuikit. The kerning is no part of
Apple's fonts: it was fitted to the widths of labels in public Interface Builder files, starting from that of Inter
(SIL Open Font License 1.1). See Documentation/Evidence.md.

Advances without tracking: ultralight, regular, black and regular italic of the text cut, then of the display cut.
Kerning, by its left character: right character, text cut, display cut, in the regular weight.
Strengths of kerning in percent of the regular weight's, by master as above: of other pairs (-), of pairs with a
capital (A), of pairs of digits (d).""".replace("\n\n", "\n \n")

def report(name, found):
    if not found: return
    errors = np.array([abs(e) for e, _ in found]); widths = np.array([o["width"] for _, o in found])
    print("%-22s %4d: equal %.1f %%, 90th percentile %.2f %%, mean with its sign %+.2f %%" % (
        name, len(found), 100 * np.mean(errors < .02), 100 * np.quantile(errors / widths, .9),
        100 * np.mean([e / o["width"] for e, o in found])))

def report_all(found):
    certain = [p for p in found if p[1]["kind"] != "sized to fit"]
    for kind in ("label", "built-in", "button"): report(kind, [p for p in certain if p[1]["kind"] == kind])
    report("all but sized to fit", certain)
    report("ASCII", [p for p in certain if p[1]["text"].isascii()])
    for name, key in (("points", lambda o: o["font"][0]), ("weight", lambda o: o["font"][1])):
        for value in sorted({key(o) for _, o in certain}):
            here = [p for p in certain if key(p[1]) == value]
            if len(here) >= 20: report("%s %g" % (name, value), here)

def made(advances, inter, items):
    kerning = Kerning(advances, inter).fit(items)
    table = kerning.table() | OWN
    kerning.set_strengths(table)
    return Table(advances, table, kerning.strengths)

def cross_validate(advances, inter, items, folds=4):
    count = collections.Counter(o["repository"] for o in items)
    fold, load = {}, [0] * folds
    for repository in sorted(count, key=lambda r: (-count[r], r)):
        fold[repository] = load.index(min(load)); load[fold[repository]] += count[repository]
    found = []
    for f in range(folds):
        table = made(advances, inter, [o for o in items if fold[o["repository"]] != f])
        found += [(table.error(o), o) for o in items if fold[o["repository"]] == f]
    report_all(found)

def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus")
    parser.add_argument("advances")
    parser.add_argument("--fonts", default=os.path.expanduser("~/.cache/plumb/fonts"))
    parser.add_argument("--held-back")
    parser.add_argument("--write")
    parser.add_argument("--evaluate")
    a = parser.parse_args()
    held = {line.strip().replace("+", "/", 1) for line in open(a.held_back)} if a.held_back else set()
    advances, inter = Advances(a.advances), Inter(a.fonts)
    items = believable(evidence(a.corpus, lambda r: (r in held) == bool(a.evaluate)), advances, inter)
    if a.evaluate:
        table = Table.read(a.evaluate, advances)
        report_all([(table.error(o), o) for o in items])
    elif a.write:
        table = made(advances, inter, items)
        report_all([(table.error(o), o) for o in items])
        open(a.write, "w").write(table.text())
    else:
        cross_validate(advances, inter, items)

main()
