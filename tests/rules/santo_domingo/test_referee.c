/* A second, slow and plain referee, written from the clauses alone, watches whole
 * random games and must agree with the engine after every action. */
#include "table.h"

enum { CARDS = 8, GAMES = 60 };

typedef struct referee {
    int players, goal, round;
    bool over;
    int row[3]; /* VP, goods, trader */
    int vp[6], goods[6];
    bool hand[6][CARDS + 1]; /* by card number, 1 to 8 */
    bool open[6][CARDS + 1]; /* chosen or played this round */
    bool traded[6];
    int rate_goods[16], rate_vp[16];
} referee;

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

static void supply(referee *r)
{
    for (int row = 0; row < 3; row++)
        r->row[row] = smaller(r->row[row] + supply_for(r->players), 15);
    r->round++;
}

static referee start(const atl_setup *setup)
{
    referee r = {.players = setup->players, .row = {1, 1, 1}};
    const uint8_t *rates =
        atl_edition_table(&setup->edition, &santo_domingo_game, setup->options[SD_OPTION_SIDE]);
    r.goal = setup->options[SD_OPTION_GOAL] == 0 ? 30 : 45;
    for (int space = 0; space < 16; space++) {
        r.rate_goods[space] = rates[2 * space];
        r.rate_vp[space] = rates[2 * space + 1];
    }
    for (int seat = 0; seat < r.players; seat++) {
        r.goods[seat] = r.players;
        for (int card = 1; card <= CARDS; card++)
            r.hand[seat][card] = true;
    }
    supply(&r);
    return r;
}

/* How often a card was played, leaving out the own one with 2 or 3 players (SD-5.9)
 * when `own` is a seat. */
static int played(const referee *r, int card, int own)
{
    int count = 0;
    for (int seat = 0; seat < r->players; seat++) {
        if (r->open[seat][card] && !(r->players <= 3 && seat == own))
            count++;
    }
    return count;
}

static void add_goods(referee *r, int seat, int more)
{
    r->goods[seat] = smaller(15, r->goods[seat] + more);
}

static void take_from_row(referee *r, int card, int row, int maximum)
{
    int n = played(r, card, -1);
    if (n == 0)
        return;
    int each = smaller(maximum, r->row[row] / n);
    for (int seat = 0; seat < r->players; seat++) {
        if (!r->open[seat][card])
            continue;
        r->row[row] -= each;
        if (row == 0)
            r->vp[seat] += each;
        else
            add_goods(r, seat, each);
    }
}

/* Cards 1 to 6 and the setback of the Traders. */
static void resolve_until_trading(referee *r)
{
    for (int seat = 0; seat < r->players; seat++) {
        r->traded[seat] = false;
        for (int card = 1; card <= CARDS; card++)
            r->hand[seat][card] = r->hand[seat][card] && !r->open[seat][card];
    }
    take_from_row(r, 1, 0, 2);
    take_from_row(r, 2, 0, 5);
    for (int seat = 0; seat < r->players; seat++) {
        if (r->open[seat][3])
            add_goods(r, seat, 4 * played(r, 1, seat) + 2 * played(r, 2, seat));
    }
    take_from_row(r, 4, 1, 3);
    take_from_row(r, 5, 1, 15);
    for (int seat = 0; seat < r->players; seat++) {
        if (r->open[seat][6])
            r->vp[seat] += 3 * played(r, 4, seat) + played(r, 5, seat);
    }
    if (played(r, 7, -1) > 1)
        r->row[2] -= 2 * (played(r, 7, -1) - 1);
    if (r->row[2] < 0)
        r->row[2] = 0;
}

/* Who trades next, or -1. */
static int next_to_trade(const referee *r)
{
    int next = -1;
    for (int seat = r->players - 1; seat >= 0; seat--) {
        if (r->open[seat][7] && !r->traded[seat] && (next < 0 || r->vp[seat] >= r->vp[next]))
            next = seat;
    }
    return next;
}

/* Fewest goods for exactly so many VP by any combination of the rates on offer;
 * 99 when there is none for up to 15 goods. */
static void find_prices(const referee *r, int price[136])
{
    bool reached[16][136] = {{false}};
    reached[0][0] = true;
    for (int vp = 0; vp < 136; vp++)
        price[vp] = 99;
    for (int goods = 0; goods <= 15; goods++) {
        for (int vp = 0; vp < 136; vp++) {
            if (!reached[goods][vp])
                continue;
            price[vp] = smaller(price[vp], goods);
            for (int space = 0; space <= r->row[2]; space++) {
                if (goods + r->rate_goods[space] <= 15)
                    reached[goods + r->rate_goods[space]][vp + r->rate_vp[space]] = true;
            }
        }
    }
}

static bool is_offered(const int price[136], int vp, int goods)
{
    if (price[vp] > goods)
        return false;
    for (int higher = vp + 1; higher < 136; higher++) {
        if (price[higher] <= price[vp])
            return false;
    }
    return true;
}

/* After the last trade, or when nobody trades: Beggars, clean-up, end or supply. */
static void end_round(referee *r)
{
    static const int begged[] = {4, 3, 3, 2, 2, 1, 1, 1};
    if (played(r, 7, -1) > 0)
        r->row[2] = 0;
    for (int seat = 0; seat < r->players; seat++) {
        int left = 0;
        for (int card = 1; card <= CARDS; card++)
            left += r->hand[seat][card];
        if (r->open[seat][8])
            add_goods(r, seat, begged[left] + 2 * played(r, 7, seat));
    }
    for (int seat = 0; seat < r->players; seat++) {
        for (int card = 1; card <= CARDS && r->open[seat][8]; card++)
            r->hand[seat][card] = true;
        if (r->vp[seat] >= r->goal)
            r->over = true;
    }
    memset(r->open, 0, sizeof r->open);
    if (r->over || r->round == 100) {
        r->over = true;
        for (int seat = 0; seat < r->players; seat++) {
            r->vp[seat] += r->goods[seat] / 3;
            r->goods[seat] %= 3;
        }
        return;
    }
    supply(r);
}

