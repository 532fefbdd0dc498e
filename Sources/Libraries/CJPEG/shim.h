// libjpeg leaves a failed call by longjmp, which Swift cannot receive: the calls that may fail
// stand here, between setjmp and the end of one function.
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <jerror.h>
#include <jpeglib.h>

/// Room for a message of libjpeg.
#define PLUMB_JPEG_MESSAGE JMSG_LENGTH_MAX

struct plumb_jpeg_failure {
  struct jpeg_error_mgr manager;
  struct jpeg_progress_mgr progress;
  jmp_buf target;
  char *message;
  int maximum_scans;
};

static inline void plumb_jpeg_fail(j_common_ptr info) {
  struct plumb_jpeg_failure *failure = (struct plumb_jpeg_failure *)info->err;
  info->err->format_message(info, failure->message);
  longjmp(failure->target, 1);
}

// libjpeg fills what is missing of a cut file with grey and only warns; here that is a failure.
static inline void plumb_jpeg_warn(j_common_ptr info, int level) {
  int code = info->err->msg_code;
  if (level < 0 && (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER)) plumb_jpeg_fail(info);
}

// Every scan of a progressive file passes over the whole picture, and a scan may be a few bytes.
static inline void plumb_jpeg_count_scans(j_common_ptr info) {
  struct plumb_jpeg_failure *failure = (struct plumb_jpeg_failure *)info->err;
  if (((j_decompress_ptr)info)->input_scan_number <= failure->maximum_scans) return;
  snprintf(
      failure->message, PLUMB_JPEG_MESSAGE, "more than %d scans", failure->maximum_scans);
  longjmp(failure->target, 1);
}

static inline void plumb_jpeg_row(
    const struct jpeg_decompress_struct *info, const JSAMPLE *samples, uint32_t *words) {
  for (JDIMENSION x = 0; x < info->output_width; x++) {
    uint32_t red, green, blue;
    if (info->out_color_space == JCS_CMYK) {
      // Adobe's files store 255 for no ink, all others (none are known) 0.
      const JSAMPLE *ink = samples + 4 * x;
      uint32_t flip = info->saw_Adobe_marker ? 0 : 255, key = ink[3] ^ flip;
      red = ((ink[0] ^ flip) * key + 127) / 255;
      green = ((ink[1] ^ flip) * key + 127) / 255;
      blue = ((ink[2] ^ flip) * key + 127) / 255;
    } else if (info->out_color_space == JCS_GRAYSCALE) {
      red = green = blue = samples[x];
    } else {
      red = samples[3 * x];
      green = samples[3 * x + 1];
      blue = samples[3 * x + 2];
    }
    words[x] = 0xff000000u | red << 16 | green << 8 | blue;
  }
}

/// Decodes a file into `width * height` words 0xAARRGGBB, which is the size that libjpeg gives the
/// picture at 1/`denominator`.
///
/// Returns 0, or 1 with a message of at most PLUMB_JPEG_MESSAGE bytes.
static inline int plumb_jpeg_decode(
    const uint8_t *bytes, size_t count, unsigned denominator, int maximum_scans, unsigned width,
    unsigned height, uint32_t *words, char *message) {
  struct jpeg_decompress_struct info;
  struct plumb_jpeg_failure failure;
  memset(&info, 0, sizeof info);
  memset(&failure, 0, sizeof failure);
  info.err = jpeg_std_error(&failure.manager);
  failure.manager.error_exit = plumb_jpeg_fail;
  failure.manager.emit_message = plumb_jpeg_warn;
  failure.progress.progress_monitor = plumb_jpeg_count_scans;
  failure.maximum_scans = maximum_scans;
  failure.message = message;
  if (setjmp(failure.target)) {
    jpeg_destroy_decompress(&info);
    return 1;
  }
  jpeg_create_decompress(&info);
  info.progress = &failure.progress;
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  switch (info.jpeg_color_space) {
    case JCS_CMYK:
    case JCS_YCCK: info.out_color_space = JCS_CMYK; break;
    case JCS_GRAYSCALE: info.out_color_space = JCS_GRAYSCALE; break;
    default: info.out_color_space = JCS_RGB;
  }
  info.scale_num = 1;
  info.scale_denom = denominator;
  info.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&info);
  if (info.output_width != width || info.output_height != height) {
    snprintf(message, PLUMB_JPEG_MESSAGE, "two headers disagree");
    jpeg_destroy_decompress(&info);
    return 1;
  }
  JSAMPARRAY row = info.mem->alloc_sarray(
      (j_common_ptr)&info, JPOOL_IMAGE, width * (JDIMENSION)info.output_components, 1);
  while (info.output_scanline < height) {
    uint32_t *target = words + (size_t)info.output_scanline * width;
    if (jpeg_read_scanlines(&info, row, 1) == 1) plumb_jpeg_row(&info, row[0], target);
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return 0;
}
