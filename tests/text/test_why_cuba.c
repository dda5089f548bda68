/* Why something cannot be done in Cuba, clause by clause. Seat 0 has the blue plantation:
 * a1 warehouse, b1 lake, c1 tobacco, d1 sugar; a2 tobacco, b2 mountain, c2 forest, d2
 * citrus; a3 forest, b3 mountain, c3 sugar, d3 citrus. */
#include "rules/cuba/table.h"
#include "text/why.h"

#define WHY(s, seat, notation, answer) assert_why(&cuba_game, &(s), seat, notation, answer)

/* ---- setting up and characters ---------------------------------------------------- */

static void test_CU_2_4_first_pieces(void **state)
{
    (void)state;
    cu_state s = new_game(2, "");
    PLAY(&s, "ship 1", "ship 2", "ship 4", "start 0");
    WHY(s, 0, "take wood", "You can do this now.");
    WHY(s, 0, "take sugar", "Two resources come first, then two products.");
    WHY(s, 0, "take rum", "Everybody begins with resources and products, no rum or cigars.");
    WHY(s, 1, "take wood",
        "Ana is to decide now. With the Tradeswoman one takes a resource or a product for "
        "nothing instead of trading.");
    PLAY(&s, "take wood", "take stone");
    WHY(s, 0, "take wood", "You have taken two resources; now come two products.");
}

static void test_CU_2_5_sides(void **state)
{
    (void)state;
    cu_state s = new_game(2, "sides=chosen");
    PLAY(&s, "ship 1", "ship 2", "ship 4", "start 0", "side red");
    WHY(s, 1, "side blue", "You can do this now.");
    WHY(s, 1, "side red", "Ana has this plantation.");
    PLAY(&s, "side blue");
    WHY(s, 0, "side blue",
        "Plantations are chosen before the first round. Ben has this plantation.");
    s = table_of(2);
    WHY(s, 0, "side red", "In this game the plantations are given out, not chosen.");
}

static void test_CU_3_2_characters(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    WHY(s, 0, "play worker", "You can do this now.");
    WHY(s, 0, "aside worker",
        "In this game no card is set aside: the one left in hand goes to parliament.");
    WHY(s, 1, "play worker",
        "Ana is to decide now. Everybody plays a character at the beginning of each of their four "
        "turns of a round.");
    PLAY(&s, "play mayor", "play mayor");
    WHY(s, 0, "play mayor", "Mayor: you have played this card in this round already.");
    PLAY(&s, "play tradeswoman");
    WHY(s, 0, "play worker", "In this turn you play another card: Tradeswoman.");
    WHY(s, 0, "play tradeswoman", "Tradeswoman: you have played this card in this round already.");
    WHY(s, 0, "move a1",
        "The piece is moved with the Worker. In this turn you play another card: Tradeswoman.");
    s = table_of(2);
    open_parliament(&s, 0, "AM");
    WHY(s, 0, "build dam",
        "Buildings are built with the Architect. Architect: this card of yours is in parliament "
        "in this round. You lack 2 stone.");
}

static void test_CU_9_6_cards_set_aside(void **state)
{
    (void)state;
    cu_state s = table_with(2, "parliament=secret");
    WHY(s, 0, "play architect",
        "Everybody plays a character at the beginning of each of their four turns of a round.");
    PLAY(&s, "aside architect", "aside worker");
    WHY(s, 0, "play architect", "Architect: you have set this card aside for parliament.");
    WHY(s, 0, "aside mayor",
        "A card is set aside for parliament at the beginning of a round. Architect: you have set "
        "this card aside for parliament.");
    /* Nothing of what others have set aside. */
    WHY(s, 1, "play architect",
        "Ana is to decide now. Everybody plays a character at the beginning of each of their four "
        "turns of a round.");
}

/* ---- the Worker --------------------------------------------------------------------- */

