/* Notation of actions: the verb or the building's name, then what is chosen.
 * docs/NOTATION.md specifies it. */
#include "games/santiago/state.h"

static void word(char *text, const char *more)
{
    if (text[0] != '\0')
        atl_text_append(text, ATL_NOTATION_BYTES, " ");
    atl_text_append(text, ATL_NOTATION_BYTES, more);
}

static void number(char *text, int value)
{
    word(text, "");
    atl_text_append_number(text, ATL_NOTATION_BYTES, value);
}

/* How the codes behind a verb are written. */
static void place(char *text, int index)
{
    word(text, sc_place_words[index]);
}

static void cuban(char *text, int index)
{
    word(text, sc_place_words[SC_PEDRO + index]);
}

static void building(char *text, int index)
{
    word(text, sc_building_words[index]);
}

static void good(char *text, int index)
{
    word(text, sc_thing_words[index]);
}

static void taken(char *text, int index)
{
    word(text, sc_thing_words[index < SC_GOODS ? index : SC_VP]);
}

static void gift(char *text, int index)
{
    word(text, sc_thing_words[index < SC_DICE ? index : index - SC_DICE + SC_PESOS]);
}

static void amount(char *text, int index)
{
    number(text, index + 1);
}

static void seat(char *text, int index)
{
    number(text, index);
}

static void goods_swapped(char *text, int index)
{
    sc_count goods = sc_swap_got(index);
    word(text, sc_thing_words[goods.good]);
    word(text, sc_thing_words[goods.count]);
}

static void menu(char *text, int index)
{
    static const char *const served[] = {"rum", "cigars", "rum+cigars"};
    word(text, served[index]);
}

static void bet(char *text, int index)
{
    word(text, index < SC_MAX_EXCHANGE ? "vp" : "pesos");
    number(text, index % SC_MAX_EXCHANGE + 1);
}

static void side(char *text, int index)
{
    word(text, index == 0 ? "left" : "right");
}

static void units(char *text, int index)
{
    word(text, sc_thing_words[sc_units[index].good]);
    number(text, sc_units[index].count);
}

static void face(char *text, int index)
{
    word(text, sc_thing_words[sc_faces[index].good]);
    number(text, sc_faces[index].count);
}

/* Codes from `first` up to the next entry's. */
static const struct {
    uint16_t first;
    const char *verb;
    void (*write)(char *text, int index); /* NULL: the verb says it all */
} verbs[] = {
    {SC_ACTION_DRIVE, "drive", place},
    {SC_ACTION_TAKE, "take", taken},
    {SC_ACTION_GIVE, "give", gift},
    {SC_ACTION_SEIZE, "seize", building},
    {SC_ACTION_EMPLOY, "employ", building},
    {SC_ACTION_MOVE, "move", building},
    {SC_ACTION_DISTIL, "distillery", amount},
    {SC_ACTION_MAKE_CIGARS, "cigar-factory", amount},
    {SC_ACTION_SWAP, "black-market", goods_swapped},
    {SC_ACTION_SAW, "sawmill", NULL},
    {SC_ACTION_CAFE, "cafe", menu},
    {SC_ACTION_CUSTOMS, "customs", good},
    {SC_ACTION_CASINO, "casino", bet},
    {SC_ACTION_HARBOUR, "harbourmaster", side},
    {SC_ACTION_OFFICE, "office", good},
    {SC_ACTION_NEWS, "newspaper", cuban},
    {SC_ACTION_SKIP, "skip", NULL},
    {SC_ACTION_DELIVER, "deliver", units},
    {SC_ACTION_WOOD, "deliver-wood", units},
    {SC_ACTION_PASS, "pass", NULL},
    {SC_ACTION_LEAVE, "leave", good},
    {SC_ACTION_PLACE, "place", building},
    {SC_ACTION_SETTLE, "settle", cuban},
    {SC_ACTION_FIRST, "first", seat},
    {SC_ACTION_ROLL, "roll", face},
    {SC_NUM_ACTIONS, NULL, NULL},
};

void santiago_notate(atl_action action, char text[ATL_NOTATION_BYTES])
{
    int i = 0;
    text[0] = '\0';
    if (action >= SC_NUM_ACTIONS)
        return;
    while (action >= verbs[i + 1].first)
        i++;
    word(text, verbs[i].verb);
    if (verbs[i].write != NULL)
        verbs[i].write(text, action - verbs[i].first);
}
