#!/usr/bin/env python3
"""Fits how wide Inter is set to run as wide as San Francisco, on widths that Interface Builder stored.

    pip install uharfbuzz numpy
    python3 fit-system-font.py CORPUS [--held-back REPOS.json] [--write SystemFontTuning+Table.swift] [--evaluate]

CORPUS has files/<owner>+<name>/…, oracle.json and not-derivable.json. REPOS.json is a list of repositories, or an
object whose "held" is one; their files are not read, but with --evaluate, which reads nothing else and prints statistics of the
table that --write wrote before. Without --write the fit is cross-validated over the repositories: in 5 folds, or with
--folds 0 without each of them in turn. "Missed" are widths off by more than 5 % and half a point, which the score counts.

Evidence, a text with its font and an interval of widths each:
  - labels with constraints whose width nothing but their text decides ("natural" in oracle.json), not stale, not
    misplaced, on one line;
  - the labels of built-in cells (value 1, value 2, subtitle), which have the width of their text;
  - titles of buttons without an image: their width is rounded up to whole points;
  - labels without constraints whose height is that of their font: they were sized to fit once (they count a third);
  - what is known otherwise (FACTS).
A stored width w means that the text is wider than w less one pixel and at most w wide. A width in whole points
beside a height in whole points, where pixels are finer, is an old frame: then it was rounded up to a point.

The model, in units of the point size, for each character c:
  Inter's advance at (weight, optical size) with its kerning
    + regular[c] + heavy * weight[c] + large * display[c]
    + tracking(size) + tracking(weight) + large * display tracking(weight)
heavy is 0 at 400 and 1 at 600, large 0 up to 17 points and 1 from 25. Every parameter is held near its prior (Inter
as it is; Apple's published tracking) by a Gaussian; characters of a group (capitals, small letters, digits, others) share
what is common to them, so that a character nobody used takes that. Residuals count as of a Cauchy distribution:
a text that was changed after its frame was stored must not pull.
"""
import argparse, collections, json, math, os, unicodedata
import xml.etree.ElementTree as ET
import numpy as np
import uharfbuzz as hb

STYLES = {"Title0": (34, 31), "Title1": (28, 25), "Title2": (22, 19), "Title3": (20, 17), "Headline": (17, 14), "Body": (17, 14),
          "Callout": (16, 13), "Subhead": (15, 12), "Footnote": (13, 12), "Caption1": (12, 11), "Caption2": (11, 11)}
WEIGHTS = {"ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
           "heavy": 800, "black": 900}
# Text, size, weight, more than, at most (points). The first two are stored 35 and 12 times, those of digits a
# simulator printed, braces and asterisk were read off nine labels.
FACTS = [("Label", 17, 400, 41.0, 41.333, .02), ("Label", 17, 600, 43.0, 43.5, .05), ("1111", 17, 400, 29.5, 30, .1),
         ("0000", 17, 400, 41.0, 41.5, .1)]
TOO_WIDE = [("{", 16.5, 1, .25), ("}", 16.5, 1, .25), ("*", 17, .75, .25), ("•", 16, 1.5, .4)]  # points, their spread
LARGE_TOO_WIDE = [(size, .039) for size in (24, 28, 34, 44, 53)]  # a simulator, 13 texts of 23 to 53 points, on average
# Tracking in points, before anything was fitted by character: Apple's, meant for Inter at these optical sizes.
BEFORE = [(6, .25), (7, .24), (8, .21), (9, .17), (10, .055), (11, .054), (12, .087), (13, -.02), (14, -.034), (15, -.081),
          (16, -.101), (17, -.191), (18, -.191), (20, -.302), (22, -.078), (24, .205), (28, .38), (34, .4), (80, 0)]
SIZES = [8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 28, 34, 44, 60]
WEIGHT_KNOTS = [300, 400, 500, 600, 700, 800]
GROUPS = ["capital", "small", "digit", "space", "other"]
SPREAD = dict(regular=.02, weight=.002, display=.006, group=.02, group_weight=.01, group_display=.02, tracking=.02,
              tracking_step=.003, weight_tracking=.01, display_tracking=.02)
LOSS = .0025  # relative error that counts as one standard deviation
SAME = {"’": "'", "‘": "'", "“": '"', "”": '"'}

def interpolate(table, x):
    if x <= table[0][0]: return table[0][1]
    for (a, fa), (b, fb) in zip(table, table[1:]):
        if x <= b: return fa + (fb - fa) * (x - a) / (b - a)
    return table[-1][1]

