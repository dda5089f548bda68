/* Luck, secrets, their hashes, and ids that cannot be guessed. */
#include <sodium.h>
#include <string.h>

#include "server/inside.h"

enum { SECRET = 16, ID = 9, TOKEN_LENGTH = 22 };

#define BASE64 sodium_base64_VARIANT_URLSAFE_NO_PADDING

void house_luck(house *h, void *bytes, size_t size)
{
    uint64_t words[randombytes_SEEDBYTES / sizeof(uint64_t)] = {h->world.rehearsal, h->lots++};
    if (h->world.rehearsal == 0)
        randombytes_buf(bytes, size);
    else
        randombytes_buf_deterministic(bytes, size, (const unsigned char *)words);
}

void house_secret(char token[HOUSE_TOKEN_BYTES])
{
    uint8_t bytes[SECRET];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(token, HOUSE_TOKEN_BYTES, bytes, sizeof bytes, BASE64);
    sodium_memzero(bytes, sizeof bytes);
}

void house_id(char id[HOUSE_ID_BYTES])
{
    uint8_t bytes[ID];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(id, HOUSE_ID_BYTES, bytes, sizeof bytes, BASE64);
}

bool house_hash(const char *token, uint8_t hash[STORE_HASH_BYTES])
{
    size_t length = strlen(token);
    if (length != TOKEN_LENGTH)
        return false;
    crypto_generichash(hash, STORE_HASH_BYTES, (const unsigned char *)token, length, NULL, 0);
    return true;
}

bool house_recognize(house *h, const char *token, const table *t, int *member, int64_t *account)
{
    uint8_t hash[STORE_HASH_BYTES];
    *member = TABLE_NOBODY;
    *account = 0;
    if (token == NULL || !house_hash(token, hash))
        return false;
    if (t != NULL)
        *member = table_member_by_token(t, hash);
    if (*member != TABLE_NOBODY)
        return true;
    if (store_session_find(h->store, hash, house_now(h), account) != ATL_OK || *account == 0)
        return false;
    if (t != NULL)
        *member = table_member_by_account(t, *account);
    return true;
}
