#include <stdint.h>
#include <string.h>

#include <lcms2.h>

enum plumb_profile {
  PLUMB_PROFILE_CONVERTED,
  PLUMB_PROFILE_DAMAGED,
  /// For other colours than red, green and blue, or grey.
  PLUMB_PROFILE_OF_OTHER_COLORS,
};

static inline int plumb_profile_is_srgb(cmsHPROFILE profile) {
  char name[64] = "";
  cmsGetProfileInfoASCII(profile, cmsInfoDescription, "en", "US", name, sizeof name);
  return strstr(name, "sRGB") != NULL;
}

/// Converts words 0xAARRGGBB in the colours of a profile to sRGB; alpha stays. Grey pixels have three
/// equal channels. Words of a profile that calls itself sRGB stay as they are.
static inline enum plumb_profile plumb_profile_convert(
    const uint8_t *bytes, size_t count, uint32_t *words, size_t pixels) {
  cmsHPROFILE profile = cmsOpenProfileFromMem(bytes, (cmsUInt32Number)count);
  if (!profile) return PLUMB_PROFILE_DAMAGED;
  cmsColorSpaceSignature space = cmsGetColorSpace(profile);
  enum plumb_profile result = PLUMB_PROFILE_OF_OTHER_COLORS;
  int is_grey = space == cmsSigGrayData;
  if (is_grey || space == cmsSigRgbData) {
    result = PLUMB_PROFILE_CONVERTED;
    if (!plumb_profile_is_srgb(profile)) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
      cmsUInt32Number format = TYPE_BGRA_8;
#else
      cmsUInt32Number format = TYPE_ARGB_8;
#endif
      cmsHPROFILE target = cmsCreate_sRGBProfile();
      cmsHTRANSFORM transform = cmsCreateTransform(
          profile, is_grey ? TYPE_GRAY_8 : format, target, format,
          INTENT_RELATIVE_COLORIMETRIC, is_grey ? 0 : cmsFLAGS_COPY_ALPHA);
      if (!transform) {
        result = PLUMB_PROFILE_DAMAGED;
      } else if (is_grey) {
        uint8_t levels[256];
        uint32_t colors[256] = {0};
        for (int level = 0; level < 256; level++) levels[level] = (uint8_t)level;
        cmsDoTransform(transform, levels, colors, 256);
        for (size_t at = 0; at < pixels; at++) {
          words[at] = (words[at] & 0xff000000u) | (colors[words[at] & 255] & 0xffffffu);
        }
      } else {
        for (size_t at = 0; at < pixels; at += 1 << 20) {
          size_t rest = pixels - at;
          cmsUInt32Number part = rest < 1 << 20 ? (cmsUInt32Number)rest : 1 << 20;
          cmsDoTransform(transform, words + at, words + at, part);
        }
      }
      if (transform) cmsDeleteTransform(transform);
      cmsCloseProfile(target);
    }
  }
  cmsCloseProfile(profile);
  return result;
}