def optical_size(size): return min(max(size + 4, 14), 32)
def large(size): return min(max((size - 17) / 8, 0), 1)
def heavy(weight): return min(max((weight - 400) / 200, -.5), 1.5)
def base(character): return SAME.get(character, unicodedata.normalize("NFD", character)[0])

def group(character):
    if character.isupper(): return 0
    if character.islower(): return 1
    if character.isdigit(): return 2
    return 3 if character == " " else 4

class Inter:
    def __init__(self, folder):
        self.faces = [hb.Face(hb.Blob.from_file_path(os.path.join(folder, name)))
                      for name in ("InterVariable.ttf", "InterVariable-Italic.ttf")]
        self.fonts, self.known = {}, {}
    def ems(self, text, size, weight, italic):
        key = (text, optical_size(size), weight, italic)
        if key not in self.known:
            if key[1:] not in self.fonts:
                font = self.fonts[key[1:]] = hb.Font(self.faces[italic])
                font.set_variations({"wght": weight, "opsz": optical_size(size)})
            buffer = hb.Buffer(); buffer.add_str(text); buffer.guess_segment_properties()
            hb.shape(self.fonts[key[1:]], buffer, {"calt": False})
            self.known[key] = sum(p.x_advance for p in buffer.glyph_positions) / 2048
        return self.known[key]

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
            yield dict(kind=kind, text=text, font=f, width=width, step=step, pixels=pixels, repository=repository)

def believable(inter, items):
    """without those that cannot be their text: wrapped, cut off, or changed since"""
    kept = []
    for o in items:
        off = abs(before(inter, o["text"], *o["font"]) - o["width"])
        if off < (.06 if o["kind"] == "sized to fit" else .15) * o["width"] or (o["kind"] != "sized to fit" and off < 2.6):
            kept.append(o)
    key = lambda o: (o["text"], o["font"], round(o["width"], 2), o["repository"])
    count = collections.Counter(map(key, kept))
    for o in kept: o["share"] = {"button": .7, "sized to fit": .35}.get(o["kind"], 1) / math.sqrt(count[key(o)])
    return kept

def before(inter, text, size, weight, italic=False):
    share = interpolate([(300, -.0015), (400, 0), (500, .0115), (600, .0085), (800, .021)], weight)
    return (inter.ems(text, size, weight, italic) + share * len(text)) * size + interpolate(BEFORE, size) * len(text)

# The fit

