// Keeps 34 MB of locale data out of the static executable.
//
// Swift's Foundation brings an ICU of its own, whose data (names of months, collation, number formats of 800
// locales) is one object in lib_FoundationICU.a: `icudt76_dat`. Plumb prints the same for everybody and asks for
// none of it. The linker takes an object out of an archive only for a symbol that is still missing, so this
// definition keeps that object out: what would look something up finds an empty table of contents, as in an ICU
// that was built without data. Properties of characters and normalization are tables in ICU's code, and stay.
//
// Line breaking and bidi come from the system's ICU (CUnicode), which has its own data. The symbol is hidden:
// a shared Foundation or ICU never sees it, so debug builds and tests have all their data. Only the target of
// the executable links this; programs that use Plumb's libraries keep theirs. A toolchain whose ICU has another
// number links its data as before, and the tool is 34 MB larger.
#if defined(__linux__)

#include <stdint.h>

// The header of a "common data" package (ICU's ucmndata.h, udata.h), and a table of contents without entries.
struct package {
  uint16_t header_size;
  uint8_t magic[2];
  uint16_t info_size, reserved;
  uint8_t is_big_endian, charset_family, size_of_uchar, reserved_byte;
  uint8_t format[4], format_version[4], data_version[4];
  uint8_t padding[8];
  uint32_t count, reserved_count;
};

_Static_assert(sizeof(struct package) == 40, "the table of contents begins at 32");

#define EMPTY_PACKAGE(version)                                                                      \
  __attribute__((visibility("hidden"), aligned(16))) const struct package icudt##version##_dat = { \
    .header_size = 32, .magic = {0xDA, 0x27}, .info_size = 20,                                     \
    .is_big_endian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__, .size_of_uchar = 2,                   \
    .format = {'C', 'm', 'n', 'D'}, .format_version = {1}, .data_version = {version, 1}}

EMPTY_PACKAGE(72);
EMPTY_PACKAGE(74);
EMPTY_PACKAGE(76);
EMPTY_PACKAGE(77);
EMPTY_PACKAGE(78);

// The names of all characters ("LATIN SMALL LETTER A"), 0.55 MB of Swift's standard library, for
// `Unicode.Scalar.Properties.name`, which nothing here asks for. The release is linked with
// --wrap=_swift_stdlib_getScalarName, so that this answers in place of the library's: no name.
intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *buffer, intptr_t capacity);

__attribute__((visibility("hidden"))) intptr_t __wrap__swift_stdlib_getScalarName(
  uint32_t scalar, uint8_t *buffer, intptr_t capacity) {
  (void)scalar, (void)buffer, (void)capacity;
  return 0;
}

#else

// Foundation is a part of the system.
typedef int c_locale_data;

#endif
