# Seconds a string for skparagraph (skia-python) to lay out a corpus at 280 points, caches cold.
# usage: skparagraph.py CORPUS FONTS-FOLDER
import os, sys, tempfile, time

# Skia asks fontconfig, which shall know the pinned fonts only.
config = tempfile.NamedTemporaryFile("w", suffix=".conf", delete=False)
config.write("<fontconfig><dir>%s</dir><cachedir>%s</cachedir></fontconfig>" % (sys.argv[2], tempfile.gettempdir()))
config.close()
os.environ["FONTCONFIG_FILE"] = config.name
import skia

textlayout = skia.textlayout
rows = [row for row in open(sys.argv[1], encoding="utf8").read().split("\n") if row]
files = ["InterVariable.ttf", "NotoSansDevanagari.ttf", "DroidSansFallbackFull.ttf"]
faces = [skia.Typeface.MakeFromFile(os.path.join(sys.argv[2], name)) for name in files]
fonts = textlayout.FontCollection()
fonts.setDefaultFontManager(skia.FontMgr())
unicode = skia.Unicodes.ICU.Make()
names = [face.getFamilyName() for face in faces]

def style_for(families):
    style = textlayout.TextStyle()
    style.setFontFamilies(families)
    style.setFontSize(17)
    return style

# The font of a text's script first: nobody is to search for fallbacks.
latin, devanagari, han = style_for(names[:1]), style_for([names[1], names[0]]), style_for([names[2], names[0]])
def style_of(text):
    highest = max(text)
    return latin if highest < "\u0900" or "\u2000" <= highest < "\u3000" else devanagari if highest < "\u0980" else han

styled = [(row, style_of(row)) for row in rows]
paragraph_style = textlayout.ParagraphStyle()

start = time.perf_counter()
for row, style in styled:
    builder = textlayout.ParagraphBuilder(paragraph_style, fonts, unicode)
    builder.pushStyle(style)
    builder.addText(row)
    paragraph = builder.Build()
    paragraph.layout(280)
    paragraph.Height
print((time.perf_counter() - start) / len(styled))