class Table:
    def __init__(self, inter, characters):
        self.inter, self.characters = inter, characters
        self.index = {c: i for i, c in enumerate(characters)}
        self.start, at = {}, 0
        for name, count in (("regular", len(characters)), ("weight", len(characters)), ("display", len(characters)), ("group", 5),
                            ("group_weight", 5), ("group_display", 5), ("tracking", len(SIZES)),
                            ("weight_tracking", len(WEIGHT_KNOTS)), ("display_tracking", len(WEIGHT_KNOTS))):
            self.start[name] = at; at += count
        self.count = at
        self.values = np.zeros(at)

    def row(self, text, size, weight):
        """what the width has of each parameter, in units of the point size"""
        row, h, l = np.zeros(self.count), heavy(weight), large(size)
        for c in map(base, text):
            for name, index in (("", self.index.get(c)), ("group", group(c))):
                if index is None: continue
                row[self.start[name or "regular"] + index] += 1
                row[self.start[name + "_weight" if name else "weight"] + index] += h
                row[self.start[name + "_display" if name else "display"] + index] += l
        for name, knots, x, factor in (("tracking", SIZES, size, 1), ("weight_tracking", WEIGHT_KNOTS, weight, 1),
                                       ("display_tracking", WEIGHT_KNOTS, weight, l)):
            for i in range(len(knots)):
                row[self.start[name] + i] += len(text) * factor * interpolate(
                    [(k, float(j == i)) for j, k in enumerate(knots)], x)
        return row

    def prior(self):
        rows, wanted = [], []
        def add(terms, value, spread):
            row = np.zeros(self.count)
            for i, factor in terms: row[i] += factor / spread
            rows.append(row); wanted.append(value / spread)
        for name in ("regular", "weight", "display"):
            for i in range(len(self.characters)): add([(self.start[name] + i, 1)], 0, SPREAD[name])
        for name in ("group", "group_weight", "group_display"):
            for i in range(5): add([(self.start[name] + i, 1)], 0, SPREAD[name])
        first = [interpolate(BEFORE, s) / s for s in SIZES]
        for i, s in enumerate(SIZES):
            add([(self.start["tracking"] + i, 1)], first[i], SPREAD["tracking"])
            if i:
                step = SPREAD["tracking_step"] * math.sqrt(max(1, (s - SIZES[i - 1]) / 2))
                add([(self.start["tracking"] + i, 1), (self.start["tracking"] + i - 1, -1)], first[i] - first[i - 1], step)
        for name in ("weight_tracking", "display_tracking"):
            for i, w in enumerate(WEIGHT_KNOTS):
                add([(self.start[name] + i, 1)], 0, 1e-5 if w == 400 else SPREAD[name])
                if i: add([(self.start[name] + i, 1), (self.start[name] + i - 1, -1)], 0, SPREAD[name] / 1.5)
        return np.array(rows), np.array(wanted)

    def known(self):
        """rows, widths less Inter's, and spreads of what is known apart from files"""
        rows, wanted, spreads = [], [], []
        def add(text, size, weight, width, spread):
            rows.append(self.row(text, size, weight) * size); spreads.append(spread)
            wanted.append(width - self.inter.ems(text, size, weight, False) * size)
        for text, size, weight, low, high, spread in FACTS: add(text, size, weight, (low + high) / 2, spread)
        for text, size, less, spread in TOO_WIDE: add(text, size, 400, before(self.inter, text, size, 400) - less, spread)
        sample = "The quick brown fox jumps over a lazy dog and Settings General Privacy"
        for size, share in LARGE_TOO_WIDE:
            width = before(self.inter, sample, size, 400)
            add(sample, size, 400, width * (1 - share), width * .008)
        return np.array(rows), np.array(wanted), np.array(spreads)

    def fit(self, items):
        rows = np.array([self.row(o["text"], *o["font"][:2]) * o["font"][0] for o in items])
        inter = np.array([self.inter.ems(o["text"], *o["font"]) * o["font"][0] for o in items])
        high = np.array([o["width"] for o in items]); step = np.array([o["step"] for o in items])
        share = np.array([o["share"] for o in items]); spread = np.maximum(LOSS * high, .12)
        prior, wanted = self.prior()
        square, right = prior.T @ prior, prior.T @ wanted
        known, widths, spreads = self.known()
        square += (known / spreads[:, None]).T @ (known / spreads[:, None])
        right += (known / spreads[:, None]).T @ (widths / spreads)
        values = np.linalg.solve(square, right)
        for _ in range(40):
            width = inter + rows @ values
            # Anywhere in the interval will do, its middle a little better.
            target = .9 * np.clip(width, high - .85 * step, high - .15 * step) + .1 * (high - step / 2)
            weight = share / (1 + ((width - target) / spread / 1.5) ** 2) / spread ** 2
            values = np.linalg.solve(square + (rows * weight[:, None]).T @ rows,
                                     right + (rows * weight[:, None]).T @ (target - inter))
        self.values = self.rounded(values)
        return self

    def rounded(self, values):
        """groups put into their characters, and all rounded to 1/10000, as the table has it"""
        values = values.copy()
        for name in ("", "_weight", "_display"):
            for c, i in self.index.items(): values[self.start[name[1:] or "regular"] + i] += values[self.start["group" + name] + group(c)]
            values[self.start["group" + name]:][:5] = 0
        return np.round(values * 10000) / 10000

    def width(self, text, size, weight, italic=False):
        return (self.inter.ems(text, size, weight, italic) + self.row(text, size, weight) @ self.values) * size

    def error(self, o):
        """of the width rounded up as the stored one is, as a share of it"""
        return (math.ceil(self.width(o["text"], *o["font"]) / o["step"] - 1e-9) * o["step"] - o["width"]) / o["width"]

    def part(self, name, count): return [round(v * 10000) for v in self.values[self.start[name]:][:count]]

    def swift(self):
        def numbers(values):
            lines, line = [], "   "
            for v in values:
                if len(line) + len(str(v)) + 2 > 98: lines.append(line); line = "   "
                line += " %d," % v
            return "\n".join(lines + [line])
        quoted = [c.replace("\\", "\\\\").replace('"', '\\"') for c in self.characters]
        out = ["// Made by Benchmarks/fit-system-font.py. Do not edit: fit again.", "",
               "extension SystemFontTuning {", "  /// The characters that have advances of their own, in the order of the tables.",
               "  static let characters = Array(", '    ("%s"' % "".join(quoted[:64]),
               '      + "%s").unicodeScalars)' % "".join(quoted[64:]), ""]
        tables = [("regular", "What a character's advance has more than Inter's, in 1/10000 of the point size.", len(self.characters)),
                  ("weight", "Added to `regular`, times how much heavier than regular the font is.", len(self.characters)),
                  ("display", "Added to `regular`, times how far the font is from text to display.", len(self.characters)),
                  ("tracking", "Of every character, by point size (`trackingSizes`).", len(SIZES)),
                  ("weight_tracking", "Of every character, by weight (`trackingWeights`).", len(WEIGHT_KNOTS)),
                  ("display_tracking", "Added to the tracking, by weight, times how far the font is from text to display.", len(WEIGHT_KNOTS))]
        for name, text, count in tables:
            camel = name.split("_")[0] + "".join(p.capitalize() for p in name.split("_")[1:])
            out += ["  /// " + text, "  static let %s: [Int] = [" % camel, numbers(self.part(name, count)), "  ]", ""]
        out += ["  static let trackingSizes: [Double] = [", numbers(SIZES), "  ]", "", "  static let trackingWeights: [Double] = [",
                numbers(WEIGHT_KNOTS), "  ]", "}", ""]
        return "\n".join(out)

    def read(self, path):
        """the values that `swift` wrote"""
        for name in ("regular", "weight", "display", "tracking", "weight_tracking", "display_tracking"):
            camel = name.split("_")[0] + "".join(p.capitalize() for p in name.split("_")[1:])
            body = open(path, encoding="utf8").read().split("static let %s: [Int] = [" % camel)[1].split("]")[0]
            found = [int(v) / 10000 for v in body.replace(",", " ").split()]
            self.values[self.start[name]:][:len(found)] = found
        return self