static void test_CU_4_fields(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_INN, A2);
    WHY(s, 0, "move b2", "The piece is moved with the Worker.");
    WHY(s, 0, "harvest d1", "Fields give their products with the Worker.");
    PLAY(&s, "play worker");
    WHY(s, 0, "harvest d1", "First your piece goes to a field.");
    PLAY(&s, "move c1"); /* row 1 and column c: tobacco c1, sugar d1, sugar c3 */
    WHY(s, 0, "move b2", "Your piece has been moved in this turn already.");
    WHY(s, 0, "harvest c1", "You can do this now.");
    WHY(s, 0, "harvest a1", "The warehouse gives nothing.");
    WHY(s, 0, "harvest a2", "The field is covered by a building: Inn.");
    WHY(s, 0, "harvest b1",
        "This field gives a resource, and without asking; only product fields are chosen.");
    WHY(s, 0, "harvest d2",
        "The field is neither in the row nor in the column of your piece (c1).");
    WHY(s, 0, "water c1", "First come the fields that give their product without water.");
    PLAY(&s, "harvest c1");
    WHY(s, 0, "harvest c1", "The field has given its product in this turn already.");
    PLAY(&s, "harvest c3");
    WHY(s, 0, "water d1", "You can do this now.");
    WHY(s, 0, "water c1", "The field has given its product in this turn already.");
    WHY(s, 0, "harvest d1", "From now on every field takes 1 water.");
}

static void test_CU_4_3_and_1_2_what_has_run_out(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    WHY(s, 0, "water c1",
        "Further fields give their products for 1 water each, with the Worker. You have no water.");
    leave_in_stock(&s, CU_TOBACCO, 0);
    WHY(s, 0, "harvest c1",
        "Fields give their products with the Worker. The stock has no tobacco left.");
}

/* ---- the Tradeswoman ----------------------------------------------------------------- */

static void test_CU_5_1_trade(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_SUGAR, 2);
    s.seats[0].pesos = 3;
    WHY(s, 0, "buy sugar",
        "Merchandise is bought with the Tradeswoman. It costs 4 pesos; you have 3.");
    WHY(s, 0, "sell rum", "Merchandise is sold with the Tradeswoman. You have no rum.");
    PLAY(&s, "play tradeswoman");
    WHY(s, 0, "buy sugar", "It costs 4 pesos; you have 3.");
    WHY(s, 0, "sell rum", "You have no rum.");
    PLAY(&s, "sell sugar");
    WHY(s, 0, "buy sugar",
        "You have sold some of it in this turn: nobody buys and sells the same in one turn.");
    WHY(s, 0, "take wood", "You have traded in this turn; a piece for nothing is instead of that.");
    PLAY(&s, "buy tobacco");
    WHY(s, 0, "sell tobacco",
        "You have bought some of it in this turn: nobody buys and sells the same in one turn.");
    /* The other's turn is not one's own. */
    WHY(s, 1, "sell tobacco",
        "Ana is to decide now. Merchandise is sold with the Tradeswoman. You have no tobacco.");
}

static void test_CU_1_3_nothing_to_buy(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    on_market(&s, CU_RUM, 0);
    leave_in_stock(&s, CU_RUM, 0);
    PLAY(&s, "play tradeswoman");
    WHY(s, 0, "buy rum", "There is none, neither on the market nor in the stock.");
}

static void test_CU_5_1_alternatives(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    on_market(&s, CU_SUGAR, 5);
    PLAY(&s, "play tradeswoman");
    WHY(s, 0, "take wood", "You can do this now.");
    WHY(s, 0, "take rum", "Rum and cigars are never free.");
    WHY(s, 0, "take citrus", "Only a product of the lowest price is free: sugar.");
    PLAY(&s, "take wood", "play tradeswoman");
    WHY(s, 1, "take stone", "The free resource of this round has been taken.");
    PLAY(&s, "take sugar");
    WHY(s, 0, "take sugar",
        "With the Tradeswoman one takes a resource or a product for nothing instead of trading. "
        "Tradeswoman: you have played this card in this round already. The free product of this "
        "round has been taken.");
}

