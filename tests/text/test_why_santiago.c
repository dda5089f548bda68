/* Why something cannot be done in Santiago de Cuba, clause by clause. */
#include "rules/santiago/table.h"
#include "text/why.h"

#define WHY(s, seat, notation, answer) assert_why(&santiago_game, &(s), seat, notation, answer)
#define TO_BUILDING(name)                                                                          \
    name ": this is done when your piece comes to the building, or, if it is yours, when the car " \
         "stops at Alonso."

static void test_SC_3_1_drives(void **state)
{
    (void)state;
    sc_state s = table_of(3);
    WHY(s, 0, "drive martinez", "You can do this now.");
    WHY(s, 0, "drive miguel",
        "Miguel is 6 stops further: the first is free, then each costs 1 peso, together 5; you "
        "have 3.");
    WHY(s, 1, "drive pedro",
        "Ana is to decide now. The car is driven at the beginning of one's turn.");
    PLAY(&s, "drive maria");
    WHY(s, 0, "drive pedro", "You have driven the car in this turn already.");
}

static void test_SC_4_2_pablo(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    WHY(s, 0, "take rum", "A good of one's choice is taken when the car stops at Pablo.");
    WHY(s, 0, "take wood",
        "Wood and VP are not chosen: Miguel gives 2 wood, Maria 2 VP, without asking.");
    stand_at(&s, SC_MIGUEL);
    hold(&s, 1, SC_RUM, 8);
    PLAY(&s, "drive pablo");
    WHY(s, 0, "take rum", "The supply has no rum left.");
    WHY(s, 0, "take wood", "Pablo gives 1 good, but no wood and no VP.");
    WHY(s, 0, "take vp", "Pablo gives 1 good, but no wood and no VP.");
}

/* Section 10: in the preset manual Miguel asks. */
static void test_section_10_miguel(void **state)
{
    (void)state;
    sc_state s = table_with(2, "manual", NULL);
    WHY(s, 0, "take vp", "Wood or 1 VP is chosen when the car stops at Miguel.");
    stand_at(&s, SC_CONCHITA);
    PLAY(&s, "drive miguel");
    WHY(s, 0, "take rum", "Miguel gives 2 wood or 1 VP, nothing else.");
}

static void test_SC_4_3_gifts(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    WHY(s, 0, "give sugar", "One gives something when another player stops at El Zorro.");
    stand_at(&s, SC_PABLO);
    strip(&s, 1);
    hold(&s, 1, SC_RUM, 1);
    PLAY(&s, "drive el-zorro");
    WHY(s, 1, "give rum", "You can do this now.");
    WHY(s, 1, "give sugar", "You have no sugar.");
    WHY(s, 1, "give pesos", "You have no pesos.");
    WHY(s, 1, "give vp", "You have no VP.");
    WHY(s, 0, "give sugar",
        "Ben is to decide now. One gives something when another player stops at El Zorro.");
}

static void test_SC_4_4_seizing(void **state)
{
    (void)state;
    sc_state s = table_of(3);
    own(&s, 0, SC_BANK);
    own(&s, 0, SC_CASINO);
    own(&s, 1, SC_OFFICE);
    WHY(s, 0, "seize cafe", "Buildings are seized when the car stops at Alonso, the lawyer.");
    stand_at(&s, SC_EL_ZORRO);
    PLAY(&s, "drive alonso");
    WHY(s, 0, "seize cafe", "You can do this now.");
    WHY(s, 0, "seize bank", "This building is yours already.");
    WHY(s, 0, "seize office", "This building belongs to Ben.");
    own(&s, 0, SC_CUSTOMS);
    WHY(s, 0, "seize cafe", "All your 3 property markers are placed.");
    WHY(s, 0, "seize office",
        "This building belongs to Ben. All your 3 property markers are placed.");
}

