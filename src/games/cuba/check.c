/* Invariants of a referee's state. */
#include "games/cuba/rules.h"

static const char *check_frame(const cu_state *s)
{
    static const uint8_t zero[sizeof s->padding] = {0};
    if (s->players < 2 || s->players > CU_MAX_SEATS)
        return "players out of range";
    if (s->common > 1 || s->secret > 1 || s->chosen > 1)
        return "no such option";
    if (s->settled >> s->players != 0 ||
        (s->settled != (1U << s->players) - 1 && (!s->chosen || s->stage != CU_SETTING_UP)))
        return "seats without a side";
    if (s->stage > CU_FINISHED || s->phase > CU_OVER)
        return "no such phase";
    if ((s->stage == CU_FINISHED) != (s->phase == CU_OVER))
        return "over and not over";
    if (s->actor >= s->players || s->start >= s->players)
        return "no such seat";
    if (s->round > CU_ROUNDS || (s->round == 0) != (s->stage == CU_SETTING_UP))
        return "round out of range";
    if (s->turn > CU_TURNS || (s->turn != 0 && (s->stage < CU_ACTIONS || s->stage > CU_ROUND_END)))
        return "turn out of range";
    if (memcmp(s->padding, zero, sizeof zero) != 0)
        return "padding is not zero";
    return NULL;
}

/* Every piece is in stock, on the market, aboard a ship or with a player. */
static const char *check_pieces(const cu_state *s)
{
    for (int piece = 0; piece < CU_PIECES; piece++) {
        int m = piece - CU_RESOURCES;
        int count = s->stock[piece];
        if (m >= 0)
            count += s->market[m];
        for (int place = 0; place < CU_PLACES && m >= 0; place++) {
            if (s->ships[place] != CU_NO_SHIP)
                count += cu_need(cu_card_needs(s->cards[s->ships[place]]), m) -
                         cu_need(s->needs[place], m);
        }
        for (int seat = 0; seat < s->players; seat++)
            count += s->seats[seat].pieces[piece];
        if (count != cu_totals[piece])
            return "pieces are not conserved";
    }
    for (int m = 0; m < CU_MERCHANDISE; m++) {
        if (s->market[m] > (cu_is_good(m) ? CU_GOOD_SPACES : CU_PRODUCT_SPACES))
            return "more pieces than spaces on the market";
    }
    return NULL;
}

static const char *check_places(const cu_state *s)
{
    for (int place = 0; place < CU_PLACES; place++) {
        int ship = s->ships[place];
        if (ship == CU_NO_SHIP) {
            if (s->needs[place] != 0)
                return "cargo without a ship";
            continue;
        }
        for (int m = 0; m < CU_MERCHANDISE; m++) {
            if (cu_need(s->needs[place], m) > cu_need(cu_card_needs(s->cards[ship]), m))
                return "a ship needs more than its card says";
        }
        if (place == CU_SEA && s->needs[place] != cu_card_needs(s->cards[ship]))
            return "cargo aboard at sea";
    }
    return NULL;
}

/* Every ship is in one place. */
static const char *check_ships(const cu_state *s)
{
    uint32_t seen = s->pile;
    int count = atl_bits(s->pile) + s->returns;
    if (s->returns > CU_SHIPS)
        return "too many ships returned";
    for (int i = 0; i < CU_SHIPS; i++) {
        if (i < s->returns)
            seen |= 1U << s->returned[i];
        else if (s->returned[i] != 0)
            return "padding is not zero";
    }
    for (int place = 0; place < CU_PLACES; place++) {
        if (s->ships[place] == CU_NO_SHIP)
            continue;
        seen |= 1U << s->ships[place];
        count++;
    }
    if (seen != CU_ALL_SHIPS || count != CU_SHIPS)
        return "ships are not conserved";
    if (s->phase != CU_DRAW_SHIP && s->stage != CU_SETTING_UP && s->round > 1 &&
        cu_free_place(s) >= 0)
        return "an empty place in the harbour";
    return check_places(s);
}

