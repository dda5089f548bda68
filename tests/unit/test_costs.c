/* What actions say they cost is what is paid for them (SD-6.2, SC-3.1, SC-4.3, SC-4.4,
 * SC-6, SC-7.2, SC-7.3, CU-4.3, CU-5, CU-6, CU-7, CU-10): told costs against events. */
#include "conformance/conformance.h"
#include "wire/wire.h"

/* An event by which the actor pays: so many of something. */
typedef struct payment {
    const char *game, *event;
    const char *what;      /* the argument that names it, */
    const char *fixed;     /* or its name */
    const char *amount;    /* the argument that counts it; NULL: 1 */
    const char *never_why; /* events with this reason are no part of a price */
} payment;

static const payment payments[] = {
    {"santo-domingo", "trade", NULL, "goods", "goods", NULL},
    {"santiago", "drive", NULL, "pesos", "pesos", NULL},
    {"santiago", "give", "what", NULL, NULL, NULL},
    {"santiago", "seize", NULL, "markers", NULL, NULL},
    {"santiago", "exchange", "given", NULL, "amount", NULL},
    {"santiago", "saw", NULL, "wood", "wood", NULL},
    {"santiago", "cafe", "good", NULL, NULL, NULL},
    {"santiago", "office", "good", NULL, NULL, NULL},
    {"santiago", "deliver", "good", NULL, "amount", NULL},
    {"santiago", "wood", NULL, "wood", "amount", NULL},
    {"cuba", "buy", NULL, "pesos", "price", NULL},
    {"cuba", "sell", "piece", NULL, NULL, NULL},
    {"cuba", "give", "piece", NULL, "amount", "round-end"},
    {"cuba", "pay", NULL, "pesos", "pesos", NULL},
    {"cuba", "load", "piece", NULL, NULL, NULL},
};

static const char *text_of(const json_t *event, const char *key)
{
    return json_string_value(json_object_get(event, key));
}

static void pay(json_t *paid, const char *what, json_int_t amount)
{
    json_int_t before = json_integer_value(json_object_get(paid, what));
    if (amount > 0)
        json_object_set_new(paid, what, json_integer(before + amount));
}

static void add_payment(json_t *paid, const payment *kind, const json_t *event)
{
    const char *why = text_of(event, "why");
    if (kind->never_why != NULL && why != NULL && strcmp(why, kind->never_why) == 0)
        return;
    const char *what = kind->what != NULL ? text_of(event, kind->what) : kind->fixed;
    pay(paid, what,
        kind->amount == NULL ? 1 : json_integer_value(json_object_get(event, kind->amount)));
}

static json_t *paid_by(const char *game, int actor, const json_t *events)
{
    json_t *paid = json_object();
    size_t at = 0;
    const json_t *event = NULL;
    json_array_foreach(events, at, event)
    {
        if (json_integer_value(json_object_get(event, "seat")) != actor)
            continue;
        for (size_t i = 0; i < sizeof payments / sizeof payments[0]; i++) {
            if (strcmp(payments[i].game, game) == 0 &&
                strcmp(payments[i].event, text_of(event, "event")) == 0)
                add_payment(paid, &payments[i], event);
        }
        if (strcmp(text_of(event, "event"), "casino") == 0) { /* changes, one below 0 */
            pay(paid, "pesos", -json_integer_value(json_object_get(event, "pesos")));
            pay(paid, "vp", -json_integer_value(json_object_get(event, "vp")));
        }
    }
    return paid;
}

static void costs_are_paid(const position *p)
{
    if (p->actor < 0 || p->game->secret(p->state->bytes) || p->step % 8 != 0 ||
        strcmp(p->game->name, "toy") == 0)
        return;
    for (int i = 0; i < p->count; i++) {
        json_t *told = wire_action(p->game, p->state->bytes, p->legal[i]);
        json_t *events = json_object_get(json_object_get(told, "effect"), "events");
        json_t *paid = paid_by(p->game->name, p->actor, events);
        json_t *cost = json_object_get(told, "cost");
        if (strcmp(text_of(told, "kind"), "build") != 0) /* is paid with its field */
            MUST(p, cost == NULL ? json_object_size(paid) == 0 : json_equal(cost, paid));
        json_decref(paid);
        json_decref(told);
    }
}

static void test_a_cost_is_what_is_paid(void **state)
{
    (void)state;
    for_each_position(costs_are_paid);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_cost_is_what_is_paid),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
