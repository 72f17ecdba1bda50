#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H

#include <libdeflate.h>
#include <zlib.h>

// Swift imports no macros that take arguments: these stand in for them.

/// Prepares to compress; negative window bits give raw data, 16 more than 15 give gzip's.
static inline int waggle_deflate_init(z_stream *stream, int level, int window_bits) {
  return deflateInit2(stream, level, Z_DEFLATED, window_bits, 8, Z_DEFAULT_STRATEGY);
}

/// Prepares to decompress; negative window bits read raw data.
static inline int waggle_inflate_init(z_stream *stream, int window_bits) {
  return inflateInit2(stream, window_bits);
}

#endif