/* CU-1.2: an alternative cannot take what has run out. */
static void test_CU_1_2_alternative_out_of_stock(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    leave_in_stock(&s, CU_STONE, 0);
    PLAY(&s, "play tradeswoman");
    WHY(s, 0, "take stone", "The stock has no stone left.");
}

/* ---- the Architect -------------------------------------------------------------------- */

static void test_CU_6_1_building(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_STONE, 1);
    WHY(s, 0, "build dam", "Buildings are built with the Architect. You lack 1 stone.");
    built(&s, 1, CU_INN, A2);
    built(&s, 0, CU_HOTEL, A2);
    have(&s, 0, CU_STONE, 2);
    have(&s, 0, CU_WOOD, 2);
    WHY(s, 1, "build dam",
        "Ana is to decide now. Buildings are built with the Architect. You lack 2 stone.");
    PLAY(&s, "play architect");
    WHY(s, 0, "build dam", "You can do this now.");
    WHY(s, 0, "build inn", "This building belongs to Ben.");
    WHY(s, 0, "build hotel", "You have built it already.");
    WHY(s, 0, "build large-bank", "You lack 1 stone.");
    WHY(s, 0, "build rum-cafe", "You lack 1 water.");
    WHY(s, 0, "build black-market", "You lack 1 wood.");
    WHY(s, 0, "build distillery-2", "There are two of these; build the other one first.");
    WHY(s, 0, "on b2", "First choose what to build.");
    WHY(s, 0, "done", "To build or load nothing is a choice of its own here.");
    PLAY(&s, "build dam");
    WHY(s, 0, "on b2", "You can do this now.");
    WHY(s, 0, "on a1", "Nothing is built on the warehouse.");
    WHY(s, 0, "on a2", "The field is covered by a building: Hotel.");
    WHY(s, 0, "build distillery", "You have chosen what to build: Dam. Now choose its field.");
    WHY(s, 0, "forgo",
        "One builds nothing with the Architect, or loads nothing with the Mayor, before anything "
        "is chosen.");
    PLAY(&s, "on b2");
    WHY(s, 0, "on b3",
        "Ben is to decide now. Buildings are built with the Architect. Architect: you have played "
        "this card in this round already.");
}

static void test_CU_6_1_two_tiles_alike(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 1, CU_DISTILLERY, A2);
    have(&s, 0, CU_STONE, 2);
    have(&s, 0, CU_WOOD, 2);
    PLAY(&s, "play architect");
    WHY(s, 0, "build distillery",
        "This building belongs to Ben. There are two of these; the other one can "
        "still be built.");
}

/* Worked example 3. */
static void test_CU_6_1_building_act(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    in_force(&s, CU_OTHER_ACT, CU_BUILDING);
    have(&s, 0, CU_STONE, 2);
    have(&s, 0, CU_WOOD, 2);
    s.seats[0].pesos = 1;
    WHY(s, 0, "build cigar-factory",
        "Buildings are built with the Architect. The Building Act asks for 2 pesos more; you have "
        "1.");
}

/* ---- the Foreman ------------------------------------------------------------------------ */

static void test_CU_6_2_which_buildings(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_INN, B2);
    built(&s, 0, CU_HOTEL, B1);
    built(&s, 0, CU_SMALL_BANK, C1);
    built(&s, 1, CU_DAM, B2);
    WHY(s, 0, "use inn", "Buildings are used with the Foreman.");
    WHY(s, 0, "use dam", "Buildings are used with the Foreman. This building belongs to Ben.");
    PLAY(&s, "play foreman"); /* the piece stands on a1 */
    WHY(s, 0, "use inn", "First choose: all in the row and column of your piece, or any one.");
    PLAY(&s, "row-and-column");
    WHY(s, 0, "any-one", "You have chosen already which buildings you use.");
    WHY(s, 0, "use hotel", "You can do this now.");
    WHY(s, 0, "use inn",
        "This building is neither in the row nor in the column of your piece (a1).");
    WHY(s, 0, "use lighthouse", "Nobody has built this yet.");
    PLAY(&s, "use hotel");
    WHY(s, 0, "use hotel", "You have used this building in this turn already.");
    WHY(s, 0, "move a1",
        "The piece is moved with the Worker. In this turn you play another card: Foreman.");
}

