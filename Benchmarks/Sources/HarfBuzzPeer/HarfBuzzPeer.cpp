#include "HarfBuzzPeer.h"

#if __has_include(<hb-ot.h>)
#include <hb-ot.h>
#include <hb.h>

#include <cstdint>
#include <cstring>
#include <vector>

namespace {

enum Language { latin, devanagari, han };

struct Piece {
  const char *start;
  int length;
  bool spaced;
};

/// The language of a string: that of its first character beyond Latin, by UTF-8 lead byte.
Language languageOf(const char *text, int length) {
  for (int i = 0; i < length; i++) {
    unsigned char lead = (unsigned char)text[i];
    if (lead == 0xE0) return devanagari;
    if (lead >= 0xE3) return han;
  }
  return latin;
}

int characterLength(const char *p) {
  unsigned char lead = (unsigned char)*p;
  return lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

/// Cuts at spaces, Han text at every character.
template <class F> void eachPiece(Language language, const char *text, int length, F body) {
  const char *p = text, *end = text + length;
  while (p < end) {
    const char *q = p;
    if (language == han) q += characterLength(p);
    else while (q < end && *q != ' ') q++;
    bool spaced = q < end && *q == ' ';
    body(Piece{p, int(q - p), spaced});
    p = spaced ? q + 1 : q;
  }
}

uint64_t hashOf(int language, const char *p, int length) {
  uint64_t hash = 0x9E3779B97F4A7C15ull * (language + 1) ^ (uint64_t)length, word;
  for (; length >= 8; p += 8, length -= 8) {
    memcpy(&word, p, 8);
    hash = (hash ^ word) * 0xff51afd7ed558ccdull;
    hash ^= hash >> 32;
  }
  word = 0;
  memcpy(&word, p, length);
  hash = (hash ^ word) * 0xc4ceb9fe1a85ec53ull;
  return (hash ^ hash >> 29) | 1;
}

/// Open addressing on the hash alone.
struct Cache {
  std::vector<uint64_t> keys;
  std::vector<float> values;
  size_t used = 0;

  Cache() : keys(1 << 14), values(1 << 14) {}

  size_t place(uint64_t key) const {
    size_t i = key >> 20 & (keys.size() - 1);
    while (keys[i] && keys[i] != key) i = (i + 1) & (keys.size() - 1);
    return i;
  }

  void insert(uint64_t key, float value) {
    if (++used * 2 > keys.size()) grow();
    size_t i = place(key);
    keys[i] = key;
    values[i] = value;
  }

  void grow() {
    Cache larger;
    larger.keys.assign(keys.size() * 2, 0);
    larger.values.assign(keys.size() * 2, 0);
    for (size_t i = 0; i < keys.size(); i++) {
      if (!keys[i]) continue;
      size_t j = larger.place(keys[i]);
      larger.keys[j] = keys[i];
      larger.values[j] = values[i];
    }
    keys.swap(larger.keys);
    values.swap(larger.values);
  }
};

/// Greedy lines over pieces.
struct Lines {
  float width;
  float line = 0, space = 0;
  int count = 1;

  void add(float word, float spaceAfter) {
    if (line > 0 && line + space + word > width) {
      count++;
      line = word;
    } else {
      line += space + word;
    }
    space = spaceAfter;
  }
};

}  // namespace

struct HarfBuzzSession {
  hb_font_t *fonts[3];
  hb_buffer_t *buffer;
  double points;
  float spaces[3];
  Cache cache;
  std::vector<std::vector<float>> kept;  // negative: a space follows
  std::vector<Language> keptLanguages;

  double shape(Language language, const char *text, int length) {
    hb_buffer_clear_contents(buffer);
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer, language == latin ? HB_SCRIPT_LATIN
                                 : language == devanagari ? HB_SCRIPT_DEVANAGARI : HB_SCRIPT_HIRAGANA);
    hb_buffer_add_utf8(buffer, text, length, 0, length);
    hb_shape(fonts[language], buffer, nullptr, 0);
    unsigned count;
    hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
    long advance = 0;
    for (unsigned i = 0; i < count; i++) advance += positions[i].x_advance;
    return advance / 64.0;
  }

  float advance(Language language, Piece piece) {
    uint64_t key = hashOf(language, piece.start, piece.length);
    size_t i = cache.place(key);
    if (cache.keys[i]) return cache.values[i];
    float value = (float)shape(language, piece.start, piece.length);
    cache.insert(key, value);
    return value;
  }
};

int harfBuzzIsInstalled(void) { return 1; }

HarfBuzzSession *harfBuzzOpen(const char *latinPath, const char *devanagariPath, const char *hanPath, double points) {
  auto *session = new HarfBuzzSession;
  session->points = points;
  session->buffer = hb_buffer_create();
  const char *paths[] = {latinPath, devanagariPath, hanPath};
  for (int i = 0; i < 3; i++) {
    hb_blob_t *blob = hb_blob_create_from_file(paths[i]);
    hb_face_t *face = hb_face_create(blob, 0);
    session->fonts[i] = hb_font_create(face);
    hb_font_set_scale(session->fonts[i], (int)(points * 64), (int)(points * 64));
    hb_face_destroy(face);
    hb_blob_destroy(blob);
    session->spaces[i] = (float)session->shape(Language(i), " ", 1);
  }
  return session;
}

void harfBuzzClose(HarfBuzzSession *session) {
  for (hb_font_t *font : session->fonts) hb_font_destroy(font);
  hb_buffer_destroy(session->buffer);
  delete session;
}

double harfBuzzShape(HarfBuzzSession *session, const char *text, int length) {
  return session->shape(languageOf(text, length), text, length);
}

void floorClear(HarfBuzzSession *session) { session->cache = Cache(); }

int floorMeasure(HarfBuzzSession *session, const char *text, int length, double width) {
  Language language = languageOf(text, length);
  Lines lines{(float)width};
  eachPiece(language, text, length, [&](Piece piece) {
    lines.add(session->advance(language, piece), piece.spaced ? session->spaces[language] : 0);
  });
  return lines.count;
}

void floorKeep(HarfBuzzSession *session, const char *text, int length) {
  Language language = languageOf(text, length);
  std::vector<float> advances;
  eachPiece(language, text, length, [&](Piece piece) {
    float advance = session->advance(language, piece);
    advances.push_back(piece.spaced ? -advance : advance);
  });
  session->kept.push_back(advances);
  session->keptLanguages.push_back(language);
}

long floorWrap(HarfBuzzSession *session, double width) {
  long count = 0;
  for (size_t i = 0; i < session->kept.size(); i++) {
    Lines lines{(float)width};
    float space = session->spaces[session->keptLanguages[i]];
    for (float advance : session->kept[i]) lines.add(advance < 0 ? -advance : advance, advance < 0 ? space : 0);
    count += lines.count;
  }
  return count;
}

#else

int harfBuzzIsInstalled(void) { return 0; }
HarfBuzzSession *harfBuzzOpen(const char *, const char *, const char *, double) { return nullptr; }
void harfBuzzClose(HarfBuzzSession *) {}
double harfBuzzShape(HarfBuzzSession *, const char *, int) { return 0; }
void floorClear(HarfBuzzSession *) {}
int floorMeasure(HarfBuzzSession *, const char *, int, double) { return 0; }
void floorKeep(HarfBuzzSession *, const char *, int) {}
long floorWrap(HarfBuzzSession *, double) { return 0; }

#endif
