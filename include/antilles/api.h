/* Which symbols the shared library shows. Internal; comes with every header. */
#ifndef ANTILLES_API_H
#define ANTILLES_API_H

#ifdef __cplusplus
#define ATL_BEGIN extern "C" {
#define ATL_END }
#else
#define ATL_BEGIN
#define ATL_END
#endif

#if defined(__GNUC__) && !defined(__wasm__)
#define ATL_API __attribute__((visibility("default")))
#else
#define ATL_API
#endif

#endif