static void test_CU_6_2_nothing_in_row_and_column(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_INN, B2);
    PLAY(&s, "play foreman");
    WHY(s, 0, "row-and-column",
        "In the row and column of your piece (a1) no building of yours would change anything now.");
    s = table_of(2);
    WHY(s, 0, "any-one",
        "Buildings are used with the Foreman. No building of yours would change anything now.");
}

/* CU-6.2: a use that would change nothing is not offered. */
static void test_CU_7_what_a_use_needs(void **state)
{
    static const struct {
        cu_tile tile;
        const char *notation, *answer;
    } rows[] = {
        {CU_CEMENT_FACTORY, "use cement-factory", "You have nothing that it takes: stone."},
        {CU_MONASTERY, "use monastery", "You have nothing that it takes: citrus, sugar, tobacco."},
        {CU_GENERAL_STORE, "use general-store", "You have nothing that it takes: rum, cigars."},
        {CU_DISTILLERY, "use distillery", "You have nothing that it takes: sugar."},
        {CU_BLACK_MARKET, "use black-market",
         "You have nothing that it takes: citrus, sugar, tobacco, rum, cigars."},
        {CU_WAREHOUSE, "use warehouse", "You have nothing that it takes: citrus, sugar, tobacco."},
        {CU_LARGE_BRANCH_OFFICE, "use large-branch-office",
         "No ship in the docks takes anything you have."},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        cu_state s = table_of(2);
        built(&s, 0, CU_INN, B1);
        built(&s, 0, rows[i].tile, C1);
        PLAY(&s, "play foreman", "row-and-column");
        WHY(s, 0, rows[i].notation, rows[i].answer);
    }
}

static void test_CU_7_and_1_2_the_stock_is_empty(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_DAM, B1);
    built(&s, 0, CU_DISTILLERY, C1);
    built(&s, 0, CU_BLACK_MARKET, D1);
    have(&s, 0, CU_SUGAR, 1);
    leave_in_stock(&s, CU_WATER, 0);
    leave_in_stock(&s, CU_RUM, 0);
    leave_in_stock(&s, CU_CIGARS, 0);
    PLAY(&s, "play foreman", "row-and-column");
    WHY(s, 0, "use dam", "The stock has no water left.");
    WHY(s, 0, "use distillery", "The stock has no rum left.");
    WHY(s, 0, "use black-market", "The stock has nothing left to give in exchange.");
    PLAY(&s, "use printed-warehouse");
    s = table_of(2);
    have(&s, 0, CU_SUGAR, 1);
    have_stored(&s, 0, CU_SUGAR, 1);
    WHY(s, 0, "use printed-warehouse",
        "Buildings are used with the Foreman. All your products are stored already.");
}

static void test_CU_7_amounts_and_gifts(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_SAW_MILL, B1);
    built(&s, 0, CU_DISTILLERY, C1);
    built(&s, 0, CU_PRODUCT_HOUSE, D1);
    have(&s, 0, CU_WOOD, 5);
    have(&s, 0, CU_SUGAR, 3);
    leave_in_stock(&s, CU_RUM, 2);
    WHY(s, 0, "amount 2", "A number is asked for when a building takes several pieces.");
    WHY(s, 0, "give rum",
        "Pieces are given up in some buildings, with the Foreman, and for the duty, after "
        "parliament. You have no rum.");
    PLAY(&s, "play foreman", "row-and-column", "use saw-mill");
    WHY(s, 0, "amount 4", "You can do this now.");
    WHY(s, 0, "amount 5", "This building takes 4 at most.");
    WHY(s, 0, "amount 6", "You have only 5 of this: wood. This building takes 4 at most.");
    WHY(s, 0, "use distillery", "First comes what you are using now: Saw Mill.");
    WHY(s, 0, "done", "What is asked now cannot be left out.");
    PLAY(&s, "amount 1", "use distillery");
    WHY(s, 0, "amount 3", "The stock has only 2 of this left: rum.");
    PLAY(&s, "amount 1", "use product-house");
    WHY(s, 0, "give sugar", "You can do this now.");
    WHY(s, 0, "give citrus", "You have no citrus.");
    WHY(s, 0, "give wood", "Here one gives only: citrus, sugar, tobacco.");
}