static void test_SC_4_4_employing(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    strip(&s, 0);
    hold(&s, 0, SC_WOOD, 1);
    s.vp[0] = 0;
    own(&s, 0, SC_BANK);
    own(&s, 1, SC_OFFICE);
    WHY(s, 0, "employ bank",
        "A building of one's own is used from afar when the car stops at Alonso, the lawyer.");
    stand_at(&s, SC_EL_ZORRO);
    PLAY(&s, "drive alonso");
    WHY(s, 0, "employ office", "This building belongs to Ben.");
    WHY(s, 0, "employ cafe", "This building is not yours; nobody has seized it yet.");
    static const struct {
        int building;
        const char *notation, *answer;
    } useless[] = {
        {SC_DISTILLERY, "employ distillery", "You have no sugar."},
        {SC_CIGAR_FACTORY, "employ cigar-factory", "You have no tobacco."},
        {SC_BLACK_MARKET, "employ black-market",
         "You have no good but wood, or the supply has no other for it."},
        {SC_CAFE, "employ cafe", "You have neither rum nor cigars."},
        {SC_CASINO, "employ casino", "The Casino takes 3 pesos or 1 VP; you have neither."},
        {SC_OFFICE, "employ office", "You have nothing that the ship asks for."},
    };
    for (size_t i = 0; i < sizeof useless / sizeof useless[0]; i++) {
        sc_state other = s;
        other.owned[1] = 0;
        own(&other, 0, useless[i].building);
        WHY(other, 0, useless[i].notation, useless[i].answer);
    }
    hold(&s, 0, SC_WOOD, 0);
    own(&s, 0, SC_SAWMILL);
    WHY(s, 0, "employ sawmill", "You have no wood.");
    own(&s, 0, SC_CUSTOMS);
    memset(s.demand, 0, sizeof s.demand);
    WHY(s, 0, "employ customs", "The ship asks for nothing at the moment.");
}

static void test_SC_5_1_where_the_piece_goes(void **state)
{
    (void)state;
    sc_state s = table_of(3);
    s.piece[0] = SC_CAFE;
    s.piece[1] = SC_CUSTOMS;
    WHY(s, 0, "move sawmill",
        "The piece moves to a building after the car has stopped at an active Cuban with a "
        "flower.");
    PLAY(&s, "drive maria");
    WHY(s, 0, "move sawmill", "You can do this now.");
    WHY(s, 0, "move bank", "The flower of this building is blue, that of Maria is red.");
    WHY(s, 0, "move cafe", "Your piece stands there; it has to move to another one.");
    WHY(s, 0, "move customs", "The piece of Ben stands there.");
}

/* Later in the same turn it is not told what has happened as what has to happen. */
static void test_SC_5_what_is_past_in_the_turn(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    hold(&s, 0, SC_SUGAR, 2);
    stand_at(&s, SC_MARIA);
    PLAY(&s, "drive jose", "move distillery");
    WHY(s, 0, "move casino", "Your piece has moved in this turn already.");
    WHY(s, 0, "deliver rum 1",
        "Goods are delivered in turn when the car stops at the port. Now you are using a "
        "building: Distillery. You have no rum.");
    s = table_of(2);
    stand_at(&s, SC_MIGUEL);
    hold(&s, 0, SC_TOBACCO, 1);
    PLAY(&s, "drive pablo");
    WHY(s, 0, "move bank", "First comes what this Cuban does: Pablo.");
    PLAY(&s, "take rum", "move cigar-factory");
    WHY(s, 0, "take sugar", "Pablo has given you something in this turn already.");
}

static void test_SC_5_2_to_5_4_the_piece_stays(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.piece[0] = SC_CASINO;
    stand_at(&s, SC_PABLO);
    strip(&s, 1);
    s.pesos[0] = 3;
    PLAY(&s, "drive el-zorro");
    WHY(s, 0, "move bank", "El Zorro has no flower: your piece stays in this turn.");
    s = table_of(2);
    stand_at(&s, SC_ALONSO);
    PLAY(&s, "drive port");
    WHY(s, 0, "move bank", "You have driven to the port: your piece stays in this turn.");
}

