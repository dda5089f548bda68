/* Records in files. */
#include "antilles/record.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_RECORD_BYTES = 4 << 20 };

static atl_status refuse_errno(atl_reason *why, const char *message)
{
    atl_refuse(why, message, strerror(errno), NULL, NULL);
    return ATL_IO;
}

static bool write_all(int file, const char *text, size_t size)
{
    while (size > 0) {
        ssize_t written = write(file, text, size);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        text += written;
        size -= (size_t)written;
    }
    return true;
}

/* Writes a new file beside `path` and puts it in its place. */
static atl_status replace_file(const char *path, const char *text, size_t size, atl_reason *why)
{
    size_t length = strlen(path) + 32;
    char *new_path = malloc(length);
    if (new_path == NULL)
        return ATL_NO_MEMORY;
    snprintf(new_path, length, "%s.%ld.part", path, (long)getpid());
    atl_status status = ATL_OK;
    int file = open(new_path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (file < 0) {
        status = refuse_errno(why, ATL_SENTENCE("cannot be written: {0}"));
    } else {
        bool good = write_all(file, text, size) && fsync(file) == 0;
        good = close(file) == 0 && good;
        if (!good || rename(new_path, path) != 0) {
            status = refuse_errno(why, ATL_SENTENCE("cannot be written: {0}"));
            unlink(new_path);
        }
    }
    free(new_path);
    return status;
}

atl_status atl_record_save(const char *path, const atl_match *match, const atl_record_info *info,
                           atl_reason *why)
{
    char *text = NULL;
    size_t size = 0;
    atl_status status = atl_record_write(&text, &size, match, info);
    if (status == ATL_OK)
        status = replace_file(path, text, size, why);
    free(text);
    return status;
}

/* Reads a whole file of bounded size. */
static atl_status read_file(const char *path, char **text, size_t *size, atl_reason *why)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return refuse_errno(why, ATL_SENTENCE("cannot be read: {0}"));
    atl_status status = ATL_OK;
    *text = malloc(MAX_RECORD_BYTES + 1);
    if (*text == NULL) {
        status = ATL_NO_MEMORY;
    } else {
        *size = fread(*text, 1, MAX_RECORD_BYTES + 1, file);
        if (ferror(file))
            status = refuse_errno(why, ATL_SENTENCE("cannot be read: {0}"));
        else if (*size > MAX_RECORD_BYTES)
            status = atl_refuse(why, ATL_SENTENCE("is too large for a record"), NULL, NULL, NULL);
    }
    fclose(file);
    return status;
}

atl_status atl_record_load(atl_match **match, atl_record_info *info, const char *path,
                           atl_reason *why)
{
    char *text = NULL;
    size_t size = 0;
    *match = NULL;
    atl_status status = read_file(path, &text, &size, why);
    if (status == ATL_OK)
        status = atl_record_read(match, info, text, size, why);
    free(text);
    return status;
}