static void test_CU_7_black_market(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_BLACK_MARKET, B1);
    have(&s, 0, CU_SUGAR, 1);
    have(&s, 0, CU_RUM, 1);
    have(&s, 0, CU_WOOD, 1);
    leave_in_stock(&s, CU_RUM, 0);
    cu_state swap = s;
    PLAY(&s, "play foreman", "row-and-column", "use black-market");
    WHY(s, 0, "give wood", "Here one gives only: citrus, sugar, tobacco, rum, cigars.");
    PLAY(&s, "give sugar");
    WHY(s, 0, "take rum", "The stock has no rum left.");
    WHY(s, 0, "take citrus", "For a product the Black Market gives rum or cigars.");
    PLAY(&swap, "play foreman", "row-and-column", "use black-market", "give rum");
    WHY(swap, 0, "take cigars", "For rum or cigars the Black Market gives a product.");
    /* A product is of no use while the stock has no good for it. */
    s = table_of(2);
    built(&s, 0, CU_BLACK_MARKET, B1);
    have(&s, 0, CU_SUGAR, 1);
    have(&s, 0, CU_RUM, 1);
    leave_in_stock(&s, CU_RUM, 0);
    leave_in_stock(&s, CU_CIGARS, 0);
    PLAY(&s, "play foreman", "row-and-column", "use black-market");
    WHY(s, 0, "give sugar", "The stock has nothing left to give in exchange.");
}

static void test_CU_9_5_vetoes(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    WHY(s, 0, "veto tax",
        "A bill is removed by using the Church, with the Foreman. Church: nobody has built this "
        "yet.");
    built(&s, 0, CU_CHURCH, B1);
    s.last_vetoed = CU_DUTY_ACT;
    PLAY(&s, "play foreman", "any-one", "use church");
    WHY(s, 0, "veto tax", "You can do this now.");
    WHY(s, 0, "veto duty",
        "A bill of this type was removed in the previous round; not twice running.");
    PLAY(&s, "veto tax");
    WHY(s, 0, "veto tax",
        "Ben is to decide now. A bill is removed by using the Church, with the Foreman. There is "
        "no bill of this type now.");
}

static void test_CU_7_lighthouse(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 1, CU_LIGHTHOUSE, B1);
    WHY(s, 0, "fetch 9",
        "A ship is fetched by using the Lighthouse, with the Foreman. Lighthouse: this building "
        "belongs to Ben.");
    s = table_of(2);
    built(&s, 0, CU_LIGHTHOUSE, B1);
    PLAY(&s, "play foreman", "any-one", "use lighthouse");
    WHY(s, 0, "fetch 9", "You can do this now.");
    WHY(s, 0, "fetch 1", "Ship 1 is not in the pile: dock 1.");
    WHY(s, 0, "fetch 4", "Ship 4 is not in the pile: at sea.");
}

/* ---- the Mayor ------------------------------------------------------------------------ */

