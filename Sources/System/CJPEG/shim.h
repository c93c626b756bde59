#pragma once
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>

/* libjpeg reports errors by a jump, which must not cross Swift's frames: everything that may jump is here. */

struct interlude_jpeg_error {
  struct jpeg_error_mgr manager;
  jmp_buf exit;
  char message[JMSG_LENGTH_MAX];
};

static inline void interlude_jpeg_fail(j_common_ptr info) {
  struct interlude_jpeg_error *error = (struct interlude_jpeg_error *)info->err;
  info->err->format_message(info, error->message);
  longjmp(error->exit, 1);
}

static inline void interlude_jpeg_silence(j_common_ptr info, int level) {
  (void)info;
  (void)level;
}

/* Reads blue, green, red and 255 for each pixel into memory from malloc. `longest` bounds both sides.
   Returns 0 and a message where the bytes are no such picture. */
static inline int interlude_jpeg_read(
    const unsigned char *bytes, size_t count, unsigned longest, unsigned char **pixels, int *width,
    int *height, char *message, size_t room) {
  struct jpeg_decompress_struct info;
  struct interlude_jpeg_error error;
  unsigned char *volatile memory = NULL;
  memset(&info, 0, sizeof info);
  info.err = jpeg_std_error(&error.manager);
  error.manager.error_exit = interlude_jpeg_fail;
  error.manager.emit_message = interlude_jpeg_silence;
  error.message[0] = 0;
  if (setjmp(error.exit)) {
    strncpy(message, error.message, room - 1);
    message[room - 1] = 0;
    jpeg_destroy_decompress(&info);
    free((void *)memory);
    return 0;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, (unsigned long)count);
  jpeg_read_header(&info, TRUE);
  if (info.image_width > longest || info.image_height > longest) {
    strncpy(message, "too large", room - 1);
    message[room - 1] = 0;
    jpeg_destroy_decompress(&info);
    return 0;
  }
  /* The slow whole-number transform: the same pixels on every machine. */
  info.dct_method = JDCT_ISLOW;
  info.out_color_space = info.jpeg_color_space == JCS_YCCK || info.jpeg_color_space == JCS_CMYK
                             ? JCS_CMYK
                             : JCS_RGB;
  jpeg_start_decompress(&info);
  size_t row = (size_t)info.output_width * 4;
  memory = (unsigned char *)malloc(row * info.output_height + 1);
  if (!memory) {
    strncpy(message, "out of memory", room - 1);
    message[room - 1] = 0;
    jpeg_destroy_decompress(&info);
    return 0;
  }
  JSAMPARRAY line = (*info.mem->alloc_sarray)(
      (j_common_ptr)&info, JPOOL_IMAGE, (JDIMENSION)(info.output_width * info.output_components), 1);
  while (info.output_scanline < info.output_height) {
    unsigned char *target = memory + row * info.output_scanline;
    jpeg_read_scanlines(&info, line, 1);
    for (JDIMENSION x = 0; x < info.output_width; x++) {
      const unsigned char *s = line[0] + (size_t)x * (size_t)info.output_components;
      unsigned char *t = target + (size_t)x * 4;
      if (info.output_components == 4) {
        /* Adobe's CMYK is stored inverted. */
        t[0] = (unsigned char)((s[2] * s[3] + 127) / 255);
        t[1] = (unsigned char)((s[1] * s[3] + 127) / 255);
        t[2] = (unsigned char)((s[0] * s[3] + 127) / 255);
      } else {
        t[0] = s[2];
        t[1] = s[1];
        t[2] = s[0];
      }
      t[3] = 255;
    }
  }
  *width = (int)info.output_width;
  *height = (int)info.output_height;
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  *pixels = memory;
  return 1;
}

/* Writes blue, green, red and a fourth byte as a picture of a quality 0...100 into memory from malloc. */
static inline int interlude_jpeg_write(
    const unsigned char *pixels, int width, int height, int quality, unsigned char **bytes,
    size_t *count) {
  struct jpeg_compress_struct info;
  struct interlude_jpeg_error error;
  unsigned long size = 0;
  memset(&info, 0, sizeof info);
  info.err = jpeg_std_error(&error.manager);
  error.manager.error_exit = interlude_jpeg_fail;
  error.manager.emit_message = interlude_jpeg_silence;
  unsigned char *buffer = NULL;
  if (setjmp(error.exit)) {
    jpeg_destroy_compress(&info);
    return 0;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &buffer, &size);
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  info.input_components = 3;
  info.in_color_space = JCS_RGB;
  jpeg_set_defaults(&info);
  info.dct_method = JDCT_ISLOW;
  jpeg_set_quality(&info, quality, TRUE);
  jpeg_start_compress(&info, TRUE);
  JSAMPARRAY line = (*info.mem->alloc_sarray)(
      (j_common_ptr)&info, JPOOL_IMAGE, (JDIMENSION)(width * 3), 1);
  while (info.next_scanline < info.image_height) {
    const unsigned char *source = pixels + (size_t)info.next_scanline * (size_t)width * 4;
    for (int x = 0; x < width; x++) {
      line[0][x * 3] = source[x * 4 + 2];
      line[0][x * 3 + 1] = source[x * 4 + 1];
      line[0][x * 3 + 2] = source[x * 4];
    }
    jpeg_write_scanlines(&info, line, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  *bytes = buffer;
  *count = size;
  return 1;
}