static void test_SC_4_4_alonso_serves_once(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    own(&s, 0, SC_CASINO);
    s.pesos[0] = 6;
    stand_at(&s, SC_EL_ZORRO);
    PLAY(&s, "drive alonso");
    WHY(s, 0, "move office", "First comes what this Cuban does: Alonso.");
    PLAY(&s, "employ casino");
    WHY(s, 0, "move office", "First comes the building that you use through Alonso: Casino.");
    WHY(s, 0, "seize bank", "Alonso has served you in this turn already.");
    PLAY(&s, "skip");
    WHY(s, 0, "employ casino", "Alonso has served you in this turn already.");
}

/* SC-4.3, SC-6.3, SC-6.9: wood is asked for as a delivery. */
static void test_no_wood_for_el_zorro_and_the_office(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    hold(&s, 1, SC_WOOD, 1);
    stand_at(&s, SC_PABLO);
    PLAY(&s, "drive el-zorro");
    WHY(s, 1, "deliver-wood sugar 1", "El Zorro takes no wood: give 1 peso, 1 other good or 1 VP.");
    s = table_of(2);
    hold(&s, 0, SC_WOOD, 1);
    hold(&s, 0, SC_SUGAR, 1);
    stand_at(&s, SC_PORT);
    PLAY(&s, "drive pedro", "move office");
    WHY(s, 0, "deliver-wood sugar 1", "Office: no wood is taken here.");
    WHY(s, 0, "office rum", "You have no rum.");
    WHY(s, 0, "office sugar", "You can do this now.");
    s = table_of(2);
    hold(&s, 0, SC_WOOD, 1);
    stand_at(&s, SC_CONCHITA);
    PLAY(&s, "drive miguel", "move black-market");
    WHY(s, 0, "deliver-wood sugar 1", "Black market: no wood is taken here.");
}

static void test_SC_6_2_factories(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    WHY(s, 0, "distillery 1", TO_BUILDING("Distillery"));
    hold(&s, 0, SC_SUGAR, 3);
    hold(&s, 1, SC_RUM, 7);
    stand_at(&s, SC_MARIA);
    PLAY(&s, "drive jose", "move distillery");
    WHY(s, 0, "distillery 1", "You can do this now.");
    WHY(s, 0, "distillery 2", "The supply has only 1 of this left: rum.");
    WHY(s, 0, "distillery 6",
        "You have only 5 of the 6 that it takes: sugar. The supply has only 1 of this left: rum.");
    WHY(s, 0, "cigar-factory 2",
        TO_BUILDING("Cigar factory") " You have only 1 of the 2 that it takes: tobacco.");
}

static void test_SC_6_3_to_6_5_and_6_9_goods(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    strip(&s, 0);
    hold(&s, 1, SC_CIGARS, 8);
    want(&s, 2, 1, 1, 0, 1);
    WHY(s, 0, "black-market rum cigars",
        TO_BUILDING("Black market") " You have no rum. The supply has no cigars left.");
    WHY(s, 0, "sawmill", TO_BUILDING("Sawmill") " You have no wood.");
    WHY(s, 0, "cafe rum+cigars", TO_BUILDING("Café") " You have no rum. You have no cigars.");
    WHY(s, 0, "office rum",
        TO_BUILDING("Office") " The ship does not ask for rum. You have no rum.");
    WHY(s, 0, "office sugar", TO_BUILDING("Office") " You have no sugar.");
}

static void test_SC_6_6_to_6_8_and_6_10(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    WHY(s, 0, "customs cigars", TO_BUILDING("Customs office") " The ship does not ask for cigars.");
    WHY(s, 0, "harbourmaster left",
        TO_BUILDING("Harbourmaster") " The value is at its lowest already: 2.");
    WHY(s, 0, "harbourmaster right", TO_BUILDING("Harbourmaster"));
    s.inactive = 1U << SC_PABLO;
    WHY(s, 0, "newspaper pablo", TO_BUILDING("Newspaper") " Pablo is inactive already.");
    stand_at(&s, SC_MARIA);
    s.pesos[0] = 5;
    s.vp[0] = 1;
    PLAY(&s, "drive jose", "move casino");
    WHY(s, 0, "casino vp 1", "You can do this now.");
    WHY(s, 0, "casino vp 2", "It takes 6 pesos; you have 5.");
    WHY(s, 0, "casino pesos 2", "It takes 2 VP; you have 1.");
}