static void test_CU_6_3_loading(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_CITRUS, 2);
    have(&s, 0, CU_RUM, 1);
    aboard(&s, CU_DOCK_2, "SSSRG");
    WHY(s, 0, "dock 1", "Ships are loaded with the Mayor, or in a Branch Office with the Foreman.");
    WHY(s, 0, "load cigars",
        "Ships are loaded with the Mayor, or in a Branch Office with the Foreman. No ship in the "
        "docks has a free space for it. You have no cigars.");
    PLAY(&s, "play mayor");
    WHY(s, 0, "dock 1", "You can do this now.");
    WHY(s, 0, "dock 2", "The ship in dock 2 is full.");
    WHY(s, 0, "load citrus", "First choose the ship.");
    PLAY(&s, "dock 1");
    WHY(s, 0, "dock 3", "You are loading the ship in dock 1.");
    WHY(s, 0, "load rum", "The ship in dock 1 has no free space for it.");
    WHY(s, 0, "load sugar", "You have no sugar.");
    s = table_of(2);
    have(&s, 0, CU_SUGAR, 1);
    PLAY(&s, "play mayor");
    WHY(s, 0, "dock 3",
        "You have nothing that the ship in dock 3 still takes: citrus, tobacco, rum.");
}

/* CU-2.2: dock 3 is empty in the first round. */
static void test_CU_2_2_an_empty_dock(void **state)
{
    (void)state;
    cu_state s = new_game(2, "");
    PLAY(&s, "ship 1", "ship 2", "ship 4", "start 0");
    WHY(s, 0, "dock 3",
        "Ships are loaded with the Mayor, or in a Branch Office with the Foreman. There is no "
        "ship in dock 3.");
}

static void test_CU_7_large_branch_office(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_LARGE_BRANCH_OFFICE, B1);
    have(&s, 0, CU_CITRUS, 2);
    have(&s, 0, CU_SUGAR, 2);
    PLAY(&s, "play foreman", "any-one", "use large-branch-office", "dock 1", "load citrus");
    WHY(s, 0, "load citrus", "You can do this now.");
    WHY(s, 0, "load sugar", "The Large Branch Office loads only one kind: citrus.");
}

/* ---- parliament and statutes ------------------------------------------------------------ */

static void test_CU_9_2_bids(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    WHY(s, 0, "bid 3", "Pesos are bid for votes in parliament, after the four turns.");
    WHY(s, 0, "bid 11",
        "Pesos are bid for votes in parliament, after the four turns. You have only 10 pesos.");
    open_parliament(&s, 0, "MW");
    WHY(s, 0, "bid 10", "You can do this now.");
    WHY(s, 0, "bid 11", "You have only 10 pesos.");
    WHY(s, 0, "hundreds 1",
        "Only a bid of somebody with 100 pesos or more has hundreds. You have only 10 pesos.");
    WHY(s, 0, "pass tax", "Whoever has most votes in parliament passes two bills.");
    s = table_of(2);
    s.seats[0].pesos = 150;
    open_parliament(&s, 0, "MW");
    WHY(s, 0, "bid 3", "First say how many hundreds you bid.");
    WHY(s, 0, "hundreds 2", "You have only 150 pesos.");
    PLAY(&s, "hundreds 1");
    WHY(s, 0, "bid 51", "You have only 150 pesos.");
    WHY(s, 0, "hundreds 1", "You have said the hundreds of your bid already.");
    assert_why_pledged(&cuba_game, &s, 1, "bid 4", "bid 5",
                       "You have chosen already; until all have, you can take it back. Ana is to "
                       "decide now. Pesos are bid for votes in parliament, after the four turns.");
}

static void test_CU_9_2_corruption_act(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    in_force(&s, CU_OTHER_ACT, CU_CORRUPTION);
    WHY(s, 0, "bid 3",
        "Pesos are bid for votes in parliament, after the four turns. The Corruption Act is in "
        "force: no votes are for sale.");
}

static void test_CU_9_3_second_ballot(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    open_parliament(&s, 0, "MMW");
    PLAY(&s, "bid 0", "bid 0", "bid 0");
    WHY(s, 2, "bid 3",
        "Ana is to decide now. Pesos are bid for votes in parliament, after the four turns. Only "
        "those with most votes, all equal, bid once more.");
}

