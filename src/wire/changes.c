/* The facts that differ between two states. Both are taken down as flat lists of tokens,
 * without documents: this is done for every action that is offered to anybody. */
#include "wire/changes.h"

#include <stdlib.h>
#include <string.h>

#include "wire/facts.h"

/* Many times the facts of any game, and the letters of their words. */
enum { MAX_TOKENS = 2048, MAX_LETTERS = 16384 };

typedef enum token_kind { OBJECT, ARRAY, NUMBER, TRUTH, WORD } token_kind;

/* A value, or a container whose members follow it. */
typedef struct token {
    const char *key;  /* in an object */
    const char *word; /* of a word; NULL: nothing there */
    int32_t number;   /* of a number or truth */
    uint16_t next;    /* the token behind it and its members */
    uint8_t kind;
} token;

typedef struct notes {
    token list[MAX_TOKENS];
    uint16_t count;
    uint16_t open[WIRE_MAX_DEPTH];
    int depth;
    char letters[MAX_LETTERS]; /* of words, which are told for the moment only */
    size_t written;
} notes;

/* ---- taking down ------------------------------------------------------------------ */

static token *note(notes *n, token_kind kind, const char *key)
{
    if (n->count == MAX_TOKENS)
        abort();
    token *t = &n->list[n->count++];
    *t = (token){.key = key, .next = n->count, .kind = (uint8_t)kind};
    return t;
}

static void note_container(notes *n, token_kind kind, const char *key)
{
    if (n->depth == WIRE_MAX_DEPTH)
        abort();
    n->open[n->depth++] = n->count;
    note(n, kind, key);
}

static void note_object(void *user, const char *key)
{
    note_container(user, OBJECT, key);
}

static void note_array(void *user, const char *key)
{
    note_container(user, ARRAY, key);
}

static void note_end(void *user)
{
    notes *n = user;
    n->list[n->open[--n->depth]].next = n->count;
}

static void note_number(void *user, const char *key, int32_t value)
{
    note(user, NUMBER, key)->number = value;
}

static void note_truth(void *user, const char *key, bool value)
{
    note(user, TRUTH, key)->number = value;
}

static const char *keep(notes *n, const char *word)
{
    size_t size = strlen(word) + 1;
    char *kept = n->letters + n->written;
    if (size > MAX_LETTERS - n->written)
        abort();
    memcpy(kept, word, size);
    n->written += size;
    return kept;
}

static void note_word(void *user, const char *key, const char *value)
{
    note(user, WORD, key)->word = value == NULL ? NULL : keep(user, value);
}

/* Token 0 is an object with all facts. */
static void take_down(notes *n, const atl_game *game, const void *state)
{
    atl_facts facts = {.user = n,
                       .object = note_object,
                       .array = note_array,
                       .end = note_end,
                       .number = note_number,
                       .truth = note_truth,
                       .word = note_word};
    n->count = 0;
    n->depth = 0;
    n->written = 0;
    note_object(n, NULL);
    game->describe(state, &facts);
    note_end(n);
}

/* ---- writing ------------------------------------------------------------------------ */

static json_t *value_of(const notes *n, int at)
{
    const token *t = &n->list[at];
    json_t *value = NULL;
    switch ((token_kind)t->kind) {
    case NUMBER:
        return json_integer(t->number);
    case TRUTH:
        return json_boolean(t->number);
    case WORD:
        return t->word == NULL ? json_null() : json_string(t->word);
    case OBJECT:
        value = json_object();
        for (int i = at + 1; i < t->next; i = n->list[i].next)
            json_object_set_new(value, n->list[i].key, value_of(n, i));
        return value;
    case ARRAY:
        value = json_array();
        for (int i = at + 1; i < t->next; i = n->list[i].next)
            json_array_append_new(value, value_of(n, i));
        return value;
    }
    return json_null();
}

/* ---- comparing ----------------------------------------------------------------------- */

/* The way to where both are compared: keys of objects, indexes of lists. */
typedef struct comparison {
    const notes *from, *to;
    struct {
        const char *key; /* NULL: an index */
        int index;
    } path[WIRE_MAX_DEPTH];
    int length;
    json_t *changes;
} comparison;

