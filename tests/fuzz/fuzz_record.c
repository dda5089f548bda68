/* Records from anywhere: read as they are, and once more under a fitting seal, so
 * that the fuzzer reaches what lies behind it. What is accepted must survive being
 * written and read again. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "antilles/record.h"
#include "record/seal.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(int condition)
{
    if (!condition)
        abort();
}

static void read_record(const char *text, size_t size)
{
    atl_match *match = NULL;
    atl_match *again = NULL;
    atl_record_info info;
    atl_reason why = {0};
    char *written = NULL;
    size_t written_size = 0;
    if (atl_record_read(&match, &info, text, size, &why) != ATL_OK) {
        require(match == NULL && why.message != NULL);
        return;
    }
    require(atl_record_write(&written, &written_size, match, &info) == ATL_OK);
    require(atl_record_read(&again, &info, written, written_size, &why) == ATL_OK);
    require(memcmp(atl_match_state(match), atl_match_state(again),
                   atl_match_game(match)->state_bytes) == 0);
    free(written);
    atl_match_free(match);
    atl_match_free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *sealed = NULL;
    size_t sealed_size = 0;
    read_record((const char *)data, size);
    FILE *out = open_memstream(&sealed, &sealed_size);
    require(out != NULL && fwrite(data, 1, size, out) == size);
    seal_write(out, (const char *)data, size);
    require(fclose(out) == 0);
    read_record(sealed, sealed_size);
    free(sealed);
    return 0;
}