def report(name, pairs):
    size = [abs(e) for e, _ in pairs]
    missed = sum(abs(e) * o["width"] > max(.5, .05 * o["width"]) + .001 for e, o in pairs)
    if size: print("%-24s %4d: median %.2f %%, 90th percentile %.2f %%, mean %.2f %%, %d missed" % (
        name, len(size), 100 * np.median(size), 100 * np.quantile(size, .9), 100 * np.mean(size), missed))

def report_all(pairs):
    certain = [p for p in pairs if p[1]["kind"] != "sized to fit"]
    for kind in ("label", "built-in", "button"): report(kind, [p for p in certain if p[1]["kind"] == kind])
    report("all but sized to fit", certain)
    for name, key in (("points", lambda o: o["font"][0]), ("weight", lambda o: o["font"][1])):
        for value in sorted({key(o) for _, o in certain}):
            here = [p for p in certain if key(p[1]) == value]
            if len(here) >= 20:
                report("%s %g" % (name, value), here)
                print("%38s %+.2f %%" % ("mean with its sign", 100 * np.mean([e for e, _ in here])))

def cross_validate(inter, characters, items, folds):
    count = collections.Counter(o["repository"] for o in items)
    folds = min(folds or len(count), len(count))
    fold, load = {}, [0] * folds
    for repository in sorted(count, key=lambda r: (-count[r], r)):
        fold[repository] = load.index(min(load)); load[fold[repository]] += count[repository]
    pairs = []
    for f in range(folds):
        table = Table(inter, characters).fit([o for o in items if fold[o["repository"]] != f])
        pairs += [(table.error(o), o) for o in items if fold[o["repository"]] == f]
    report_all(pairs)

def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus")
    parser.add_argument("--fonts", default=os.path.expanduser("~/.cache/plumb/fonts"))
    parser.add_argument("--held-back")
    parser.add_argument("--write")
    parser.add_argument("--evaluate", action="store_true")
    parser.add_argument("--folds", type=int, default=5)
    a = parser.parse_args()
    held = json.load(open(a.held_back)) if a.held_back else []
    held = set(held["held"] if isinstance(held, dict) else held)
    inter = Inter(a.fonts)
    characters = [chr(c) for c in range(0x20, 0x7F)] + list("©·•–—…€°")
    items = believable(inter, evidence(a.corpus, lambda r: (r in held) == a.evaluate))
    if a.evaluate:
        table = Table(inter, characters).read(a.write)
        report_all([(table.error(o), o) for o in items])
    elif a.write:
        table = Table(inter, characters).fit(items)
        report_all([(table.error(o), o) for o in items])
        open(a.write, "w", encoding="utf8").write(table.swift())
    else:
        cross_validate(inter, characters, items, a.folds)

main()