static void test_CU_9_4_passing(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    open_parliament(&s, 0, "MW");
    PLAY(&s, "bid 0", "bid 0", "pass tax");
    WHY(s, 0, "pass duty", "You can do this now.");
    WHY(s, 0, "pass tax", "There is no bill of this type now.");
}

static void test_CU_10_tax_and_duty(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_CITRUS, 1);
    s.seats[1].pesos = 1;
    WHY(s, 0, "pay", "The tax is paid in turn, after parliament.");
    WHY(s, 1, "pay",
        "Ana is to decide now. The tax is paid in turn, after parliament. It costs 2 pesos; you "
        "have 1.");
    WHY(s, 0, "decline",
        "One declines the tax or the duty when it is one's turn to meet it, after parliament.");
    begin_statutes(&s, 0);
    WHY(s, 0, "pay", "You can do this now.");
    WHY(s, 0, "done", "Not to pay or give is a choice of its own here.");
    PLAY(&s, "pay");
    WHY(s, 0, "pay", "The tax is over; now comes the duty. You have met the tax of this round.");
    WHY(s, 0, "give citrus", "You can do this now.");
    WHY(s, 0, "give sugar", "Here one gives only: citrus. You have no sugar.");
}

static void test_CU_10_2_the_second_piece(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_WOOD, 2);
    in_force(&s, CU_DUTY_ACT, DUTY_RESOURCES);
    begin_statutes(&s, 0);
    PLAY(&s, "decline", "decline", "give wood");
    WHY(s, 0, "decline", "You have given the first piece of the duty already.");
    WHY(s, 0, "give stone", "You have no stone.");
}

static void test_turns_end_when_there_is_one(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    WHY(s, 0, "done", "What is asked now cannot be left out.");
    WHY(s, 1, "done",
        "Ana is to decide now. One ends a turn of the Worker, the Tradeswoman or the Foreman, or "
        "the loading of a ship.");
    WHY(s, 0, "bill tax-2", "Chance decides this, not a person.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CU_2_4_first_pieces),
        cmocka_unit_test(test_CU_2_5_sides),
        cmocka_unit_test(test_CU_3_2_characters),
        cmocka_unit_test(test_CU_9_6_cards_set_aside),
        cmocka_unit_test(test_CU_4_fields),
        cmocka_unit_test(test_CU_4_3_and_1_2_what_has_run_out),
        cmocka_unit_test(test_CU_5_1_trade),
        cmocka_unit_test(test_CU_1_3_nothing_to_buy),
        cmocka_unit_test(test_CU_5_1_alternatives),
        cmocka_unit_test(test_CU_1_2_alternative_out_of_stock),
        cmocka_unit_test(test_CU_6_1_building),
        cmocka_unit_test(test_CU_6_1_two_tiles_alike),
        cmocka_unit_test(test_CU_6_1_building_act),
        cmocka_unit_test(test_CU_6_2_which_buildings),
        cmocka_unit_test(test_CU_6_2_nothing_in_row_and_column),
        cmocka_unit_test(test_CU_7_what_a_use_needs),
        cmocka_unit_test(test_CU_7_and_1_2_the_stock_is_empty),
        cmocka_unit_test(test_CU_7_amounts_and_gifts),
        cmocka_unit_test(test_CU_7_black_market),
        cmocka_unit_test(test_CU_9_5_vetoes),
        cmocka_unit_test(test_CU_7_lighthouse),
        cmocka_unit_test(test_CU_6_3_loading),
        cmocka_unit_test(test_CU_2_2_an_empty_dock),
        cmocka_unit_test(test_CU_7_large_branch_office),
        cmocka_unit_test(test_CU_9_2_bids),
        cmocka_unit_test(test_CU_9_2_corruption_act),
        cmocka_unit_test(test_CU_9_3_second_ballot),
        cmocka_unit_test(test_CU_9_4_passing),
        cmocka_unit_test(test_CU_10_tax_and_duty),
        cmocka_unit_test(test_CU_10_2_the_second_piece),
        cmocka_unit_test(test_turns_end_when_there_is_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