static const char *check_statutes(const cu_state *s)
{
    for (int type = 0; type < CU_TYPES; type++) {
        int act = s->acts[type];
        int bill = s->bills[type];
        bool drawn = s->stage > CU_BILLS || bill != CU_NO_ACT;
        if (act > CU_NO_ACT || bill > CU_NO_ACT || bill == CU_INITIAL_ACT)
            return "no such statute";
        if (act == CU_INITIAL_ACT && type != CU_TAX_ACT && type != CU_DUTY_ACT)
            return "no such statute";
        if (s->decks[type] >> CU_CARDS != 0 || (act < CU_CARDS && (s->decks[type] >> act & 1)) ||
            (bill < CU_CARDS && (s->decks[type] >> bill & 1)) || (bill < CU_CARDS && bill == act))
            return "a statute in two places";
        if (atl_bits(s->decks[type]) != CU_CARDS - (s->round - (s->round > 0 && !drawn)))
            return "wrong number of statutes in a pile";
    }
    if (s->vetoed > CU_TYPES || s->last_vetoed > CU_TYPES)
        return "no such type of statute";
    return NULL;
}

/* Every building is in stock or on a field of its own. */
static const char *check_tiles(const cu_state *s)
{
    uint32_t seen = s->tiles;
    int count = atl_bits(s->tiles);
    for (int seat = 0; seat < s->players; seat++) {
        seen |= s->seats[seat].tiles;
        count += atl_bits(s->seats[seat].tiles);
    }
    if (seen != CU_ALL_TILES || count != CU_TILES)
        return "buildings are not conserved";
    for (int tile = 0; tile < CU_TILES; tile++) {
        if ((s->places[tile] == CU_NO_FIELD) != (s->tiles >> tile & 1U))
            return "a building without a field";
    }
    return NULL;
}

/* Every field is open, built over, or the warehouse. */
static const char *check_plantation(const cu_state *s, const cu_seat *seat)
{
    uint32_t seen = 1U << seat->warehouse;
    int count = 1;
    for (int piece = 0; piece < CU_GROWN; piece++) {
        seen |= seat->open[piece];
        count += atl_bits(seat->open[piece]);
        if (atl_bits(seat->open[piece]) > (piece == CU_WATER ? 1 : 2))
            return "too many fields of a kind";
    }
    for (uint32_t rest = seat->tiles; rest != 0; rest &= rest - 1) {
        seen |= 1U << s->places[atl_lowest(rest)];
        count++;
    }
    if (seen != CU_ALL_FIELDS || count != CU_FIELDS)
        return "fields are not conserved";
    return seat->piece < CU_FIELDS ? NULL : "the piece is off the plantation";
}

/* How many characters a seat must have played by now. */
static int characters_played(const cu_state *s, int seat)
{
    int players = s->players;
    if (s->stage < CU_ACTIONS)
        return 0;
    if (s->stage > CU_ACTIONS)
        return CU_TURNS;
    int place = (seat - s->start + players) % players;
    int actor = (s->actor - s->start + players) % players;
    return s->turn + (place < actor || (place == actor && s->character != CU_NOBODY));
}

static const char *check_cards(const cu_state *s, int number)
{
    const cu_seat *seat = &s->seats[number];
    int played = s->phase == CU_SET_ASIDE ? 0 : characters_played(s, number);
    uint32_t seen = seat->hand;
    if (s->round == 0)
        return seat->hand == 0 && seat->played == 0 ? NULL : "cards before the first round";
    for (int turn = 0; turn < played; turn++) {
        uint32_t card = 1U << (seat->played >> (4 * turn) & 0xF);
        if ((seen & card) != 0)
            return "a character in two places";
        seen |= card;
    }
    if (seen != CU_FULL_HAND || (played < CU_TURNS && seat->played >> (4 * played) != 0))
        return "characters are not conserved";
    if (seat->aside > CU_CHARACTERS ||
        (seat->aside > 0 && (seat->hand >> (seat->aside - 1)) % 2 == 0))
        return "a character set aside that is not there";
    if (seat->aside > 0 && (!s->secret || s->stage != CU_ACTIONS))
        return "a character set aside out of time";
    if (s->secret && s->stage == CU_ACTIONS && s->phase != CU_SET_ASIDE && seat->aside == 0)
        return "no character set aside";
    return NULL;
}