/* `from` or `to` is below 0 for a fact that comes or goes. */
static void add_change(comparison *c, int from, int to)
{
    json_t *path = json_array();
    for (int i = 0; i < c->length; i++)
        json_array_append_new(path, c->path[i].key != NULL ? json_string(c->path[i].key)
                                                           : json_integer(c->path[i].index));
    json_t *change = json_pack("{s:o}", "path", path);
    if (from >= 0)
        json_object_set_new(change, "from", value_of(c->from, from));
    if (to >= 0)
        json_object_set_new(change, "to", value_of(c->to, to));
    json_array_append_new(c->changes, change);
}

static bool same_text(const char *a, const char *b)
{
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

/* Token by token: containers with the same tokens are the same. */
static bool is_same(const notes *a, int i, const notes *b, int j)
{
    int size = a->list[i].next - i;
    if (b->list[j].next - j != size)
        return false;
    for (int k = 0; k < size; k++) {
        const token *x = &a->list[i + k];
        const token *y = &b->list[j + k];
        if (x->kind != y->kind || x->number != y->number || x->next - i != y->next - j ||
            !same_text(x->word, y->word) || (k > 0 && !same_text(x->key, y->key)))
            return false;
    }
    return true;
}

/* A member of an object, looked for first where it is expected; -1: none. */
static int find_member(const notes *n, int object, const char *key, int expected)
{
    int end = n->list[object].next;
    if (expected < end && same_text(n->list[expected].key, key))
        return expected;
    for (int i = object + 1; i < end; i = n->list[i].next) {
        if (same_text(n->list[i].key, key))
            return i;
    }
    return -1;
}

static int count_members(const notes *n, int container)
{
    int count = 0;
    for (int i = container + 1; i < n->list[container].next; i = n->list[i].next)
        count++;
    return count;
}

/* Lists of words and numbers, such as a hand, change as a whole; lists of objects of the
 * same length, such as the seats, object by object. */
static bool goes_inside(const comparison *c, int from, int to)
{
    const token *a = &c->from->list[from];
    const token *b = &c->to->list[to];
    if (a->kind != b->kind || (a->kind != OBJECT && a->kind != ARRAY))
        return false;
    return a->kind == OBJECT || (a->next > from + 1 && a[1].kind == OBJECT &&
                                 count_members(c->from, from) == count_members(c->to, to));
}

static void compare(comparison *c, int from, int to);

static void compare_lists(comparison *c, int from, int to)
{
    int j = to + 1;
    int depth = c->length++;
    c->path[depth].key = NULL;
    c->path[depth].index = 0;
    for (int i = from + 1; i < c->from->list[from].next; i = c->from->list[i].next) {
        compare(c, i, j);
        c->path[depth].index++;
        j = c->to->list[j].next;
    }
    c->length = depth;
}

static void compare_objects(comparison *c, int from, int to)
{
    int expected = to + 1;
    int depth = c->length++;
    for (int i = from + 1; i < c->from->list[from].next; i = c->from->list[i].next) {
        c->path[depth].key = c->from->list[i].key;
        int j = find_member(c->to, to, c->path[depth].key, expected);
        if (j < 0) {
            add_change(c, i, -1);
            continue;
        }
        compare(c, i, j);
        expected = c->to->list[j].next;
    }
    expected = from + 1;
    for (int j = to + 1; j < c->to->list[to].next; j = c->to->list[j].next) {
        c->path[depth].key = c->to->list[j].key;
        int i = find_member(c->from, from, c->path[depth].key, expected);
        if (i < 0)
            add_change(c, -1, j);
        else
            expected = c->from->list[i].next;
    }
    c->length = depth;
}

static void compare(comparison *c, int from, int to)
{
    if (is_same(c->from, from, c->to, to))
        return;
    if (!goes_inside(c, from, to))
        add_change(c, from, to);
    else if (c->from->list[from].kind == OBJECT)
        compare_objects(c, from, to);
    else
        compare_lists(c, from, to);
}

json_t *wire_changes(const atl_game *game, const void *before, const void *after)
{
    notes from;
    notes to;
    comparison c = {.from = &from, .to = &to, .changes = json_array()};
    take_down(&from, game, before);
    take_down(&to, game, after);
    compare(&c, 0, 0);
    return c.changes;
}
