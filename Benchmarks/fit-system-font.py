#!/usr/bin/env python3
"""Fits the tracking of the system font (Sources/Typesetting/Fonts/SystemFontTuning.swift) on label widths.

    pip install uharfbuzz
    python3 fit-system-font.py LABEL-WIDTHS.tsv [FONTS-FOLDER]

The file has a line a label: font, text, width in points, scale, Interface Builder's version; the font is
"<weight> <size>" or "style <text style>". Every third pair of font
and text is held back.

The model: width = sum of Inter's advances at (wght, opsz) x size + clusters x tracking, rounded up to the
pixel. Tracking of the regular weight has one value a size: the one with the smallest sum of relative errors
(each capped at 5 %, so that stale files count little) plus LAMBDA for each 1/100 em away from the prior,
which decides where few labels speak. Other weights add a share of the point size, the same at all sizes.
"""
import math, os, sys
import uharfbuzz as hb

LAMBDA = 0.02
STYLES = {"Body": (17, 400), "Headline": (17, 600), "Subhead": (15, 400), "Footnote": (13, 400),
          "Caption1": (12, 400), "Caption2": (11, 400), "Callout": (16, 400), "Title3": (20, 400),
          "Title0": (34, 400)}
WEIGHTS = {"light": 300, "regular": 400, "medium": 500, "semibold": 600, "heavy": 800, "italic": 400}
# Apple's tracking in points by point size, meant for Inter at optical size 14 up to 17 points, 32 from 28.
# From 80 points on there is none.
PRIOR = [(6, .25), (7, .24), (8, .21), (9, .17), (10, .12), (11, .06), (12, 0), (13, -.08), (14, -.15), (15, -.23), (16, -.31), (17, -.43),
         (18, -.44), (20, -.45), (22, -.26), (24, .07), (28, .38), (34, .40), (80, 0)]

def interpolate(table, x):
    if x < table[0][0]: return table[0][1] * x / table[0][0]
    for (a, fa), (b, fb) in zip(table, table[1:]):
        if x <= b: return fa + (fb - fa) * (x - a) / (b - a)
    return table[-1][1]

def prior_optical_size(size): return min(max(14 + (size - 17) * 18 / 11, 14), 32)
def optical_size(size): return min(max(size + 4, 14), 32)

class Inter:
    def __init__(self, folder):
        self.faces = [hb.Face(hb.Blob.from_file_path(os.path.join(folder, name)))
                      for name in ("InterVariable.ttf", "InterVariable-Italic.ttf")]
        self.known = {}
    def ems(self, text, weight, opsz, italic=False):
        key = (text, weight, opsz, italic)
        if key not in self.known:
            font = hb.Font(self.faces[italic]); font.set_variations({"wght": weight, "opsz": opsz})
            buffer = hb.Buffer(); buffer.add_str(text); buffer.guess_segment_properties()
            hb.shape(font, buffer, {"calt": False})
            clusters = len({info.cluster for info in buffer.glyph_infos})
            self.known[key] = (sum(p.x_advance for p in buffer.glyph_positions) / 2048, clusters)
        return self.known[key]

def read(path):
    labels, seen = [], []
    for line in open(path, encoding="utf8"):
        if line.startswith(("#", "font\t")): continue
        font, text, width, scale, _ = line.rstrip("\n").split("\t")
        name, size = font.split(" ")
        size, weight = STYLES[size] if name == "style" else (float(size), WEIGHTS[name.rstrip("*")])
        if max(map(ord, text)) >= 0x2500: continue  # emoji are fitted apart
        if (font, text) not in seen: seen.append((font, text))
        held = seen.index((font, text)) % 3 == 1
        labels.append(dict(text=text, width=float(width), scale=int(scale[0]), size=size, weight=weight,
                           italic=name == "italic", held=held))
    return labels

def error(inter, label, tracking):
    ems, clusters = inter.ems(label["text"], label["weight"], optical_size(label["size"]), label["italic"])
    width = math.ceil((ems * label["size"] + clusters * tracking) * label["scale"] - 1e-9) / label["scale"]
    return abs(width - label["width"]) / label["width"]

def best(values, cost): return min(values, key=lambda v: (cost(v), abs(v)))

def report(name, errors):
    errors.sort()
    print("%-22s %3d labels: median %.2f %%, 90th percentile %.2f %%" % (
        name, len(errors), 100 * errors[len(errors) // 2], 100 * errors[int(.9 * len(errors))]))

def main():
    folder = sys.argv[2] if len(sys.argv) > 2 else os.path.expanduser("~/.cache/plumb/fonts")
    inter, labels = Inter(folder), read(sys.argv[1])
    fitted = [l for l in labels if not l["held"]]
    sample = " ".join(l["text"] for l in labels)
    def start(size):
        old, n = inter.ems(sample, 400, prior_optical_size(size)); new, _ = inter.ems(sample, 400, optical_size(size))
        return interpolate(PRIOR, size) + (old - new) * size / n
    table = []
    for size, _ in PRIOR:
        here = [l for l in fitted if l["size"] == size and l["weight"] == 400 and not l["italic"]]
        prior = start(size)
        def cost(t):
            if size == 17:  # "Label" must stay 41.5 at @2x and 41.33 at @3x
                ems, n = inter.ems("Label", 400, optical_size(17))
                if not 41.02 < ems * 17 + n * t < 41.32: return 1e9
            return sum(min(error(inter, l, t), .05) for l in here) + LAMBDA * abs(t - prior) / size * 100
        t = best([round(prior + d / 200, 3) for d in range(-120, 121)], cost)
        table.append((size, round(t, 3)))
        print("size %2d: prior %6.3f, fitted %6.3f on %d labels" % (size, prior, t, len(here)))
    shares = {400: 0.0}
    for weight in (300, 500, 600, 800):
        here = [l for l in fitted if l["weight"] == weight]
        shares[weight] = best([d / 2000 for d in range(-60, 61)], lambda s: sum(
            min(error(inter, l, interpolate(table, l["size"]) + s * l["size"]), .05) for l in here) + LAMBDA * abs(s) * 100)
        print("weight %d: %+.4f em on %d labels" % (weight, shares[weight], len(here)))
    for name, part in (("fitted on", fitted), ("held back", [l for l in labels if l["held"]]), ("all", labels)):
        report(name, [error(inter, l, interpolate(table, l["size"]) + shares[l["weight"]] * l["size"]) for l in part])

main()