/* Notes the cards of a commitment from its notation. */
static void commit(referee *r, int seat, const char *notation)
{
    static const char *const names[CARDS + 1] = {
        "", "captain", "admiral", "governor", "frigate", "galleon", "customs", "trader", "beggar"};
    for (int card = 1; card <= CARDS; card++) {
        if (strstr(notation, names[card]) != NULL) {
            assert_true(r->hand[seat][card]);
            r->open[seat][card] = true;
        }
    }
    if (seat + 1 < r->players)
        return;
    resolve_until_trading(r);
    if (next_to_trade(r) < 0)
        end_round(r);
}

static void trade(referee *r, const sd_state *s, int seat, int vp)
{
    int price[136];
    atl_action legal[ATL_MAX_ACTIONS];
    int count = santo_domingo_game.legal(s, legal);
    int offers = 0;
    assert_int_equal(seat, next_to_trade(r));
    find_prices(r, price);
    for (int amount = 0; amount < 136; amount++) {
        if (!is_offered(price, amount, r->goods[seat]))
            continue;
        assert_true(offers < count);
        assert_int_equal(legal[offers++], SD_ACTION_BUY + amount);
    }
    assert_int_equal(offers, count);
    r->goods[seat] -= price[vp];
    r->vp[seat] += vp;
    r->traded[seat] = true;
    if (next_to_trade(r) < 0)
        end_round(r);
}

static void assert_agrees(const referee *r, const sd_state *s)
{
    assert_int_equal(s->phase == SD_OVER, r->over);
    assert_int_equal(s->round, r->round);
    for (int row = 0; row < 3; row++)
        assert_int_equal(s->row[row], r->row[row]);
    for (int seat = 0; seat < r->players; seat++) {
        assert_int_equal(s->vp[seat], r->vp[seat]);
        assert_int_equal(s->goods[seat], r->goods[seat]);
        for (int card = 1; card <= CARDS; card++) {
            assert_int_equal(s->hand[seat] >> (card - 1) & 1, r->hand[seat][card]);
            assert_int_equal(s->played[seat] >> (card - 1) & 1, r->open[seat][card]);
        }
    }
}

static void watch_game(const atl_setup *setup, atl_rng *rng)
{
    sd_state s;
    atl_action legal[ATL_MAX_ACTIONS];
    char text[ATL_NOTATION_BYTES];
    referee r = start(setup);
    assert_int_equal(santo_domingo_game.setup(&s, setup, NULL, NULL), ATL_OK);
    assert_agrees(&r, &s);
    while (santo_domingo_game.to_act(&s) != ATL_OVER) {
        int seat = santo_domingo_game.to_act(&s);
        uint32_t count = (uint32_t)santo_domingo_game.legal(&s, legal);
        atl_action action = legal[atl_rng_below(rng, count)];
        santo_domingo_game.notate(action, text);
        if (s.phase == SD_CHOOSE)
            commit(&r, seat, text);
        else
            trade(&r, &s, seat, action - SD_ACTION_BUY);
        assert_int_equal(santo_domingo_game.apply(&s, action, NULL), ATL_OK);
        assert_agrees(&r, &s);
    }
}

/* Random rates, sorted by VP per good. */
static void random_rates(atl_setup *setup, int side, atl_rng *rng)
{
    uint8_t rates[SD_SPACES][2];
    for (int i = 0; i < SD_SPACES; i++) {
        uint8_t goods = (uint8_t)(1 + atl_rng_below(rng, 9));
        uint8_t vp = (uint8_t)(1 + atl_rng_below(rng, goods < 4 ? 3 : 9));
        int at = i;
        while (at > 0 && rates[at - 1][1] * goods > vp * rates[at - 1][0]) {
            memcpy(rates[at], rates[at - 1], 2);
            at--;
        }
        rates[at][0] = goods;
        rates[at][1] = vp;
    }
    atl_edition_override(&setup->edition, &santo_domingo_game, side, &rates[0][0]);
    assert_int_equal(atl_edition_validate(&setup->edition, &santo_domingo_game, NULL, NULL, NULL),
                     ATL_OK);
}

static void watch_games(bool own_rates)
{
    for (int players = 2; players <= 6; players++) {
        atl_rng rng;
        atl_rng_seed(&rng, (uint64_t)players, 1);
        for (int i = 0; i < GAMES; i++) {
            atl_setup setup;
            atl_setup_default(&setup, &santo_domingo_game, players);
            setup.options[SD_OPTION_SIDE] = (uint8_t)(i & 1);
            setup.options[SD_OPTION_GOAL] = players <= 3 ? (uint8_t)(i >> 1 & 1) : 0;
            if (own_rates)
                random_rates(&setup, i & 1, &rng);
            watch_game(&setup, &rng);
        }
    }
}

static void test_SD_whole_games(void **state)
{
    (void)state;
    watch_games(false);
}

static void test_SD_6_whole_games_with_other_rates(void **state)
{
    (void)state;
    watch_games(true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SD_whole_games),
        cmocka_unit_test(test_SD_6_whole_games_with_other_rates),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