static void test_SC_6_7_one_direction(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_MARIA);
    s.pesos[0] = 40;
    PLAY(&s, "drive jose", "move casino", "casino vp 8");
    WHY(s, 0, "casino vp 1", "You can do this now.");
    WHY(s, 0, "casino pesos 1", "In one visit the Casino exchanges in one direction only.");
}

static void test_SC_7_1_deliveries(void **state)
{
    (void)state;
    sc_state s = table_of(3);
    hold(&s, 0, SC_SUGAR, 3);
    hold(&s, 0, SC_WOOD, 1);
    WHY(s, 0, "deliver sugar 1", "Goods are delivered in turn when the car stops at the port.");
    WHY(s, 0, "pass", "One passes in a delivery round, when it is one's go.");
    stand_at(&s, SC_ALONSO);
    PLAY(&s, "drive port");
    WHY(s, 0, "deliver sugar 2", "You can do this now.");
    WHY(s, 0, "deliver sugar 3", "The ship asks for only 2 of this: sugar.");
    WHY(s, 0, "deliver cigars 1", "The ship does not ask for cigars. You have no cigars.");
    WHY(s, 0, "deliver citrus 2", "You have only 1 of the 2 that it takes: citrus.");
    WHY(s, 0, "deliver-wood citrus 2", "You have only 1 of the 2 that it takes: wood.");
    WHY(s, 0, "deliver-wood cigars 1", "The ship does not ask for cigars.");
    WHY(s, 1, "deliver sugar 1",
        "Ana is to decide now. Goods are delivered in turn when the car stops at the port.");
    PLAY(&s, "pass");
    WHY(s, 0, "deliver sugar 1",
        "Ben is to decide now. Goods are delivered in turn when the car stops at the port. You "
        "are out of this delivery round.");
    /* SC-5.5, SC-2.3 */
    WHY(s, 1, "skip", "Only the use of a building, and what Alonso offers, can be left.");
    WHY(s, 1, "leave rum",
        "A die is left out after the roll for a new ship, by the player who rolled.");
}

/* SC-7.7: nothing to act on until there is a new ship. */
static void test_SC_7_7_no_demand_before_the_roll(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.roll_due = 1;
    memset(s.demand, 0, sizeof s.demand);
    s.left_out = SC_DICE;
    WHY(s, 0, "office rum",
        TO_BUILDING("Office") " No ship asks for anything before the dice are rolled for it. You "
                              "have no rum.");
}

static void test_chance_is_nobodys(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    WHY(s, 0, "roll sugar 2", "Chance decides this, not a person.");
    s = fresh(2);
    WHY(s, 0, "pass",
        "Chance is to decide now. One passes in a delivery round, when it is one's go.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SC_3_1_drives),
        cmocka_unit_test(test_SC_4_2_pablo),
        cmocka_unit_test(test_section_10_miguel),
        cmocka_unit_test(test_SC_4_3_gifts),
        cmocka_unit_test(test_SC_4_4_seizing),
        cmocka_unit_test(test_SC_4_4_employing),
        cmocka_unit_test(test_SC_5_1_where_the_piece_goes),
        cmocka_unit_test(test_SC_5_what_is_past_in_the_turn),
        cmocka_unit_test(test_SC_5_2_to_5_4_the_piece_stays),
        cmocka_unit_test(test_SC_4_4_alonso_serves_once),
        cmocka_unit_test(test_no_wood_for_el_zorro_and_the_office),
        cmocka_unit_test(test_SC_6_2_factories),
        cmocka_unit_test(test_SC_6_3_to_6_5_and_6_9_goods),
        cmocka_unit_test(test_SC_6_6_to_6_8_and_6_10),
        cmocka_unit_test(test_SC_6_7_one_direction),
        cmocka_unit_test(test_SC_7_1_deliveries),
        cmocka_unit_test(test_SC_7_7_no_demand_before_the_roll),
        cmocka_unit_test(test_chance_is_nobodys),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
