/* Password hashing in a thread of its own, because it is slow on purpose.
 *
 *     passwords *p = passwords_start(wake, loop);
 *     passwords_ask(p, question, "secret", NULL);       hash it
 *     passwords_ask(p, question, "secret", hash);       or verify it
 *     while (passwords_take(p, &answer)) ...            after wake() was called
 *     passwords_stop(p);
 */
#ifndef ANTILLES_SERVER_PASSWORDS_H
#define ANTILLES_SERVER_PASSWORDS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/store.h"

typedef struct passwords passwords;

typedef struct passwords_answer {
    uint64_t question;
    bool good;                       /* it was the right one, or a hash was made */
    char hash[STORE_PASSWORD_BYTES]; /* empty when verifying */
} passwords_answer;

/* NULL when there is no thread or memory for it. */
passwords *passwords_start(void (*wake)(void *user), void *user);
void passwords_stop(passwords *p);

/* Copies the password. False when too many are waiting; then there is no answer. */
bool passwords_ask(passwords *p, uint64_t question, const char *password, const char *hash);
bool passwords_take(passwords *p, passwords_answer *answer);

#endif