static const char *check_seat(const cu_state *s, int number)
{
    const cu_seat *seat = &s->seats[number];
    bool bidding = s->phase == CU_BID_BIG || s->phase == CU_BID;
    if (seat->pesos > CU_MAX_PESOS || seat->bid > seat->pesos || (seat->bid > 0 && !bidding))
        return "pesos out of range";
    if (seat->colour >= CU_MAX_SEATS || (seat->padding[0] | seat->padding[1]) != 0)
        return "no such colour";
    for (int product = 0; product < CU_PRODUCTS; product++) {
        if (seat->stored[product] > seat->pieces[CU_RESOURCES + product])
            return "more stored than there is";
    }
    const char *broken = check_plantation(s, seat);
    return broken != NULL ? broken : check_cards(s, number);
}

/* Whether a decision counts down how often it is still to be made. */
static bool counts_down(const cu_state *s)
{
    static const uint32_t counting = 1U << CU_SUPPLY | 1U << CU_HARVEST | 1U << CU_GIVE |
                                     1U << CU_GIVE_MORE | 1U << CU_PASS | 1U << CU_TAX |
                                     1U << CU_DUTY | 1U << CU_DUTY_MORE;
    return (counting >> s->phase & 1U) != 0 && s->tile != CU_BLACK_MARKET;
}

/* What belongs to a turn or a step is gone when it is over. */
static const char *check_turn(const cu_state *s)
{
    bool acting = s->stage == CU_ACTIONS && s->character != CU_NOBODY;
    if (s->character > CU_NOBODY || s->tile > CU_NO_TILE || s->mode > CU_MODES ||
        s->dock > CU_DOCK_3 || s->cargo > CU_MERCHANDISE || s->given >= CU_PIECES)
        return "no such action";
    if (!acting && (s->character != CU_NOBODY || s->tile != CU_NO_TILE || s->mode != 0 ||
                    s->dock != 0 || s->cargo != 0 || s->given != 0 || s->used != 0 ||
                    s->harvested != 0 || s->bought != 0 || s->sold != 0))
        return "traces of a turn that is over";
    if ((s->quota != 0) != counts_down(s))
        return "wrong count of what is to go";
    if ((s->bought & s->sold) != 0)
        return "merchandise bought and sold in one turn";
    if ((s->ballot != 0) != (s->phase == CU_BID_BIG || s->phase == CU_BID) ||
        (s->ballot == 0) != (s->bidders == 0))
        return "wrong ballot";
    if (s->choices != cu_decisions[s->phase].choices(s))
        return "wrong choices";
    return s->choices != 0 || s->phase == CU_OVER ? NULL : "nothing to choose";
}

const char *cuba_check(const void *state)
{
    static const char *(*const checks[])(const cu_state *s) = {
        check_frame, check_pieces, check_ships, check_statutes, check_tiles,
    };
    static const cu_seat empty = {0};
    const cu_state *s = state;
    const char *broken = cu_in_bounds(s) ? NULL : "a number out of bounds";
    for (size_t i = 0; i < sizeof checks / sizeof *checks && broken == NULL; i++)
        broken = checks[i](s);
    bool choosing = broken == NULL && s->settled != (1U << s->players) - 1;
    for (int seat = 0; seat < CU_MAX_SEATS && broken == NULL; seat++) {
        if (seat < s->players || choosing)
            broken = check_seat(s, seat);
        else if (memcmp(&s->seats[seat], &empty, sizeof empty) != 0)
            broken = "an empty seat has pieces";
    }
    return broken != NULL ? broken : check_turn(s);
}
